import Testing

@testable import PinyinCollation
