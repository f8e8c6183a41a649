// swift-tools-version: 6.3
import PackageDescription

/// Swift 6 mode comes with the tools version; what is unsafe has to say so, and a warning stops the build.
let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What is there only with the trait `ICU`.
let withICU: TargetDependencyCondition? = .when(traits: ["ICU"])

let package = Package(
  name: "pinyin-collation",
  products: [
    .library(name: "PinyinCollation", targets: ["PinyinCollation"]),
    .library(name: "PinyinCollationFoundation", targets: ["PinyinCollationFoundation"]),
    .executable(name: "pinyin-sort", targets: ["pinyin-sort"]),
  ],
  traits: [
    .default(enabledTraits: ["ICU"]),
    .trait(
      name: "ICU", description: "Weighs text that is not Han by the system's ICU; without it embedded tables serve."),
  ],
  targets: [
    .systemLibrary(name: "CICU", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    // Built in this package whether used or not: without the trait its files are empty.
    .target(
      name: "CICUShim", dependencies: [.target(name: "CICU", condition: withICU)],
      cSettings: [.define("WITH_ICU", .when(traits: ["ICU"]))]),
    .target(name: "CNameData"),
    .target(name: "CNameKeys"),
    .target(
      name: "PinyinCollation",
      dependencies: [.target(name: "CICUShim", condition: withICU), "CNameData", "CNameKeys"],
      swiftSettings: strict),
    .target(name: "PinyinCollationFoundation", dependencies: ["PinyinCollation"], swiftSettings: strict),
    .executableTarget(name: "pinyin-sort", dependencies: ["PinyinCollation"], swiftSettings: strict),
    // Maintainers only: makes Data/generated. Nothing else depends on it.
    .executableTarget(name: "make-data", dependencies: ["PinyinCollation"], swiftSettings: strict),
    // The benchmark only: a peer that has no C interface.
    .target(
      name: "CAlphabeticIndex", dependencies: [.target(name: "CICU", condition: withICU)],
      path: "Benchmarks/CAlphabeticIndex", cxxSettings: [.define("WITH_ICU", .when(traits: ["ICU"]))]),
    .executableTarget(
      name: "name-bench",
      dependencies: ["PinyinCollation", .target(name: "CAlphabeticIndex", condition: withICU), "TestSupport"],
      path: "Benchmarks/NameBench", swiftSettings: strict),
    .target(name: "TestSupport", dependencies: ["PinyinCollation"], path: "Tests/TestSupport", swiftSettings: strict),
    // A second ICU beside the system's, for tests alone: the one that Foundation brings on Linux.
    .target(
      name: "SecondICU", dependencies: ["PinyinCollation"], path: "Tests/SecondICU", swiftSettings: strict,
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    // Maintainers only: lists where the two ICUs differ.
    .executableTarget(
      name: "icu-differences", dependencies: ["PinyinCollation", "SecondICU"], path: "Tests/ICUDifferences",
      swiftSettings: strict),
    .testTarget(name: "CICUShimTests", dependencies: [.target(name: "CICUShim", condition: withICU)]),
    .testTarget(name: "CNameDataTests", dependencies: ["CNameData", "PinyinCollation", "TestSupport"]),
    .testTarget(name: "CNameKeysTests", dependencies: ["CNameKeys"]),
    .testTarget(
      name: "PinyinCollationTests", dependencies: ["PinyinCollation", "SecondICU", "TestSupport"], swiftSettings: strict
    ),
    .testTarget(
      name: "PinyinCollationFoundationTests", dependencies: ["PinyinCollationFoundation", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "MakeDataTests", dependencies: ["make-data", "CNameData", "PinyinCollation", "TestSupport"],
      swiftSettings: strict),
    .testTarget(name: "NameBenchTests", dependencies: ["name-bench", "PinyinCollation"], swiftSettings: strict),
    .testTarget(name: "PinyinSortTests", dependencies: ["pinyin-sort", "TestSupport"], swiftSettings: strict),
  ],
  cLanguageStandard: .c2x,
  cxxLanguageStandard: .cxx17
)
