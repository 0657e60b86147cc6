internal import CSDL2
import CradleGeometry

/// Textured triangles whose vertices are whole pixels, with the exact place carried by the texels.
///
/// SDL's software renderer rounds vertices down to whole pixels, which bends thin shapes. So every vertex
/// moves to the nearest whole pixel here, for both renderers, and its texture coordinate moves by the same
/// amount, so that the picture stays in place.
struct Mesh {
  private(set) var vertices: [SDL_Vertex] = []
  private(set) var indices: [Int32] = []
  private let color: SDL_Color
  private let width: Double
  private let height: Double

  private let tile: Double

  /// The software renderer visits every pixel of a triangle's bounds, so long slanted shapes are cut into
  /// tiles of this size.
  private static let softwareTile = 32.0

  private let shift: Double
  private let clip: PixelRect

  /// The sample points of texels: a mask's at their top left corners, a picture's at their middles.
  enum Texels { case corners, middles }

  init(texture: Texture, color: Color, texels: Texels, clip: PixelRect) {
    self.clip = clip
    // Middles are shifted slightly, so that rounding down does not turn a whole texel coordinate into the
    // previous one.
    shift = texels == .corners ? 0.5 : 0.01
    let (red, green, blue, alpha) = color.bytes
    self.color = SDL_Color(r: red, g: green, b: blue, a: alpha)
    (width, height) = (Double(texture.width), Double(texture.height))
    tile = texture.isSoftware ? Self.softwareTile : .infinity
  }

  /// Adds a rectangle of a plane that `map` maps to pixels, showing the texels between `from` and `to`.
  mutating func quad(_ rect: Rect, from: Point, to: Point, map: PlaneMap) {
    guard rect.width > 0, rect.height > 0, map.lens != nil || map.affine.inverse != nil else { return }
    var inverse = map.affine.inverse
    let perX = (to.x - from.x) / rect.width
    let perY = (to.y - from.y) / rect.height
    let (columns, rows) = tiles(of: rect, map)
    let first = Int32(vertices.count)
    for row in 0...rows {
      for column in 0...columns {
        let (dx, dy) = (
          rect.width * Double(column) / Double(columns), rect.height * Double(row) / Double(rows)
        )
        let point = Point(x: rect.minX + dx, y: rect.minY + dy)
        let exact = map.apply(point)
        let pixel = Mesh.snapped(exact)
        if map.lens != nil { inverse = map.tangent(at: point).inverse }
        let missed = inverse?.apply(pixel - exact) ?? .zero
        append(pixel, Point(x: from.x + (dx + missed.dx) * perX, y: from.y + (dy + missed.dy) * perY))
      }
    }
    let stride = Int32(columns + 1)
    // SDL's software renderer fills an upright copy of less than a texel. Cut along the other diagonal, it is
    // drawn as triangles.
    let isThin = abs(to.x - from.x) < Double(columns) || abs(to.y - from.y) < Double(rows)
    for row in 0..<Int32(rows) {
      for column in 0..<Int32(columns) {
        let corner = first + row * stride + column
        let below = corner + stride
        let cell =
          isThin && falls(corner, below + 1)
          ? [below + 1, below, corner + 1, below, corner, corner + 1]
          : [corner + 1, below + 1, corner, below + 1, below, corner]
        if shows(cell) { indices += cell }
      }
    }
  }

  /// A place along a side of a sliced rectangle, and the texel that it shows.
  struct Stop {
    let position: Double
    let texel: Double
  }

  /// Adds a rectangle of a plane cut at the stops along its sides; each slice shows the texels between its stops.
  mutating func slices(_ columns: [Stop], _ rows: [Stop], map: PlaneMap, omitsMiddle: Bool = false) {
    for (row, (top, bottom)) in zip(rows, rows.dropFirst()).enumerated() {
      for (column, (left, right)) in zip(columns, columns.dropFirst()).enumerated() {
        if omitsMiddle, row == 1, column == 1 { continue }
        quad(
          Rect(
            x: left.position, y: top.position, width: right.position - left.position,
            height: bottom.position - top.position),
          from: Point(x: left.texel, y: top.texel), to: Point(x: right.texel, y: bottom.texel), map: map)
      }
    }
  }

  private func tiles(of rect: Rect, _ map: PlaneMap) -> (columns: Int, rows: Int) {
    if map.lens != nil { return tilesInPerspective(of: rect, map) }
    let map = map.affine
    // Upright rectangles are copied, so tiles may be larger; a tile that crosses the edge of the surface is
    // drawn whole first.
    let tile = map.b == 0 && map.c == 0 ? tile * 16 : tile
    let across = map.apply(Vector(dx: rect.width, dy: 0)).length
    let down = map.apply(Vector(dx: 0, dy: rect.height)).length
    return (Int(max(1, min(across / tile, 128))), Int(max(1, min(down / tile, 128))))
  }

  // Texels are interpolated linearly in each triangle; in perspective the error decreases
  // with the size of the triangles.
  private func tilesInPerspective(of rect: Rect, _ map: PlaneMap) -> (columns: Int, rows: Int) {
    let corners = rect.corners.map(map.apply)
    func tiles(_ a: Double, _ b: Double) -> Int { Int(max(1, min(max(a, b) / Self.perspectiveTile, 64))) }
    return (
      tiles(corners[0].distance(to: corners[1]), corners[3].distance(to: corners[2])),
      tiles(corners[0].distance(to: corners[3]), corners[1].distance(to: corners[2]))
    )
  }

  /// The size of those triangles, in pixels: the error of a card of 300 points that is rotated by 60°, seen
  /// from 500 points away, is then below half a pixel.
  private static let perspectiveTile = 16.0

  // Whether a cell's diagonal goes down to the right rather than up to the right.
  private func falls(_ a: Int32, _ b: Int32) -> Bool {
    let (a, b) = (vertices[Int(a)].position, vertices[Int(b)].position)
    return (b.x - a.x) * (b.y - a.y) > 0
  }

  // Whether the bounds of some vertices touch the clip.
  private func shows(_ cell: [Int32]) -> Bool {
    var (left, right, top, bottom) = (Float.infinity, -Float.infinity, Float.infinity, -Float.infinity)
    for index in cell {
      let position = vertices[Int(index)].position
      (left, right) = (min(left, position.x), max(right, position.x))
      (top, bottom) = (min(top, position.y), max(bottom, position.y))
    }
    return right > Float(clip.x) && left < Float(clip.maxX) && bottom > Float(clip.y)
      && top < Float(clip.maxY)
  }

  /// Adds a convex fan around its first vertex; pixels are whole, texels exact.
  mutating func fan(_ corners: [(pixel: Point, texel: Point)]) {
    guard corners.count > 2 else { return }
    let first = Int32(vertices.count)
    let start = Mesh.isMistakable(corners) ? 1 : 0
    for corner in corners[start...] + corners[..<start] { append(corner.pixel, corner.texel) }
    // The vertex that the triangles share comes last: SDL's software renderer treats a triangle with a
    // horizontal and a vertical side as half of a rectangle if the previous triangle starts at the right
    // angle.
    for next in 1..<Int32(corners.count - 1) { indices += [first + next, first + next + 1, first] }
  }

  /// Whether SDL's software renderer would draw a fan of four as an upright copy, although its texels are
  /// rotated by a right angle. It does so with every upright rectangle that is cut along its falling
  /// diagonal; cut along the other one, the rectangle is drawn correctly.
  private static func isMistakable(_ corners: [(pixel: Point, texel: Point)]) -> Bool {
    guard corners.count == 4 else { return false }
    let (a, b, c, d) = (corners[0].pixel, corners[1].pixel, corners[2].pixel, corners[3].pixel)
    let isLevelFirst = a.y == b.y && b.x == c.x
    guard b - a == c - d, isLevelFirst || (a.x == b.x && b.y == c.y) else { return false }
    guard (c.x - a.x) * (c.y - a.y) > 0 else { return false }
    let first = corners[1].texel - corners[0].texel
    let second = corners[2].texel - corners[1].texel
    let (level, steep) = isLevelFirst ? (first, second) : (second, first)
    return abs(level.dy) > abs(level.dx) && abs(steep.dx) > abs(steep.dy)
  }

  /// The nearest whole pixel corner; halves round right and down. Clamped to ±8192, beyond which SDL's
  /// integers would overflow.
  static func snapped(_ point: Point) -> Point {
    func snapped(_ coordinate: Double) -> Double { min(max((coordinate + 0.5).rounded(.down), -8192), 8192) }
    return Point(x: snapped(point.x), y: snapped(point.y))
  }

  private mutating func append(_ pixel: Point, _ texel: Point) {
    let u = min(max(texel.x, 0), width) + shift
    let v = min(max(texel.y, 0), height) + shift
    vertices.append(
      SDL_Vertex(
        position: SDL_FPoint(x: Float(pixel.x), y: Float(pixel.y)), color: color,
        tex_coord: SDL_FPoint(x: Float(min(u / width, 1)), y: Float(min(v / height, 1)))))
  }
}
