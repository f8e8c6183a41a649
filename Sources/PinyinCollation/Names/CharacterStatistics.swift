#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// How a character behaves behind the first one of a text: in given names, in words, in transcribed names.
///
/// Four logarithms in 32 bits, each in tenths and kept within a signed byte, made by the generator from the counts of
/// Data/name_characters.tsv.
package struct CharacterStatistics: Hashable, Sendable {
  /// The four bytes as the table holds them.
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Works the logarithms out of occurrences per 100,000.
  package init(first: Double, last: Double, word: Double, foreign: Double) {
    // Three occurrences more everywhere, less than one in the list the counts were taken from: what was never seen is
    // unlikely and not impossible.
    let (first, last, word, foreign) = (first + 3, last + 3, word + 3, foreign + 3)
    let logarithms = [
      log(first / 100_000), log(first / word), log(last / word), log(foreign / ((first + last) / 2)),
    ]
    rawValue = logarithms.reduce(0) { packed, value in
      packed << 8 | UInt32(UInt8(bitPattern: Int8(max(-127, min(127, (value * 10).rounded())))))
    }
  }

  /// A character that was never seen.
  package static let unknown = CharacterStatistics(first: 0, last: 0, word: 0, foreign: 0)

  /// The natural logarithm of how often a given name of two characters begins with this one.
  package var logFirst: Double { Double(byte(3)) / 10 }
  /// How much likelier the character begins a given name than it stands in a word, as a natural logarithm, in tenths.
  package var givenFirst: Int { byte(2) }
  /// How much likelier it ends a given name, in tenths.
  package var givenLast: Int { byte(1) }
  /// How much likelier it stands in a transcribed name than in a given name, in tenths.
  package var foreign: Int { byte(0) }

  private func byte(_ place: UInt32) -> Int {
    Int(Int8(bitPattern: UInt8(truncatingIfNeeded: rawValue >> (place * 8))))
  }
}
