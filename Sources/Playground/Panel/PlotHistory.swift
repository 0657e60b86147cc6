import CradleGeometry

/// The last five seconds of a demo's curves, in the demo's own time.
struct PlotHistory {
  /// How much the strip shows, in seconds.
  static let span = 5.0

  /// A curve's words.
  struct Curve: Equatable {
    let title: String
    let unit: String
    var cell: Int?
  }

  private(set) var curves: [Curve] = []
  private(set) var times: [Double] = []
  /// A list of values for each curve, as long as `times`.
  private(set) var values: [[Double]] = []
  /// The axes by unit, the first curve's first.
  private(set) var axes: [(unit: String, axis: PlotAxis)] = []

  /// The demo's time at the right edge.
  var now: Double { times.last ?? 0 }

  /// Takes the curves' values at a time; an equal time replaces, other curves start anew.
  mutating func append(_ plots: [Plot], at time: Double) {
    let curves = plots.map { Curve(title: $0.title, unit: $0.unit, cell: $0.cell) }
    if curves != self.curves || time < now { restart(curves) }
    guard !plots.isEmpty, plots.allSatisfy({ $0.value.isFinite }) else { return }
    if times.last == time {
      for (index, plot) in plots.enumerated() { values[index][times.count - 1] = plot.value }
    } else {
      times.append(time)
      for (index, plot) in plots.enumerated() { values[index].append(plot.value) }
    }
    forget()
    var fitted = axes.map(\.axis)
    PlotAxis.fit(&fitted, to: axes.indices.map(range), at: time)
    for index in axes.indices { axes[index].axis = fitted[index] }
  }

  /// The axis that a curve is drawn on.
  func axis(of curve: Int) -> PlotAxis {
    axes.first { $0.unit == curves[curve].unit }?.axis ?? PlotAxis(unit: "")
  }

  /// The sample nearest to a time; nil when there is none yet.
  func sample(at time: Double) -> Int? {
    guard !times.isEmpty else { return nil }
    var (low, high) = (0, times.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] < time { low = middle + 1 } else { high = middle }
    }
    return low > 0 && time - times[low - 1] < times[low] - time ? low - 1 : low
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

  // In portions, so that a frame does not move the whole list; one sample stays beyond the left edge.
  private mutating func forget() {
    let start = now - Self.span
    guard times.count > 256, times[255] < start else { return }
    times.removeFirst(255)
    for index in values.indices { values[index].removeFirst(255) }
  }

  /// The lowest and highest value of an axis that the plot shows.
  private func range(_ index: Int) -> (low: Double, high: Double) {
    let start = now - Self.span
    var (low, high) = (Double.infinity, -Double.infinity)
    for (curve, samples) in zip(curves, values) where curve.unit == axes[index].unit {
      for position in stride(from: times.count - 1, through: 0, by: -1) {
        if times[position] < start { break }
        low = min(low, samples[position])
        high = max(high, samples[position])
      }
    }
    return (low, high)
  }
}
