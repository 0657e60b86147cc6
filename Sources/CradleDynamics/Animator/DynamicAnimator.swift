import CradleGeometry
import CradlePhysics

/// Runs behaviours on items, as UIDynamicAnimator does; driven only by `advance(by:)`.
///
/// It keeps one body for each item with a behaviour, until the last behaviour is removed. (Measured.)
/// Behaviours and items may be added and removed at any time, also from callbacks.
///
/// Throughout this module "documented" marks facts from UIKit's public headers and documentation, "measured"
/// facts that others have measured on UIKit and published, and "ours" additions to UIKit and choices that it leaves
/// open.
///
/// ```swift
/// let animator = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 320, height: 480))
/// animator.addBehavior(GravityBehavior(items: [card]))
/// animator.addBehavior(SnapBehavior(item: other, snapTo: Point(x: 160, y: 240)))
///
/// // In each frame: advance, and draw every item at its presented place.
/// animator.advance(by: 1 / 60)
/// let place = animator.presentedCenter(of: card), turn = animator.presentedRotation(of: card)
/// ```
public final class DynamicAnimator {
  /// The rectangle that `CollisionBehavior.translatesReferenceBoundsIntoBoundary` turns into walls, in
  /// points; empty for none. A change moves the walls before the next step. Items whose centres were inside
  /// the old walls and that extend beyond the new ones are then moved back inside if they fit. A rectangle
  /// that is not finite traps.
  public var referenceBounds: Rect {
    didSet {
      precondition(
        referenceBounds.isFinite, "DynamicAnimator.referenceBounds must be finite, not \(referenceBounds)")
      guard referenceBounds != oldValue else { return }
      callbacks.call {
        markChanged()
        for behavior in collisions.behaviors { behavior.referenceBoundsDidChange(self) }
      }
    }
  }
  /// The highest speed of an item, in pt/s: its square is well within single precision.
  static let maximumSpeed = 1e7
  /// The highest angular speed that an item is given, in rad/s: its square is well within single precision.
  static let maximumAngularSpeed = 1e5
  /// The delegate, notified of pauses and resumptions; held weakly.
  public weak var delegate: (any DynamicAnimatorDelegate)?
  /// The behaviours at the top level, in the order in which they were added. (Documented.)
  public var behaviors: [DynamicBehavior] { tree.behaviors }
  /// Whether `advance(by:)` has an effect; false once everything rests. (Documented.)
  public var isRunning: Bool { clock.isRunning }
  /// The time for which the animator has run, in seconds, without pauses. (Documented, measured.)
  public var elapsedTime: Double { clock.time }
  /// The solver's settings; the default is `.uikit`. A change takes effect with the next step. Settings that
  /// cannot run trap.
  public var settings: World.Settings {
    get { world.settings }
    set {
      // A field's evaluation block may set it during a step.
      guard !callbacks.isStepping else { return perform { [unowned self] in settings = newValue } }
      guard newValue != world.settings else { return }
      clock.restart(afterStepsOf: world.settings.stepDuration)
      world.settings = newValue
      markChanged()
    }
  }

  /// The world's observer of the parts of a step, for measurements.
  package var stageObserver: ((StepStage) -> Void)? {
    get { world.stageObserver }
    set { world.stageObserver = newValue }
  }

  // Each part keeps its own state; the animator orders their work.
  let world: World
  let tree = BehaviorTree()
  let records: ItemRecords
  let held: HeldItems
  let collisions: CollisionRegistry
  let contacts: ContactTable
  let pendingWrites: PendingWrites
  let callbacks = Callbacks()
  private(set) var clock = AnimatorClock()
  /// Observes the items for the layout that the animator moves.
  package var listener: (any AnimatorListener)?

  /// Makes an animator over a rectangle, in points, by default without one; settings that cannot run, or bounds that
  /// are not finite, trap.
  public init(referenceBounds: Rect = .zero, settings: World.Settings = .uikit) {
    precondition(
      referenceBounds.isFinite,
      "DynamicAnimator(referenceBounds:) must be finite, not \(referenceBounds)")
    self.referenceBounds = referenceBounds
    world = World(settings: settings)
    records = ItemRecords(world: world)
    held = HeldItems(world: world, records: records)
    collisions = CollisionRegistry(world: world, records: records)
    contacts = ContactTable(world: world, records: records)
    pendingWrites = PendingWrites(
      world: world, records: records, held: held, collisions: collisions, callbacks: callbacks)
  }

  deinit { tree.forEach { $0.didLoseAnimator() } }

  /// Records a change that is complete: the animator runs until everything is at rest again. Its delegate may be called.
  func markChanged() {
    clock.markChanged()
    // Deferred changes need another frame, also of an animator without behaviours.
    guard !tree.isEmpty || callbacks.hasDeferredChanges, clock.resume() else { return }
    callbacks.call { delegate?.dynamicAnimatorWillResume(self) }
  }

  /// Stops the animator; does nothing if it is paused.
  func pause() {
    guard clock.pause() else { return }
    callbacks.call { delegate?.dynamicAnimatorDidPause(self) }
  }

  /// Makes a structural change now, or after the callback that requests it. A change may wait until another frame,
  /// so it must not keep the animator.
  func perform(_ change: @escaping () -> Void) {
    if !callbacks.perform(change) { markChanged() }
  }

  // MARK: The frame

  /// Runs one frame of a time in seconds. A negative time or one above 10⁹ s traps, and so does a call from
  /// one of the animator's callbacks. While the animator is paused it does nothing and no time passes.
  ///
  /// One frame moves items for at most an hour, so that its cost is bounded; the rest of its time passes
  /// without motion.
  ///
  /// A frame runs in this order: elapsed time; changed properties and bounds; pushes and fields; sub-steps;
  /// the items' centres and rotations; contacts that began, then those that ended; actions; additions and
  /// removals requested by callbacks; the pause check; the layout's update. (Measured.) Changes that the
  /// callbacks of these additions and removals request take effect at the beginning of the next frame or
  /// call. (Ours.)
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
  package static let longestFrame = 1e9
  /// The longest motion in a frame, in seconds: 432 000 steps of 1/120 s, a second or so for a few bodies.
  package static let longestMotion = 3600.0

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
