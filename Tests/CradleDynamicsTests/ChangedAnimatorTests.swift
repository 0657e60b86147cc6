import CradleGeometry
import TestSupport
import Testing

@testable import CradleDynamics

/// Behaviours that change animators at any time, with changes that are still to be written: in the last one they act
/// as new ones do.
@Suite("Dynamics: behaviours that change animators")
struct ChangedAnimatorTests {
  private static let bounds = Rect(x: 0, y: 0, width: 400, height: 400)

  private enum Kind: CaseIterable {
    case gravity, push, snap, attachment, collision, properties, field
  }

  /// A behaviour of a kind over an item, and a random setting of all its properties.
  private final class Subject {
    let kind: Kind
    let item: Box
    let behavior: DynamicBehavior

    init(_ kind: Kind) {
      self.kind = kind
      item = Box(200, 200, width: 30, height: 30)
      behavior =
        switch kind {
        case .gravity: GravityBehavior(items: [item])
        case .push: PushBehavior(items: [item], mode: .continuous)
        case .snap: SnapBehavior(item: item, snapTo: .zero)
        case .attachment: AttachmentBehavior(item: item, attachedToAnchor: .zero)
        case .collision: CollisionBehavior(items: [item])
        case .properties: DynamicItemBehavior(items: [item])
        case .field: FieldBehavior.radialGravityField(position: .zero)
        }
      if let field = behavior as? FieldBehavior { field.addItem(item) }
    }

    func set(_ random: inout SeededRandom) {
      let place = Point(x: random.double(in: 50...350), y: random.double(in: 50...350))
      let vector = Vector(dx: random.double(in: -2...2), dy: random.double(in: -2...2))
      let number = random.double(in: 0...1)
      switch behavior {
      case let one as GravityBehavior: one.gravityDirection = vector
      case let one as PushBehavior:
        one.pushDirection = vector
        one.active = number > 0.2
        one.setTargetOffsetFromCenter(vector * 3, for: item)
      case let one as SnapBehavior: (one.snapPoint, one.damping) = (place, number)
      case let one as AttachmentBehavior:
        one.anchorPoint = place
        (one.length, one.frequency, one.damping) = (200 * number, number > 0.5 ? 2 : 0, number)
      case let one as CollisionBehavior:
        one.removeAllBoundaries()
        one.setTranslatesReferenceBoundsIntoBoundary(with: EdgeInsets(all: 100 * number))
        try? one.addBoundary(withIdentifier: "a", from: place, to: Point(x: 400, y: 400))
      case let one as DynamicItemBehavior:
        (one.density, one.resistance, one.elasticity) = (0.1 + number, 2 * number, number)
        one.isAnchored = number > 0.9
      case let one as FieldBehavior: (one.position, one.strength) = (place, 30 * number)
      default: break
      }
    }

    /// The item's places in a new animator with the behaviour and a push, under three settings.
    func motion(seed: UInt64) -> [Point] {
      (item.center, item.rotation) = (Point(x: 210, y: 190), 0.1)
      let animator = DynamicAnimator(referenceBounds: ChangedAnimatorTests.bounds)
      animator.addBehavior(behavior)
      let push = PushBehavior(items: [item], mode: .continuous)
      push.pushDirection = Vector(dx: 0.4, dy: 0.3)
      animator.addBehavior(push)
      animator.updateItem(usingCurrentState: item)
      var random = SeededRandom(seed: seed)
      // Once before the first frame and twice on the way, when nothing of its past can be pending any more.
      var places: [Point] = []
      for _ in 0..<3 {
        set(&random)
        for _ in 0..<20 {
          animator.advance(by: 1.0 / 60)
          places.append(item.center)
        }
      }
      animator.removeAllBehaviors()
      return places
    }
  }

  /// Moves it between animators, some of which are freed with it, and changes it in between.
  private static func wander(_ subject: Subject, _ random: inout SeededRandom) {
    var animators: [DynamicAnimator] = []
    for _ in 0..<random.int(in: 1..<12) {
      switch random.int(in: 0..<6) {
      case 0, 1:
        let animator = random.bool() ? animators.randomElement(using: &random) : nil
        let next = animator ?? DynamicAnimator(referenceBounds: bounds)
        if animator == nil { animators.append(next) }
        if let old = subject.behavior.dynamicAnimator, old !== next { old.removeBehavior(subject.behavior) }
        if subject.behavior.dynamicAnimator == nil { next.addBehavior(subject.behavior) }
      case 2: subject.behavior.dynamicAnimator?.removeBehavior(subject.behavior)
      case 3: animators.randomElement(using: &random)?.advance(by: 1.0 / 60)
      case 4: if !animators.isEmpty { animators.remove(at: random.int(in: 0..<animators.count)) }
      default: subject.set(&random)
      }
      if random.bool() { subject.set(&random) }
    }
    subject.behavior.dynamicAnimator?.removeBehavior(subject.behavior)
  }

  @Test(
    "a behaviour acts in its last animator as a new one does, to the bit",
    arguments: LongTests.seeds(60, orMany: 5000, inDebug: 30))
  func alike(seed: UInt64) {
    for kind in Kind.allCases {
      var random = SeededRandom(seed: seed)
      let wanderer = Subject(kind)
      Self.wander(wanderer, &random)
      // The velocity that an item was given goes with its body; the rest is in the settings.
      let (moved, new) = (wanderer.motion(seed: seed), Subject(kind).motion(seed: seed))
      let difference = zip(moved, new).enumerated().first { $1.0 != $1.1 }
      #expect(
        difference == nil,
        "seed \(seed), \(kind): frame \(difference?.offset ?? 0), \(difference?.element as Any)")
    }
  }
}
