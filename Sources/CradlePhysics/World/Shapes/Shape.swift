/// A shape as stored: vertices about the centre of mass, in a pool.
struct Shape: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    case circle
    case polygon
    case segment

    /// The shape with the smaller value is A in a contact.
    var roundness: Int {
      switch self {
      case .segment: 0
      case .polygon: 1
      case .circle: 2
      }
    }
  }

  var kind: Kind
  /// Whether the chain continues before the first or after the second vertex of a segment.
  var hasPrevious = false
  var hasNext = false
  var body: Int32
  /// The body's next shape; −1 ends the list.
  var next: Int32 = -1
  /// The first of `count` vertices in the pool, followed by as many edge normals; both are filled up to `rows`.
  var first: Int32
  var count: Int32
  /// The radius of a circle, in points; 0 for other shapes.
  var radius: Float
  /// The distance between its two farthest points, in points.
  let diameter: Float
  var friction: Float
  var restitution: Float
  /// The chain's points before and after a segment, about the centre of mass.
  var previous = LocalVector.zero
  var following = LocalVector.zero
  var density: Double
  var categories: UInt64
  var mask: UInt64
  var tag: Int
}

extension Shape {
  /// The number of a shape's vertices in the pool, and of its normals: a multiple of four, so that the narrow phase
  /// takes four at a time without a rest. The last one is repeated, which changes no smallest or largest number. A
  /// circle has only its centre.
  @inline(__always) static func rows(_ count: Int) -> Int {
    count > 1 ? (count + FloatLanes.count - 1) & ~(FloatLanes.count - 1) : 1
  }

  @inline(__always) var rows: Int { Self.rows(Int(count)) }
}
