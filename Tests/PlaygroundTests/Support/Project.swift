import Foundation

/// Where this checkout keeps what tests look at.
enum Project {
  static var root: String {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.path
  }

  static func gesture(_ demo: String) -> String { "\(root)/assets/gestures/\(demo).json" }
  static func golden(_ demo: String) -> String { "\(root)/Tests/PlaygroundTests/Goldens/\(demo).png" }
}
