import Foundation

/// A folder of files that come with the app, such as `assets/photos`.
///
/// The folder is searched upward from the executable and from the current directory, so that it is found from
/// a build folder, a checkout and a copy beside the binary.
enum AssetFolder {
  static var starts: [String] { [Bundle.main.bundlePath, FileManager.default.currentDirectoryPath] }

  /// The nearest such folder in or above some paths; nil if there is none.
  static func path(of folder: String, near starts: [String] = Self.starts) -> String? {
    starts.lazy.compactMap { find(folder, above: $0) }.first
  }

  private static func find(_ folder: String, above start: String) -> String? {
    var url = URL(fileURLWithPath: start).standardizedFileURL.resolvingSymlinksInPath()
    while true {
      let candidate = url.appendingPathComponent(folder).path
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder), isFolder.boolValue {
        return candidate
      }
      guard url.path != "/" else { return nil }
      url.deleteLastPathComponent()
    }
  }
}
