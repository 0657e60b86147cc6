import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

/// Editing a page of the lab: bodies and joints, with the pointer alone.
struct LabEditingTests {
  /// The points by which an item that hangs on a rod or a rope may be too far away.
  private static let stretched = 2.0
  /// The points by which an item may leave its rail.
  private static let rail = 1.0

  static let viewport = Size(width: 375, height: 667)

  private func run(_ page: String = "attachment", viewport: Size = viewport) throws -> LabHand {
    try LabHand(page, viewport: viewport)
  }

  @Test("the edited scene waits at its start, and plays from there") func waits() throws {
    let hand = try run()
    let start = hand.places(at: 0)
    #expect(hand.places(at: 1) != start)
    try hand.act("edit", at: 1)
    #expect(hand.places(at: 1) == start && hand.places(at: 3) == start && hand.lab.isResting)
    #expect(hand.lab.title(of: DynamicsLabDemo.card.actions[2]) == "Play")
    try hand.act("edit", at: 3)
    #expect(hand.places(at: 3) == start && hand.places(at: 3.5) != start)
    #expect(hand.lab.editedPages.all.isEmpty)
  }

  @Test("a click adds a body, a drag sizes it", arguments: ["box", "ball"])
  func adding(shape: String) throws {
    let hand = try run()
    try hand.act(shape, at: 0)
    try hand.click(60, 600)
    try hand.pull(300, 500, 300 + 40, shape == "box" ? 520 : 500)
    let (first, second) = (try #require(hand.body("\(shape) 1")), try #require(hand.body("\(shape) 2")))
    #expect(hand.center(of: first) == Point(x: 60, y: 600))
    #expect(hand.center(of: second).distance(to: Point(x: 300, y: 500)) < Tolerance.closedForm)
    #expect(second.size == Size(width: 80, height: shape == "box" ? 40 : 80))
    #expect(first.shape == (shape == "box" ? .box : .disc))
    try hand.act("edit", at: 0)
    #expect(hand.host.frame(0).bodies == 5)
    // Gravity takes it to the floor.
    #expect((hand.run.element(first.id, at: 5)?.center.y ?? 0) > 600)
  }

  @Test("a joint is pulled from one body to another, or to the background", arguments: LabJoint.Kind.allCases)
  func joining(kind: LabJoint.Kind) throws {
    let hand = try run("drag")
    try hand.act("box", at: 0)
    try hand.click(100, 480)
    try hand.click(260, 480)
    try hand.act(kind.rawValue, at: 0)
    try hand.pull(100, 470, 260, 480)
    let joint = try #require(hand.lab.kept.joints.first)
    #expect(joint.kind == kind && joint.item == "box 1" && joint.partner == "box 2")
    try hand.pull(260, 490, 300, 560)
    let other = try #require(hand.lab.kept.joints.last)
    #expect(hand.lab.kept.joints.count == 2 && other.item == "box 2")
    // UIKit has no limit, pin or fixed attachment to a point: a nail stands for it.
    let needsNail = [.limit, .pin, .fixed].contains(kind)
    #expect(
      (other.partner == "nail 1") == needsNail && hand.lab.kept.bodies.contains { $0.isNail } == needsNail)
    #expect(hand.lab.run.joints.behaviors.count == 2)
    try hand.act("edit", at: 0)
    #expect(hand.run.frame(at: 3).nonFinitePlace == nil)
    #expect(hand.lab.code.components(separatedBy: "= AttachmentBehavior").count == 1 + 2)
  }

  @Test("rods, ropes, pins and rails each keep their constraint") func joints() throws {
    let hand = try run("attachment")
    try hand.act("remove", at: 0)
    for id in ["box", "disc", "bob"] { try hand.click(hand.center(of: try #require(hand.body(id)))) }
    #expect(hand.lab.kept == LabScene())
    try hand.act("box", at: 0)
    for x in [60.0, 140, 220, 300] { try hand.click(x, 300) }
    for (kind, x) in [("rod", 60.0), ("limit", 140), ("pin", 220), ("sliding", 300)] {
      try hand.act(kind, at: 0)
      if kind == "sliding" { try hand.pull(x, 300, x, 420) } else { try hand.pull(x, 300, x - 20, 200) }
    }
    try hand.act("edit", at: 0)
    for step in 1...240 {
      let frame = hand.run.frame(at: Double(step) / 60)
      func place(_ id: String) -> Point { frame.elements.first { $0.id == id }?.center ?? .zero }
      let length = Vector(dx: 20, dy: 100).length
      #expect(abs(place("box 1").distance(to: Point(x: 40, y: 200)) - length) < Self.stretched)
      #expect(place("box 2").distance(to: place("nail 1")) < length + Self.stretched)
      #expect(abs(place("box 3").distance(to: place("nail 2")) - length) < Self.stretched)
      #expect(abs(place("box 4").x - 300) < Self.rail)
    }
  }

  @Test("a moved body keeps its joints, a removed body removes them") func movingAndRemoving() throws {
    let hand = try run("pin")
    let bar = try #require(hand.body("bar 1"))
    let anchors = hand.lab.kept.joints.map(\.anchor)
    try hand.act("move", at: 0)
    let from = hand.center(of: bar)
    try hand.pull(from.x, from.y, from.x - 30, from.y + 40)
    let moved = hand.lab.kept.joints.map(\.anchor)
    #expect(moved[0] == anchors[0] && moved[2] == anchors[2])
    #expect((moved[1] - anchors[1] - Vector(dx: -30, dy: 40)).length < Tolerance.closedForm)
    try hand.click(from.x - 30, from.y + 40, button: .right)
    #expect(hand.body("bar 1") == nil && hand.lab.kept.joints.map(\.item) == ["bar 0"])
  }

  @Test("a press that changes nothing is no edit") func idlePress() throws {
    let hand = try run()
    let place = hand.center(of: try #require(hand.body("box")))
    try hand.act("move", at: 0)
    try hand.click(place)
    try hand.run.pointer(.down, place.x, place.y, at: 0)
    try hand.run.pointer(.move, place.x + 40, place.y, at: 0)
    try hand.run.pointer(.up, place.x, place.y, at: 0)
    #expect(hand.lab.editedPages.all.isEmpty && hand.lab.run.start == hand.lab.kept)
  }

  @Test(
    "a joint that is impossible is refused with a message, and changes nothing",
    arguments: ["rod", "spring", "limit", "fixed"])
  func refusals(kind: String) throws {
    let hand = try run()
    let scene = hand.lab.kept
    try hand.act(kind, at: 0)
    try hand.pull(20, 640, 100, 640)
    #expect(hand.lab.refusal == "Pull from a body" && hand.lab.editedPages.all.isEmpty)
    let box = hand.center(of: try #require(hand.body("box")))
    try hand.pull(box.x, box.y, box.x + 5, box.y + 8)
    #expect(hand.lab.refusal?.hasPrefix("Pull to another") == true && hand.lab.kept == scene)
    try hand.act("remove", at: 0)
    try hand.click(20, 640)
    #expect(hand.lab.refusal == "There is nothing to remove" && hand.lab.kept == scene)
  }

  @Test("a cancelled press changes nothing") func cancelledPress() throws {
    for tool in LabTool.allCases {
      let hand = try run()
      let scene = hand.lab.kept
      try hand.act(tool.rawValue, at: 0)
      let box = hand.center(of: try #require(hand.body("box")))
      try hand.run.pointer(.down, box.x, box.y, at: 0)
      try hand.run.pointer(.move, box.x + 60, box.y + 60, at: 0)
      try hand.run.pointer(.cancel, box.x + 60, box.y + 60, at: 0)
      #expect(hand.lab.kept == scene && hand.lab.run.start == scene && hand.lab.editedPages.all.isEmpty)
    }
  }

  @Test(
    "a click in the bar and a key select the same tool",
    arguments: [
      Size(width: 375, height: 667), Size(width: 760, height: 500), Size(width: 320, height: 474),
    ])
  func tools(viewport: Size) throws {
    let hand = try run(viewport: viewport)
    try hand.act("edit", at: 0)
    let bar = try #require(hand.lab.toolbar)
    for (index, button) in bar.buttons.enumerated() {
      #expect(button.frame.minX >= 0 && button.frame.maxX <= viewport.width && button.frame.width >= 24)
      if index > 0 { #expect(bar.buttons[index - 1].frame.maxX <= button.frame.minX) }
      try hand.click(button.frame.center)
      #expect(hand.lab.editor?.tool == button.tool)
      try hand.act("move", at: 0)
      try hand.run.key(button.tool.key, at: 0)
      #expect(hand.lab.editor?.tool == button.tool)
    }
    #expect(hand.lab.editedPages.all.isEmpty)
  }

  @Test("a wide scene is visible on a narrow stage") func wideScene() throws {
    let hand = try run("vortex", viewport: Size(width: 1200, height: 500))
    try hand.act("ball", at: 0)
    try hand.click(1190, 280)
    let ball = try #require(hand.body("ball 1"))
    #expect(hand.center(of: ball).x > 1100)
    try hand.run.resize(375, 667, at: 0)
    #expect(hand.center(of: ball).x < 375 && hand.center(of: ball).x > 300)
    #expect(hand.lab.stage.area.contains(ball.center))
  }

  @Test(
    "after random edits everything is finite, and undoing them gives the same scenes",
    arguments: LabPageName.allCases, LongTests.seeds(2, orMany: 20, inDebug: 1))
  func randomEdits(
    page: LabPageName, seed: UInt64
  ) throws {
    let hand = try run(page.rawValue)
    let session = DemoSession(DynamicsLabDemo.self, viewport: Self.viewport)
    session.set([.init(name: "page", value: .choice(page.rawValue))], at: 0)
    session.send(.action("edit", index: nil), at: 0)
    var random = SeededRandom(seed: seed)
    let lab = try #require(session.demo as? DynamicsLabDemo)
    var scenes = [lab.kept]
    for _ in 0..<40 {
      session.beginUndoStep()
      let tool = LabTool.allCases[random.int(in: 0..<LabTool.allCases.count)]
      session.send(.action(tool.rawValue, index: nil), at: 0)
      let bodies = lab.kept.bodies
      func place() -> Point {
        if random.bool(), !bodies.isEmpty { return hand.center(of: bodies[random.int(in: 0..<bodies.count)]) }
        return Point(x: random.double(in: -20...400), y: random.double(in: 30...700))
      }
      let (from, to) = (place(), place())
      session.beginUndoStep()
      for (phase, place) in [(PointerEvent.Phase.down, from), (.move, to), (.up, to)] {
        session.send(.pointer(PointerEvent(phase, at: place)), at: 0)
      }
      if lab.kept != scenes.last { scenes.append(lab.kept) }
    }
    #expect(scenes.count > 10)
    for scene in scenes.dropLast().reversed() {
      #expect(session.undoOrRedo(isUndo: true, at: 0) != nil && lab.kept == scene)
    }
    for scene in scenes.dropFirst() {
      #expect(session.undoOrRedo(isUndo: false, at: 0) != nil && lab.kept == scene)
    }
    session.send(.action("edit", index: nil), at: 0)
    for step in 1...120 {
      session.advance(to: Double(step) / 60)
      #expect(session.host.frame(0).nonFinitePlace == nil)
    }
  }
}
