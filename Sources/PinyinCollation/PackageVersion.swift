/// The versions of the package and of what it rests on.
public enum PackageVersion {
  /// The version of the package, as in CHANGELOG.md.
  public static let number = "0.1.0"

  /// The version of the embedded data, with its digest.
  public static var data: String {
    (try? DataVersion.embedded.get()).map { "data \($0.number) (\($0.digest))" } ?? "data damaged"
  }
}
