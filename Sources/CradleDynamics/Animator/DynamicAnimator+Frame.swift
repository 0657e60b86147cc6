import CradleGeometry
import CradlePhysics

extension DynamicAnimator {
  /// Runs one frame of a time in seconds: 0 or more and finite, anything else is a mistake, and so is a call from a
  /// callback. While the animator is paused nothing happens and no time passes.
  ///
  /// A frame runs in this order: elapsed time; changed properties and bounds; pushes and fields; sub-steps; the items
  /// are written; contacts that began, then those that ended; actions; additions and removals asked for meanwhile;
  /// the pause check; a layout hears that something moved. [M]
  public func advance(by seconds: Double) {
    precondition(
      seconds >= 0 && seconds.isFinite,
      "DynamicAnimator.advance(by: \(seconds)): the time must be finite and not negative; clamp the frame's time"
    )
    precondition(
      !isAdvancing && callbackDepth == 0,
      "DynamicAnimator.advance(by:) was called from one of the animator's own callbacks; let it return first")
    guard isRunning else { return }
    isAdvancing = true
    hasChanged = false
    callbackDepth += 1
    elapsedTime += seconds
    synchronize()
    let steps = dueSteps - stepCount
    if steps > 0 { step(steps) }
    let hasMoved = writeBack()
    reportContacts()
    if actionCount > 0 { topLevel.forEach { $0.visit { $0.action?() } } }
    callbackDepth -= 1
    runPending()
    isAdvancing = false
    pauseIfAtRest(steps)
    if hasMoved { listener?.animatorDidMoveItems(self) }
  }

  /// How many steps the elapsed time holds: floor(time ÷ step), with room for the rounding of the time's sum. [M]
  private var dueSteps: Int {
    let count = (elapsedTime - elapsedOffset) / world.settings.stepDuration * (1 + 1e-9)
    return count < 1e15 ? Int(count) : stepCount
  }

  private func step(_ count: Int) {
    firePushes()
    isStepping = true
    var left = count
    let timeAhead = elapsedOffset + Double(stepCount) * world.settings.stepDuration - world.time
    while left > 0 {
      // A frame is a step or two; a long one is cut, so that it can end early once all sleep. What is held has a way to
      // go in every step.
      let part = heldRecords.isEmpty ? min(left, 16) : 1
      left -= part
      carryHeldItems(at: elapsedTime - Double(left) * world.settings.stepDuration)
      stepWorld(part, timeAhead)
      if world.isAsleep { break }
    }
    isStepping = false
    stepCount += count
    landSnaps()
  }

  /// The world forgets its contact events when a step starts: they are collected before and after.
  private func stepWorld(_ count: Int, _ timeAhead: Double) {
    collectContacts()
    contacts.seen = 0
    if fieldRecordCount > 0 {
      var forces = FieldForces(animator: self, timeAhead: timeAhead)
      world.step(count, forces: &forces)
    } else {
      world.step(count)
    }
    collectContacts()
  }

  /// Instantaneous pushes fire once, and turn themselves off. [M]
  private func firePushes() {
    guard !firingPushes.isEmpty else { return }
    var place = 0
    while place < firingPushes.count {
      let push = firingPushes[place]
      if push.dynamicAnimator === self { push.fire(self) }
      place += 1
    }
    firingPushes.removeAll(keepingCapacity: true)
  }

  /// Items that came to rest at a snap's point lie on it exactly. (Ours: UIKit leaves them a hair off.)
  private func landSnaps() {
    guard landingCount > 0 else { return }
    for place in mirrors.indices where mirrors[place].isStale {
      let record = records[place]
      if record.snaps.count == 1, !world[record.body].isAwake { record.snaps[0].land(record, world) }
    }
  }

  /// First all places are read, then the items are written: what an item does when it is moved is its own affair. Whether
  /// any was written.
  private func writeBack() -> Bool {
    world.readMoves(of: &mirrors, into: &moves)
    for move in moves {
      let item = items[move.place]
      item.center = move.position
      // Most items of a list never turn: their rotation is left alone.
      if move.turned { item.rotation = move.angle }
    }
    return !moves.isEmpty
  }

  private func pauseIfAtRest(_ steps: Int) {
    guard isRunning, !hasChanged, behaviorCount == 0 || (steps > 0 && world.isAsleep) else { return }
    isRunning = false
    callBack { delegate?.animatorDidPause(self) }
    runPending()
  }
}
