import CradleGeometry
import CradlePhysics
import Testing

@testable import CradleDynamics

@Suite("The joint of an attachment")
struct AttachmentJointTests {
  private let world = World(settings: .uikit)
  private let record: ItemRecord

  init() {
    let box = Box(30, 40)
    record = ItemRecords(world: world).add(box, ItemOutline(box))
  }

  private func parameters(_ form: AttachmentParameters.Form, length: Double) -> AttachmentParameters {
    AttachmentParameters(
      form: form, anchor: Point(x: 30, y: 0), length: length, frequency: form == .spring ? 2 : 0, damping: 0,
      frictionTorque: 0, range: -Double.infinity...Double.infinity)
  }

  private func rod() -> AttachmentJoint {
    AttachmentJoint(.distance, offsets: (.zero, .zero))
  }

  @Test("a change of a value keeps the joint, and one of its form replaces it")
  func updates() throws {
    var joint = rod()
    joint.make(parameters(.rod, length: 40), (record, nil), in: world)
    let first = try #require(world.jointHandles.first)
    joint.update(to: parameters(.rod, length: 50), (record, nil), in: world)
    #expect(world.jointHandles == [first] && world[first].length == 50)
    joint.update(to: parameters(.spring, length: 50), (record, nil), in: world)
    let second = try #require(world.jointHandles.first)
    #expect(world.jointCount == 1 && second != first && world[second].isSpring)
  }

  @Test("a joint is removed once, and is not updated afterwards")
  func removes() {
    var joint = rod()
    joint.update(to: parameters(.rod, length: 40), (record, nil), in: world)
    #expect(world.jointCount == 0)
    joint.make(parameters(.rod, length: 40), (record, nil), in: world)
    joint.remove(from: world)
    joint.remove(from: world)
    joint.update(to: parameters(.rod, length: 50), (record, nil), in: world)
    #expect(world.jointCount == 0)
  }

  @Test("an end on a body is at the item's offset, or at the anchor point for kinds that hold a pose")
  func anchors() throws {
    for (kind, expected) in [(AttachmentKind.distance, Point(x: 35, y: 40)), (.fixed, Point(x: 30, y: 0))] {
      var joint = AttachmentJoint(kind, offsets: (Vector(dx: 5, dy: 0), .zero))
      joint.make(parameters(kind == .distance ? .rod : .other, length: 40), (record, nil), in: world)
      let handle = try #require(world.jointHandles.first)
      #expect(world[handle].anchorA == Point(x: 30, y: 0))
      #expect(world[handle].anchorB == expected)
      joint.remove(from: world)
    }
  }
}
