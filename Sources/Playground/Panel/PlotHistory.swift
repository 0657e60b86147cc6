import CradleGeometry

/// The last minute of a demo's curves, in the demo's time; the plot shows a part of it, by default five
/// seconds.
struct PlotHistory {
  /// The default length of the plot, in seconds.
  static let span = 5.0
  /// The length of the history, in seconds: that of the timeline, and of the plot before the timeline's first
  /// frame.
  private static let keptSpan = Scrub.reach + span

  /// A curve's title and unit.
  struct Curve: Equatable {
    let title: String
    let unit: String
    var cell: Int?
    /// Whether it is set B's curve, beside one of set A with the same title.
    var isOther = false
  }

  private(set) var curves: [Curve] = []
  private(set) var times: [Double] = []
  /// A list of values for each curve, as long as `times`.
  private(set) var values: [[Double]] = []
  /// Each value's zero in the plot: that of its piece; a jump begins a new piece.
  private(set) var origins: [[Double]] = []
  /// Whether each value affects the scale: false during a jump.
  private(set) var isScaling: [[Bool]] = []
  /// The curves that have jumped and not come to rest yet, and the times of their jumps.
  private var settling: [Int: Double] = [:]
  /// The axes by unit, beginning with the first curve's.
  private(set) var axes: [(unit: String, axis: PlotAxis)] = []

  /// The demo's present time, in seconds.
  var now: Double { times.last ?? 0 }

  /// The part that the plot shows.
  var window = PlotWindow() { didSet { if window != oldValue { refitAxes() } } }
  /// The shown stretch of time.
  var shown: ClosedRange<Double> { window.range(at: now) }

  /// Whether a curve is drawn; set B's curve is drawn if set A's is.
  func isShown(_ curve: Int) -> Bool { !window.hidden.contains(curves[curve].title) }

  /// Appends the curves' values at a time, and set B's if it plays beside set A; an equal time replaces the
  /// last values, and different curves restart the history.
  mutating func append(_ plots: [Plot], others: [Plot] = [], at time: Double) {
    let curves =
      plots.map { Curve(title: $0.title, unit: $0.unit, cell: $0.cell) }
      + others.map { Curve(title: $0.title, unit: $0.unit, cell: $0.cell, isOther: true) }
    if curves.filter({ !$0.isOther }) != self.curves.filter({ !$0.isOther }) || time < now {
      restart(curves)
    } else if curves != self.curves {
      change(to: curves)
    }
    let plots = plots + others
    guard !plots.isEmpty, plots.allSatisfy({ $0.value.isFinite }) else { return }
    if times.last == time {
      for (index, plot) in plots.enumerated() { values[index][times.count - 1] = plot.value }
    } else {
      times.append(time)
      for (index, plot) in plots.enumerated() {
        values[index].append(plot.value)
        origins[index].append(0)
        isScaling[index].append(true)
      }
    }
    for index in curves.indices { place(index) }
    forget()
    fit(at: time)
  }

  /// This history with the visible part of another one.
  func withWindow(of other: PlotHistory) -> PlotHistory {
    var same = self
    same.window = other.window
    return same
  }

  /// The history up to a time, as shown by the plot at that time.
  func upTo(_ time: Double) -> PlotHistory {
    var past = self
    past.restart(curves)
    let count = times.last.map { $0 <= time } == true ? times.count : times.firstIndex { $0 > time } ?? 0
    past.times = Array(times.prefix(count))
    past.values = values.map { Array($0.prefix(count)) }
    past.origins = origins.map { Array($0.prefix(count)) }
    past.isScaling = isScaling.map { Array($0.prefix(count)) }
    past.fit(at: past.now)
    return past
  }

  /// The drawn value of a sample, relative to its piece's zero; nil if it is not drawn.
  func drawn(_ curve: Int, _ sample: Int) -> Double? {
    let value = values[curve][sample]
    guard PlotJump.isDrawn(value, unit: curves[curve].unit) else { return nil }
    return value - origins[curve][sample]
  }

  /// Whether a curve jumps before a sample.
  func jumps(_ curve: Int, before sample: Int) -> Bool {
    sample > 0 && origins[curve][sample] != origins[curve][sample - 1]
  }

  /// The axis of a curve.
  func axis(of curve: Int) -> PlotAxis {
    axes.first { $0.unit == curves[curve].unit }?.axis ?? PlotAxis(unit: "")
  }

  /// The sample nearest to a time; nil if there is none.
  func sample(at time: Double) -> Int? {
    guard !times.isEmpty else { return nil }
    let next = (0..<times.count - 1).partitioningIndex { times[$0] >= time }
    return next > 0 && time - times[next - 1] < times[next] - time ? next - 1 : next
  }

  // Set B was added or removed: set A's curves stay, and B's earlier values are unknown.
  private mutating func change(to curves: [Curve]) {
    let own = self.curves.filter { !$0.isOther }.count
    let unknown = [Double](repeating: .nan, count: times.count)
    values = values.prefix(own) + curves.dropFirst(own).map { _ in unknown }
    let counterparts = curves.dropFirst(own).map { counterpart(of: $0, in: curves) ?? 0 }
    origins = origins.prefix(own) + counterparts.map { origins[$0] }
    isScaling = isScaling.prefix(own) + counterparts.map { isScaling[$0] }
    self.curves = curves
  }

  private mutating func restart(_ curves: [Curve]) {
    self.curves = curves
    times = []
    values = curves.map { _ in [] }
    (origins, isScaling, settling) = (values, curves.map { _ in [] }, [:])
    window.follow()
    resetAxes()
  }

  private mutating func resetAxes() {
    axes = []
    for curve in curves where !axes.contains(where: { $0.unit == curve.unit }) {
      axes.append((curve.unit, PlotAxis(unit: curve.unit)))
    }
  }

  // Scales to another stretch of time at once.
  private mutating func refitAxes() {
    resetAxes()
    fit(at: now)
  }

  // Set A's curve with the same title, whose zero set B's curve shares.
  private func counterpart(of curve: Curve, in curves: [Curve]) -> Int? {
    curves.firstIndex { !$0.isOther && $0.title == curve.title }
  }

  /// Determines the zero of a curve's last sample, and whether the sample affects the scale. After a jump the zero is
  /// the curve's value, and from its first rest the value at rest; samples before that rest belong to the jump.
  private mutating func place(_ curve: Int) {
    if curves[curve].isOther, let own = counterpart(of: curves[curve], in: curves) {
      (origins[curve], isScaling[curve]) = (origins[own], isScaling[own])
      return
    }
    let (unit, last, value) = (curves[curve].unit, times.count - 1, values[curve][times.count - 1])
    let before = last > 0 && values[curve][last - 1].isFinite ? values[curve][last - 1] : nil
    let hasJumped = before.map {
      PlotJump.isJump(from: $0, to: value, in: times[last] - times[last - 1], unit: unit)
    }
    if hasJumped == true || !PlotJump.isDrawn(value, unit: unit) {
      settling[curve] = times[last]
    } else if let since = settling[curve], let before,
      PlotJump.rests(before, value, unit: unit) || times[last] - since > PlotAxis.shrinkDelay
    {
      settling[curve] = nil
      settle(curve)
      return
    }
    origins[curve][last] =
      hasJumped == false ? origins[curve][last - 1] : PlotJump.origin(at: value, unit: unit)
    isScaling[curve][last] = settling[curve] == nil
  }

  // The zero of the curve's last piece becomes its last value.
  private mutating func settle(_ curve: Int) {
    let last = times.count - 1
    let (old, new) = (
      origins[curve][last - 1], PlotJump.origin(at: values[curve][last], unit: curves[curve].unit)
    )
    (origins[curve][last], isScaling[curve][last]) = (new, true)
    for sample in stride(from: last - 1, through: 0, by: -1) {
      guard origins[curve][sample] == old, !isScaling[curve][sample] else { break }
      origins[curve][sample] = new
    }
  }

  /// Fits all axes together, with their zeros at the same height.
  private mutating func fit(at time: Double) {
    var fitted = axes.map(\.axis)
    PlotAxis.fit(&fitted, to: axes.indices.map(range), at: time)
    for index in axes.indices { axes[index].axis = fitted[index] }
  }

  // Removes old samples in portions, so that a frame does not move the whole list; one sample stays beyond
  // the left edge.
  private mutating func forget() {
    let start = now - Self.keptSpan
    guard times.count > 256, times[255] < start else { return }
    times.removeFirst(255)
    for index in values.indices {
      values[index].removeFirst(255)
      origins[index].removeFirst(255)
      isScaling[index].removeFirst(255)
    }
  }

  /// The lowest and highest visible value on an axis.
  private func range(_ index: Int) -> (low: Double, high: Double) {
    let shown = shown
    var (low, high) = (Double.infinity, -Double.infinity)
    for (number, curve) in curves.enumerated() where curve.unit == axes[index].unit && isShown(number) {
      for position in stride(from: times.count - 1, through: 0, by: -1) {
        if times[position] < shown.lowerBound { break }
        guard times[position] <= shown.upperBound, isScaling[number][position],
          let value = drawn(number, position)
        else { continue }
        low = min(low, value)
        high = max(high, value)
      }
    }
    // During a jump no motion is visible.
    return low <= high ? (low, high) : (0, 0)
  }
}
