import CradleGeometry
import CradleScrolling

/// The plot under the pointer: the wheel zooms, a drag moves through the past, a click on a curve's name switches it off.
extension WindowController {
  /// The plot's frames; nil while it is folded or replaced by the log of calls.
  var plotLayout: PlotLayout? {
    guard let frame = layout.plot, calls == nil else { return nil }
    let history = session.history
    let titles = history.curves.indices.map(plotTitle)
    let bare = PlotLayout(
      frame, history, titles: titles, values: titles.map { _ in "" }, measure: measure)
    guard let sample = plotReading(in: bare.area)?.sample else { return bare }
    let values = history.curves.indices.map { plotWords($0, at: sample) }
    return PlotLayout(frame, history, titles: titles, values: values, measure: measure)
  }

  /// A press or the wheel on the plot at a place: a curve's name, or its area.
  func plotTarget(at place: Point) -> WindowTarget {
    plotLayout?.legend.first { $0.frame.contains(place) }.map { .series($0.curve) } ?? .plot
  }

  /// The sample nearest to the pointer and its place; nil if the pointer is elsewhere.
  func plotReading(in area: Rect) -> (sample: Int, x: Double)? {
    let (history, shown) = (session.history, session.history.shown)
    guard hover == .plot, press == nil, let place = windowPointer.place, area.contains(place) else {
      return nil
    }
    let time = shown.lowerBound + (place.x - area.minX) / area.width * history.window.span
    guard let sample = history.sample(at: time), shown.contains(history.times[sample]) else { return nil }
    return (sample, area.minX + (history.times[sample] - shown.lowerBound) / history.window.span * area.width)
  }

  /// A curve's title, and after a jump the place of its zero.
  private func plotTitle(of curve: Int) -> String {
    let history = session.history
    guard let origin = history.origins[curve].last, origin != 0 else { return history.curves[curve].title }
    return history.curves[curve].title + " from " + PlotJump.words(for: origin)
  }

  /// A curve's value, and set B's beside it if that plays.
  private func plotWords(_ curve: Int, at sample: Int) -> String {
    let history = session.history
    func decimal(_ index: Int) -> String {
      let value = history.values[index][sample]
      return value.isFinite ? SliderScale.decimal(value, history.axis(of: index).step < 2 ? 2 : 0) : "–"
    }
    guard history.isShown(curve) else { return "" }
    let other = history.curves.indices.first {
      history.curves[$0].isOther && history.curves[$0].title == history.curves[curve].title
    }
    return decimal(curve) + (other.map { ", B " + decimal($0) } ?? "") + " "
  }

  /// Handles the wheel: vertically it zooms about the pointer, horizontally it moves the range.
  func turnPlot(_ event: WheelEvent) {
    guard let area = plotLayout?.area else { return }
    let share = ((event.location.x - area.minX) / area.width).clamped(to: 0...1)
    // A trackpad's unit is a sixth of a notch, as in a scroll view.
    let notches = event.isPrecise ? event.delta / 6 : event.delta
    let history = session.history
    if notches.dy != 0 {
      let factor = (0..<Int(abs(notches.dy).rounded(.up))).reduce(1.0) { factor, step in
        // A fraction of a notch is the same fraction of the change.
        let part = min(1, abs(notches.dy) - Double(step))
        return factor * (1 - part * (1 - PlotWindow.factorPerNotch))
      }
      session.history.window.zoom(by: notches.dy > 0 ? factor : 1 / factor, at: share, now: history.now)
    }
    if notches.dx != 0 { panPlot(by: notches.dx * 60 / area.width) }
  }

  /// Moves the curves with the pointer.
  func dragPlot(_ event: PointerEvent) {
    guard let area = plotLayout?.area, let distance = windowPointer.dragPlot(to: event.location) else {
      return
    }
    panPlot(by: -distance / area.width)
  }

  private func panPlot(by share: Double) {
    let history = session.history
    session.history.window.pan(by: share, now: history.now, first: history.times.first ?? history.now)
  }

  func toggleSeries(_ curve: Int) {
    guard session.history.curves.indices.contains(curve) else { return }
    session.history.window.toggle(session.history.curves[curve].title)
  }
}
