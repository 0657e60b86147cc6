import CradleGeometry
import Testing

@testable import CradleStage

/// A black surface with a renderer and its textures: what a part of a canvas draws on.
struct Sheet {
  let surface: Surface
  let renderer: Renderer
  let textures: TextureCache

  /// Makes a sheet of a size in pixels.
  init(width: Int = 64, height: Int = 64, capacity: Int = 1 << 20) throws {
    surface = try #require(Surface(width: width, height: height))
    renderer = try #require(Renderer(on: surface))
    textures = TextureCache(renderer, capacity: capacity)
    renderer.clear(.black)
  }

  /// How much of a pixel is white, 0…1; 0 outside.
  func coverage(_ x: Int, _ y: Int) -> Double {
    renderer.flush()
    return Double((surface.pixel(x: x, y: y) ?? 0) >> 8 & 0xFF) / 255
  }

  /// The white area in pixels.
  var area: Double {
    renderer.flush()
    return surface.pixels().reduce(0) { $0 + Double($1 >> 8 & 0xFF) / 255 }
  }
}
