/// The loops over a polygon's faces and corners, four at a time; see `Shape.rows`.
///
/// They have no branch that depends on a gap: which of the faces is farther is a coin toss, and in a heap of polygons
/// these loops had a third of the mispredicted branches.
extension Collider {
  /// Turns a shape's corners or normals into the other's axes.
  @inline(__always) static func turn(
    _ vectors: UnsafeMutablePointer<LocalVector>, to turned: UnsafeMutablePointer<LocalVector>, rows: Int,
    _ pose: RelativePose, offset: LocalVector
  ) {
    let (c, s) = (FloatLanes(pose.c), FloatLanes(pose.s))
    let (right, up) = (FloatLanes(offset.x), FloatLanes(offset.y))
    var row = 0
    while row < rows {
      let (x, y) = FloatLanes.columns(of: vectors + row)
      FloatLanes.store((c * x - s * y) + right, (s * x + c * y) + up, to: turned + row)
      row += FloatLanes.count
    }
  }

  /// The face of `a` with the largest gap; each face's gap is written to `gaps`, as its x.
  @inline(__always) static func widestGap(
    _ a: PairShape, _ b: PairShape, _ gaps: UnsafeMutablePointer<LocalVector>
  ) -> (gap: Float, face: Int) {
    var widest = LargestLane()
    var face = 0
    while face < a.rows {
      let (nx, ny) = FloatLanes.columns(of: a.normals + face)
      let (x, y) = FloatLanes.columns(of: a.corners + face)
      @inline(__always) func depth(_ corner: LocalVector) -> FloatLanes {
        nx * FloatLanes(corner.x) + ny * FloatLanes(corner.y)
      }
      var deepest = FloatLanes(.infinity)
      var corner = 0
      while corner < b.rows {
        let four = b.corners + corner
        let first = FloatLanes.smaller(depth(four[0]), depth(four[1]))
        let second = FloatLanes.smaller(depth(four[2]), depth(four[3]))
        deepest = FloatLanes.smaller(FloatLanes.smaller(first, second), deepest)
        corner += FloatLanes.count
      }
      let gap = deepest - (nx * x + ny * y)
      FloatLanes.store(gap, gap, to: gaps + face)
      widest.add(gap, at: face)
      face += FloatLanes.count
    }
    return (widest.value, widest.index)
  }

  /// The least n·v of a shape's corners v.
  @inline(__always) static func leastDepth(of shape: PairShape, along normal: LocalVector) -> Float {
    var least = FloatLanes(.infinity)
    var corner = 0
    while corner < shape.rows {
      let (x, y) = FloatLanes.columns(of: shape.corners + corner)
      least = FloatLanes.smaller(FloatLanes(normal.x) * x + FloatLanes(normal.y) * y, least)
      corner += FloatLanes.count
    }
    return least.smallest
  }

  /// The face whose normal is most opposed to a normal.
  @inline(__always) static func mostOpposed(_ shape: PairShape, to normal: LocalVector) -> Int {
    var opposed = LargestLane()
    var face = 0
    while face < shape.rows {
      let (x, y) = FloatLanes.columns(of: shape.normals + face)
      opposed.add(-(x * FloatLanes(normal.x) + y * FloatLanes(normal.y)), at: face)
      face += FloatLanes.count
    }
    return opposed.index
  }
}

/// The largest of a row of numbers that are taken four at a time, and its index: of equal ones the first.
struct LargestLane {
  /// By lane: the largest so far, and the index of the first lane when it came.
  private var largest = FloatLanes(-.infinity)
  private var start = FloatLanes.zero

  @inline(__always) init() {}

  @inline(__always) mutating func add(_ numbers: FloatLanes, at index: Int) {
    start = FloatLanes.select(positive: numbers - largest, FloatLanes(Float(index)), start)
    largest = FloatLanes.larger(numbers, largest)
  }

  @inline(__always) var value: Float { largest.largest }

  @inline(__always) var index: Int {
    let rest = FloatLanes(value) - largest
    let indices = start + FloatLanes(0, 1, 2, 3)
    return Int(FloatLanes.select(positive: rest, FloatLanes(.infinity), indices).smallest)
  }
}
