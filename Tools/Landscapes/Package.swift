// swift-tools-version: 6.2
import PackageDescription

// The painter of assets/photos. It uses CradleStage, and no product depends on it, so that users of Cradle do not build
// it. Run: make pictures. Test: swift test --package-path Tools/Landscapes
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Landscapes",
  dependencies: [.package(name: "Cradle", path: "../..")],
  targets: [
    .executableTarget(
      name: "Landscapes", dependencies: [.product(name: "CradleStage", package: "Cradle")],
      swiftSettings: strict),
    .testTarget(
      name: "LandscapesTests",
      dependencies: ["Landscapes", .product(name: "CradleStage", package: "Cradle")], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
