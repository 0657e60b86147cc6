import CradleStage
import Foundation

/// The photos that come with the app, in `assets/photos`.
///
/// The folder is looked for upward from the executable and from the current directory, so that it is found from a build
/// folder, a checkout and a copy beside the binary. Without it there are no photos, and nothing else changes.
final class PhotoAlbum {
  static let folder = "assets/photos"

  private let path: String?
  /// What has been read; a photo that cannot be is not tried again.
  private var photos: [String: Picture?] = [:]

  /// Opens the album that starts the nearest above one of some paths.
  init(near starts: [String] = [Bundle.main.bundlePath, FileManager.default.currentDirectoryPath]) {
    path = starts.lazy.compactMap(Self.find).first
  }

  private static func find(above start: String) -> String? {
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

  /// A photo by its file's name; nil when there is none, or none that can be read.
  subscript(file: String) -> Picture? {
    if let known = photos[file] { return known }
    let photo = path.flatMap { try? Picture(path: "\($0)/\(file)") }
    photos[file] = .some(photo)
    return photo
  }
}
