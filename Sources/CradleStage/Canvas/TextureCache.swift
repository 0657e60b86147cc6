/// Textures by their content; the least recently used are dropped first when they take too much memory.
final class TextureCache {
  /// Identifies a texture by all that is needed to draw it again.
  enum Key: Hashable {
    case mask(Mask)
    case corners(CornerMask)
    case shadow(ShadowMask)
    case line(LineKey)
    case picture(PictureKey)
    case ground(CornerKey)
  }

  private struct Entry {
    let texture: Texture
    var lastUse: UInt64
  }

  private var entries: [Key: Entry] = [:]
  private var clock: UInt64 = 0
  private var bytes = 0
  private let capacity: Int
  /// The number of textures made so far; a steady frame adds none.
  private(set) var created = 0

  /// Makes a cache that holds about `capacity` bytes of pixels.
  init(capacity: Int) { self.capacity = capacity }

  /// The texture for a key, made from `bitmap` the first time; nil if that or the upload fails.
  func texture(for key: Key, renderer: Renderer, bitmap: () -> Bitmap?) -> Texture? {
    clock += 1
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = clock
      return entries.values[index].texture
    }
    guard let bitmap = bitmap(), let texture = Texture(bitmap, renderer: renderer) else { return nil }
    created += 1
    bytes += texture.width * texture.height * 4
    entries[key] = Entry(texture: texture, lastUse: clock)
    if bytes > capacity { evict() }
    return texture
  }

  /// Drops everything: the renderer has lost its textures.
  func removeAll() {
    entries.removeAll()
    bytes = 0
  }

  // Drops to three quarters in one sweep, so that a full cache does not sort at every new texture.
  private func evict() {
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if bytes <= capacity / 4 * 3 || entry.lastUse == clock { break }
      bytes -= entry.texture.width * entry.texture.height * 4
      entries[key] = nil
    }
  }
}
