/// The columns of a shape store.
struct ShapeSpans {
  let shapes: UnsafeMutablePointer<Shape>
  let vertices: UnsafeMutablePointer<LocalVector>
  let firstOfBody: UnsafeMutablePointer<Int32>

  /// A shape's geometry for one collision test.
  @inline(__always) func view(_ index: Int32) -> PairShape { PairShape(shapes + Int(index), vertices) }

  /// The radii of a contact's circles, in points; 0 for other shapes.
  @inline(__always) func circleRadii(of contact: UnsafeMutablePointer<Contact>) -> (a: Float, b: Float) {
    guard contact.pointee.hasCircle else { return (0, 0) }
    return (
      contact.pointee.isRound ? shapes[Int(contact.pointee.shapeA)].radius : 0,
      shapes[Int(contact.pointee.shapeB)].radius
    )
  }

  /// The tight box of a shape whose body is at a pose.
  @inline(__always) func box(of index: Int32, _ pose: UnsafeMutablePointer<BodyPose>) -> BoundingBox {
    let shape = shapes + Int(index)
    let corners = vertices + Int(shape.pointee.first)
    let (c, s) = (pose.pointee.c, pose.pointee.s)
    let (ofX, ofY) = (FloatLanes(c, s, -c, -s), FloatLanes(-s, c, s, -c))
    let radius = shape.pointee.radius
    // A turned corner is (x, y, −x, −y), so that the smallest of each bounds all four sides, as in `FlatBox`.
    var least = FloatLanes(.infinity)
    for place in 0..<Int(shape.pointee.count) {
      let corner = corners[place]
      least = FloatLanes.smaller(FloatLanes(corner.x) * ofX + FloatLanes(corner.y) * ofY, least)
    }
    let sides = least - FloatLanes(radius)
    return BoundingBox(
      minX: pose.pointee.x + Double(sides.a), minY: pose.pointee.y + Double(sides.b),
      maxX: pose.pointee.x - Double(sides.c), maxY: pose.pointee.y - Double(sides.d))
  }
}
