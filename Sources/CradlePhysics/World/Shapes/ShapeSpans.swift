/// The columns of a shape store.
struct ShapeSpans {
  let shapes: UnsafeMutablePointer<Shape>
  let vertices: UnsafeMutablePointer<LocalVector>
  let firstOfBody: UnsafeMutablePointer<Int32>

  /// A shape's geometry for one collision test.
  @inline(__always) func view(_ index: Int32) -> ShapeView { ShapeView(shapes + Int(index), vertices) }

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
    let c = pose.pointee.c
    let s = pose.pointee.s
    let radius = shape.pointee.radius
    var low = corners[0].turned(c, s)
    var high = low
    var place = 1
    while place < Int(shape.pointee.count) {
      let corner = corners[place].turned(c, s)
      if corner.x < low.x { low.x = corner.x }
      if corner.y < low.y { low.y = corner.y }
      if corner.x > high.x { high.x = corner.x }
      if corner.y > high.y { high.y = corner.y }
      place += 1
    }
    return BoundingBox(
      minX: pose.pointee.x + Double(low.x - radius), minY: pose.pointee.y + Double(low.y - radius),
      maxX: pose.pointee.x + Double(high.x + radius), maxY: pose.pointee.y + Double(high.y + radius))
  }
}
