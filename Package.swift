// swift-tools-version: 6.3
import PackageDescription

/// Swift 6 mode comes with the tools version; what is unsafe has to say so, and a warning stops the build.
let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "pinyin-collation",
  products: [
    .library(name: "PinyinCollation", targets: ["PinyinCollation"]),
    .library(name: "PinyinCollationFoundation", targets: ["PinyinCollationFoundation"]),
    .executable(name: "pinyin-sort", targets: ["pinyin-sort"]),
  ],
  targets: [
    .systemLibrary(name: "CICU", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(name: "CICUShim", dependencies: ["CICU"]),
    .target(name: "CNameData"),
    .target(name: "PinyinCollation", dependencies: ["CICUShim", "CNameData"], swiftSettings: strict),
    .target(name: "PinyinCollationFoundation", dependencies: ["PinyinCollation"], swiftSettings: strict),
    .executableTarget(name: "pinyin-sort", dependencies: ["PinyinCollation"], swiftSettings: strict),
    // Maintainers only: makes Data/generated. Nothing else depends on it.
    .executableTarget(name: "make-data", dependencies: ["PinyinCollation"], swiftSettings: strict),
    // The benchmark only: a peer that has no C interface.
    .target(name: "CAlphabeticIndex", dependencies: ["CICU"], path: "Benchmarks/CAlphabeticIndex"),
    .executableTarget(
      name: "name-bench", dependencies: ["PinyinCollation", "CAlphabeticIndex", "TestSupport"],
      path: "Benchmarks/NameBench", swiftSettings: strict),
    .target(name: "TestSupport", dependencies: ["PinyinCollation"], path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(name: "CICUShimTests", dependencies: ["CICUShim"]),
    .testTarget(name: "CNameDataTests", dependencies: ["CNameData", "PinyinCollation", "TestSupport"]),
    .testTarget(name: "PinyinCollationTests", dependencies: ["PinyinCollation", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "PinyinCollationFoundationTests", dependencies: ["PinyinCollationFoundation", "TestSupport"],
      swiftSettings: strict),
    .testTarget(name: "NameBenchTests", dependencies: ["name-bench", "PinyinCollation"], swiftSettings: strict),
    .testTarget(name: "PinyinSortTests", dependencies: ["pinyin-sort", "TestSupport"], swiftSettings: strict),
  ],
  cLanguageStandard: .c2x,
  cxxLanguageStandard: .cxx17
)
