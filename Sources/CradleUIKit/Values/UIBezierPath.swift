import CradleDynamics
import CradleGeometry

/// A path of lines and curves, as boundaries and collision outlines are given.
open class UIBezierPath: NSObject, NSCopying {
  var path = BezierPath()
  private var corners: [CGPoint] = []
  /// How thick a hook should draw it, in points.
  open var lineWidth: CGFloat = 1

  /// An empty path.
  public override init() { super.init() }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path = BezierPath(rect: rect.core)
    corners = rect.corners
  }

  /// The ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path = BezierPath(ovalIn: rect.core)
    corners = rect.corners
  }

  /// A rectangle with round corners of a radius in points, at most half of its shorter side.
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

  /// An arc; angles in radians from the right, clockwise on screen.
  public convenience init(
    arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: arcCenter, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Starts a new line.
  open func move(to point: CGPoint) {
    path.move(to: point.core)
    corners.append(point)
  }

  /// Goes straight on; on an empty path it starts there.
  open func addLine(to point: CGPoint) {
    guard !corners.isEmpty else { return move(to: point) }
    path.addLine(to: point.core)
    corners.append(point)
  }

  /// Goes on along a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(
      to: endPoint.core, controlPoint1: controlPoint1.core, controlPoint2: controlPoint2.core)
    corners += [controlPoint1, controlPoint2, endPoint]
  }

  /// Goes on along a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint.core, controlPoint: controlPoint.core)
    corners += [controlPoint, endPoint]
  }

  /// Goes on along an arc, with a line to its start; angles in radians from the right, clockwise on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var sweep = Double(endAngle - startAngle)
    if clockwise { while sweep < 0 { sweep += 2 * .pi } } else { while sweep > 0 { sweep -= 2 * .pi } }
    let parts = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(parts)
    // A cubic follows a circle's arc of an angle where its handles are 4/3·tan(angle/4) radii long.
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

  /// Goes back to the start of the line.
  open func close() { path.close() }

  /// Takes another path's lines in, each as a line of its own.
  open func append(_ other: UIBezierPath) {
    for line in other.path.flattened() {
      line.points.first.map { move(to: CGPoint($0)) }
      for point in line.points.dropFirst() { addLine(to: CGPoint(point)) }
      if line.isClosed { close() }
    }
  }

  /// Forgets everything.
  open func removeAllPoints() { (path, corners) = (BezierPath(), []) }

  /// Moves the path by a map; curves become the straight lines nearest to them.
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

  /// Whether it has nothing.
  open var isEmpty: Bool { corners.isEmpty }
  /// Where it has come to.
  open var currentPoint: CGPoint { corners.last ?? .zero }
  /// The smallest upright rectangle around its points and handles.
  open var bounds: CGRect { CGRect(around: corners) }

  /// Whether a point lies inside, by the number of lines that a ray from it crosses.
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

  /// The same for a layer.
  open var cgPath: CGPath { CGPath(path: copied) }

  /// Does nothing here: there is no context to draw in.
  open func fill() {}
  /// Does nothing here: there is no context to draw in.
  open func stroke() {}

  /// Another path with the same lines.
  open func copy(with zone: NSZone? = nil) -> Any { copied }

  private var copied: UIBezierPath {
    let copy = UIBezierPath()
    (copy.path, copy.corners, copy.lineWidth) = (path, corners, lineWidth)
    return copy
  }
}

/// A path that a layer takes and nobody changes any more.
public final class CGPath {
  let path: UIBezierPath
  init(path: UIBezierPath) { self.path = path }
  /// The smallest upright rectangle around its points and handles.
  public var boundingBox: CGRect { path.bounds }
  /// Whether a point lies inside.
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
