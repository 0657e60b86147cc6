import CradleDynamics
import CradleGeometry

/// A path of lines and curves, for boundaries, collision outlines and the app's drawing.
open class UIBezierPath: NSObject, NSCopying {
  var path = BezierPath()
  private var corners: [CGPoint] = []
  /// The line width for the app's drawing, in points.
  open var lineWidth: CGFloat = 1

  /// Makes an empty path.
  public override init() { super.init() }

  /// Makes a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path = BezierPath(rect: rect.core)
    corners = rect.corners
  }

  /// Makes the ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path = BezierPath(ovalIn: rect.core)
    corners = rect.corners
  }

  /// Makes a rectangle with rounded corners. The radius, in points, is clamped to half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
    guard radius > 0 else {
      append(UIBezierPath(rect: rect))
      return
    }
    let turns: [(CGPoint, CGFloat)] = [
      (CGPoint(x: rect.maxX - radius, y: rect.minY + radius), -.pi / 2),
      (CGPoint(x: rect.maxX - radius, y: rect.maxY - radius), 0),
      (CGPoint(x: rect.minX + radius, y: rect.maxY - radius), .pi / 2),
      (CGPoint(x: rect.minX + radius, y: rect.minY + radius), .pi),
    ]
    for (center, angle) in turns {
      addArc(
        withCenter: center, radius: radius, startAngle: angle, endAngle: angle + .pi / 2, clockwise: true)
    }
    close()
  }

  /// Makes an arc. Angles are in radians, from the right, clockwise on screen.
  public convenience init(
    arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: arcCenter, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Starts a new subpath at a point.
  open func move(to point: CGPoint) {
    path.move(to: point.core)
    corners.append(point)
  }

  /// Adds a straight line to a point. On an empty path, starts a subpath there.
  open func addLine(to point: CGPoint) {
    guard !corners.isEmpty else { return move(to: point) }
    path.addLine(to: point.core)
    corners.append(point)
  }

  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(
      to: endPoint.core, controlPoint1: controlPoint1.core, controlPoint2: controlPoint2.core)
    corners += [controlPoint1, controlPoint2, endPoint]
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint.core, controlPoint: controlPoint.core)
    corners += [controlPoint, endPoint]
  }

  /// Adds a line to the start of an arc, and the arc. Angles are in radians, from the right, clockwise on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var sweep = Double(endAngle - startAngle)
    if clockwise { while sweep < 0 { sweep += 2 * .pi } } else { while sweep > 0 { sweep -= 2 * .pi } }
    let parts = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(parts)
    // A cubic approximates a circle's arc with handles of 4/3·tan(angle/4) radii.
    let handle = 4.0 / 3 * tan(step / 4) * Double(radius)
    func place(_ angle: Double, _ tangent: Double) -> CGPoint {
      CGPoint(
        x: Double(center.x) + Double(radius) * cos(angle) - tangent * sin(angle),
        y: Double(center.y) + Double(radius) * sin(angle) + tangent * cos(angle))
    }
    addLine(to: place(Double(startAngle), 0))
    for part in 0..<parts {
      let from = Double(startAngle) + Double(part) * step
      addCurve(
        to: place(from + step, 0), controlPoint1: place(from, handle),
        controlPoint2: place(from + step, -handle))
    }
  }

  /// Closes the present subpath.
  open func close() { path.close() }

  /// Appends the subpaths of another path.
  open func append(_ other: UIBezierPath) {
    for line in other.path.flattened() {
      line.points.first.map { move(to: CGPoint($0)) }
      for point in line.points.dropFirst() { addLine(to: CGPoint(point)) }
      if line.isClosed { close() }
    }
  }

  /// Removes all points.
  open func removeAllPoints() { (path, corners) = (BezierPath(), []) }

  /// Transforms the path; curves become polylines.
  open func apply(_ transform: CGAffineTransform) {
    let lines = path.flattened()
    removeAllPoints()
    for line in lines {
      let points = line.points.map { CGPoint($0).applying(transform) }
      points.first.map { move(to: $0) }
      for point in points.dropFirst() { addLine(to: point) }
      if line.isClosed { close() }
    }
  }

  /// Whether the path has no points.
  open var isEmpty: Bool { corners.isEmpty }
  /// The last point of the path; zero if it is empty.
  open var currentPoint: CGPoint { corners.last ?? .zero }
  /// The smallest upright rectangle around the points and control points.
  open var bounds: CGRect { CGRect(around: corners) }

  /// Returns true if a point lies inside, by the even-odd rule.
  open func contains(_ point: CGPoint) -> Bool {
    var isInside = false
    for line in path.flattened() {
      for (a, b) in zip(line.points, line.points.dropFirst() + line.points.prefix(1))
      where (a.y > Double(point.y)) != (b.y > Double(point.y)) {
        let x = a.x + (Double(point.y) - a.y) / (b.y - a.y) * (b.x - a.x)
        if Double(point.x) < x { isInside.toggle() }
      }
    }
    return isInside
  }

  /// Makes a path with the points of a layer's path.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// An immutable copy of the path, for a layer. Setting it replaces the points, and keeps the line width.
  open var cgPath: CGPath {
    get { CGPath(path: copied) }
    set { (path, corners) = (newValue.path.path, newValue.path.corners) }
  }

  /// Does nothing: there is no context to draw in.
  open func fill() {}
  /// Does nothing: there is no context to draw in.
  open func stroke() {}

  /// Returns a copy of the path.
  open func copy(with zone: NSZone? = nil) -> Any { copied }

  private var copied: UIBezierPath {
    let copy = UIBezierPath()
    (copy.path, copy.corners, copy.lineWidth) = (path, corners, lineWidth)
    return copy
  }
}

/// An immutable path for layers.
public final class CGPath {
  let path: UIBezierPath
  init(path: UIBezierPath) { self.path = path }
  /// The points of its lines, in their order; curves become polylines.
  var corners: [CGPoint] { path.path.flattened().flatMap { $0.points.map { CGPoint($0) } } }
  /// The smallest upright rectangle around the points and control points.
  public var boundingBox: CGRect { path.bounds }
  /// Returns true if a point lies inside, by the even-odd rule.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}

extension CGRect {
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
