import Testing

@testable import pinyin_sort
