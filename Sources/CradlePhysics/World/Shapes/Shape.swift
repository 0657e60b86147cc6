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
  /// The first of `count` vertices in the pool, followed by as many edge normals.
  var first: Int32
  var count: Int32
  var radius: Float
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
