import CradleGeometry
import CradlePhysics

extension DynamicAnimator {
  /// Runs one frame of a time in seconds. A negative time or one above 10⁹ s traps, and so does a call from
  /// one of the animator's callbacks. While the animator is paused it does nothing and no time passes.
  ///
  /// One frame moves items for at most an hour, so that its cost is bounded; the rest of its time passes
  /// without motion.
  ///
  /// A frame runs in this order: elapsed time; changed properties and bounds; pushes and fields; sub-steps;
  /// the items' centres and rotations; contacts that began, then those that ended; actions; additions and
  /// removals requested by callbacks; the pause check; the layout's update. (Measured.)
  public func advance(by seconds: Double) {
    precondition(
      seconds >= 0 && seconds <= Self.longestFrame,
      "DynamicAnimator.advance(by: \(seconds)): the time must be from 0 to 10⁹ s; clamp the frame's time"
    )
    precondition(
      !isAdvancing && !callbacks.isInCall,
      "DynamicAnimator.advance(by:) was called from one of the animator's own callbacks; let it return first")
    guard isRunning else { return }
    isAdvancing = true
    hasChanged = false
    var (steps, hasMoved) = (0, false)
    callbacks.call {
      clock.elapse(seconds)
      synchronize()
      steps = clock.dueSteps(of: world.settings.stepDuration) - clock.stepCount
      if steps > 0 { step(steps) }
      hasMoved = writeBack()
      reportContacts()
      if actionCount > 0 { topLevel.forEach { $0.visit { $0.action?() } } }
    }
    callbacks.runPending()
    isAdvancing = false
    pauseIfAtRest(steps)
    if hasMoved { listener?.animatorDidMoveItems(self) }
  }

  /// The longest frame, in seconds: 30 years, which a sum of frames resolves to a thousandth of a step.
  private static let longestFrame = 1e9
  /// The longest motion in a frame, in seconds: 432 000 steps of 1/120 s, a second or so for a few bodies.
  private static let longestMotion = 3600.0

  private func step(_ count: Int) {
    firePushes()
    isStepping = true
    var left = min(count, Int(Self.longestMotion / world.settings.stepDuration))
    let duration = world.settings.stepDuration
    let timeAhead = clock.time(ofStep: clock.stepCount, duration: duration) - world.time
    while left > 0 {
      // A frame has a step or two. A long one is taken in parts of 16, so that it ends early once everything
      // sleeps; held items move with the pointer in every step.
      let part = heldRecords.isEmpty ? min(left, 16) : 1
      left -= part
      updateHeldItems(at: clock.time(ofStep: clock.stepCount + count - left, duration: duration))
      stepWorld(part, timeAhead)
      if world.isAsleep { break }
    }
    isStepping = false
    clock.take(count)
    finishSnaps()
  }

  /// Takes steps of the world, which drops its contact events at a step's start: they are collected before
  /// and after.
  private func stepWorld(_ count: Int, _ timeAhead: Double) {
    collectContacts()
    contacts.eventsWillRestart()
    if fieldRecordCount > 0 {
      var forces = FieldForces(animator: self, timeAhead: timeAhead)
      world.step(count, forces: &forces)
    } else {
      world.step(count)
    }
    collectContacts()
  }

  /// Fires instantaneous pushes once and deactivates them. (Measured.)
  private func firePushes() {
    firingPushes.drain { push in
      if push.dynamicAnimator === self { push.fire(self) }
    }
  }

  /// Places items that came to rest at a snap point exactly at it. (Ours: UIKit leaves them slightly off.)
  private func finishSnaps() {
    guard snapCount > 0 else { return }
    for record in records.all where records.trackedBodies[record.index].isStale {
      if record.snaps.count == 1, !world[record.body].isAwake { record.snaps[0].finish(record, world) }
    }
  }

  /// Writes moved bodies to their items; returns true if any was written. All bodies are read first, because
  /// an item's setters may call anything.
  private func writeBack() -> Bool {
    world.readMoves(of: &records.trackedBodies, into: &moves)
    for move in moves {
      let item = records.items[move.place]
      item.center = move.position
      // Most items of a list never turn: their rotation is not written.
      if move.turned { item.rotation = move.angle }
    }
    return !moves.isEmpty
  }

  private func pauseIfAtRest(_ steps: Int) {
    guard isRunning, !hasChanged, behaviorCount == 0 || (steps > 0 && world.isAsleep) else { return }
    isRunning = false
    world.releaseExcessMemory()
    for _ in 0..<2 { contacts.releaseExcess() }
    callbacks.call { delegate?.dynamicAnimatorDidPause(self) }
    callbacks.runPending()
  }
}
