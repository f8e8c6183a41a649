/// A fault in a table of Data/ or in a file of Unicode, with file and line where there is one.
struct DataError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
