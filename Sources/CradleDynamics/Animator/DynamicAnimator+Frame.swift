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
  /// removals requested by callbacks; the pause check; the layout's update. (Measured.) What the callbacks of these
  /// additions and removals request takes effect at the beginning of the next frame or call. (Ours.)
  public func advance(by seconds: Double) {
    precondition(
      seconds >= 0 && seconds <= Self.longestFrame,
      "DynamicAnimator.advance(by: \(seconds)): the time must be from 0 to 10⁹ s; clamp the frame's time"
    )
    precondition(
      !callbacks.isInFrame && !callbacks.isInCall,
      "DynamicAnimator.advance(by:) was called from one of the animator's own callbacks; let it return first")
    guard isRunning else { return }
    var (steps, hasMoved) = (0, false)
    callbacks.frame {
      clock.beginFrame(of: seconds)
      synchronize()
      steps = clock.dueSteps(of: world.settings.stepDuration)
      if steps > 0 { step(steps) }
      hasMoved = records.moveItems()
      contacts.report(from: self)
      tree.callActions()
    }
    pauseIfAtRest(steps)
    if hasMoved { listener?.animatorDidMoveItems(self) }
  }

  /// The longest frame, in seconds: 30 years, which a sum of frames resolves to a thousandth of a step.
  private static let longestFrame = 1e9
  /// The longest motion in a frame, in seconds: 432 000 steps of 1/120 s, a second or so for a few bodies.
  private static let longestMotion = 3600.0

  /// Writes everything that changed since the last step into the world; does nothing during a step.
  func synchronize() {
    guard !callbacks.isStepping else { return }
    pendingWrites.writeAll()
    tree.synchronize(self)
  }

  private func step(_ count: Int) {
    tree.firePushes(self)
    callbacks.step { stepWorld(count) }
    clock.take(count)
    records.finishSnaps()
  }

  private func stepWorld(_ count: Int) {
    let duration = world.settings.stepDuration
    var left = min(count, Int(Self.longestMotion / duration))
    let timeAhead = clock.time(ofStep: clock.stepCount, duration: duration) - world.time
    while left > 0 {
      // A frame has a step or two. A long one is taken in parts of 16, so that it ends early once everything
      // sleeps; held items move with the pointer in every step.
      let part = held.isEmpty ? min(left, 16) : 1
      left -= part
      held.prepareStep(endingAt: clock.time(ofStep: clock.stepCount + count - left, duration: duration))
      contacts.collect(around: {
        if records.fieldRecordCount > 0 {
          var forces = FieldForces(records: records, timeAhead: timeAhead)
          world.step(part, forces: &forces)
        } else {
          world.step(part)
        }
      })
      if world.isAsleep { break }
    }
  }

  private func pauseIfAtRest(_ steps: Int) {
    guard isRunning, !clock.hasChanged, tree.isEmpty || (steps > 0 && world.isAsleep) else { return }
    world.releaseExcessMemory()
    contacts.releaseAllExcess()
    pause()
  }
}
