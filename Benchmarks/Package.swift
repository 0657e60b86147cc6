// swift-tools-version: 6.2
import PackageDescription

// Our engine and Debian's Box2D 2.4.1 and Chipmunk 7.0.3 on identical scenes, one thread.
// Needs libbox2d-dev and libchipmunk-dev. Run: swift run -c release --package-path Benchmarks Benchmarks
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Cradle", path: "..")],
  targets: [
    .target(name: "Box2DScenes", linkerSettings: [.linkedLibrary("box2d")]),
    .target(name: "ChipmunkScenes", linkerSettings: [.linkedLibrary("chipmunk")]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Box2DScenes", "ChipmunkScenes", .product(name: "CradleGeometry", package: "Cradle"),
        .product(name: "CradlePhysics", package: "Cradle"),
        .product(name: "CradleDynamics", package: "Cradle"),
      ]),
    .executableTarget(
      name: "Distributions",
      dependencies: [
        .product(name: "CradleGeometry", package: "Cradle"), .product(name: "CradlePhysics", package: "Cradle"),
      ]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
