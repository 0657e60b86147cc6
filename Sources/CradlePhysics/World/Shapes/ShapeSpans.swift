/// The columns of a shape store.
struct ShapeSpans {
  let shapes: UnsafeMutablePointer<Shape>
  let vertices: UnsafeMutablePointer<LocalVector>
  let firstOfBody: UnsafeMutablePointer<Int32>

  /// A shape's geometry for one collision test.
  @inline(__always) func view(_ index: Int32) -> PairShape { PairShape(shapes + Int(index), vertices) }

  /// The radii of a contact's circles, in points; 0 for other shapes.
  @inline(__always) func circleRadii(of contact: UnsafeMutablePointer<Contact>) -> (a: Float, b: Float) {
    // Without a branch: other shapes have no radius.
    (shapes[Int(contact.pointee.shapeA)].radius, shapes[Int(contact.pointee.shapeB)].radius)
  }

  /// The tight box of a shape whose body is at a pose.
  @inline(__always) func box(of index: Int32, _ pose: UnsafeMutablePointer<BodyPose>) -> BoundingBox {
    let shape = shapes + Int(index)
    let corners = vertices + Int(shape.pointee.first)
    let (c, s) = (pose.pointee.c, pose.pointee.s)
    let center = corners.pointee.turned(c, s)
    // A turned corner is (x, y, −x, −y), so that the smallest of each bounds all four sides, as in `FlatBox`.
    var least = FloatLanes(center.x, center.y, -center.x, -center.y)
    if shape.pointee.count > 1 {
      var row = corners
      let end = corners + shape.pointee.rows
      while row < end {
        let (x, y) = FloatLanes.columns(of: row)
        let turned = VectorLanes(x: x, y: y).turned(FloatLanes(c), FloatLanes(s))
        least = .smaller(.smallest(ofEach: turned.x, turned.y, -turned.x, -turned.y), least)
        row += FloatLanes.count
      }
    }
    let sides = least - FloatLanes(shape.pointee.radius)
    return BoundingBox(
      minX: pose.pointee.x + Double(sides.a), minY: pose.pointee.y + Double(sides.b),
      maxX: pose.pointee.x - Double(sides.c), maxY: pose.pointee.y - Double(sides.d))
  }
}
