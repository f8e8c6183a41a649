import Foundation
import PinyinCollation
import SecondICU

// Lists where the system's ICU and that of Foundation differ, as rows of docs/icu-differences.tsv: `make icu-differences`.
#if ICU && canImport(_FoundationICU)
do {
  let differences = try ICUDifferences()
  for row in try differences.table() { print(row) }
  let message = "\(try differences.newPlaces()) more characters have a place of their own in the second order alone.\n"
  FileHandle.standardError.write(Data(message.utf8))
} catch {
  FileHandle.standardError.write(Data("icu-differences: \(error)\n".utf8))
  exit(1)
}
#else
FileHandle.standardError.write(
  Data("icu-differences: this needs two ICUs, the system's and that of Foundation.\n".utf8))
exit(1)
#endif
