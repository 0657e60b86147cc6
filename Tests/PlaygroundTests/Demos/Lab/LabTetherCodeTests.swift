import CradleGeometry
import Testing

@testable import Playground

/// The Swift that a page of the lab exports while an item is dragged.
struct LabTetherCodeTests {
  @Test("the exported code does not contain the attachment to the pointer") func drag() throws {
    let hand = try LabHand("attachment", viewport: Size(width: 375, height: 667))
    let (code, count) = (hand.lab.code, hand.lab.run.animator.behaviors.count)
    let place = hand.center(of: try #require(hand.body("box")))
    try hand.run.pointer(.down, place.x, place.y, at: 0)
    try hand.run.pointer(.move, place.x + 30, place.y, at: 0.1)
    #expect(hand.lab.run.animator.behaviors.count == count + 1 && hand.lab.tether.attachment != nil)
    #expect(hand.lab.code == code)
    try hand.run.pointer(.up, place.x + 30, place.y, at: 0.2)
    #expect(hand.lab.run.animator.behaviors.count == count && hand.lab.tether.attachment == nil)
  }
}
