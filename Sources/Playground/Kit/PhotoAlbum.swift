import CradleStage
import Synchronization

/// The app's photos, in `assets/photos`.
///
/// Without the folder there are no photos, and nothing else changes.
final class PhotoAlbum {
  static let folder = "assets/photos"

  private let path: String?
  private let report: (String) -> Void
  /// The photos that were read; one that cannot be read is nil and not tried again.
  private var photos: [String: Picture?] = [:]

  /// Opens the nearest album in or above some folders.
  ///
  /// - Parameters:
  ///   - starts: The folders in which, and above which, the album is searched.
  ///   - report: Called with a line about a missing folder or an unreadable photo, when a photo is first
  ///     requested. The default writes each line to standard error once, for any number of albums.
  init(
    near starts: [String] = AssetFolder.starts, report: @escaping (String) -> Void = PhotoAlbum.reportOnce
  ) {
    path = AssetFolder.path(of: Self.folder, near: starts)
    self.report = report
  }

  private static let reported = Mutex<Set<String>>([])

  private static func reportOnce(_ line: String) {
    guard reported.withLock({ $0.insert(line).inserted }) else { return }
    Playground.report(.failure(line))
  }

  /// A photo by its file's name; nil if it is missing or cannot be read.
  subscript(file: String) -> Picture? {
    if let known = photos[file] { return known }
    let photo = read(file)
    photos[file] = .some(photo)
    return photo
  }

  private func read(_ file: String) -> Picture? {
    guard let path else {
      report(
        "no folder \(Self.folder) at or above the executable or the current directory; landscapes are drawn in place of "
          + "photos")
      return nil
    }
    do {
      return try Picture(path: "\(path)/\(file)")
    } catch {
      report("\(error); a landscape is drawn in its place")
      return nil
    }
  }
}
