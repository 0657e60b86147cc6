import CradleGeometry

/// A bounding box in single precision for fast comparison, never smaller than the original, with negated
/// maxima, so that four numbers are compared at once.
///
///     lanes = (min x, min y, −max x, −max y)
///     union = the smaller of each,   a contains b: each of a ≤ that of b
struct FlatBox: BitwiseCopyable {
  var lanes: FloatLanes

  @inline(__always) init(_ lanes: FloatLanes) { self.lanes = lanes }

  /// Overlaps nothing, and adds nothing to a union.
  static let nothing = FlatBox(FloatLanes(.infinity))

  /// The box, rounded outward.
  @inline(__always) init(_ box: BoundingBox) {
    lanes = FloatLanes(
      Self.below(box.minX), Self.below(box.minY), Self.below(-box.maxX), Self.below(-box.maxY))
  }

  /// The number rounded down by at most two units in the last place; the world's numbers are far below the
  /// limit, and a query's are clamped to it.
  @inline(__always) private static func below(_ x: Double) -> Float {
    let near = Float(min(max(x, -1e30), 1e30))
    return near - abs(near) * Float.ulpOfOne
  }

  /// The query form for overlap, in which minima are compared with another box's maxima and the other way
  /// round.
  @inline(__always) var facing: FloatLanes {
    #if DEBUG
      FloatLanes(-lanes.c, -lanes.d, -lanes.a, -lanes.b)
    #else
      FloatLanes(-SIMD4(lanes.simd[2], lanes.simd[3], lanes.simd[0], lanes.simd[1]))
    #endif
  }

  /// Whether the box overlaps a box in query form.
  @inline(__always) func meets(_ facing: FloatLanes) -> Bool { FloatLanes.isNowhereLarger(lanes, facing) }

  @inline(__always) func overlaps(_ b: FlatBox) -> Bool { meets(b.facing) }

  @inline(__always) func contains(_ b: FlatBox) -> Bool { FloatLanes.isNowhereLarger(lanes, b.lanes) }

  @inline(__always) func union(_ b: FlatBox) -> FlatBox { FlatBox(FloatLanes.smaller(lanes, b.lanes)) }

  @inline(__always) func grown(by margin: Float) -> FlatBox { FlatBox(lanes - FloatLanes(margin)) }

  /// The union of the box and the box moved by a displacement.
  @inline(__always) func swept(_ displacement: LocalVector) -> FlatBox {
    FlatBox(
      lanes
        + FloatLanes.smaller(
          FloatLanes(displacement.x, displacement.y, -displacement.x, -displacement.y), FloatLanes.zero))
  }

  /// Half the perimeter: proportional to the chance that a random line meets the box.
  @inline(__always) var halfPerimeter: Float { -((lanes.a + lanes.b) + (lanes.c + lanes.d)) }

  @inline(__always) var bounds: BoundingBox {
    BoundingBox(
      minX: Double(lanes.a), minY: Double(lanes.b), maxX: -Double(lanes.c), maxY: -Double(lanes.d))
  }
}
