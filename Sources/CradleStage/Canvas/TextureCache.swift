/// Textures by what they show, the longest unused dropped first once they take too much memory.
final class TextureCache {
  /// What a texture shows: enough to draw it again, and to know it when it is asked for.
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
  /// How many textures were ever made; a steady frame adds none.
  private(set) var created = 0

  /// Makes a cache that holds about `capacity` bytes of pixels.
  init(capacity: Int) { self.capacity = capacity }

  /// The texture for a key, made from `bitmap` the first time; nil when that or the upload fails.
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

  /// Forgets everything: the renderer has lost its textures.
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
