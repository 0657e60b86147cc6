/// A colliding shape's entry in the broad phase.
struct Proxy: BitwiseCopyable {
  /// Its body; −1 for a shape that collides with nothing.
  var body: Int32 = -1
  /// Whether it is in the tree of immovable bodies.
  var isFixed = false
  /// Its index among the shapes for which pairs have to be searched; −1 if it has not moved.
  var movedPlace: Int32 = -1
  /// The box at the last search for pairs: all pairs of boxes that overlapped then are known. `nothing` if all
  /// pairs have to be checked again.
  var searched = FlatBox.nothing
}

/// The boxes of a colliding shape.
struct ProxyBoxes: BitwiseCopyable {
  /// The box with a margin, as in its tree.
  var grown: FlatBox
  /// The box without a margin.
  var tight: FlatBox
  /// The box swept in the present step, and the displacements by velocity and by acceleration; between steps
  /// the tight box.
  var swept: FlatBox
  var displacement: LocalVector = .zero
  var fall: LocalVector = .zero

  @inline(__always) init(grown: FlatBox, tight: FlatBox) {
    self.grown = grown
    self.tight = tight
    swept = tight
  }

  /// Computes the box swept in the next step.
  @inline(__always) mutating func sweep(_ displacement: LocalVector, _ fall: LocalVector) {
    self.displacement = displacement
    self.fall = fall
    swept = tight.swept(displacement).swept(fall)
  }

  /// Whether two shapes stay farther apart than a margin for the whole step: by both swept boxes, or by the
  /// relative displacement. A shape that may be hit, and pushed by up to `pushDistance`, does not follow the
  /// predicted displacement.
  @inline(__always) static func areClear(
    _ a: UnsafeMutablePointer<ProxyBoxes>, _ b: UnsafeMutablePointer<ProxyBoxes>, margin: Float,
    _ pushDistance: Float
  ) -> Bool {
    // The slop covers rounding. Both are computed for every pair, because branches would be unpredictable.
    let far = max(margin, pushDistance) + Collider.slop
    let meets = a.pointee.swept.grown(by: far).overlaps(b.pointee.swept)
    let between = b.pointee.displacement - a.pointee.displacement
    let relative = b.pointee.tight.swept(between).swept(b.pointee.fall).swept(-a.pointee.fall)
    let meetsAlong = a.pointee.tight.grown(by: far).overlaps(relative)
    return (meets ? 1 : 0) & ((meetsAlong ? 1 : 0) | (pushDistance > 0 ? 1 : 0)) == 0
  }
}

/// The trees and proxies of a broad phase. Only one search at a time: searches share their lists.
struct ProxySpans {
  /// The shapes of immovable bodies, and of dynamic ones.
  let fixed: TreeSearch
  let moving: TreeSearch
  let proxies: UnsafeMutablePointer<Proxy>
  let boxes: UnsafeMutablePointer<ProxyBoxes>
  let proxyCount: Int

  @inline(__always) func contains(_ shape: Int32) -> Bool {
    Int(shape) < proxyCount && proxies[Int(shape)].body >= 0
  }
}
