// swift-tools-version: 6.2
import PackageDescription

// The manifest is the architecture diagram: floors from the ground up, each a library that others can
// use alone. Arrows only point down; `make check` refuses an import that this file does not declare.

/// Warnings are errors in our own builds, where the Makefile sets the variable. A package that depends on this one, by URL,
/// by path or as a submodule, must not break by a newer compiler's new warning.
let isStrict = Context.environment["CRADLE_STRICT"] != nil
let strict: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []

/// On platforms without UIKit, modules named UIKit, CoreGraphics, QuartzCore, UniformTypeIdentifiers and MobileCoreServices stand
/// in for it, os and OSLog for the system's log, and a plugin removes the parts of sources that only Objective-C uses. On Apple's
/// systems they would hide the real ones, and are not built.
#if os(macOS)
  let uikit: (products: [Product], targets: [Target]) = ([], [])
#else
  let namesakes = ["CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "MobileCoreServices"]
  let uikit: (products: [Product], targets: [Target]) = (
    [
      .library(name: "UIKit", targets: ["UIKit", "os", "OSLog"] + namesakes),
      .plugin(name: "UIKitSources", targets: ["UIKitSources"]),
    ],
    namesakes.map {
      .target(name: $0, dependencies: ["CradleUIKit"], swiftSettings: strict)
    } + [
      // As Apple's it has the names of both, so that code may qualify a name by theirs.
      .target(
        name: "UIKit", dependencies: ["CradleUIKit", "CoreGraphics", "QuartzCore"], swiftSettings: strict),
      // Messages to the system's log, which these write to the standard error stream.
      .target(name: "os", swiftSettings: strict),
      .target(name: "OSLog", dependencies: ["os"], swiftSettings: strict),
      // Rewrites a target's folder `UIKit` while it builds.
      .executableTarget(name: "UIKitTranslator", swiftSettings: strict),
      .plugin(name: "UIKitSources", capability: .buildTool(), dependencies: ["UIKitTranslator"]),
      .testTarget(
        name: "CradleUIKitTests", dependencies: ["CradleUIKit", "UIKit", "OSLog", "TestSupport"],
        swiftSettings: strict
      ),
      .testTarget(
        name: "UIKitTranslatorTests", dependencies: ["UIKitTranslator", "TestSupport"], swiftSettings: strict),
      // Samples that use features of Objective-C: the plugin makes them compile. It is no test target's own, because
      // the test program would then have the translator's objects twice.
      .target(
        name: "UIKitSamples", dependencies: ["UIKit"], path: "Tests/UIKitSamples", exclude: ["UIKit"],
        swiftSettings: strict, plugins: ["UIKitSources"]),
      .testTarget(
        name: "UIKitSourcesTests", dependencies: ["CradleUIKit", "UIKitSamples"], swiftSettings: strict),
    ]
  )
#endif

let package = Package(
  name: "Cradle",
  // Built on Linux; the other platforms are supported in source, but not built here.
  platforms: [.macOS(.v13), .macCatalyst(.v16), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: uikit.products + [
    .library(name: "CradleGeometry", targets: ["CradleGeometry"]),
    .library(name: "CradlePhysics", targets: ["CradlePhysics"]),
    .library(name: "CradleDynamics", targets: ["CradleDynamics"]),
    .library(name: "CradleScrolling", targets: ["CradleScrolling"]),
    .library(name: "CradleCollectionView", targets: ["CradleCollectionView"]),
    .library(name: "CradleConstraints", targets: ["CradleConstraints"]),
    .library(name: "CradleUIKit", targets: ["CradleUIKit"]),
    .library(name: "CradleStage", targets: ["CradleStage"]),
    .executable(name: "cradle", targets: ["Playground"]),
  ],
  targets: uikit.targets + [
    // Ground floor: points, sizes, rects, vectors, transforms. Pure values.
    .target(
      name: "CradleGeometry", swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),

    // The shared core: closed-form laws.
    .target(
      name: "CradlePhysics", dependencies: ["CradleGeometry"], swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),

    // UIKit Dynamics' vocabulary over the world: animator, items, behaviours.
    .target(
      name: "CradleDynamics", dependencies: ["CradleGeometry", "CradlePhysics"],
      swiftSettings: strict),

    // ScrollView: the state machine over the laws, and over dynamics.
    .target(
      name: "CradleScrolling", dependencies: ["CradleGeometry", "CradlePhysics", "CradleDynamics"],
      swiftSettings: strict),

    // CollectionView, its layouts and its data.
    .target(
      name: "CradleCollectionView",
      dependencies: ["CradleGeometry", "CradlePhysics", "CradleDynamics", "CradleScrolling"],
      swiftSettings: strict),

    // Linear constraints with priorities, solved incrementally.
    .target(name: "CradleConstraints", dependencies: ["CradleGeometry"], swiftSettings: strict),

    // UIKit's own names over all of it, for code that was written for UIKit; Foundation's values.
    .target(
      name: "CradleUIKit",
      dependencies: [
        "CradleConstraints", "CradleGeometry", "CradlePhysics", "CradleDynamics", "CradleScrolling",
        "CradleCollectionView",
      ],
      swiftSettings: strict),

    // The only door to C: SDL2, SDL2_ttf, SDL2_image and fontconfig.
    .systemLibrary(name: "CSDL2"),

    // Window, canvas, text, pictures, events and the frame clock.
    .target(
      name: "CradleStage", dependencies: ["CradleGeometry", "CSDL2"], swiftSettings: strict),

    // The app.
    .executableTarget(
      name: "Playground",
      dependencies: [
        "CradleGeometry", "CradlePhysics", "CradleDynamics", "CradleScrolling", "CradleCollectionView",
        "CradleStage",
      ],
      swiftSettings: strict),

    // Tests, floor by floor.
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .target(
      name: "TestSupport", dependencies: ["CradleGeometry", "AllocationCounter"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "CradleGeometryTests", dependencies: ["CradleGeometry", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CradleConstraintsTests", dependencies: ["CradleConstraints", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CradlePhysicsTests",
      dependencies: ["CradleGeometry", "CradlePhysics", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CradleDynamicsTests",
      dependencies: ["CradleGeometry", "CradlePhysics", "CradleDynamics", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CradleScrollingTests",
      dependencies: ["CradleGeometry", "CradlePhysics", "CradleScrolling", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CradleCollectionViewTests",
      dependencies: [
        "CradleGeometry", "CradlePhysics", "CradleDynamics", "CradleScrolling", "CradleCollectionView",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CradleStageTests", dependencies: ["CradleGeometry", "CradleStage", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: [
        "CradleGeometry", "CradlePhysics", "CradleDynamics", "CradleScrolling", "CradleCollectionView",
        "CradleStage", "Playground", "TestSupport",
      ],
      exclude: ["Goldens"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
