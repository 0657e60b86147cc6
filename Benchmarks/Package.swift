// swift-tools-version: 6.2
import PackageDescription

// Our engine and Debian's Box2D 2.4.1 and Chipmunk 7.0.3 on identical scenes, one thread.
// Needs libbox2d-dev and libchipmunk-dev. Run: swift run -c release --package-path Benchmarks Benchmarks
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Cradle", path: "..")],
  targets: [
    // The time of a step.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Box2DPeer", "ChipmunkPeer", "Engines", "Peer", .product(name: "CradleGeometry", package: "Cradle"),
        .product(name: "CradlePhysics", package: "Cradle"),
        .product(name: "CradleDynamics", package: "Cradle"),
      ]),
    // Other engines behind one table of C functions, and all engines behind one protocol: a scene is written once.
    .target(name: "Peer"),
    .target(name: "Box2DPeer", dependencies: ["Peer"], linkerSettings: [.linkedLibrary("box2d")]),
    .target(name: "ChipmunkPeer", dependencies: ["Peer"], linkerSettings: [.linkedLibrary("chipmunk")]),
    .target(
      name: "Engines",
      dependencies: [
        "Peer", .product(name: "CradleGeometry", package: "Cradle"),
        .product(name: "CradlePhysics", package: "Cradle"),
      ]),

    // The seeded scenes' random numbers.
    .target(name: "RandomNumbers"),

    // The cost of a collection of a million items. Run: swift run -c release --package-path Benchmarks CollectionCost
    .executableTarget(
      name: "CollectionCost",
      dependencies: [
        .product(name: "CradleGeometry", package: "Cradle"),
        .product(name: "CradleScrolling", package: "Cradle"),
        .product(name: "CradleCollectionView", package: "Cradle"),
      ]),

    // The physical laws, one by one.
    .executableTarget(
      name: "Truth",
      dependencies: [
        "Box2DPeer", "ChipmunkPeer", "Engines", "Peer", "RandomNumbers",
        .product(name: "CradleGeometry", package: "Cradle"),
        .product(name: "CradlePhysics", package: "Cradle"),
      ]),

    // Contact on hundreds of seeded scenes.
    .executableTarget(
      name: "Distributions",
      dependencies: [
        "RandomNumbers", .product(name: "CradleGeometry", package: "Cradle"),
        .product(name: "CradlePhysics", package: "Cradle"),
      ]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
