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
  /// Each value's zero in the plot: that of its piece, which a jump begins.
  private(set) var origins: [[Double]] = []
  /// The curves that have jumped and not come to rest since.
  private var settling: Set<Int> = []
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
      for (index, plot) in plots.enumerated() {
        values[index].append(plot.value)
        origins[index].append(0)
      }
    }
    for index in curves.indices { place(index) }
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
    past.origins = origins.map { Array($0.prefix(count)) }
    past.fit(at: past.now)
    return past
  }

  /// The value of a sample as the plot draws it: from its piece's zero; nil if it is not drawn.
  func drawn(_ curve: Int, _ sample: Int) -> Double? {
    let value = values[curve][sample]
    guard PlotJump.isDrawn(value, unit: curves[curve].unit) else { return nil }
    return value - origins[curve][sample]
  }

  /// Whether a curve breaks before a sample.
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
    origins =
      origins.prefix(own) + curves.dropFirst(own).map { origins[counterpart(of: $0, in: curves) ?? 0] }
    self.curves = curves
  }

  private mutating func restart(_ curves: [Curve]) {
    self.curves = curves
    times = []
    values = curves.map { _ in [] }
    (origins, settling) = (values, [])
    axes = []
    for curve in curves where !axes.contains(where: { $0.unit == curve.unit }) {
      axes.append((curve.unit, PlotAxis(unit: curve.unit)))
    }
  }

  // Set A's curve of the same title, whose zero set B's has, too.
  private func counterpart(of curve: Curve, in curves: [Curve]) -> Int? {
    curves.firstIndex { !$0.isOther && $0.title == curve.title }
  }

  /// Gives the last sample of a curve its zero. After a jump that is where the curve is, and from its first rest on where
  /// it rests.
  private mutating func place(_ curve: Int) {
    let (unit, last) = (curves[curve].unit, times.count - 1)
    if curves[curve].isOther, let own = counterpart(of: curves[curve], in: curves) {
      return origins[curve] = origins[own]
    }
    let value = values[curve][last]
    guard last > 0, values[curve][last - 1].isFinite else {
      return origins[curve][last] = PlotJump.origin(at: value, unit: unit)
    }
    let before = values[curve][last - 1]
    if PlotJump.isJump(from: before, to: value, in: times[last] - times[last - 1], unit: unit) {
      origins[curve][last] = PlotJump.origin(at: value, unit: unit)
      settling.insert(curve)
      return
    }
    let origin = origins[curve][last - 1]
    origins[curve][last] = origin
    // Half a point a frame is a stand.
    guard settling.contains(curve), abs(value - before) < 0.5 else { return }
    settling.remove(curve)
    let rest = PlotJump.origin(at: value, unit: unit)
    for sample in stride(from: last, through: 0, by: -1) {
      guard origins[curve][sample] == origin else { break }
      origins[curve][sample] = rest
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
    for index in values.indices {
      values[index].removeFirst(255)
      origins[index].removeFirst(255)
    }
  }

  /// The lowest and highest visible value on an axis.
  private func range(_ index: Int) -> (low: Double, high: Double) {
    let start = now - Self.span
    var (low, high) = (Double.infinity, -Double.infinity)
    for (number, curve) in curves.enumerated() where curve.unit == axes[index].unit {
      for position in stride(from: times.count - 1, through: 0, by: -1) {
        if times[position] < start { break }
        guard let value = drawn(number, position) else { continue }
        low = min(low, value)
        high = max(high, value)
      }
    }
    return (low, high)
  }
}
