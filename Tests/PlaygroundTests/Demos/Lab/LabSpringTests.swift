import CradleDynamics
import CradleGeometry
import CradleScrolling
import Foundation
import TestSupport
import Testing

@testable import Playground

/// Springs of the lab with values of their own.
struct LabSpringTests {
  private static let viewport = Size(width: 375, height: 667)

  /// A page with two balls that hang from the background by a spring each, being edited.
  private func edited() throws -> LabHand {
    let hand = try LabHand("drag", viewport: Self.viewport)
    try hand.act("ball", at: 0)
    for x in [70.0, 300] { try hand.click(x, 520) }
    try hand.act("spring", at: 0)
    for x in [70.0, 300] { try hand.pull(x, 520, x, 400) }
    return hand
  }

  private func labels(_ hand: LabHand) -> [LabSpringLabel] {
    LabSpringLabel.all(
      in: hand.lab.kept, knobs: hand.lab.controls.values, area: hand.lab.stage.area,
      scale: hand.lab.stage.scale)
  }

  /// Drags a label of the scene by points of the scene.
  private func drag(_ hand: LabHand, _ index: Int, dx: Double, dy: Double) throws {
    let middle = labels(hand)[index].frame.center
    let ends = [middle, middle + Vector(dx: dx, dy: dy)].map { hand.lab.stage.transform.apply($0) }
    try hand.pull(ends[0].x, ends[0].y, ends[1].x, ends[1].y)
  }

  @Test("a drag of a label sets the frequency sideways and the damping upwards, of that spring alone")
  func labelDrag()
    throws
  {
    let hand = try edited()
    let start = SpringTuning(hand.lab.controls.values)
    #expect(labels(hand).map(\.tuning) == [start, start] && !labels(hand).contains { $0.isOwn })
    try drag(hand, 0, dx: 40, dy: 5)
    try drag(hand, 0, dx: 5, dy: -40)
    let own = try #require(hand.lab.kept.joints[0].tuning)
    #expect(
      abs(own.frequency - (start.frequency + 1)) < Tolerance.closedForm
        && abs(own.damping - (start.damping + 0.2)) < Tolerance.closedForm)
    #expect(hand.lab.kept.joints[1].tuning == nil)
    let springs = hand.lab.run.joints.links.map(\.behavior)
    #expect(springs[0].frequency == own.frequency && springs[0].damping == own.damping)
    // The sliders move the other one only.
    try hand.host.set("frequency", .number(3))
    #expect(springs[0].frequency == own.frequency && springs[1].frequency == 3)
    #expect(
      hand.lab.code.contains("frequency = \(own.frequency)") && hand.lab.code.contains("frequency = 3.0"))
  }

  @Test("drags stay within a spring's ranges, and a click returns it to the sliders' values") func limits()
    throws
  {
    let hand = try edited()
    for (dx, dy) in [(-2000.0, 0.0), (0, 2000)] { try drag(hand, 1, dx: dx, dy: dy) }
    #expect(hand.lab.kept.joints[1].tuning == SpringTuning(frequency: 0.1, damping: 0))
    for (dx, dy) in [(2000.0, 0.0), (0, -2000)] { try drag(hand, 1, dx: dx, dy: dy) }
    #expect(hand.lab.kept.joints[1].tuning == SpringTuning(frequency: 6, damping: 1))
    let place = labels(hand)[1].frame.center
    try hand.click(hand.lab.stage.transform.apply(place))
    #expect(hand.lab.kept.joints[1].tuning == nil && hand.lab.kept.joints.count == 2)
    try hand.click(hand.lab.stage.transform.apply(place))
    #expect(hand.lab.kept.joints[1].tuning == SpringTuning(hand.lab.controls.values))
  }

  @Test("sliders that no spring uses are hidden") func hiddenSliders() throws {
    let hand = try edited()
    let frequency = try #require(hand.lab.parameters.first { $0.name == "frequency" })
    #expect(hand.lab.shows(frequency))
    for index in 0...1 { try drag(hand, index, dx: 20, dy: 0) }
    #expect(!hand.lab.shows(frequency))
  }

  @Test("a page stores its springs' values in its file") func storedSprings() throws {
    let hand = try edited()
    try drag(hand, 0, dx: 12, dy: 0)
    try hand.act("save", text: "mine", at: hand.host.time)
    let editedPage = try #require(hand.lab.editedPages["mine"])
    var json = JSONText()
    json.list([editedPage]) { $0.editedPage($1) }
    let read = try EditedLabPages(JSONNode(text: json.bytes, file: "pages.json"))
    #expect(read["mine"] == editedPage && read["mine"]?.scene.joints[0].tuning != nil)
  }
}
