import CradleGeometry

/// The last minute of a demo's curves, in the demo's time; the plot shows five seconds.
struct PlotHistory {
  /// The length of the plot, in seconds.
  static let span = 5.0
  /// The length of the history, in seconds: the timeline's, and the part of the plot before its first frame.
  private static let kept = Scrub.reach + span

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
  /// The axes by unit, the first curve's first.
  private(set) var axes: [(unit: String, axis: PlotAxis)] = []

  /// The demo's time at the right edge.
  var now: Double { times.last ?? 0 }

  /// Appends the curves' values at a time, and set B's if it plays beside set A; an equal time replaces,
  /// different curves restart the history.
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
      for (index, plot) in plots.enumerated() { values[index].append(plot.value) }
    }
    forget()
    fit(at: time)
  }

  /// The history up to a time, as the plot showed it then.
  func upTo(_ time: Double) -> PlotHistory {
    var past = self
    past.restart(curves)
    let count = times.last.map { $0 <= time } == true ? times.count : times.firstIndex { $0 > time } ?? 0
    past.times = Array(times.prefix(count))
    past.values = values.map { Array($0.prefix(count)) }
    past.fit(at: past.now)
    return past
  }

  /// The axis of a curve.
  func axis(of curve: Int) -> PlotAxis {
    axes.first { $0.unit == curves[curve].unit }?.axis ?? PlotAxis(unit: "")
  }

  /// The sample nearest to a time; nil if there is none.
  func sample(at time: Double) -> Int? {
    guard !times.isEmpty else { return nil }
    var (low, high) = (0, times.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] < time { low = middle + 1 } else { high = middle }
    }
    return low > 0 && time - times[low - 1] < times[low] - time ? low - 1 : low
  }

  // Set B was added or removed: set A's curves stay, and B's earlier values are unknown.
  private mutating func change(to curves: [Curve]) {
    let own = self.curves.filter { !$0.isOther }.count
    let unknown = [Double](repeating: .nan, count: times.count)
    values = values.prefix(own) + curves.dropFirst(own).map { _ in unknown }
    self.curves = curves
  }

  private mutating func restart(_ curves: [Curve]) {
    self.curves = curves
    times = []
    values = curves.map { _ in [] }
    axes = []
    for curve in curves where !axes.contains(where: { $0.unit == curve.unit }) {
      axes.append((curve.unit, PlotAxis(unit: curve.unit)))
    }
  }

  /// Fits all axes together: their zeros are at one height.
  private mutating func fit(at time: Double) {
    var fitted = axes.map(\.axis)
    PlotAxis.fit(&fitted, to: axes.indices.map(range), at: time)
    for index in axes.indices { axes[index].axis = fitted[index] }
  }

  // In portions, so that a frame does not move the whole list; one sample stays beyond the left edge.
  private mutating func forget() {
    let start = now - Self.kept
    guard times.count > 256, times[255] < start else { return }
    times.removeFirst(255)
    for index in values.indices { values[index].removeFirst(255) }
  }

  /// The lowest and highest visible value on an axis.
  private func range(_ index: Int) -> (low: Double, high: Double) {
    let start = now - Self.span
    var (low, high) = (Double.infinity, -Double.infinity)
    for (curve, samples) in zip(curves, values) where curve.unit == axes[index].unit {
      for position in stride(from: times.count - 1, through: 0, by: -1) {
        if times[position] < start { break }
        guard samples[position].isFinite else { continue }
        low = min(low, samples[position])
        high = max(high, samples[position])
      }
    }
    return (low, high)
  }
}
