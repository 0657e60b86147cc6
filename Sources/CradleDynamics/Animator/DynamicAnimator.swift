import CradleGeometry
import CradlePhysics

/// Runs behaviours on items: UIKit's animator, driven by `advance(by:)` and nothing else.
///
/// It keeps one body for every item that a behaviour uses, made with the first and gone with the last. [M] Behaviours
/// and items may be added and removed at any time, from callbacks too.
///
/// Throughout this library [H] marks what UIKit's public headers and documentation say, [M] what others have measured on
/// UIKit and published, and (Ours) what UIKit does not have, or leaves open.
public final class DynamicAnimator {
  /// The rectangle that `CollisionBehavior.translatesReferenceBoundsIntoBoundary` makes a wall of, in points; empty means
  /// no wall. Changing it moves the walls before the next step and brings items that a wall passed back inside.
  /// Not finite is a mistake.
  public var referenceBounds: Rect {
    didSet {
      precondition(
        referenceBounds.isFinite, "DynamicAnimator.referenceBounds must be finite, not \(referenceBounds)")
      guard referenceBounds != oldValue else { return }
      touch()
      for behavior in boundaryBehaviors { behavior.referenceBoundsDidChange(self) }
    }
  }
  /// The highest speed that an item is given, pt/s: single precision squares it safely.
  static let fastest = 1e7
  /// Hears of pauses and resumptions; held weakly.
  public weak var delegate: (any DynamicAnimatorDelegate)?
  /// The behaviours at the top level, in the order they were added. [H]
  public var behaviors: [DynamicBehavior] { topLevel.elements }
  /// Whether `advance(by:)` has anything to do; off once everything rests. [H]
  public internal(set) var isRunning = false
  /// Seconds that the animator ran, pauses left out. [H, M]
  public internal(set) var elapsedTime: Double = 0
  /// How the world solves; UIKit's way unless told. Changing it takes effect with the next step.
  public var settings: World.Settings {
    get { world.settings }
    set {
      // A field's evaluation may ask for it in the midst of a step.
      guard !isStepping else { return perform { [self] in settings = newValue } }
      guard newValue != world.settings else { return }
      // Steps so far are counted in the new duration, so that no time is lost or spent twice.
      let unspent = elapsedTime - elapsedOffset - Double(stepCount) * world.settings.stepDuration
      world.settings = newValue
      elapsedOffset = elapsedTime - unspent
      stepCount = 0
      touch()
    }
  }

  let world: World
  var topLevel = IdentityList<DynamicBehavior>()
  var records: [ItemRecord] = []
  /// What writing the items back needs of each record, in their order.
  var items: [any DynamicItem] = []
  var mirrors: [BodyMirror] = []
  var moves: [BodyMove] = []
  /// The records that the pointer holds, and how many have behaviours that ask for landings.
  var heldRecords: [ItemRecord] = []
  var landingCount = 0
  var recordPlaces: [ObjectIdentifier: Int] = [:]
  /// The groups with a body here, by each of their members.
  var groupsByMember: [ObjectIdentifier: DynamicItemGroup] = [:]
  var recordsByBody: [BodyHandle: ItemRecord] = [:]
  var staleRecords: [ItemRecord] = []
  var staleBehaviors: [DynamicBehavior] = []
  /// Steps taken since `elapsedOffset`; the count due is floor(time ÷ step). [M]
  var stepCount = 0
  var elapsedOffset = 0.0

  // Callbacks and what they ask for.
  var callbackDepth = 0
  var pending: [() -> Void] = []
  var isAdvancing = false
  var isStepping = false
  var hasChanged = false

  var behaviorCount = 0
  var actionCount = 0
  /// Stamps the order in which item properties are set.
  var clock = 0
  /// Records under at least one field.
  var fieldRecordCount = 0
  var firingPushes: [PushBehavior] = []
  var collisionGroups: [CollisionBehavior?] = []
  var boundaryBehaviors: [CollisionBehavior] = []
  var contacts = ContactTable()
  /// Who keeps books of the items, where a layout stands behind the animator.
  package var listener: (any AnimatorListener)?

  /// Makes an animator without reference bounds.
  public convenience init() { self.init(referenceBounds: .zero) }

  /// Makes an animator over a rectangle, in points; settings that cannot run, or bounds that are not finite, are a mistake.
  public init(referenceBounds: Rect, settings: World.Settings = .uikit) {
    precondition(
      referenceBounds.isFinite,
      "DynamicAnimator(referenceBounds:) must be finite, not \(referenceBounds)")
    self.referenceBounds = referenceBounds
    world = World(settings: settings)
  }

  deinit {
    topLevel.forEach { $0.visit { $0.loseHome() } }
  }

  /// Notes that something changed: the animator runs until all is at rest again.
  func touch() {
    hasChanged = true
    guard !isRunning, behaviorCount > 0 else { return }
    isRunning = true
    // Steps count from here: the part of one that was left at the pause depended on the frame's length.
    elapsedOffset = elapsedTime
    stepCount = 0
    callBack { delegate?.animatorWillResume(self) }
  }

  /// Calls foreign code; changes of structure that it asks for wait until it has returned.
  func callBack(_ body: () -> Void) {
    callbackDepth += 1
    body()
    callbackDepth -= 1
  }

  /// Makes a change of structure now, or after the callback that asks for it.
  func perform(_ change: @escaping () -> Void) {
    if callbackDepth > 0 {
      pending.append(change)
      touch()
      return
    }
    // What the change itself calls back may ask for more.
    callbackDepth += 1
    change()
    callbackDepth -= 1
    runPending()
  }

  /// Makes the changes that callbacks asked for, in their order.
  func runPending() {
    guard callbackDepth == 0, !pending.isEmpty else { return }
    callbackDepth += 1
    var next = 0
    while next < pending.count {
      pending[next]()
      next += 1
    }
    pending.removeAll(keepingCapacity: true)
    callbackDepth -= 1
  }
}
