import CradleDynamics
import CradleGeometry

/// The elements of a path, in points; the storage of `UIBezierPath` and `CGPath`.
struct PathElements: Equatable {
  enum Element: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    /// A control point and the end.
    case quad(CGPoint, CGPoint)
    /// Two control points and the end.
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    /// Its points, the end last.
    var points: [CGPoint] {
      switch self {
      case .move(let end), .line(let end): [end]
      case .quad(let control, let end): [control, end]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
    func mapped(_ change: (CGPoint) -> CGPoint) -> Element {
      switch self {
      case .move(let end): .move(change(end))
      case .line(let end): .line(change(end))
      case .quad(let control, let end): .quad(change(control), change(end))
      case .curve(let first, let second, let end): .curve(change(first), change(second), change(end))
      case .close: .close
      }
    }
  }
  private(set) var all: [Element] = []
  /// The start of the present subpath, and the current point; nil for an empty path.
  private(set) var start: CGPoint?
  private(set) var current: CGPoint?

  var isEmpty: Bool { all.isEmpty }
  /// All points and control points.
  var corners: [CGPoint] { all.flatMap(\.points) }

  mutating func move(to point: CGPoint) {
    all.append(.move(point))
    (start, current) = (point, point)
  }
  mutating func line(to point: CGPoint) {
    guard current != nil else { return move(to: point) }
    all.append(.line(point))
    current = point
  }
  mutating func quad(_ control: CGPoint, to end: CGPoint) {
    if current == nil { move(to: control) }
    all.append(.quad(control, end))
    current = end
  }
  mutating func curve(_ first: CGPoint, _ second: CGPoint, to end: CGPoint) {
    if current == nil { move(to: first) }
    all.append(.curve(first, second, end))
    current = end
  }
  mutating func close() {
    guard current != nil, all.last != .close else { return }
    all.append(.close)
    current = start
  }
  mutating func append(_ other: PathElements) {
    all += other.all
    (start, current) = (other.start ?? start, other.current ?? current)
  }
  mutating func apply(_ transform: CGAffineTransform) {
    all = all.map { $0.mapped { $0.applying(transform) } }
    (start, current) = (start?.applying(transform), current?.applying(transform))
  }

  mutating func rect(_ rect: CGRect) {
    let corners = rect.corners
    move(to: corners[0])
    for corner in corners.dropFirst() { line(to: corner) }
    close()
  }
  mutating func ellipse(in rect: CGRect) {
    // The best cubic for a quarter circle has handles of 0.5523 of the radius.
    let handle: CGFloat = 0.552_284_749_8
    let (x, y, middle) = (rect.width / 2, rect.height / 2, rect.center)
    func at(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: middle.x + dx * x, y: middle.y + dy * y) }
    move(to: at(1, 0))
    curve(at(1, handle), at(handle, 1), to: at(0, 1))
    curve(at(-handle, 1), at(-1, handle), to: at(-1, 0))
    curve(at(-1, -handle), at(-handle, -1), to: at(0, -1))
    curve(at(handle, -1), at(1, -handle), to: at(1, 0))
    close()
  }
  /// A rectangle with round corners of a width and a height, clamped to half of the sides, at the corners of a set.
  mutating func roundedRect(_ rect: CGRect, _ corner: CGSize, at corners: UIRectCorner = .allCorners) {
    let (width, height) = (
      max(0, min(corner.width, rect.width / 2)), max(0, min(corner.height, rect.height / 2))
    )
    guard width > 0, height > 0 else { return self.rect(rect) }
    // From the end of the left side over the upper left corner, clockwise on screen.
    let turns: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
      (.topLeft, rect.corners[0], CGVector(dx: 0, dy: height), CGVector(dx: width, dy: 0)),
      (.topRight, rect.corners[1], CGVector(dx: -width, dy: 0), CGVector(dx: 0, dy: height)),
      (.bottomRight, rect.corners[2], CGVector(dx: 0, dy: -height), CGVector(dx: -width, dy: 0)),
      (.bottomLeft, rect.corners[3], CGVector(dx: width, dy: 0), CGVector(dx: 0, dy: -height)),
    ]
    let handle: CGFloat = 1 - 0.552_284_749_8
    for (number, (name, vertex, before, after)) in turns.enumerated() {
      func at(_ direction: CGVector, _ part: CGFloat) -> CGPoint {
        CGPoint(x: vertex.x + direction.dx * part, y: vertex.y + direction.dy * part)
      }
      let isRound = corners.contains(name)
      let entry = isRound ? at(before, 1) : vertex
      if number == 0 { move(to: entry) } else { line(to: entry) }
      if isRound { curve(at(before, handle), at(after, handle), to: at(after, 1)) }
    }
    close()
  }
  /// A line to the start of an arc, and the arc. Angles are in radians, from the right, clockwise on screen.
  mutating func arc(
    _ center: CGPoint, _ radius: CGFloat, from startAngle: CGFloat, to endAngle: CGFloat, clockwise: Bool
  ) {
    var sweep = Double(endAngle - startAngle)
    guard sweep.isFinite else { return }
    let turn = 2 * Double.pi
    // A whole turn or more is a circle; else the arc in the given sense.
    if abs(sweep) >= turn, (sweep > 0) == clockwise {
      sweep = clockwise ? turn : -turn
    } else {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if clockwise, sweep < 0 { sweep += turn }
      if !clockwise, sweep > 0 { sweep -= turn }
    }
    let parts = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(parts)
    // A cubic approximates a circle's arc with handles of 4/3·tan(angle/4) radii.
    let handle = 4.0 / 3 * tan(step / 4) * Double(radius)
    func point(_ angle: Double, _ tangent: Double) -> CGPoint {
      CGPoint(
        x: Double(center.x) + Double(radius) * cos(angle) - tangent * sin(angle),
        y: Double(center.y) + Double(radius) * sin(angle) + tangent * cos(angle))
    }
    line(to: point(Double(startAngle), 0))
    for part in 0..<parts {
      let from = Double(startAngle) + Double(part) * step
      curve(point(from, handle), point(from + step, -handle), to: point(from + step, 0))
    }
  }
  /// A line and an arc of a radius that touches two lines: from the current point to a point, and from there to another
  /// one.
  mutating func arc(tangent1 corner: CGPoint, tangent2 end: CGPoint, _ radius: CGFloat) {
    guard let current else { return move(to: corner) }
    let (a, b) = (
      Vector(dx: Double(current.x - corner.x), dy: Double(current.y - corner.y)),
      Vector(dx: Double(end.x - corner.x), dy: Double(end.y - corner.y))
    )
    let (lengthA, lengthB) = (
      (a.dx * a.dx + a.dy * a.dy).squareRoot(), (b.dx * b.dx + b.dy * b.dy).squareRoot()
    )
    let cross = a.dx * b.dy - a.dy * b.dx
    guard lengthA > 0, lengthB > 0, abs(cross) > 1e-12 * lengthA * lengthB, radius > 0 else {
      return line(to: corner)
    }
    let half = acos(((a.dx * b.dx + a.dy * b.dy) / (lengthA * lengthB)).clamped(to: -1...1)) / 2
    let (reach, distance) = (Double(radius) / tan(half), Double(radius) / sin(half))
    let (ux, uy) = (a.dx / lengthA, a.dy / lengthA)
    let middle = (x: ux + b.dx / lengthB, y: uy + b.dy / lengthB)
    let length = (middle.x * middle.x + middle.y * middle.y).squareRoot()
    let center = CGPoint(
      x: Double(corner.x) + middle.x / length * distance, y: Double(corner.y) + middle.y / length * distance)
    func angle(_ x: Double, _ y: Double) -> CGFloat {
      CGFloat(atan2(y - Double(center.y), x - Double(center.x)))
    }
    arc(
      center, radius, from: angle(Double(corner.x) + ux * reach, Double(corner.y) + uy * reach),
      to: angle(Double(corner.x) + b.dx / lengthB * reach, Double(corner.y) + b.dy / lengthB * reach),
      clockwise: cross < 0)
  }

  /// The engine's form of the path.
  var core: BezierPath {
    var path = BezierPath()
    for element in all {
      switch element {
      case .move(let point): path.move(to: point.core)
      case .line(let point): path.addLine(to: point.core)
      case .quad(let control, let end): path.addQuadCurve(to: end.core, controlPoint: control.core)
      case .curve(let first, let second, let end):
        path.addCurve(to: end.core, controlPoint1: first.core, controlPoint2: second.core)
      case .close: path.close()
      }
    }
    return path
  }

  /// Returns the winding number of the path around a point, and the number of edges that a ray from it crosses.
  private func winding(_ point: CGPoint) -> (net: Int, crossings: Int) {
    var (net, crossings) = (0, 0)
    let (px, py) = (Double(point.x), Double(point.y))
    for line in core.flattened() {
      for (a, b) in zip(line.points, line.points.dropFirst() + line.points.prefix(1))
      where (a.y > py) != (b.y > py) {
        let part = (py - a.y) / (b.y - a.y)
        guard px < a.x + part * (b.x - a.x) else { continue }
        crossings += 1
        net += b.y > a.y ? 1 : -1
      }
    }
    return (net, crossings)
  }
  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    let (net, crossings) = winding(point)
    return evenOdd ? !crossings.isMultiple(of: 2) : net != 0
  }
}

/// A set of a rectangle's corners.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left one.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right one.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left one.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right one.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All of them.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}
