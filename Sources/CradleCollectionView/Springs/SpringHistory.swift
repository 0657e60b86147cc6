/// The steps of the last while: what gives a cell that comes into reach the motion it would have had all along.
///
/// Steps are linear in what hangs but for their limits, and each thing takes them alone; so taking the recent ones again
/// answers exactly, and those that have decayed below the rest amplitude need not be known. Time without a scroll is one
/// step, however long. Of scrolling it keeps `limit` steps: 20 s of a fling. Where springs swing longer than that, a cell
/// near the pointer starts the oldest step known with its part of what the farthest ones had, which is a guess.
struct SpringHistory {
  /// How many steps are known at most.
  static let limit = 2400

  private struct Entry {
    var step: SpringStep
    /// The motion of the farthest before the step.
    let far: SpringMotion
    /// When it ended, in seconds.
    var end: Double
  }

  private var entries: [Entry] = []
  /// The first entry that still counts.
  private var first = 0

  /// How many steps are known.
  var count: Int { entries.count - first }

  /// Adds a step that ended at a time, and forgets those that ended `memory` seconds before it.
  mutating func append(_ step: SpringStep, far: SpringMotion, at time: Double, memory: Double) {
    if step.isFree, count > 0, entries[entries.count - 1].step.isFree,
      entries[entries.count - 1].step.isAlike(step)
    {
      entries[entries.count - 1].step.way = entries[entries.count - 1].step.way.followed(by: step.way)
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

  /// Gives entering cells, which have hung at their places all along, the state that the steps led to; `far` is that of the farthest.
  ///
  /// Step by step rather than cell by cell: what a step does to one cell need not wait for another's.
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

  /// The first entry that moves what hangs at a place otherwise than the farthest.
  private func firstNear(_ anchor: SpringPlace) -> Int {
    for index in first..<entries.count where !entries[index].step.isFar(anchor) { return index }
    return entries.count
  }

  private func start(_ index: Int, _ anchor: SpringPlace) -> SpringMotion {
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
      && way.spring == other.way.spring
  }
}
