internal import CSDL2
import CradleGeometry

/// Textured triangles whose vertices are whole pixels, with the exact place carried by the texels.
///
/// SDL's software renderer cuts vertices to whole pixels, which bends thin shapes. So every vertex moves to the
/// nearest whole pixel here, for both renderers, and its texel moves by as much: the picture stays where it was.
struct Mesh {
  private(set) var vertices: [SDL_Vertex] = []
  private(set) var indices: [Int32] = []
  private let color: SDL_Color
  private let width: Double
  private let height: Double

  init(texture: Texture, color: Color) {
    let (red, green, blue, alpha) = color.bytes
    self.color = SDL_Color(r: red, g: green, b: blue, a: alpha)
    (width, height) = (Double(texture.width), Double(texture.height))
  }

  /// A rectangle of a plane that `map` lays on the pixels, showing the texels between `from` and `to`.
  mutating func quad(_ rect: Rect, from: Point, to: Point, map: Transform) {
    guard rect.width > 0, rect.height > 0, let inverse = map.inverse else { return }
    let perX = (to.x - from.x) / rect.width
    let perY = (to.y - from.y) / rect.height
    func corner(_ x: Double, _ y: Double) {
      let exact = map.apply(Point(x: x, y: y))
      let pixel = Mesh.snapped(exact)
      let missed = inverse.apply(pixel - exact)
      append(
        pixel,
        Point(
          x: from.x + (x - rect.minX + missed.dx) * perX,
          y: from.y + (y - rect.minY + missed.dy) * perY))
    }
    let first = Int32(vertices.count)
    corner(rect.minX, rect.minY)
    corner(rect.maxX, rect.minY)
    corner(rect.maxX, rect.maxY)
    corner(rect.minX, rect.maxY)
    indices += [first, first + 1, first + 2, first, first + 2, first + 3]
  }

  /// A convex fan around its first vertex; pixels are whole, texels exact.
  mutating func fan(_ corners: [(pixel: Point, texel: Point)]) {
    guard corners.count > 2 else { return }
    let first = Int32(vertices.count)
    for corner in corners { append(corner.pixel, corner.texel) }
    for next in 1..<Int32(corners.count - 1) { indices += [first, first + next, first + next + 1] }
  }

  /// The nearest whole pixel corner; halves go right and down.
  static func snapped(_ point: Point) -> Point {
    Point(x: (point.x + 0.5).rounded(.down), y: (point.y + 0.5).rounded(.down))
  }

  private mutating func append(_ pixel: Point, _ texel: Point) {
    // A quarter texel keeps what is meant as a whole texel from being cut to the one before.
    let u = min(max(texel.x, 0), width) + 0.25
    let v = min(max(texel.y, 0), height) + 0.25
    vertices.append(
      SDL_Vertex(
        position: SDL_FPoint(x: Float(pixel.x), y: Float(pixel.y)), color: color,
        tex_coord: SDL_FPoint(x: Float(min(u / width, 1)), y: Float(min(v / height, 1)))))
  }
}
