import CradleGeometry
import CradleScrolling

/// A scroll view under test: gestures by their numbers, and a delegate that keeps a log.
final class ScrollRig: ScrollViewDelegate {
  let view: ScrollView
  private(set) var log: [String] = []
  /// The target that the delegate sets in willEndDragging; nil keeps the proposed one.
  var chooseTarget: ((Point) -> Point)?
  private(set) var announced: [Point] = []
  private(set) var announcedVelocity: [Point] = []
  /// The view that the delegate returns for zooming.
  var zoomed: (any ZoomableView)?
  private(set) var endScales: [Double] = []
  var allowsTop = true
  /// Called by the delegate's scrollViewDidZoom.
  var onZoom: ((ScrollView) -> Void)?
  /// Called by the delegate's scrollViewDidScroll.
  var onScroll: ((ScrollView) -> Void)?
  /// Called with each entry of the log, within the delegate's call.
  var onCall: ((String) -> Void)?

  init(_ view: ScrollView) {
    self.view = view
    view.delegate = self
  }

  convenience init(
    viewport: Size = Size(width: 375, height: 667), content: Size = Size(width: 375, height: 4400)
  ) {
    self.init(ScrollView(viewportSize: viewport, contentSize: content))
  }

  /// A rig whose content moves by dynamics after a release.
  static func dynamics(_ content: Size = Size(width: 375, height: 4400)) -> ScrollRig {
    let rig = ScrollRig(content: content)
    rig.view.feel.engine = .dynamics
    return rig
  }

  /// The story of a fling.
  static let flingStory = [
    "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
    "didScroll", "didEndDecelerating",
  ]

  /// The log with runs of didScroll written as one.
  var story: [String] {
    log.reduce(into: []) { story, entry in
      if story.last != entry || entry != "didScroll" { story.append(entry) }
    }
  }

  /// The begins and ends of drags in the log.
  var drags: [String] {
    log.filter { $0.hasSuffix("BeginDragging") || $0.hasPrefix("didEndDragging") }
      .map { $0 == "willBeginDragging" ? "begin" : "end" }
  }

  func clearLog() { log = [] }

  // MARK: Gestures

  func down(_ y: Double, x: Double = 100, at time: Double, device: PointerEvent.Device = .touch) {
    view.pointer(PointerEvent(.down, at: Point(x: x, y: y), time: time, device: device))
  }

  func move(_ y: Double, x: Double = 100, at time: Double) {
    view.pointer(PointerEvent(.move, at: Point(x: x, y: y), time: time, device: .touch))
  }

  func up(_ y: Double, x: Double = 100, at time: Double) {
    view.pointer(PointerEvent(.up, at: Point(x: x, y: y), time: time, device: .touch))
  }

  func cancel(at time: Double) {
    view.pointer(PointerEvent(.cancel, at: Point(x: 100, y: 100), time: time, device: .touch))
  }

  /// Flings with the offset moving at `velocity` pt/s: uniform moves over 60 ms, then a lift at once.
  /// Returns the time of the lift.
  @discardableResult
  func fling(_ velocity: Double, from y: Double = 300, at time: Double) -> Double {
    let samples = 12
    let step = 0.005
    down(y, at: time)
    for index in 1...samples {
      let elapsed = Double(index) * step
      move(y - velocity * elapsed, at: time + elapsed)
    }
    let lift = time + Double(samples) * step
    up(y - velocity * Double(samples) * step, at: lift)
    return lift
  }

  /// Advances to a time on the view's clock.
  func advance(to time: Double) {
    if time > view.time { view.advance(by: time - view.time) }
  }

  /// Advances until it rests, at most `limit` seconds; returns the time.
  @discardableResult
  func rest(step: Double = 1.0 / 120, limit: Double = 60) -> Double {
    let end = view.time + limit
    while view.phase != .idle, view.time < end { view.advance(by: step) }
    return view.time
  }

  // MARK: The delegate

  private func note(_ entry: String) {
    log.append(entry)
    onCall?(entry)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    note("didScroll")
    onScroll?(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { note("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>
  ) {
    note("willEndDragging")
    announced.append(targetContentOffset.pointee)
    announcedVelocity.append(velocity)
    if let chooseTarget { targetContentOffset.pointee = chooseTarget(targetContentOffset.pointee) }
  }
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging(\(decelerate))")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { note("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { note("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    note("didEndScrollingAnimation")
  }
  func scrollViewDidZoom(_ scrollView: ScrollView) {
    note("didZoom")
    onZoom?(scrollView)
  }
  func viewForZooming(in scrollView: ScrollView) -> (any ZoomableView)? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: (any ZoomableView)?) {
    note("willBeginZooming")
  }
  func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: (any ZoomableView)?, atScale scale: Double
  ) {
    note("didEndZooming")
    endScales.append(scale)
  }
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { allowsTop }
  func scrollViewDidScrollToTop(_ scrollView: ScrollView) { note("didScrollToTop") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
    note("didChangeAdjustedContentInset")
  }
}
