import CradleGeometry
import CradleScrolling

/// The plot under the stage: its frames, and the sample under the pointer.
struct PlotPanel {
  let layout: PlotLayout
  /// The sample nearest to the pointer and its place; nil if the pointer is not over the curves.
  let reading: (sample: Int, x: Double)?

  /// Lays the plot out.
  ///
  /// - Parameters:
  ///   - frame: The strip under the stage.
  ///   - history: The curves.
  ///   - pointer: The pointer's place over the strip; nil if it is elsewhere, or pressed.
  ///   - measure: The width of a text.
  init(_ frame: Rect, _ history: PlotHistory, pointer: Point?, measure: TextMeasure) {
    let area = PlotLayout.area(in: frame, axes: history.axes.count)
    let reading = pointer.flatMap { area.contains($0) ? history.reading(at: $0.x, in: area) : nil }
    let curves = history.curves.indices
    self.reading = reading
    layout = PlotLayout(
      frame, history, words: curves.map { history.words(of: $0, at: reading?.sample) }, measure: measure)
  }

  /// The target at a place over the strip: a curve's name, or the background.
  func target(at place: Point) -> WindowTarget {
    layout.legend.first { $0.frame.contains(place) }.map { .series($0.curve) } ?? .plot
  }
}

extension PlotHistory {
  /// The sample nearest to a place across an area, and that sample's place; nil if none is shown there.
  fileprivate func reading(at x: Double, in area: Rect) -> (sample: Int, x: Double)? {
    let shown = shown
    let time = shown.lowerBound + (x - area.minX) / area.width * window.span
    guard let sample = sample(at: time), shown.contains(times[sample]) else { return nil }
    return (sample, area.minX + (times[sample] - shown.lowerBound) / window.span * area.width)
  }

  /// A curve's title; after a jump, with the value at the plot's zero.
  fileprivate func title(of curve: Int) -> String {
    guard let origin = origins[curve].last, origin != 0 else { return curves[curve].title }
    return curves[curve].title + " from " + PlotJump.words(for: origin)
  }

  /// A curve's words, with the values at a sample if there is one.
  fileprivate func words(of curve: Int, at sample: Int?) -> PlotLegendWords {
    var words = PlotLegendWords(
      title: title(of: curve), reading: "", ownReading: "", unit: curves[curve].unit)
    guard let sample, isShown(curve) else { return words }
    func decimal(_ index: Int) -> String {
      let value = values[index][sample]
      return value.isFinite ? SliderScale.decimal(value, axis(of: index).step < 2 ? 2 : 0) : "–"
    }
    let other = curves.indices.first { curves[$0].isOther && curves[$0].title == curves[curve].title }
    words.ownReading = decimal(curve) + " "
    words.reading = decimal(curve) + (other.map { ", B " + decimal($0) } ?? "") + " "
    return words
  }

  /// Handles the wheel over the curves' area: vertically it zooms about the pointer, horizontally it moves the range.
  mutating func wheel(_ event: WheelEvent, in area: Rect) {
    let share = ((event.location.x - area.minX) / area.width).clamped(to: 0...1)
    // A trackpad's unit is a sixth of a notch, as in a scroll view.
    let notches = event.isPrecise ? event.delta / 6 : event.delta
    if notches.dy != 0 { window.zoom(byNotches: notches.dy, at: share, now: now) }
    if notches.dx != 0 { pan(by: notches.dx * 60 / area.width) }
  }

  /// Moves the shown stretch by a fraction of its width; positive moves towards the present.
  mutating func pan(by share: Double) { window.pan(by: share, now: now, first: times.first ?? now) }

  /// Switches a curve off, or on again.
  mutating func toggle(_ curve: Int) {
    if curves.indices.contains(curve) { window.toggle(curves[curve].title) }
  }
}
