/// The recent steps, from which an entering cell gets the motion that it would have had all along.
///
/// Apart from their limits, steps are linear, and they act on each cell alone, so replaying the recent ones
/// is exact; steps whose effect has decayed below the rest amplitude are dropped. Time without a scroll is
/// one step of any length. At most `limit` steps of scrolling are kept: 20 s of a fling. If springs oscillate
/// longer than that, a cell near the pointer starts at the oldest step with a share of the far cells' motion,
/// which is an approximation.
struct SpringHistory {
  /// The largest number of steps kept.
  static let limit = 2400

  private struct Entry {
    var step: SpringStep
    /// The motion of far cells before the step.
    let far: SpringMotion
    /// The time of its end, in seconds.
    var end: Double
  }

  private var entries: [Entry] = []
  /// The first entry that still has an effect.
  private var first = 0

  /// The number of steps kept.
  var count: Int { entries.count - first }

  /// Adds a step that ended at a time, and removes those that ended `memory` seconds before it.
  mutating func append(_ step: SpringStep, far: SpringMotion, at time: Double, memory: Double) {
    if step.isFree, count > 0, entries[entries.count - 1].step.isFree,
      entries[entries.count - 1].step.isAlike(step)
    {
      entries[entries.count - 1].step.transition = entries[entries.count - 1].step.transition.followed(
        by: step.transition)
      entries[entries.count - 1].end = time
    } else {
      if entries.capacity == 0 { entries.reserveCapacity(512) }
      entries.append(Entry(step: step, far: far, end: time))
    }
    while count > 0, count > Self.limit || entries[first].end < time - memory { first += 1 }
    if first > 256, first > entries.count / 2 {
      entries.removeSubrange(0..<first)
      first = 0
    }
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    first = 0
  }

  /// Gives entering cells the motion that they would have had all along at their places; `far` is that of far
  /// cells.
  ///
  /// The loop is by step rather than by cell, so that the cells' computations overlap.
  func setInMotion(_ cells: inout [SpringCell], far: SpringMotion) {
    var earliest = entries.count
    for index in cells.indices where cells[index].firstStep != nil {
      let near = firstNear(cells[index].anchor)
      cells[index].state = near < entries.count ? start(near, cells[index].anchor) : far
      cells[index].firstStep = near
      earliest = min(earliest, near)
    }
    for number in earliest..<entries.count {
      let step = entries[number].step
      for index in cells.indices {
        guard let first = cells[index].firstStep, first <= number else { continue }
        cells[index].state = step.moved(cells[index].state, at: cells[index].anchor)
      }
    }
  }

  /// The first entry that moves a cell at a place differently from far cells.
  private func firstNear(_ anchor: FlowPoint) -> Int {
    for index in first..<entries.count where !entries[index].step.isFar(anchor) { return index }
    return entries.count
  }

  private func start(_ index: Int, _ anchor: FlowPoint) -> SpringMotion {
    let far = entries[index].far
    guard index == first else { return far }
    let part = entries[index].step.part(at: anchor)
    return SpringMotion(displacement: far.displacement * part, velocity: far.velocity * part)
  }
}

extension SpringStep {
  /// Whether both are steps of the same springs.
  fileprivate func isAlike(_ other: SpringStep) -> Bool {
    omega == other.omega && resistance == other.resistance && acrossWeight == other.acrossWeight
      && transition.spring == other.transition.spring
  }
}
