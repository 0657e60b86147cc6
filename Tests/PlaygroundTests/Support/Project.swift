import Foundation

/// Where this checkout keeps what tests look at.
enum Project {
  static var root: String {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.path
  }

  /// The path of a file anywhere under a folder of this checkout; nil if there is none.
  static func source(_ name: String, under folder: String) -> String? {
    FileManager.default.enumerator(atPath: "\(root)/\(folder)")?.lazy.compactMap { $0 as? String }
      .first { $0.hasSuffix("/" + name) }.map { "\(root)/\(folder)/\($0)" }
  }

  static func gesture(_ demo: String) -> String { "\(root)/assets/gestures/\(demo).json" }
  static func golden(_ demo: String) -> String { "\(root)/Tests/PlaygroundTests/Goldens/\(demo).png" }
}
