import CradleDynamics
import CradleGeometry
import CradleScrolling
import CradleStage

/// One thing to play with: declarations, then set-up, advance and draw. It never sees SDL, a clock or a file.
///
/// The same host runs it in the window and in `cradle play`. Times are seconds on the host's simulated clock,
/// places are points of the viewport.
protocol Demo: AnyObject {
  /// What the catalog says of it.
  static var card: DemoCard { get }

  /// Sets the scene up for a viewport, with every parameter at its default.
  init(viewport: Size)

  /// What the panel can tune, in the panel's order.
  var parameters: [Parameter] { get }
  /// The scroll views, the first of which takes the keys; each moves by itself in the default `advance`.
  var scrolls: [NamedScroll] { get }
  /// What moves the bodies; nil in a demo without any. It moves by itself in the default `advance`.
  var animator: DynamicAnimator? { get }
  /// From the animator's points to the viewport's, for the overlay.
  var animatorTransform: Transform { get }
  /// What the debug overlay shows, which is what is in the animator if nothing else; nil in a demo without bodies.
  var debugScene: DebugScene? { get }
  /// The viewport's present size in points; the host sets it when the window or the script resizes it.
  var viewport: Size { get set }
  /// Whether nothing moves, so that the window may stop drawing.
  var isResting: Bool { get }
  /// What the strip under the stage plots, in two units at most: it has two axes.
  var plots: [Plot] { get }
  /// What exists now, in drawing order, as the person sees it.
  var elements: [TraceElement] { get }
  /// What a person has put into the scene beyond the parameters; nil where there is nothing to keep.
  var contents: SceneContents? { get }
  /// Swift that makes the same motion with the present values.
  var code: String { get }

  /// Whether a parameter does anything with the others as they are; the panel shows what does nothing paler.
  func matters(_ parameter: Parameter) -> Bool
  /// Whether the panel has a row for a parameter now.
  func shows(_ parameter: Parameter) -> Bool
  /// Takes note that a parameter has a new value.
  func parameterChanged(_ parameter: Parameter)
  /// Brings the scene to hold what `contents` has told, in this run or another.
  func restore(_ contents: SceneContents)
  /// Does one of the card's actions; `index` names an element where the action takes one.
  func perform(_ action: String, index: Int?)
  /// Takes a pointer event.
  func pointer(_ event: PointerEvent)
  /// Takes a wheel event.
  func wheel(_ event: WheelEvent)
  /// Takes one press of a key, as SDL names it; tells whether the demo used it.
  func key(_ name: String, time: Double) -> Bool
  /// Moves the scene on by a time in seconds, 0 or more.
  func advance(by seconds: Double)
  /// Adds what only this demo knows (bodies, energy, values, nested scroll views) to a frame of the trace.
  func describe(in frame: inout TraceFrame)
  /// Draws the scene into the viewport, whose origin is the canvas's.
  func draw(on canvas: Canvas, theme: Theme)
}

/// A scroll view and the name the trace gives it.
struct NamedScroll {
  let name: String
  let view: ScrollView
}

/// A curve of the strip under the stage: its latest value, sampled by the host once a frame.
struct Plot {
  let title: String
  let unit: String
  let value: Double
  /// The colour of the cells whose curve this is; nil for the plot's own.
  var cell: Int?
}

extension Demo {
  var parameters: [Parameter] { [] }
  var scrolls: [NamedScroll] { [] }
  var elements: [TraceElement] { [] }

  var animator: DynamicAnimator? { nil }
  var animatorTransform: Transform { .identity }

  var debugScene: DebugScene? {
    guard let animator, let inverse = animatorTransform.inverse else { return nil }
    let corner = inverse.apply(Point(x: viewport.width, y: viewport.height))
    let origin = inverse.apply(Point.zero)
    let seen = Rect(origin: origin, size: Size(width: corner.x - origin.x, height: corner.y - origin.y))
    // What lies outside an animator's bounds is a title, not its stage.
    let bounds = animator.referenceBounds
    let reach = DebugOverlay.longestArrow / 2
    let area = bounds.isEmpty ? seen : seen.intersection(bounds.insetBy(dx: reach, dy: reach)) ?? .zero
    return DebugScene(snapshot: animator.debugSnapshot(fieldsIn: area), transform: animatorTransform)
  }

  var isResting: Bool { scrolls.allSatisfy { $0.view.isResting } && animator?.isRunning != true }

  /// The first scroll view's offset and velocity along its longer way.
  var plots: [Plot] {
    guard let scroll = scrolls.first?.view else { return [] }
    let range = scroll.maximumOffset - scroll.minimumOffset
    let isVertical = range.dy >= range.dx
    return [
      Plot(title: "Offset", unit: "pt", value: isVertical ? scroll.contentOffset.y : scroll.contentOffset.x),
      Plot(title: "Velocity", unit: "pt/s", value: isVertical ? scroll.velocity.dy : scroll.velocity.dx),
    ]
  }

  var contents: SceneContents? { nil }
  func restore(_ contents: SceneContents) {}

  func matters(_ parameter: Parameter) -> Bool { true }
  func shows(_ parameter: Parameter) -> Bool { true }
  func parameterChanged(_ parameter: Parameter) {}
  func perform(_ action: String, index: Int?) {}

  func pointer(_ event: PointerEvent) {
    for scroll in scrolls { scroll.view.pointer(event) }
  }

  func wheel(_ event: WheelEvent) {
    scrolls.first?.view.wheel(event)
  }

  func key(_ name: String, time: Double) -> Bool {
    guard let key = ScrollKey(rawValue: name), let scroll = scrolls.first else { return false }
    return scroll.view.press(key, time: time)
  }

  func advance(by seconds: Double) {
    for scroll in scrolls { scroll.view.advance(by: seconds) }
    animator?.advance(by: seconds)
  }

  func describe(in frame: inout TraceFrame) {}
}
