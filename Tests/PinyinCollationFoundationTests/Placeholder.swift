import Testing

@testable import PinyinCollationFoundation
