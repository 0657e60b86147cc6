/// The depth of a shape in another one by the narrow phase's contacts.
struct PenetrationDepth {
  let bodies: BodySpans
  let shapes: ShapeSpans
  /// Scratch memory for a polygon's corners and normals in the other shape's axes.
  let scratch: UnsafeMutablePointer<LocalVector>

  /// The depth of a shape in another one in points, and the unit vector out of it; nil if they do not touch.
  /// The shape's body is at `pose`, the other one's at its present pose.
  func callAsFunction(
    of shape: Int32, in partner: Int32, _ pose: BodyPose
  ) -> (depth: Float, out: LocalVector)? {
    // The rounder shape is B, as in every contact.
    let own = shapes.shapes + Int(shape)
    let fixed = shapes.shapes + Int(partner)
    let swap = fixed.pointee.kind.roundness > own.pointee.kind.roundness
    let other = bodies.poses[Int(fixed.pointee.body)]
    let (a, b) = swap ? (pose, other) : (other, pose)
    let relative = RelativePose(of: b, in: a)
    let first = shapes.view(swap ? shape : partner)
    let second = shapes.view(swap ? partner : shape)
    let manifold = Collider.manifold(first, second, relative, scratch)
    var found: (depth: Float, out: LocalVector)? =
      manifold.count > 0 ? (-manifold.leastSeparation, manifold.normal) : nil
    if first.kind == .segment, second.kind == .polygon, found != nil || first.isInChain {
      let before = bodies.previousPoses[Int(own.pointee.body)]
      let start = LocalVector(Float(before.x - a.x), Float(before.y - a.y)).turnedBack(a.c, a.s)
      found = Collider.exit(of: first, for: second, relative, from: start, manifold)
    }
    guard let found else { return nil }
    let out = found.out.turned(a.c, a.s)
    return (found.depth, swap ? -out : out)
  }
}
