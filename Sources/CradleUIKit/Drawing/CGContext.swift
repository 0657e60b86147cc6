// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The recorded content of an image, from back to front: rendered layers and drawing commands. The app draws it.
public final class CGContext: NSObject {
  /// The size of the image in points.
  public let size: CGSize
  /// The rendered layers, from back to front.
  public internal(set) var layers: [CALayer] = []
  /// Ours: the drawing commands, from back to front.
  public private(set) var drawings: [Drawing] = []
  private var state = State()
  private var saved: [State] = []
  private var elements = PathElements()
  /// How images are enlarged; the app draws them.
  public var interpolationQuality = CGInterpolationQuality.default

  init(_ size: CGSize) { self.size = size }

  func add(_ content: Drawing.Content) { drawings.append(Drawing(content: content, state: state)) }

  // MARK: State

  /// Saves the graphics state until `restoreGState()`.
  public func saveGState() { saved.append(state) }
  /// Restores the graphics state that was saved last; without one, does nothing.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  /// Begins a transparency layer; its commands are recorded one by one here.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { saveGState() }
  /// Ends a transparency layer.
  public func endTransparencyLayer() { restoreGState() }
  /// The transform from the drawing's points to the image's.
  public var ctm: CGAffineTransform { state.transform }
  /// Moves later drawing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }
  /// Scales later drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }
  /// Turns later drawing by an angle in radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Transforms later drawing.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// Sets the colour of fillings.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  /// Sets the colour of fillings, from components 0 … 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor)
  }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
  /// Sets the colour of lines, from components 0 … 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor)
  }
  /// Sets the opacity, 0 … 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// Sets how colours are blended with the background.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
  /// Sets the mitre limit, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  /// Sets the lengths of dashes and gaps, in points, and where they begin.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.dashPhase, state.dash) = (phase, lengths)
  }
  /// Sets a shadow's offset and blur, in points, and its colour; nil for none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { (offset, blur, $0) }
  }
  /// Sets a shadow's offset and blur, in points, in a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: UIColor(white: 0, alpha: 1.0 / 3).cgColor)
  }
  /// Does nothing: the app decides whether to smooth edges.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Does nothing: the app decides whether to smooth edges.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  // MARK: Paths

  /// Begins a new path.
  public func beginPath() { elements = PathElements() }
  /// Starts a subpath at a point.
  public func move(to point: CGPoint) { elements.move(to: point) }
  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) { elements.line(to: point) }
  /// Adds lines between points.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.curve(control1, control2, to: end)
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { elements.quad(control, to: end) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { elements.rect(rect) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { elements.rect(rect) } }
  /// Adds the ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { elements.ellipse(in: rect) }
  /// Adds a line to the start of an arc, and the arc. Angles are in radians, from the right. As in Core
  /// Graphics, `clockwise` assumes a y axis that points up: on screen, true turns anticlockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { elements.arc(center, radius, from: startAngle, to: endAngle, clockwise: !clockwise) }
  /// Adds a line and an arc of a radius, tangent to two lines: from the current point to a
  /// point, and on to another.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    elements.arc(tangent1: tangent1End, tangent2: tangent2End, radius)
  }
  /// Adds the subpaths of another path.
  public func addPath(_ path: CGPath) { elements.append(path.elements) }
  /// Closes the present subpath.
  public func closePath() { elements.close() }
  /// The path that has been begun; nil for none.
  public var path: CGPath? { elements.isEmpty ? nil : CGPath(elements) }
  /// Replaces the path by the outline of its stroke, with the present width and without the dash.
  public func replacePathWithStrokedPath() {
    elements =
      CGPath(elements).copy(
        strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
        miterLimit: state.miterLimit
      ).elements
  }
  /// Returns the path, and begins a new one.
  private func takePath() -> CGPath {
    defer { beginPath() }
    return CGPath(elements)
  }
  /// Fills the path, and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) { add(.fill(takePath(), rule)) }
  /// Strokes the path, and begins a new one.
  public func strokePath() { add(.stroke(takePath())) }
  /// Fills the path, strokes it, or both, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    if mode != .stroke {
      add(.fill(path, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding))
    }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { add(.stroke(path)) }
  }
  /// Clips later drawing to the inside of the path, and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) { clip(to: takePath(), rule) }
  /// Clips later drawing to a rectangle.
  public func clip(to rect: CGRect) { clip(to: CGPath(rect: rect, transform: nil), .winding) }
  /// Clips later drawing to rectangles.
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects)
    clip(to: path, .winding)
  }
  func clip(to path: CGPath, _ rule: CGPathFillRule) {
    var elements = path.elements
    elements.apply(state.transform)
    state.clips.append((CGPath(elements), rule))
  }
  /// The bounding box of all clips, in the drawing's points.
  public var boundingBoxOfClipPath: CGRect {
    state.clips.reduce(CGRect(origin: .zero, size: size)) { $0.intersection($1.path.boundingBoxOfPath) }
      .applying(state.transform.inverted())
  }

  // MARK: Immediate drawing

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { add(.fill(CGPath(rect: rect, transform: nil), .winding)) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Draws the line of a rectangle.
  public func stroke(_ rect: CGRect) { add(.stroke(CGPath(rect: rect, transform: nil))) }
  /// Draws the line of a rectangle with a width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }
  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) { add(.fill(CGPath(ellipseIn: rect, transform: nil), .winding)) }
  /// Draws the line of the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) { add(.stroke(CGPath(ellipseIn: rect, transform: nil))) }
  /// Draws lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    add(.stroke(path))
  }
  /// Clears a rectangle.
  public func clear(_ rect: CGRect) { add(.clear(rect)) }
  /// Draws an image over a rectangle.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    add(.image(image.image, rect))
  }
  /// Draws a gradient along the line between two points.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) { add(.linearGradient(gradient, startPoint, endPoint)) }
  /// Draws a gradient between two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) { add(.radialGradient(gradient, startCenter, startRadius, endCenter, endRadius)) }
  /// Returns an image of everything drawn so far.
  public func makeImage() -> CGImage? { CGImage(image: UIImage(self)) }
}

extension CALayer {
  /// Adds a copy of the layer and its sublayers, in their present state, to the context.
  public func render(in ctx: CGContext) { ctx.layers.append(snapshot()) }

  /// Returns a copy of the layer and its sublayers.
  private func snapshot() -> CALayer {
    let copy = type(of: self).kind.copying(self)
    // The copy belongs to the image, not to the app's tree.
    copy.superlayer = nil
    for layer in sublayers ?? [] { copy.addSublayer(layer.snapshot()) }
    return copy
  }
}
