import CradleGeometry
import Testing

@testable import CradleStage

extension StageTests {
  /// The cache of textures alone.
  @Suite struct TextureCacheTests {
    /// A key of its own for each number.
    private func key(_ number: Int) -> TextureCache.Key {
      .corners(CornerMask(radius: Double(number), border: 0))
    }

    private func square() -> Bitmap { Bitmap(width: 16, height: 16) { _, _ in 1.0 } }

    @Test("a texture is made once for each key") func makesEachOnce() throws {
      let cache = try Sheet().textures
      let first = cache.texture(for: key(1), bitmap: square)
      #expect(cache.texture(for: key(1), bitmap: square) === first)
      #expect(cache.texture(for: key(2), bitmap: square) !== first)
      #expect(cache.created == 2)
    }

    @Test("the least recently used textures are dropped when the capacity is exceeded") func dropsTheOldest()
      throws
    {
      // Four textures of 16 × 16 pixels; three quarters of it are left after a drop.
      let cache = try Sheet(capacity: 4 * 1024).textures
      for number in 1...4 { _ = cache.texture(for: key(number), bitmap: square) }
      _ = cache.texture(for: key(1), bitmap: square)
      _ = cache.texture(for: key(5), bitmap: square)
      let made = cache.created
      for number in [1, 4, 5] { _ = cache.texture(for: key(number), bitmap: square) }
      #expect(cache.created == made)
      for number in [2, 3] { _ = cache.texture(for: key(number), bitmap: square) }
      #expect(cache.created == made + 2)
    }

    @Test("a cache without its textures makes them again") func makesThemAgain() throws {
      let cache = try Sheet().textures
      _ = cache.texture(for: key(1), bitmap: square)
      cache.removeAll()
      _ = cache.texture(for: key(1), bitmap: square)
      #expect(cache.created == 2)
    }

    @Test("a picture that cannot be made is a failure of the renderer") func recordsFailures() throws {
      let sheet = try Sheet()
      #expect(sheet.textures.texture(for: key(1)) { nil } == nil)
      #expect(throws: StageError.self) { try sheet.renderer.throwFailure() }
    }
  }
}
