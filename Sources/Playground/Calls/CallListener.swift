import CradleCollectionView
import CradleGeometry
import CradleScrolling

/// Takes the place of the delegate of a demo's scroll views, records their calls, and forwards them.
///
/// It exists while the log is shown; otherwise the demo has its own delegate, and its collections have no
/// observer.
final class CallListener: CollectionViewDelegate {
  private(set) var log = CallLog()
  private weak var demo: (any Demo)?
  /// The identifier of the demo that it follows.
  private var followed: String?
  private var watched: [Watched] = []

  private struct Watched {
    let view: ScrollView
    weak var delegate: (any ScrollViewDelegate)?
  }

  /// Listens to a host's demo instead of the previous one. A run that continues from an earlier frame has other scroll
  /// views, and keeps the calls up to that frame.
  func follow(_ host: DemoHost) {
    let demo = host.demo
    guard self.demo !== demo else { return }
    var log = host.card.id == followed ? log : CallLog()
    log.cut(after: host.time)
    leave()
    (self.demo, self.log, followed) = (demo, log, host.card.id)
    watched = demo.scrolls.map { Watched(view: $0.view, delegate: $0.view.delegate) }
    for view in watched.map(\.view) {
      view.delegate = self
      (view as? CollectionView)?.layoutObserver = { [weak self, weak view] call in
        self?.log.note(call.name, Self.words(call), at: view?.time ?? 0)
      }
    }
  }

  /// Restores the demo's own delegates.
  func leave() {
    for entry in watched {
      entry.view.delegate = entry.delegate
      (entry.view as? CollectionView)?.layoutObserver = nil
    }
    (watched, demo, log) = ([], nil, CallLog())
  }

  /// The demo's own delegate of a view. Demos have only scroll view delegates.
  private func delegate(of view: ScrollView) -> (any ScrollViewDelegate)? {
    watched.first { $0.view === view }?.delegate
  }

  private func note(_ name: String, _ values: String = "", _ view: ScrollView) {
    log.note(name, values, at: view.time)
  }

  // MARK: Words

  private static func words(_ call: LayoutCall) -> String {
    switch call {
    case .prepare, .finalizeUpdates: ""
    case .prepareForUpdates(let count): "\(count) updates"
    case .shouldInvalidate(let bounds): "bounds " + words(bounds.origin)
    case .invalidate(let isResized): isResized ? "resized" : ""
    case .elements(let rect): "y " + word(rect.minY) + " to " + word(rect.maxY)
    case .targetOffset(let proposed, let velocity):
      "proposed " + words(proposed) + (velocity.map { ", velocity " + words($0, 2) } ?? "")
    }
  }

  private static func word(_ number: Double, _ decimals: Int = 0) -> String {
    SliderScale.decimal(number, decimals)
  }

  private static func words(_ point: Point, _ decimals: Int = 0) -> String {
    "(" + word(point.x, decimals) + ", " + word(point.y, decimals) + ")"
  }

  // MARK: ScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    note("scrollViewDidScroll", "offset " + Self.words(scrollView.contentOffset), scrollView)
    delegate(of: scrollView)?.scrollViewDidScroll(scrollView)
  }

  func scrollViewDidZoom(_ scrollView: ScrollView) {
    note("scrollViewDidZoom", "scale " + Self.word(scrollView.zoomScale, 2), scrollView)
    delegate(of: scrollView)?.scrollViewDidZoom(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    note("scrollViewWillBeginDragging", scrollView)
    delegate(of: scrollView)?.scrollViewWillBeginDragging(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>
  ) {
    delegate(of: scrollView)?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    note(
      "scrollViewWillEndDragging",
      "velocity " + Self.words(velocity, 2) + ", target " + Self.words(targetContentOffset.pointee),
      scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    note("scrollViewDidEndDragging", decelerate ? "will decelerate" : "will not decelerate", scrollView)
    delegate(of: scrollView)?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    note("scrollViewWillBeginDecelerating", scrollView)
    delegate(of: scrollView)?.scrollViewWillBeginDecelerating(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    note("scrollViewDidEndDecelerating", "offset " + Self.words(scrollView.contentOffset), scrollView)
    delegate(of: scrollView)?.scrollViewDidEndDecelerating(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    note("scrollViewDidEndScrollingAnimation", "offset " + Self.words(scrollView.contentOffset), scrollView)
    delegate(of: scrollView)?.scrollViewDidEndScrollingAnimation(scrollView)
  }

  /// Called in every frame of a zoom and by hit tests, so it is not recorded.
  func viewForZooming(in scrollView: ScrollView) -> (any ZoomableView)? {
    delegate(of: scrollView)?.viewForZooming(in: scrollView)
  }

  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: (any ZoomableView)?) {
    note("scrollViewWillBeginZooming", scrollView)
    delegate(of: scrollView)?.scrollViewWillBeginZooming(scrollView, with: view)
  }

  func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: (any ZoomableView)?, atScale scale: Double
  ) {
    note("scrollViewDidEndZooming", "scale " + Self.word(scale, 2), scrollView)
    delegate(of: scrollView)?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }

  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    note("scrollViewShouldScrollToTop", scrollView)
    return delegate(of: scrollView)?.scrollViewShouldScrollToTop(scrollView) ?? true
  }

  func scrollViewDidScrollToTop(_ scrollView: ScrollView) {
    note("scrollViewDidScrollToTop", scrollView)
    delegate(of: scrollView)?.scrollViewDidScrollToTop(scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
    note("scrollViewDidChangeAdjustedContentInset", scrollView)
    delegate(of: scrollView)?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }

  private func note(_ name: String, _ view: ScrollView) { note(name, "", view) }
}
