/// The rule for the inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// Points with a winding number other than 0 are inside.
  case winding
  /// Points with an odd winding number are inside.
  case evenOdd
}

/// How lines end.
public enum CGLineCap: Int32, Sendable {
  /// Ends at the end point.
  case butt
  /// A half disc around the end point.
  case round
  /// Half a square around the end point.
  case square
}

/// How lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// A pointed corner.
  case miter
  /// A round corner.
  case round
  /// A cut corner.
  case bevel
}

/// A part of a path.
public struct CGPathElement {
  /// The kind of the element.
  public let type: CGPathElementType
  /// Its control points and its end; none for a closing. Valid only during the closure that is given the element.
  public let points: UnsafeMutablePointer<CGPoint>
}

/// The kind of an element of a path.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath.
  case moveToPoint
  /// A straight line.
  case addLineToPoint
  /// A curve with one control point.
  case addQuadCurveToPoint
  /// A curve with two control points.
  case addCurveToPoint
  /// The line back to the start of the subpath.
  case closeSubpath
}

/// A path for layers and contexts. Only a `CGMutablePath` changes.
public class CGPath: Hashable {
  var elements: PathElements
  init(_ elements: PathElements) { self.elements = elements }
  init(_ transform: UnsafePointer<CGAffineTransform>?, _ make: (inout PathElements) -> Void) {
    elements = PathElements()
    make(&elements)
    if let transform { elements.apply(transform.pointee) }
  }
  /// Makes a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.rect(rect) }
  }
  /// Makes the ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.ellipse(in: rect) }
  }
  /// Makes a rectangle with rounded corners of a width and a height in points, clamped to half of the sides.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) { self.init(transform) { $0.roundedRect(rect, CGSize(width: cornerWidth, height: cornerHeight)) } }

  /// The points of its lines, in their order; curves become polylines.
  var corners: [CGPoint] { elements.core.flattened().flatMap { $0.points.map { CGPoint($0) } } }
  /// The smallest upright rectangle around the points and control points.
  public var boundingBox: CGRect { CGRect(around: elements.corners) }
  /// The smallest upright rectangle around the lines and curves.
  public var boundingBoxOfPath: CGRect { CGRect(around: corners) }
  /// Whether it has no points.
  public var isEmpty: Bool { elements.isEmpty }
  /// The last point; zero if it is empty.
  public var currentPoint: CGPoint { elements.current ?? .zero }
  /// Returns true if a point lies inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  )
    -> Bool
  { elements.contains(point.applying(transform.inverted()), evenOdd: rule == .evenOdd) }
  /// Returns an immutable copy.
  public func copy() -> CGPath? { CGPath(elements) }
  /// Returns an immutable, transformed copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(transform) { $0 = elements }
  }
  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }
  /// Returns a mutable, transformed copy.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(transform) { $0 = elements }
  }
  /// Calls a closure for each part.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements.all {
      let type: CGPathElementType =
        switch element {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else {
          var none = CGPoint.zero
          return withUnsafeMutablePointer(to: &none) { block([CGPathElement(type: type, points: $0)]) }
        }
        block([CGPathElement(type: type, points: base)])
      }
    }
  }
  /// Returns true if the parts are equal.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }
  /// Hashes the bounding box.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(Double(boundingBox.minX))
    hasher.combine(Double(boundingBox.maxY))
  }
}

/// A mutable path.
public final class CGMutablePath: CGPath {
  /// Makes an empty path.
  public init() { super.init(PathElements()) }
  override init(_ elements: PathElements) { super.init(elements) }
  override init(_ transform: UnsafePointer<CGAffineTransform>?, _ make: (inout PathElements) -> Void) {
    super.init(transform, make)
  }

  private func add(_ transform: CGAffineTransform, _ make: (inout PathElements) -> Void) {
    guard transform != .identity else { return make(&elements) }
    // The part is made in coordinates before the transform, and continues from the path's current point.
    var part = PathElements()
    let start = elements.current?.applying(transform.inverted())
    if let start { part.move(to: start) }
    make(&part)
    part.apply(transform)
    for element in part.all.dropFirst(start == nil ? 0 : 1) { elements.add(element) }
  }
  /// Starts a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.move(to: point.applying(transform))
  }
  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.line(to: point.applying(transform))
  }
  /// Adds lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }
  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) { add(transform) { $0.curve(control1, control2, to: end) } }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    add(transform) { $0.quad(control, to: end) }
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.rect(rect) }
  }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Adds the ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.ellipse(in: rect) }
  }
  /// Adds a rectangle with rounded corners of a width and a height in points, clamped to half of the sides.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) { add(transform) { $0.roundedRect(rect, CGSize(width: cornerWidth, height: cornerHeight)) } }
  /// Adds a line to the start of an arc, and the arc. Angles are in radians, from the right. As in Core
  /// Graphics, `clockwise` assumes a y axis that points up: on screen, true turns anticlockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) { add(transform) { $0.arc(center, radius, from: startAngle, to: endAngle, clockwise: !clockwise) } }
  /// Adds a line and an arc of a radius, tangent to two lines: from the current point to a
  /// point, and on to another.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) { add(transform) { $0.arc(tangent1: tangent1End, tangent2: tangent2End, radius) } }
  /// Adds a line to the start of an arc, and the arc over an angle in radians, clockwise on screen.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.arc(center, radius, from: startAngle, to: startAngle + delta, clockwise: delta >= 0) }
  }
  /// Adds the subpaths of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    var other = path.elements
    other.apply(transform)
    elements.append(other)
  }
  /// Closes the present subpath.
  public func closeSubpath() { elements.close() }
}

extension PathElements {
  mutating func add(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): line(to: point)
    case .quad(let control, let end): quad(control, to: end)
    case .curve(let first, let second, let end): curve(first, second, to: end)
    case .close: close()
    }
  }
}
