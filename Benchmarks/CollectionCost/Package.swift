// swift-tools-version: 6.2
import PackageDescription

// The cost of a collection of a million items. Run: swift run -c release --package-path Benchmarks/CollectionCost

let package = Package(
  name: "CollectionCost",
  dependencies: [.package(name: "Cradle", path: "../..")],
  targets: [
    .executableTarget(
      name: "CollectionBenchmark",
      dependencies: [
        .product(name: "CradleGeometry", package: "Cradle"),
        .product(name: "CradleScrolling", package: "Cradle"),
        .product(name: "CradleCollectionView", package: "Cradle"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
