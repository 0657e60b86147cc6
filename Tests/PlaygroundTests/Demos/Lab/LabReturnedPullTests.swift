import CradleGeometry
import TestSupport
import Testing

@testable import Playground

/// Pulls of the lab's editor that go out and return to their start.
struct LabReturnedPullTests {
  private let place = Point(x: 200, y: 480)

  /// The editor on a page with two boxes, one over the other.
  private func hand() throws -> LabHand {
    let hand = try LabHand("drag", viewport: Size(width: 375, height: 667))
    try hand.act("box", at: 0)
    for _ in 0..<2 { try hand.click(place) }
    return hand
  }

  private func pullAndReturn(_ hand: LabHand, endX: Double) throws {
    try hand.run.pointer(.down, place.x, place.y, at: 0)
    for x in [place.x + 60, endX] { try hand.run.pointer(.move, x, place.y, at: 0) }
    try hand.run.pointer(.up, endX, place.y, at: 0)
  }

  @Test("a rail needs a direction: a pull that returns makes none, and a longer one makes it")
  func rail() throws {
    let hand = try hand()
    try hand.act("sliding", at: 0)
    try pullAndReturn(hand, endX: place.x)
    #expect(hand.lab.kept.joints.isEmpty && hand.lab.refusal == "Pull as far as the rail goes")
    try pullAndReturn(hand, endX: place.x + 1)
    #expect(hand.lab.kept.joints.isEmpty)
    try pullAndReturn(hand, endX: place.x + 40)
    let axis = try #require(hand.lab.kept.joints.first?.axis)
    #expect(axis.dx.isWithin(Tolerance.closedForm, of: 1) && axis.dy.isWithin(Tolerance.closedForm, of: 0))
  }

  @Test(
    "other joints join the two bodies at one place, and the scene moves",
    arguments: LabJoint.Kind.allCases.filter { $0 != .sliding })
  func others(kind: LabJoint.Kind) throws {
    let hand = try hand()
    try hand.act(kind.rawValue, at: 0)
    try pullAndReturn(hand, endX: place.x)
    #expect(hand.lab.kept.joints.map(\.partner) == ["box 1"])
    try hand.act("edit", at: 0)
    #expect(hand.run.frame(at: 2).nonFinitePlace == nil)
  }
}
