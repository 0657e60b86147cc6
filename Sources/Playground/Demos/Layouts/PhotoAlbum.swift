import CradleStage

/// The photos that come with the app, in `assets/photos`.
///
/// Without the folder there are no photos, and nothing else changes.
final class PhotoAlbum {
  static let folder = "assets/photos"

  private let path: String?
  /// What has been read; a photo that cannot be is not tried again.
  private var photos: [String: Picture?] = [:]

  init(near starts: [String] = AssetFolder.starts) { path = AssetFolder.path(of: Self.folder, near: starts) }

  /// A photo by its file's name; nil when there is none, or none that can be read.
  subscript(file: String) -> Picture? {
    if let known = photos[file] { return known }
    let photo = path.flatMap { try? Picture(path: "\($0)/\(file)") }
    photos[file] = .some(photo)
    return photo
  }
}
