import CradleDynamics
import CradleGeometry
import TestSupport

/// An item whose owner makes changes as the animator moves it.
final class RestlessItem: DynamicItem {
  var center: Point { didSet { onMove() } }
  let bounds: Rect
  var rotation = 0.0
  private let onMove: () -> Void

  init(at center: Point, size: Size, onMove: @escaping () -> Void) {
    (self.center, bounds, self.onMove) = (center, Rect(origin: .zero, size: size), onMove)
  }
}

// Random items and behaviours.
extension Chaos {
  func newItem() -> any DynamicItem {
    let outline: [CollisionBounds] = [
      .rectangle, .ellipse,
      .path([Vector(dx: -20, dy: 20), Vector(dx: 25, dy: 15), Vector(dx: 3, dy: -30)]),
    ]
    let size = Size(width: random.double(in: 10...80), height: random.double(in: 10...80))
    func make() -> any DynamicItem {
      if random.int(in: 0..<6) == 0 {
        return RestlessItem(at: aPlace, size: size) { [unowned self] in
          if random.int(in: 0..<200) == 0 { change() }
        }
      }
      let box = Box(
        random.double(in: 20...380), random.double(in: 20...580), width: size.width,
        height: random.bool() ? size.width : size.height, outline: outline[random.int(in: 0..<3)])
      box.rotation = random.double(in: -3...3)
      return box
    }
    return random.int(in: 0..<10) == 0 ? DynamicItemGroup(items: [make(), make()]) : make()
  }

  func newBehavior() -> DynamicBehavior {
    let some = (0..<random.int(in: 0..<6)).map { _ in anItem }
    switch random.int(in: 0..<9) {
    case 0: return GravityBehavior(items: some)
    case 1: return PushBehavior(items: some, mode: random.bool() ? .continuous : .instantaneous)
    case 2: return SnapBehavior(item: anItem, snapTo: aPlace)
    case 3, 4: return newAttachment()
    case 5:
      guard collisions < 40 else { return DynamicItemBehavior(items: some) }
      collisions += 1
      let collision = CollisionBehavior(items: some)
      collision.collisionDelegate = self
      collision.translatesReferenceBoundsIntoBoundary = random.bool()
      return collision
    case 6: return DynamicItemBehavior(items: some)
    case 7:
      let field = newField()
      for item in some { field.addItem(item) }
      return field
    default: return DynamicBehavior()
    }
  }

  func newAttachment() -> AttachmentBehavior {
    let item = anItem
    let other = anItem
    guard item !== other else { return AttachmentBehavior(item: item, attachedToAnchor: aPlace) }
    switch random.int(in: 0..<7) {
    case 0:
      return .slidingAttachment(
        with: item, attachmentAnchor: aPlace, axisOfTranslation: Vector(dx: 1, dy: 2))
    case 1:
      return .slidingAttachment(
        with: item, attachedTo: other, attachmentAnchor: aPlace, axisOfTranslation: Vector(dx: -1, dy: 0))
    case 2: return .limitAttachment(with: item, attachedTo: other)
    case 3: return .fixedAttachment(with: item, attachedTo: other, attachmentAnchor: aPlace)
    case 4: return .pinAttachment(with: item, attachedTo: other, attachmentAnchor: aPlace)
    case 5: return AttachmentBehavior(item: item, offsetFromCenter: aVector * 10, attachedTo: other)
    default: return AttachmentBehavior(item: item, attachedToAnchor: aPlace)
    }
  }

  func newField() -> FieldBehavior {
    let fields: [FieldBehavior] = [
      .dragField(), .vortexField(), .radialGravityField(position: aPlace),
      .linearGravityField(direction: aVector), .velocityField(direction: aVector),
      .noiseField(smoothness: random.double(in: 0...1), animationSpeed: random.double(in: 0...3)),
      .turbulenceField(smoothness: 0.5, animationSpeed: 1), .springField(), .electricField(),
      .magneticField(),
    ]
    if random.int(in: 0..<8) == 0 {
      return .field { [unowned self] position, _, _, _, _ in
        if random.int(in: 0..<50) == 0 { change() }
        return position * 0.01
      }
    }
    return fields[random.int(in: 0..<fields.count)]
  }
}
