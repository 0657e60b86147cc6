import CradleCollectionView
import CradleGeometry
import CradleScrolling
import CradleStage

/// A demo whose scene is one collection; events, time, drawing and traces pass through it.
///
/// Such a demo provides its layout, its reaction to a click, and the drawing of an element.
protocol CollectionDemo: Demo {
  var scene: CollectionScene { get }
  /// The message at the lower edge; nil for none.
  var notice: String? { get }

  /// Whether its items are kept as the scene's contents.
  var keepsItems: Bool { get }

  /// Handles a click: a press that lifted without a drag, on an item or beside all of them.
  func click(_ button: PointerEvent.Button, on item: IndexPath?)
  /// Draws an element upright and in its size at a frame; the caller applies rotation, scale and opacity.
  func draw(_ element: PresentedElement, in frame: Rect, on canvas: Canvas, theme: Theme)
  /// Draws behind the elements, on the stage's background.
  func drawGround(on canvas: Canvas, theme: Theme)
  /// Draws on top of the elements.
  func drawOver(on canvas: Canvas, theme: Theme)
}

extension CollectionDemo {
  var collection: CollectionView { scene.collection }
  var notice: String? { scene.notice }
  var legends: [Rect] { [NoticePlate(notice, in: viewport)?.legend].compactMap { $0 } }
  var scrolls: [NamedScroll] { [NamedScroll(name: "main", view: collection)] }
  var isResting: Bool { collection.isResting }

  var viewport: Size {
    get { scene.viewport }
    set { scene.viewport = newValue }
  }
  /// The collection's own size, in whose points the layout and the drawing work.
  var stage: Size { collection.viewportSize }

  func pointer(_ event: PointerEvent) { handle(event) }

  /// The default `pointer`: passes the event to the collection, and to `click`.
  func handle(_ event: PointerEvent) {
    if let done = scene.handle(event) { click(event.button, on: done.item) }
  }

  func wheel(_ event: WheelEvent) { scroll(event) }

  /// The default `wheel`: a vertical wheel also scrolls content that scrolls horizontally only.
  func scroll(_ event: WheelEvent) {
    let range = collection.maximumOffset - collection.minimumOffset
    var event = event
    event.location = scene.fit.place(event.location)
    if event.delta.dx == 0, range.dx > 0, range.dy <= 0 {
      event.delta = Vector(dx: -event.delta.dy, dy: 0)
    }
    collection.wheel(event)
  }

  func key(_ name: String, time: Double) -> Bool { press(name, time: time) }

  /// The default `key`: scrolls.
  func press(_ name: String, time: Double) -> Bool {
    guard let key = ScrollKey(rawValue: name) else { return false }
    return collection.press(key, time: time)
  }

  func advance(by seconds: Double) { collection.advance(by: seconds) }

  var keepsItems: Bool { false }
  var contents: SceneContents? { keepsItems ? scene.contents : nil }

  func restore(_ contents: SceneContents) {
    if keepsItems { scene.restore(contents) }
  }
  var counter: Parameter? { scene.counter }

  func click(_ button: PointerEvent.Button, on item: IndexPath?) {}
  func drawGround(on canvas: Canvas, theme: Theme) {}
  func drawOver(on canvas: Canvas, theme: Theme) {}

  // MARK: Drawing

  func describe(in frame: inout TraceFrame) { scene.describe(in: &frame) }

  var elements: [TraceElement] {
    let shift = Point.zero - collection.contentOffset
    let fit = scene.fit
    let sprung = springRect
    return collection.presentedElements.compactMap { presented in
      // Leaving elements are presented up to a viewport away, where the cells of a layout on springs have no
      // springs.
      if let sprung, !presented.attributes.frame.intersects(sprung) { return nil }
      return fit.shown(TraceElement(presented, shiftedBy: shift))
    }
  }

  /// The rectangle of the content, in points, in which cells have springs; nil if every cell has one, or none.
  private var springRect: Rect? {
    guard let layout = collection.collectionViewLayout as? SpringFlowLayout, layout.margin.isFinite else {
      return nil
    }
    return collection.visibleRect.insetBy(dx: -layout.margin - 1, dy: -layout.margin - 1)
  }

  func draw(on canvas: Canvas, theme: Theme) {
    canvas.ground(Rect(origin: .zero, size: viewport), theme.stage)
    if scene.fit.scale == 1 {
      drawScene(on: canvas, theme: theme)
    } else {
      canvas.transformed(scene.fit.transform) { drawScene(on: canvas, theme: theme) }
    }
    NoticePlate(notice, in: viewport)?.draw(on: canvas, theme)
  }

  private func drawScene(on canvas: Canvas, theme: Theme) {
    drawGround(on: canvas, theme: theme)
    let shift = Point.zero - collection.contentOffset
    collection.forEachPresented { element in
      let frame = element.attributes.frame.offset(by: shift)
      canvas.withPose(of: element.attributes, around: frame.center) {
        draw(element, in: frame, on: canvas, theme: theme)
      }
    }
    drawOver(on: canvas, theme: theme)
    canvas.draw(collection.verticalIndicator, theme)
    canvas.draw(collection.horizontalIndicator, theme)
  }
}

extension TraceElement {
  /// The trace element of a presented one, in viewport points.
  init(_ element: PresentedElement, shiftedBy shift: Vector) {
    let attributes = element.attributes
    let kind =
      switch attributes.category {
      case .cell: "cell"
      case .supplementary: "supplementary"
      case .decoration: "decoration"
      }
    self.init(
      id: "\(element.id)", kind: kind, index: [attributes.indexPath.section, attributes.indexPath.item],
      center: attributes.center + shift, size: attributes.size, scale: attributes.scale,
      angle: attributes.angle, alpha: attributes.alpha, z: Double(attributes.zIndex),
      velocity: element.screenVelocity)
  }
}

extension Canvas {
  /// Draws the body with the attributes' rotation, scale, perspective and opacity.
  func withPose(of attributes: LayoutAttributes, around center: Point, _ body: () -> Void) {
    withOpacity(attributes.alpha) {
      guard attributes.isFlat else {
        return projected(attributes.transform3D, around: center) {
          withRotation(of: attributes, center, body)
        }
      }
      withRotation(of: attributes, center, body)
    }
  }

  private func withRotation(of attributes: LayoutAttributes, _ center: Point, _ body: () -> Void) {
    guard attributes.scale != 1 || attributes.angle != 0 else { return body() }
    transformed(
      Transform(scale: attributes.scale, angle: attributes.angle, around: center), body)
  }
}
