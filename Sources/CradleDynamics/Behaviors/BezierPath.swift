import CradleGeometry

/// A path of lines and curves in points, for boundaries. (Documented.)
///
/// ```swift
/// var hill = BezierPath()
/// hill.move(to: Point(x: 0, y: 480))
/// hill.addQuadCurve(to: Point(x: 320, y: 480), controlPoint: Point(x: 160, y: 300))
/// let collision = CollisionBehavior(items: [card])
/// try collision.addBoundary(withIdentifier: "hill", for: hill)
/// ```
public struct BezierPath: Sendable, Hashable {
  /// A polyline; a closed one returns to its start.
  package struct Line: Sendable, Hashable {
    /// At least two points; neighbours differ.
    package var points: [Point]
    /// Whether a segment joins the last point to the first.
    package var isClosed: Bool
  }

  private enum Element: Sendable, Hashable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
  }

  private var elements: [Element] = []

  /// Makes a path of straight lines, empty by default; fewer than two points make no line.
  public init(points: [Point] = [], isClosed: Bool = false) {
    for (index, point) in points.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
    if isClosed { close() }
  }

  /// Makes a closed rectangle, in points.
  public init(rect: Rect) { self.init(points: rect.corners, isClosed: true) }

  /// Makes a closed ellipse within a rectangle, of four curves.
  public init(ovalIn rect: Rect) {
    // The best cubic for a quarter circle has handles of 0.5523 of the radius.
    let handle = 0.552_284_749_8
    let x = rect.width / 2
    let y = rect.height / 2
    func at(_ dx: Double, _ dy: Double) -> Point { rect.center + Vector(dx: dx * x, dy: dy * y) }
    move(to: at(1, 0))
    addCurve(to: at(0, 1), controlPoint1: at(1, handle), controlPoint2: at(handle, 1))
    addCurve(to: at(-1, 0), controlPoint1: at(-handle, 1), controlPoint2: at(-1, handle))
    addCurve(to: at(0, -1), controlPoint1: at(-1, -handle), controlPoint2: at(-handle, -1))
    addCurve(to: at(1, 0), controlPoint1: at(handle, -1), controlPoint2: at(1, -handle))
    close()
  }

  /// Starts a new line at a point.
  public mutating func move(to point: Point) { elements.append(.move(point)) }
  /// Adds a straight line to a point; an empty path starts at that point.
  public mutating func addLine(to point: Point) { elements.append(.line(point)) }
  /// Adds a cubic curve to a point; an empty path starts at the first control point.
  public mutating func addCurve(to point: Point, controlPoint1: Point, controlPoint2: Point) {
    elements.append(.curve(controlPoint1, controlPoint2, point))
  }
  /// Adds a quadratic curve to a point; an empty path starts at the control point.
  public mutating func addQuadCurve(to point: Point, controlPoint: Point) {
    let start = currentPoint ?? controlPoint
    addCurve(
      to: point, controlPoint1: start.interpolated(to: controlPoint, fraction: 2.0 / 3),
      controlPoint2: point.interpolated(to: controlPoint, fraction: 2.0 / 3))
  }
  /// Closes the line with a segment to its start, from which the next element continues.
  public mutating func close() { elements.append(.close) }

  /// The point from which the next element continues; nil for an empty path.
  private var currentPoint: Point? {
    switch elements.last {
    case .move(let point), .line(let point), .curve(_, _, let point): return point
    case .close: return startPoint
    case nil: return nil
    }
  }

  /// The start of the last line.
  private var startPoint: Point? {
    for element in elements.reversed() {
      if case .move(let point) = element { return point }
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): return point
      case .close: continue
      }
    }
    return nil
  }

  /// Whether every coordinate is finite and within 10⁹ pt.
  package var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let a), .line(let a): return Self.isUsable(a)
      case .curve(let a, let b, let c): return [a, b, c].allSatisfy(Self.isUsable)
      case .close: return true
      }
    }
  }

  private static func isUsable(_ point: Point) -> Bool { abs(point.x) <= 1e9 && abs(point.y) <= 1e9 }

  /// Approximates the path by polylines: a curve becomes as many segments as keep within half a point of it,
  /// but at most 128. Points closer than 0.002 pt are merged; a line of fewer than two points is omitted.
  package func flattened() -> [Line] {
    var lines: [Line] = []
    var points: [Point] = []
    func finish(isClosed: Bool) {
      while isClosed, points.count > 1, points[0].distance(to: points[points.count - 1]) < 2e-3 {
        points.removeLast()
      }
      if points.count > 1 { lines.append(Line(points: points, isClosed: isClosed && points.count > 2)) }
      points = []
    }
    func add(_ point: Point) {
      if let last = points.last, last.distance(to: point) < 2e-3 { return }
      points.append(point)
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish(isClosed: false)
        add(point)
      case .line(let point): add(point)
      case .curve(let b, let c, let d):
        if points.isEmpty { add(b) }
        Self.flatten(points[points.count - 1], b, c, d).forEach(add)
      case .close:
        let start = points.first
        finish(isClosed: true)
        if let start { add(start) }
      }
    }
    finish(isClosed: false)
    return lines
  }

  private static func flatten(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> [Point] {
    // A chord over 1/n of a curve deviates from it by at most |B″|/(8·n²), and |B″| is at most 6 · bend.
    let bend = max(((c - b) - (b - a)).length, ((d - c) - (c - b)).length)
    let needed = (0.75 * bend / 0.5).squareRoot().rounded(.up)
    // Coordinates of a drawing have no bounds, and the bend of large ones has none or is not a number.
    let parts = needed <= 128 ? max(1, Int(needed)) : 128
    return (1...parts).map { index in
      let t = Double(index) / Double(parts)
      let u = 1 - t
      let x = u * u * u * a.x + 3 * u * u * t * b.x + 3 * u * t * t * c.x + t * t * t * d.x
      let y = u * u * u * a.y + 3 * u * u * t * b.y + 3 * u * t * t * c.y + t * t * t * d.y
      return Point(x: x, y: y)
    }
  }
}
