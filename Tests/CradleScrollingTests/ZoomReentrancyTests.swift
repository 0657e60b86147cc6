import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

/// The zoomed view belongs to the app: its setters may call the scroll view in the middle of a zoom.
@Suite("Calls from a zoom's callbacks")
struct ZoomReentrancyTests {
  /// A picture and delegate in one, which changes its scroll view in its callbacks, a limited number of times in a row,
  /// while fingers and wheels come and go.
  private final class Meddler: ZoomableView, ScrollViewDelegate {
    let bounds = Rect(x: 0, y: 0, width: 800, height: 600)
    var center = Point(x: 400, y: 300) { didSet { hear() } }
    var transform = Transform.identity { didSet { hear() } }
    let view = ScrollView(
      viewportSize: Size(width: 400, height: 300), contentSize: Size(width: 800, height: 600))
    private var random: SeededRandom
    private var answers = 0
    private(set) var log: [Int] = []
    /// Whether a drag was begun and not ended, and whether two begins or two ends followed each other.
    private var (isDragReported, isOutOfOrder) = (false, false)

    init(seed: UInt64) {
      random = SeededRandom(seed: seed)
      (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 4)
      view.delegate = self
      view.panGestureRecognizer.onChange = { [weak self] _ in self?.hear() }
    }

    func step() {
      answers = 5
      change()
      answers = 0
    }
    private func hear() {
      guard answers > 0, random.int(in: 0..<3) == 0 else { return }
      answers -= 1
      change()
    }
    private func change() {
      let number = random.int(in: 0..<17)
      let finger = random.int(in: 0..<2)
      let place = Point(x: random.double(in: -200...2000), y: random.double(in: -200...2000))
      log.append(number)
      switch number {
      case 0, 1: view.setZoomScale(random.double(in: 0.1...6), animated: random.bool())
      case 2: view.zoom(to: Rect(origin: place, size: Size(width: 80, height: 90)), animated: random.bool())
      case 3: view.contentOffset = place
      case 4: view.contentInset = EdgeInsets(top: random.double(in: 0...90), left: 0, bottom: 20, right: 0)
      case 5:
        view.viewportSize = Size(width: random.double(in: 50...500), height: random.double(in: 50...500))
      case 6: view.maximumZoomScale = random.double(in: 1...6)
      case 7: view.stopScrollingAndZooming()
      case 8: touch(.down, at: .zero + (place - .zero) * 0.2, finger)
      case 9, 10: touch(.move, at: .zero + (place - .zero) * 0.2, finger)
      case 11: touch(.up, at: .zero + (place - .zero) * 0.2, finger)
      case 12: view.setContentOffset(place, animated: true)
      case 13:
        let delta = Vector(dx: random.double(in: -9...9), dy: random.double(in: -9...9))
        let wheel = WheelEvent(
          delta: delta, isPrecise: random.bool(), at: Point(x: 99, y: 99), isZoom: random.bool())
        view.wheel(wheel)
      case 14: view.panGestureRecognizer.isEnabled.toggle()
      default: view.advance(by: random.double(in: 0...0.3))
      }
    }
    private func touch(_ phase: PointerEvent.Phase, at place: Point, _ finger: Int) {
      view.pointer(PointerEvent(phase, at: place, time: view.time, device: .touch, id: finger))
    }
    func rest() {
      for finger in 0..<2 { touch(.cancel, at: .zero, finger) }
      for _ in 0..<100 where !view.isResting { view.advance(by: 0.1) }
    }

    func viewForZooming(in scrollView: ScrollView) -> (any ZoomableView)? { self }
    func scrollViewDidZoom(_ scrollView: ScrollView) { hear() }
    func scrollViewDidScroll(_ scrollView: ScrollView) { hear() }
    func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
      if isDragReported { isOutOfOrder = true }
      isDragReported = true
      hear()
    }
    func scrollViewWillEndDragging(
      _ scrollView: ScrollView, withVelocity velocity: Point,
      targetContentOffset: UnsafeMutablePointer<Point>
    ) { hear() }
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
      if !isDragReported { isOutOfOrder = true }
      isDragReported = false
      hear()
    }
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { hear() }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { hear() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { hear() }
    func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: (any ZoomableView)?) { hear() }
    func scrollViewDidEndZooming(
      _ scrollView: ScrollView, with view: (any ZoomableView)?, atScale scale: Double
    ) { hear() }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) { hear() }

    /// Describes how the view and its picture disagree at rest; nil if they agree.
    var flaw: String? {
      guard view.isResting else { return "does not rest" }
      if isOutOfOrder || isDragReported { return "the begins and ends of drags do not alternate" }
      if [.began, .changed].contains(view.panGestureRecognizer.state) { return "the pan has not ended" }
      guard transform == Transform(scale: view.zoomScale) else {
        return "\(transform) at \(view.zoomScale)"
      }
      let corner = Point(
        x: center.x - 400 * view.zoomScale, y: center.y - 300 * view.zoomScale)
      guard corner.distance(to: .zero) < Tolerance.summed else { return "corner at \(corner)" }
      return isInside
        ? nil : "rests at \(view.contentOffset), beyond \(view.minimumOffset) … \(view.maximumOffset)"
    }

    private var isInside: Bool {
      let (low, high, offset) = (view.minimumOffset, view.maximumOffset, view.contentOffset)
      let rounding = Tolerance.summed
      return offset.x >= low.x - rounding && offset.y >= low.y - rounding && offset.x <= high.x + rounding
        && offset.y <= high.y + rounding
    }
  }

  @Test("the picture has the view's scale and place, whatever its setters and the delegate change")
  func meddling() {
    for seed in 0..<(RandomTests.isLong ? 3000 : 60) as Range<UInt64> {
      let meddler = Meddler(seed: seed)
      for _ in 0..<4 {
        for _ in 0..<15 { meddler.step() }
        meddler.rest()
        guard let flaw = meddler.flaw else { continue }
        Issue.record("seed \(seed): \(flaw) after \(meddler.log)")
        return
      }
    }
  }

  /// A delegate that makes another change in every call.
  private final class Restless: ScrollViewDelegate {
    let picture = Picture()
    func viewForZooming(in scrollView: ScrollView) -> (any ZoomableView)? { picture }
    func scrollViewDidZoom(_ view: ScrollView) {
      view.setZoomScale(view.zoomScale < 2 ? 3 : 1.5, animated: false)
    }
    func scrollViewDidChangeAdjustedContentInset(_ view: ScrollView) { view.contentInset.top += 1 }
  }

  @Test("a delegate that makes another zoom, or another inset, in every callback is refused")
  func endless() async throws {
    let zoomed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (view, restless) = (
        ScrollView(viewportSize: Size(width: 9, height: 9), contentSize: .zero), Restless()
      )
      view.delegate = restless
      view.maximumZoomScale = 4
      view.setZoomScale(2.5, animated: false)
      withExtendedLifetime(restless) {}
    }
    let inset = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (view, restless) = (
        ScrollView(viewportSize: Size(width: 9, height: 9), contentSize: .zero), Restless()
      )
      view.delegate = restless
      view.contentInset.top = 5
      withExtendedLifetime(restless) {}
    }
    for (result, name) in [(zoomed, "scrollViewDidZoom"), (inset, "scrollViewDidChangeAdjustedContentInset")]
    {
      let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(words.contains("ScrollView: \(name)"))
    }
  }
}
