import CradleDynamics
import CradleGeometry
import CradleScrolling
import CradleStage

/// A demo of the playground: declarations, then set-up, advance and draw. It uses no SDL, clock or file.
///
/// The same host runs it in the window and in `cradle play`. Times are seconds on the host's simulated clock,
/// places are points of the viewport.
protocol Demo: AnyObject {
  /// Its entry in the catalogue.
  static var card: DemoCard { get }

  /// Sets the scene up for a viewport, with every parameter at its default.
  init(viewport: Size)

  /// The parameters that the panel shows, in its order.
  var parameters: [Parameter] { get }
  /// The scroll views; keys scroll the first one. The default `advance` advances all of them.
  var scrolls: [NamedScroll] { get }
  /// The animator of the demo's bodies, nil without any. The default `advance` advances it.
  var animator: DynamicAnimator? { get }
  /// From the animator's points to the viewport's, for the overlay.
  var animatorTransform: Transform { get }
  /// The choice whose options the card of frame times compares; nil in a demo without such a choice.
  var timedChoice: Parameter? { get }
  /// The places of the scene's own words and controls, in the viewport's points, which the window's plates leave free
  /// where they can.
  var legends: [Rect] { get }
  /// The parameter with the number of elements in the contents; nil in a demo without one.
  var counter: Parameter? { get }
  /// The debug overlay's content, by default that of the animator; nil in a demo without bodies.
  var debugScene: DebugScene? { get }
  /// The viewport's present size in points; the host sets it when the window or the script resizes it.
  var viewport: Size { get set }
  /// Whether nothing moves, so that the window may stop drawing.
  var isResting: Bool { get }
  /// The curves of the plot under the stage, in at most two units: the plot has two axes.
  var plots: [Plot] { get }
  /// The visible elements at this time, in drawing order and at the places where they are shown.
  var elements: [TraceElement] { get }
  /// The contents that the user has added to the scene besides the parameters; nil if there is nothing to
  /// keep.
  var contents: SceneContents? { get }
  /// Swift code that produces the same motion with the present values.
  var code: String { get }

  /// Whether a parameter has an effect with the present values of the others; the panel shows the other rows
  /// paler.
  func uses(_ parameter: Parameter) -> Bool
  /// Whether the panel has a row for a parameter now.
  func shows(_ parameter: Parameter) -> Bool
  /// Called after a parameter has got a new value.
  func parameterChanged(_ parameter: Parameter)
  /// Replaces the scene's contents by an earlier result of `contents`, of this run or another.
  func restore(_ contents: SceneContents)
  /// The present title of an action's button, no longer than the card's.
  func title(of action: DemoAction) -> String
  /// Performs one of the card's actions; `index` is the element's number if the action takes one.
  func perform(_ action: String, index: Int?)
  /// The same with a name, for an action that takes one.
  func perform(_ action: String, index: Int?, text: String?)
  /// Handles a pointer event.
  func pointer(_ event: PointerEvent)
  /// Handles a wheel event.
  func wheel(_ event: WheelEvent)
  /// Whether a press of a key, with SDL's name, would do anything now; by default those that scroll, if something
  /// scrolls. Other keys are no input: input continues from the timeline's frame, deletes the frames after it, and ends
  /// a loop.
  func takesKey(_ name: String) -> Bool
  /// Handles one press of a key, with SDL's name; returns whether the demo used it.
  func key(_ name: String, time: Double) -> Bool
  /// Advances the scene by a time in seconds, 0 or more.
  func advance(by seconds: Double)
  /// Adds the demo's own state (bodies, energy, values, nested scroll views) to a frame of the trace.
  func describe(in frame: inout TraceFrame)
  /// Draws the scene into the viewport, whose origin is the canvas's.
  func draw(on canvas: Canvas, theme: Theme)
  /// Draws again, over the debug overlay, the words that it would make illegible; by default none.
  func drawWordsOverOverlay(on canvas: Canvas, theme: Theme)
}

/// A scroll view with its name in the trace.
struct NamedScroll {
  let name: String
  let view: ScrollView
}

/// A curve of the plot under the stage: its latest value, which the host samples once a frame.
struct Plot {
  let title: String
  let unit: String
  let value: Double
  /// The index of the cell colour of this curve; nil for the plot's own colour.
  var cell: Int?
}

extension Demo {
  var parameters: [Parameter] { [] }
  var scrolls: [NamedScroll] { [] }
  var elements: [TraceElement] { [] }

  var animator: DynamicAnimator? { nil }
  var animatorTransform: Transform { .identity }
  var timedChoice: Parameter? { nil }
  var counter: Parameter? { nil }
  var legends: [Rect] { [] }

  var debugScene: DebugScene? {
    guard let animator, let inverse = animatorTransform.inverse else { return nil }
    let corner = inverse.apply(Point(x: viewport.width, y: viewport.height))
    let origin = inverse.apply(Point.zero)
    let seen = Rect(origin: origin, size: Size(width: corner.x - origin.x, height: corner.y - origin.y))
    // The part outside of an animator's bounds is a title, not its stage.
    let bounds = animator.referenceBounds
    let reach = DebugOverlay.longestArrow / 2
    let area = bounds.isEmpty ? seen : seen.intersection(bounds.insetBy(dx: reach, dy: reach)) ?? .zero
    return DebugScene(snapshot: animator.debugSnapshot(fieldsIn: area), transform: animatorTransform)
  }

  var isResting: Bool { scrolls.allSatisfy { $0.view.isResting } && animator?.isRunning != true }

  /// The first scroll view's offset and velocity along its longer axis.
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

  func uses(_ parameter: Parameter) -> Bool { true }
  func shows(_ parameter: Parameter) -> Bool { true }
  func parameterChanged(_ parameter: Parameter) {}
  func title(of action: DemoAction) -> String { action.title }
  func perform(_ action: String, index: Int?) {}
  func perform(_ action: String, index: Int?, text: String?) { perform(action, index: index) }

  func pointer(_ event: PointerEvent) {
    for scroll in scrolls { scroll.view.pointer(event) }
  }

  func wheel(_ event: WheelEvent) {
    scrolls.first?.view.wheel(event)
  }

  func takesKey(_ name: String) -> Bool { ScrollKey(rawValue: name) != nil && !scrolls.isEmpty }

  func key(_ name: String, time: Double) -> Bool {
    guard let key = ScrollKey(rawValue: name), let scroll = scrolls.first else { return false }
    return scroll.view.press(key, time: time)
  }

  func advance(by seconds: Double) {
    for scroll in scrolls { scroll.view.advance(by: seconds) }
    animator?.advance(by: seconds)
  }

  func describe(in frame: inout TraceFrame) {}
  func drawWordsOverOverlay(on canvas: Canvas, theme: Theme) {}
}
