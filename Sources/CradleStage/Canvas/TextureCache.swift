/// Textures by their content; the least recently used are dropped first when they take too much memory.
final class TextureCache {
  /// Identifies a texture by all that is needed to draw it again.
  enum Key: Hashable {
    case mask(Mask)
    case corners(CornerMask)
    case shadow(ShadowMask)
    case line(LineKey)
    case picture(PictureKey)
    case clipCorner(ClipCorner)
  }

  private struct Entry {
    let texture: Texture
    var lastUse: UInt64
  }

  private var entries: [Key: Entry] = [:]
  private var clock: UInt64 = 0
  private var bytes = 0
  private let renderer: Renderer
  private let capacity: Int
  /// The number of textures made so far; a steady frame adds none.
  private(set) var created = 0

  /// Makes a cache of a renderer's textures that holds about `capacity` bytes of pixels.
  init(_ renderer: Renderer, capacity: Int) { (self.renderer, self.capacity) = (renderer, capacity) }

  /// The texture of a mask, made on first use; nil after a failure, which the renderer keeps.
  func texture(of mask: Mask) -> Texture? { texture(for: .mask(mask), bitmap: mask.bitmap) }

  /// The texture for a key, made from `bitmap` on first use; nil after a failure of that or of the upload, which the
  /// renderer keeps.
  func texture(for key: Key, bitmap: () -> Bitmap?) -> Texture? {
    clock += 1
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = clock
      return entries.values[index].texture
    }
    guard let bitmap = bitmap(), let texture = Texture(bitmap, renderer: renderer) else {
      renderer.record(.cannotDraw(call: "SDL_CreateTexture", reason: StageError.lastReason))
      return nil
    }
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
