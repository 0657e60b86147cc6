import CradleGeometry

/// A shape of the box. Its size looks random but is computed, so that runs can be replayed.
struct HeapShape {
  enum Kind: Int, CaseIterable {
    case box, circle, polygon

    var name: String { "\(self)" }
  }

  /// The largest distance of any part of a shape from its centre, in points: a polygon of the largest side,
  /// 60 · 1.2, has its corners at 0.62 of that size from a middle that is at most as far from its centroid.
  static let largestExtent = 60 * 1.2 * 0.62 * 2

  let kind: Kind
  /// The numbers that determine its size, colour and rotation.
  let (number, side): (Int, Double)
  let size: Size
  /// Corners about the centre of mass; empty for box and circle.
  var corners: [Vector] = []
  let color: Int
  let rotation: Double

  /// The shape with a number; `side` is the mean side of its kind, in points.
  init(_ kind: Kind, number: Int, side: Double) {
    var draw = Draw(number: number)
    self.kind = kind
    (self.number, self.side) = (number, side)
    let side = side * (0.8 + 0.4 * draw.next())
    color = Int(draw.next() * 8)
    rotation = kind == .box ? 0 : draw.next() * 2 * Double.pi
    switch kind {
    case .box:
      size = Size(width: side * (0.9 + 0.5 * draw.next()), height: side * (0.75 + 0.25 * draw.next()))
    case .circle: size = Size(width: side, height: side)
    case .polygon:
      let count = 3 + Int(draw.next() * 4)
      let outline = (0..<count).map { corner in
        let angle = (Double(corner) + 0.5 * draw.next()) * 2 * Double.pi / Double(count)
        return Vector(angle: angle, length: side * 0.62)
      }
      let middle = Self.centroid(outline)
      corners = outline.map { $0 - middle }
      let half = corners.map { max(abs($0.dx), abs($0.dy)) }.max() ?? side
      size = Size(width: 2 * half, height: 2 * half)
    }
  }

  /// Its area, in pt².
  var area: Double {
    switch kind {
    case .box: return size.width * size.height
    case .circle: return size.width * size.width * Double.pi / 4
    case .polygon:
      return abs(zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { $0 + $1.0.cross($1.1) })
        / 2
    }
  }

  /// The distance of the farthest point from the centre, in points.
  var extent: Double {
    switch kind {
    case .box: Vector(dx: size.width, dy: size.height).length / 2
    case .circle: size.width / 2
    case .polygon: corners.map(\.length).max() ?? 0
    }
  }

  func item(id: String, at center: Point) -> DemoItem {
    let shape: DemoItem.Shape =
      switch kind {
      case .box: .box
      case .circle: .disc
      case .polygon: .polygon(corners)
      }
    let item = DemoItem(id: id, shape: shape, center: center, size: size, color: color)
    item.rotation = rotation
    return item
  }

  private static func centroid(_ corners: [Vector]) -> Vector {
    var (sum, area) = (Vector.zero, 0.0)
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      sum += (a + b) * a.cross(b)
      area += a.cross(b)
    }
    return sum / (3 * area)
  }

  /// Numbers in 0..<1, determined by a whole number (splitmix64).
  private struct Draw {
    var state: UInt64

    init(number: Int) { state = UInt64(truncatingIfNeeded: number) &* 0xD134_2543_DE82_EF95 }

    mutating func next() -> Double {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return Double((z ^ (z >> 31)) >> 11) / 9_007_199_254_740_992
    }
  }
}
