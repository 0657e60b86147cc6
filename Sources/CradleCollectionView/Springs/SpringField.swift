import CradlePhysics

/// The cells on springs, and the steps that advance them.
///
/// It has a state at the last step and the shown motion at a later time: a frame between two steps shows the
/// scroll since the last step, but only the steps, whose times are the same at every frame rate, change the
/// state.
struct SpringField {
  var spring: Spring { didSet { tune() } }
  /// R, in points.
  var resistance: Double { didSet { tune() } }
  /// The weight of the distance across the scroll direction: 0 or 1.
  var acrossWeight = 0.0
  /// The cells in the tile, sorted by path: the order of neighbours is enforced among them.
  var cells: [SpringCell] = []
  /// All cells, sorted by path, if nothing is tiled: cells that enter the tile take their motion from here
  /// instead of replaying the recorded steps. Empty with tiling.
  var untiledCells: [SpringCell] = []
  /// The time of the state, in seconds.
  private(set) var time = 0.0
  private(set) var isMoving = false
  /// The present displacement of cells far from the pointer, in points.
  var farDisplacement: Double { farPresent.displacement }
  /// The greatest displacement shown, in points.
  var reach = 0.0
  /// Whether some neighbours violate their order, so that they limit each other.
  var violatesOrder = false

  /// Whether any cell of `untiledCells` may be displaced.
  private var areUntiledCellsMoving = false

  private var (far, farPresent) = (SpringMotion.rest, SpringMotion.rest)
  private var history = SpringHistory()
  /// The duration of a step's effect, in seconds.
  private var effectDuration = 0.0
  /// The step from the state to the present; nil at a step.
  private var latest: SpringStep?
  /// The velocities of the scroll and of its pointer in the content, in pt/s, and the step in progress.
  private(set) var scrollMotion: (scroll: Double, pointer: Double, step: SpringStep)?
  /// The last transitions: steps and frames have few durations.
  private var transitions: [TimedSpringTransition] = []

  init(spring: Spring, resistance: Double) {
    (self.spring, self.resistance) = (spring, resistance)
    tune()
  }

  private mutating func tune() {
    transitions.removeAll(keepingCapacity: true)
    let fastest = 2 * spring.angularFrequency * resistance
    effectDuration = spring.curve(from: resistance, to: 0, velocity: fastest)
      .settlingTime(within: SpringStep.restAmplitude)
  }

  // MARK: Motion

  /// The scroll motion that moves the cells besides their springs.
  struct Scroll {
    /// The distance by which a gesture has scrolled the content since the state, in points, and the pointer's
    /// place at the state and now, in the content's points; nil without a gesture.
    var pointer: (distance: Double, before: FlowPoint, now: FlowPoint)?
    /// The velocities of the scroll and of its pointer in the content, in pt/s.
    var velocity: (scroll: Double, pointer: Double)
    /// The fraction of the motion that remains after a scroll without a gesture, 0 … 1.
    var remaining: Double
  }

  /// Advances the shown motion to a time, in seconds; at a step also the state.
  mutating func advance(to now: Double, _ scroll: Scroll, isStep: Bool) {
    var step = SpringStep(
      transition: transition(for: max(0, now - time)), omega: spring.angularFrequency, resistance: resistance,
      acrossWeight: acrossWeight)
    step.remaining = scroll.remaining
    if let pointer = scroll.pointer { (step.distance, step.before, step.now) = pointer }
    let isScrolled = scroll.pointer != nil && scroll.velocity.scroll != 0
    scrollMotion = isScrolled ? (scroll.velocity.scroll, scroll.velocity.pointer, step) : nil
    guard !step.isIdle else { return }
    farPresent = step.movedFar(far)
    isMoving = farPresent != .rest
    for index in cells.indices {
      let present = step.moved(cells[index].state, at: cells[index].anchor)
      cells[index].present = present
      if present != .rest { isMoving = true }
    }
    advanceUntiledCells(step)
    latest = step
    guard isStep else { return }
    history.append(step, far: far, at: now, memory: effectDuration)
    settle(at: now)
  }

  /// Makes the shown motion the state at a time.
  mutating func settle(at now: Double) {
    (time, far, latest) = (now, farPresent, nil)
    for index in cells.indices { cells[index].state = cells[index].present }
    if areUntiledCellsMoving {
      for index in untiledCells.indices { untiledCells[index].state = untiledCells[index].present }
    }
    guard !isMoving else { return }
    // Earlier steps no longer have an effect: cells outside the tile that still swing come to rest.
    history.removeAll()
    for index in cells.indices { cells[index].hasOwnMotion = false }
    resetUntiledCells()
  }

  private mutating func advanceUntiledCells(_ step: SpringStep) {
    guard isMoving, !untiledCells.isEmpty else { return }
    areUntiledCellsMoving = true
    for index in untiledCells.indices {
      untiledCells[index].present = step.moved(untiledCells[index].state, at: untiledCells[index].anchor)
    }
  }

  private mutating func resetUntiledCells() {
    guard areUntiledCellsMoving else { return }
    areUntiledCellsMoving = false
    for index in untiledCells.indices {
      (untiledCells[index].state, untiledCells[index].present) = (.rest, .rest)
    }
  }

  /// Replaces `untiledCells` by cells with their motion.
  mutating func setUntiledCells(_ cells: [SpringCell]) {
    untiledCells = cells
    areUntiledCellsMoving = isMoving && !untiledCells.isEmpty
  }

  /// Removes every cell and its spring.
  mutating func removeAllCells() {
    cells.removeAll(keepingCapacity: true)
    untiledCells.removeAll()
  }

  /// Puts every cell to rest at its place.
  mutating func reset(at now: Double) {
    (farPresent, scrollMotion, reach, isMoving, violatesOrder) = (.rest, nil, 0, false, false)
    for index in cells.indices { (cells[index].present, cells[index].shown) = (.rest, .rest) }
    settle(at: now)
  }

  /// Gives entering cells the motion that they would have had all along at their places.
  func setInMotion(_ entering: inout [SpringCell]) {
    if isMoving {
      if untiledCells.isEmpty {
        history.setInMotion(&entering, far: far)
      } else {
        copyMotionFromUntiledCells(&entering)
      }
    }
    for index in entering.indices where entering[index].firstStep != nil {
      let (state, anchor) = (entering[index].state, entering[index].anchor)
      entering[index].present = latest?.moved(state, at: anchor) ?? state
      entering[index].shown = entering[index].present
      entering[index].firstStep = nil
    }
  }

  /// The shown motion, during a scroll, of an element on a spring at an anchor.
  func shownMotion(_ present: SpringMotion, at anchor: FlowPoint) -> SpringMotion {
    scrollMotion.map { $0.step.shownMotion(present, at: anchor, scroll: $0.scroll, pointer: $0.pointer) }
      ?? present
  }

  /// Ends the own motions of cells whose shown place is outside a range of the content: they get the motion of
  /// a cell that enters there now.
  ///
  /// Called at the steps, so that the motion of a returning cell does not depend on whether a frame removed
  /// it.
  mutating func endOwnMotions(outside range: ClosedRange<Double>) {
    guard isMoving else { return }
    for index in cells.indices where cells[index].hasOwnMotion {
      let displacement = cells[index].present.displacement
      let (low, high) = (cells[index].low + min(0, displacement), cells[index].high + max(0, displacement))
      guard high < range.lowerBound || low > range.upperBound else { continue }
      var entering = [cells[index]]
      (entering[0].hasOwnMotion, entering[0].firstStep) = (false, 0)
      setInMotion(&entering)
      cells[index] = entering[0]
    }
  }

  private func copyMotionFromUntiledCells(_ entering: inout [SpringCell]) {
    for index in entering.indices where entering[index].firstStep != nil {
      guard let place = untiledCells.place(of: entering[index].path) else { continue }
      entering[index].copyMotion(of: untiledCells[place])
      entering[index].shown = entering[index].present
    }
  }

  /// Whether every scroll moves two cells equally.
  func isAlike(_ cell: SpringCell, _ other: SpringCell) -> Bool {
    cell.anchor.along == other.anchor.along
      && (acrossWeight == 0 || cell.anchor.across == other.anchor.across)
  }

  private mutating func transition(for duration: Double) -> TimedSpringTransition {
    if let known = transitions.first(where: { $0.duration == duration }) { return known }
    let transition = TimedSpringTransition(spring, duration)
    if transitions.count > 3 { transitions.removeFirst() }
    transitions.append(transition)
    return transition
  }
}
