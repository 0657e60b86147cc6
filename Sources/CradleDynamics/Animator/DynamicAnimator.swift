import CradleGeometry
import CradlePhysics

/// Runs behaviours on items, as UIDynamicAnimator does; driven only by `advance(by:)`.
///
/// It keeps one body for each item that a behaviour uses, from the first behaviour to the last. (Measured.)
/// Behaviours and items may be added and removed at any time, from callbacks too.
///
/// Throughout this module "documented" marks what UIKit's public headers and documentation say, "measured"
/// what others have measured on UIKit and published, and "ours" what UIKit does not have or leaves open.
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
  /// points; empty for none. Changing it moves the walls before the next step and brings items that a wall
  /// passed back inside. A rectangle that is not finite traps.
  public var referenceBounds: Rect {
    didSet {
      precondition(
        referenceBounds.isFinite, "DynamicAnimator.referenceBounds must be finite, not \(referenceBounds)")
      guard referenceBounds != oldValue else { return }
      touch()
      for behavior in boundaryBehaviors { behavior.referenceBoundsDidChange(self) }
    }
  }
  /// The highest speed that an item is given, in pt/s: its square is well within single precision.
  static let fastest = 1e7
  /// Receives pauses and resumptions; held weakly.
  public weak var delegate: (any DynamicAnimatorDelegate)?
  /// The behaviours at the top level, in the order they were added. (Documented.)
  public var behaviors: [DynamicBehavior] { topLevel.elements }
  /// Whether `advance(by:)` does anything; false once everything rests. (Documented.)
  public internal(set) var isRunning = false
  /// The time that the animator has run, in seconds, without pauses. (Documented, measured.)
  public internal(set) var elapsedTime: Double = 0
  /// The solver's settings; the default is `.uikit`. A change takes effect with the next step.
  public var settings: World.Settings {
    get { world.settings }
    set {
      // A field's evaluation block may set it during a step.
      guard !isStepping else { return perform { [self] in settings = newValue } }
      guard newValue != world.settings else { return }
      // The time not yet simulated is kept, so that no time is lost or simulated twice.
      let unspent = elapsedTime - elapsedOffset - Double(stepCount) * world.settings.stepDuration
      world.settings = newValue
      elapsedOffset = elapsedTime - unspent
      stepCount = 0
      touch()
    }
  }

  /// The world's observer of the parts of a step, for those who measure.
  package var stageObserver: ((StepStage) -> Void)? {
    get { world.stageObserver }
    set { world.stageObserver = newValue }
  }

  let world: World
  var topLevel = IdentityList<DynamicBehavior>()
  var records: [ItemRecord] = []
  /// The records' items, in the same order, for writing them back.
  var items: [any DynamicItem] = []
  var trackedBodies: [TrackedBody] = []
  var moves: [BodyMove] = []
  /// The records that the pointer holds, and the number of uses by behaviours that place items at rest
  /// (`SnapBehavior.land`).
  var heldRecords: [ItemRecord] = []
  var landingCount = 0
  var recordPlaces: [ObjectIdentifier: Int] = [:]
  /// The groups with a body here, by each of their members.
  var groupsByMember: [ObjectIdentifier: DynamicItemGroup] = [:]
  var recordsByBody: [BodyHandle: ItemRecord] = [:]
  let staleRecords = WorkList<ItemRecord>()
  let staleBehaviors = WorkList<DynamicBehavior>()
  /// Steps taken since `elapsedOffset`; the number due is floor(time ÷ step). (Measured.)
  var stepCount = 0
  var elapsedOffset = 0.0
  /// The rounding error of `elapsedTime`, in seconds.
  var elapsedRounding = 0.0

  // Callbacks, and the changes that they ask for.
  var callbackDepth = 0
  let pending = WorkList<() -> Void>()
  var isAdvancing = false
  var isStepping = false
  var hasChanged = false

  var behaviorCount = 0
  var actionCount = 0
  /// A counter that orders when item properties were set.
  var clock = 0
  /// The number of records in at least one field behaviour.
  var fieldRecordCount = 0
  let firingPushes = WorkList<PushBehavior>()
  var collisionGroups: [CollisionBehavior?] = []
  var boundaryBehaviors: [CollisionBehavior] = []
  var contacts = ContactTable()
  /// Observes the items for the layout that the animator moves.
  package var listener: (any AnimatorListener)?

  /// Makes an animator without reference bounds.
  public convenience init() { self.init(referenceBounds: .zero) }

  /// Makes an animator over a rectangle, in points; settings that cannot run, or bounds that are not finite,
  /// trap.
  public init(referenceBounds: Rect, settings: World.Settings = .uikit) {
    precondition(
      referenceBounds.isFinite,
      "DynamicAnimator(referenceBounds:) must be finite, not \(referenceBounds)")
    self.referenceBounds = referenceBounds
    world = World(settings: settings)
  }

  deinit {
    topLevel.forEach { $0.visit { $0.didLoseAnimator() } }
  }

  /// Records a change: the animator runs until everything is at rest again.
  func touch() {
    hasChanged = true
    guard !isRunning, behaviorCount > 0 else { return }
    isRunning = true
    // Steps are counted from here, because the fraction of a step left at the pause depended on the frame's
    // length.
    elapsedOffset = elapsedTime
    stepCount = 0
    callBack { delegate?.dynamicAnimatorWillResume(self) }
  }

  /// Calls code of the app; structural changes that it asks for wait until it has returned.
  func callBack(_ body: () -> Void) {
    callbackDepth += 1
    body()
    callbackDepth -= 1
  }

  /// Makes a structural change now, or after the callback that asks for it.
  func perform(_ change: @escaping () -> Void) {
    if callbackDepth > 0 {
      pending.append(change)
      touch()
      return
    }
    // The change may call back and ask for more.
    callbackDepth += 1
    change()
    callbackDepth -= 1
    runPending()
  }

  /// Makes the changes that callbacks asked for, in order.
  func runPending() {
    guard callbackDepth == 0, !pending.isEmpty else { return }
    callbackDepth += 1
    pending.drain { $0() }
    callbackDepth -= 1
  }
}
