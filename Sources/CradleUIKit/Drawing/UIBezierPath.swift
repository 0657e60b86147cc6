import CradleDynamics

/// A path of lines and curves, for boundaries, collision outlines and the app's drawing.
open class UIBezierPath: NSObject, NSCopying {
  var elements = PathElements()
  var path: BezierPath { elements.core }
  /// The line width for drawing, in points; the default is 1.
  open var lineWidth: CGFloat = 1
  /// How lines end.
  open var lineCapStyle = CGLineCap.butt
  /// How lines meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// The mitre limit, in line widths.
  open var miterLimit: CGFloat = 10
  /// The allowed distance of a drawn curve from the true one, in pixels; the app draws it.
  open var flatness: CGFloat = 0.6
  /// Whether areas with an even winding number are outside (the even-odd rule); the default is false.
  open var usesEvenOddFillRule = false
  private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  /// Makes an empty path.
  public override init() { super.init() }
  /// Makes an empty path; the archive is not read.
  public required init?(coder: NSCoder) { super.init() }
  /// Makes a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    elements.rect(rect)
  }
  /// Makes the ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    elements.ellipse(in: rect)
  }
  /// Makes a rectangle with rounded corners. The radius, in points, is clamped to half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
    elements.roundedRect(rect, CGSize(width: radius, height: radius))
  }
  /// Makes a rectangle with some rounded corners. Their width and height, in points, are clamped to half of the sides.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    elements.roundedRect(rect, cornerRadii, at: corners)
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
  /// Makes a path with the points of a layer's path.
  public convenience init(cgPath: CGPath) {
    self.init()
    elements = cgPath.elements
  }

  /// Starts a new subpath at a point.
  open func move(to point: CGPoint) { elements.move(to: point) }
  /// Adds a straight line to a point. On an empty path, starts a subpath there.
  open func addLine(to point: CGPoint) { elements.line(to: point) }
  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    elements.curve(controlPoint1, controlPoint2, to: endPoint)
  }
  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    elements.quad(controlPoint, to: endPoint)
  }
  /// Adds a line to the start of an arc, and the arc. Angles are in radians, from the right, clockwise on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { elements.arc(center, radius, from: startAngle, to: endAngle, clockwise: clockwise) }
  /// Closes the present subpath.
  open func close() { elements.close() }
  /// Appends the subpaths of another path.
  open func append(_ other: UIBezierPath) { elements.append(other.elements) }
  /// Removes all points.
  open func removeAllPoints() { elements = PathElements() }
  /// Transforms the path.
  open func apply(_ transform: CGAffineTransform) { elements.apply(transform) }
  /// Returns the path from its end to its start; each subpath is reversed by itself.
  open func reversing() -> UIBezierPath {
    let copy = copied
    copy.elements = elements.reversed
    return copy
  }

  /// Whether the path has no points.
  open var isEmpty: Bool { elements.isEmpty }
  /// The last point of the path; zero if it is empty.
  open var currentPoint: CGPoint { elements.current ?? .zero }
  /// The smallest upright rectangle around the points and control points.
  open var bounds: CGRect { CGRect(around: elements.corners) }
  /// Returns true if a point lies inside, by the path's own rule.
  open func contains(_ point: CGPoint) -> Bool { elements.contains(point, evenOdd: usesEvenOddFillRule) }

  /// An immutable copy of the path, for a layer. Setting it replaces the points, and keeps the line width.
  open var cgPath: CGPath {
    get { CGPath(elements) }
    set { elements = newValue.elements }
  }
  /// Sets the lengths of dashes and gaps, in points, and where they begin; nil or a count of 0 for a whole line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [])
  }

  // MARK: Drawing

  /// Records a filling with the present context's fill colour; without a context does nothing.
  open func fill() { fill(with: .normal, alpha: 1) }
  /// Records a filling with a mode and an opacity, 0 … 1; without a context does nothing.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.add(.fill(cgPath, usesEvenOddFillRule ? .evenOdd : .winding)) }
  }
  /// Records a line with the present context's stroke colour and the path's own width; without a context does nothing.
  open func stroke() { stroke(with: .normal, alpha: 1) }
  /// Records a line with a mode and an opacity, 0 … 1; without a context does nothing.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dash.phase, lengths: dash.lengths)
      context.add(.stroke(cgPath))
    }
  }
  private func draw(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if mode != .normal { context.setBlendMode(mode) }
    if alpha != 1 { context.setAlpha(alpha) }
    body(context)
    context.restoreGState()
  }
  /// Clips later drawing into the present context to the inside of the path.
  open func addClip() {
    UIGraphicsGetCurrentContext()?.clip(to: cgPath, usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Returns a copy of the path.
  open func copy(with zone: NSZone? = nil) -> Any { copied }
  private var copied: UIBezierPath {
    let copy = UIBezierPath()
    (copy.elements, copy.lineWidth, copy.usesEvenOddFillRule) = (elements, lineWidth, usesEvenOddFillRule)
    (copy.lineCapStyle, copy.lineJoinStyle, copy.miterLimit) = (lineCapStyle, lineJoinStyle, miterLimit)
    (copy.flatness, copy.dash) = (flatness, dash)
    return copy
  }
}

extension PathElements {
  /// Each subpath from its end to its start.
  var reversed: PathElements {
    var result = PathElements()
    var line: [Element] = []
    func finish(_ isClosed: Bool) {
      guard let end = line.last?.points.last else { return }
      result.move(to: end)
      for (part, before) in zip(line.dropFirst().reversed(), line.dropLast().reversed()) {
        guard let target = before.points.last else { continue }
        switch part {
        case .quad(let control, _): result.quad(control, to: target)
        case .curve(let first, let second, _): result.curve(second, first, to: target)
        default: result.line(to: target)
        }
      }
      if isClosed { result.close() }
      line = []
    }
    for element in all {
      switch element {
      case .move:
        finish(false)
        line = [element]
      case .close: finish(true)
      default: line.append(element)
      }
    }
    finish(false)
    return result
  }
}

extension CGRect {
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
