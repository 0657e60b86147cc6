import CradleDynamics
import CradleGeometry
import TestSupport
import Testing

/// Changes that an app requests while an animator calls it take effect once the outermost call has returned.
@Suite("Changes that an animator's delegate requests")
struct AnimatorDelegateTests {
  /// Calls a closure when the animator resumes, and another one when it pauses.
  final class Listener: DynamicAnimatorDelegate {
    var onResume: (() -> Void)?
    var onPause: (() -> Void)?
    func dynamicAnimatorWillResume(_ animator: DynamicAnimator) { onResume?() }
    func dynamicAnimatorDidPause(_ animator: DynamicAnimator) { onPause?() }
  }

  /// An animator that rests with one behaviour of each kind on two items.
  final class Scene {
    let animator = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 1000, height: 1000))
    let listener = Listener()
    let (item, other) = (Box(100, 100), Box(500, 100))
    let gravity: GravityBehavior
    let push: PushBehavior
    let collision: CollisionBehavior
    let properties: DynamicItemBehavior
    let snap: SnapBehavior

    init() {
      gravity = GravityBehavior(items: [item, other])
      gravity.magnitude = 0
      push = PushBehavior(items: [item, other], mode: .continuous)
      collision = CollisionBehavior(items: [item, other])
      properties = free(item, other)
      snap = SnapBehavior(item: item, snapTo: item.center)
      for behavior in [gravity, push, collision, properties, snap] { animator.addBehavior(behavior) }
      animator.run(60)
      animator.delegate = listener
    }
  }

  /// A call outside of the animator's own calls that resumes it.
  enum Change: CaseIterable {
    case gravity, push, impulse, mode, wall, insets, density, velocity, snap, bounds, settings, item, hold,
      held

    func apply(to scene: Scene) {
      switch self {
      case .gravity: scene.gravity.magnitude = 1
      case .push: scene.push.magnitude = 1
      case .impulse: scene.push.active = false
      case .mode: scene.collision.collisionMode = .boundaries
      case .wall: scene.collision.translatesReferenceBoundsIntoBoundary = true
      case .insets: scene.collision.setTranslatesReferenceBoundsIntoBoundary(with: EdgeInsets(all: 5))
      case .density: scene.properties.density = 2
      case .velocity: scene.properties.addLinearVelocity(Vector(dx: 10, dy: 0), for: scene.item)
      case .snap: scene.snap.snapPoint.x += 50
      case .bounds: scene.animator.referenceBounds.size.width = 900
      case .settings: scene.animator.settings.velocityIterations += 1
      case .item: scene.animator.updateItem(usingCurrentState: scene.item)
      case .hold: scene.animator.hold(scene.item)
      case .held:
        scene.animator.hold(scene.item)
        scene.animator.moveHeldItem(scene.item, to: Point(x: 120, y: 130))
        scene.animator.releaseHeldItem(scene.item)
      }
    }
  }

  @Test("behaviours added when a change resumes it act in the next frame", arguments: Change.allCases)
  func additions(change: Change) {
    let scene = Scene()
    #expect(!scene.animator.isRunning)
    let new = Box(300, 800)
    scene.listener.onResume = { scene.animator.addBehavior(GravityBehavior(items: [new])) }
    change.apply(to: scene)
    #expect(scene.animator.behaviors.count == 6)
    scene.animator.run(1)
    // Half of g·t² after the two steps at most that a first frame of 1/60 s has: it has fallen.
    #expect(new.center.y > 800)
  }

  @Test("it may remove everything when a change resumes the animator", arguments: Change.allCases)
  func removals(change: Change) {
    let scene = Scene()
    scene.listener.onResume = { scene.animator.removeAllBehaviors() }
    change.apply(to: scene)
    #expect(scene.animator.behaviors.isEmpty && scene.animator.itemCount == 0 && !scene.animator.isRunning)
    scene.animator.run(2)
    scene.listener.onResume = nil
    scene.animator.addBehavior(scene.gravity)
    scene.gravity.magnitude = 1
    scene.animator.run(2)
    #expect(scene.other.center.y > 100)
  }

  @Test("behaviours that it adds when the animator pauses act in the next frame, and no frame is lost")
  func pauses() {
    let scene = Scene()
    let new = Box(300, 800)
    scene.listener.onPause = { [weak scene] in
      scene?.listener.onPause = nil
      scene?.animator.addBehavior(GravityBehavior(items: [new]))
    }
    scene.animator.updateItem(usingCurrentState: scene.item)
    for _ in 0..<60 where scene.animator.behaviors.count == 5 { scene.animator.run(1) }
    #expect(scene.animator.behaviors.count == 6 && scene.animator.isRunning)
    scene.animator.run(1)
    #expect(new.center.y > 800)
  }

  @Test("changes that an action or a contact requests are made at the end of the frame, and act in the next")
  func frames() {
    let (item, wall) = (Box(100, 100), Box(100, 210))
    let collision = CollisionBehavior(items: [item, wall])
    let properties = DynamicItemBehavior(items: [wall])
    properties.isAnchored = true
    let gravity = GravityBehavior(items: [item])
    let animator = animator(collision, properties, gravity)
    let diary = ContactDiary()
    collision.collisionDelegate = diary
    let (byAction, byContact) = (Box(400, 0), Box(700, 0))
    gravity.action = { [weak gravity] in
      gravity?.action = nil
      animator.addBehavior(GravityBehavior(items: [byAction]))
    }
    diary.onBegan = {
      diary.onBegan = nil
      animator.addBehavior(GravityBehavior(items: [byContact]))
    }
    animator.run(1)
    #expect(animator.behaviors.count == 4 && byAction.center.y == 0)
    animator.run(1)
    #expect(byAction.center.y > 0)
    for _ in 0..<60 where animator.behaviors.count == 4 { animator.run(1) }
    #expect(animator.behaviors.count == 5 && byContact.center.y == 0)
    animator.run(1)
    #expect(byContact.center.y > 0)
  }

  /// An item whose setter calls a closure.
  private final class Calling: DynamicItem {
    var center = Point(x: 100, y: 100) { didSet { onMove?() } }
    let bounds = Rect(x: 0, y: 0, width: 50, height: 50)
    var rotation = 0.0
    var onMove: (() -> Void)?
  }

  @Test("an item may leave the animator when the pointer that holds it moves it")
  func setters() {
    let item = Calling()
    let animator = animator(DynamicItemBehavior(items: [item]))
    animator.hold(item)
    item.onMove = { animator.removeAllBehaviors() }
    animator.moveHeldItem(item, to: Point(x: 140, y: 150))
    #expect(item.center == Point(x: 140, y: 150) && animator.itemCount == 0)
    // Also if the app has placed it itself.
    item.onMove = nil
    animator.addBehavior(DynamicItemBehavior(items: [item]))
    animator.hold(item)
    item.onMove = { animator.removeAllBehaviors() }
    animator.updateItem(usingCurrentState: item)
    #expect(animator.itemCount == 0)
  }
}
