import CradleGeometry
import Testing

@testable import CradleDynamics

extension Chaos {
  func adjust(_ behavior: DynamicBehavior) {
    switch behavior {
    case let one as GravityBehavior:
      one.gravityDirection = aVector
      one.addItem(anItem)
    case let one as PushBehavior:
      one.pushDirection = aVector * 5
      one.active.toggle()
      one.addItem(anItem)
    case let one as SnapBehavior:
      one.snapPoint = aPlace
      one.damping = random.double(in: 0...1)
    case let one as AttachmentBehavior: adjust(one)
    case let one as CollisionBehavior: adjust(one)
    case let one as DynamicItemBehavior: adjust(one)
    case let one as FieldBehavior:
      one.strength = random.double(in: -3...3)
      one.falloff = random.double(in: -2...3)
      one.minimumRadius = random.double(in: 1e-6...3)
      one.direction = aVector
      one.smoothness = random.double(in: -1...2)
      one.animationSpeed = random.double(in: -3...3)
      one.position = aPlace
      one.region = random.bool() ? .infinite : Region.radius(random.double(in: 0...300)).inverse
      one.addItem(anItem)
    default: break
    }
  }

  private func adjust(_ one: AttachmentBehavior) {
    one.frequency = random.bool() ? 0 : random.double(in: 0...20)
    one.damping = random.double(in: 0...2)
    one.length = random.bool() ? 0 : random.double(in: 0...200)
    one.frictionTorque = random.double(in: 0...3)
    one.attachmentRange = -random.double(in: 0...2)...random.double(in: 0...2)
    if one.attachedBehaviorType == .anchor { one.anchorPoint = aPlace }
  }

  private func adjust(_ one: CollisionBehavior) {
    let modes: [CollisionMode] = [.items, .boundaries, .everything]
    one.collisionMode = modes[random.int(in: 0..<3)]
    one.addItem(anItem)
    switch random.int(in: 0..<4) {
    case 0: try? one.addBoundary(withIdentifier: "a", from: aPlace, to: aPlace)
    case 1:
      try? one.addBoundary(
        withIdentifier: "b",
        for: BezierPath(ovalIn: Rect(origin: aPlace, size: Size(width: 200, height: 90))))
    case 2: one.removeBoundary(withIdentifier: "a")
    default: one.translatesReferenceBoundsIntoBoundary.toggle()
    }
  }

  private func adjust(_ one: DynamicItemBehavior) {
    one.elasticity = random.double(in: 0...1)
    one.density = random.double(in: 0.1...10)
    one.resistance = random.double(in: 0...5)
    one.charge = random.double(in: -5...5)
    one.isAnchored = random.int(in: 0..<10) == 0
    one.allowsRotation = random.bool()
    let locks = random.int(in: 0..<8)
    one.locksX = locks & 1 != 0
    one.locksY = locks & 2 != 0
    let item = anItem
    one.addItem(item)
    if !animator.callbacks.isInCall {
      one.addLinearVelocity(aVector * 1000, for: item)
      one.addAngularVelocity(random.double(in: -10...10), for: item)
    }
  }
}
