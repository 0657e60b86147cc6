import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

@Suite("Undo in a recording")
struct RecordedUndoTests {
  private static let size = Size(width: 375, height: 500)

  /// A session under a random hand that clicks, acts, sets, undoes and redoes.
  private final class Hand {
    let session: DemoSession
    private(set) var events: [DemoEvent] = []
    private(set) var undone = 0
    private var random: SeededRandom
    private var now = 1.0

    init(_ demo: any Demo.Type, seed: UInt64) {
      session = DemoSession(demo, viewport: RecordedUndoTests.size)
      random = SeededRandom(seed: seed)
      session.observer = { [unowned self] in events.append($0) }
    }

    /// Plays at least so many steps, and on until a change of the contents was undone.
    func play(_ count: Int) {
      var steps = 0
      while steps < count || (undone == 0 && steps < 20 * count) {
        now += random.double(in: 0.004...0.3)
        act()
        // A look between two events of one time changes nothing.
        if random.bool() { _ = session.mainRun.host.frame(0) }
        now += random.double(in: 0.001...0.1)
        session.advance(to: now)
        steps += 1
      }
    }

    private func act() {
      let actions = session.card.actions
      switch random.int(in: 0..<8) {
      case 0, 1:
        session.beginUndoStep()
        let place = Point(x: random.double(in: 20...350), y: random.double(in: 20...480))
        let button: PointerEvent.Button = random.int(in: 0..<3) == 0 ? .right : .left
        for phase in [PointerEvent.Phase.down, .up] {
          session.send(.pointer(PointerEvent(phase, at: place, time: now, button: button)), at: now)
        }
      case 2, 3:
        guard !actions.isEmpty else { return }
        session.beginUndoStep()
        session.send(.action(actions[random.int(in: 0..<actions.count)].name, index: nil), at: now)
      case 4:
        session.beginUndoStep()
        let parameters = session.parameters
        guard !parameters.isEmpty else { return }
        let parameter = parameters[random.int(in: 0..<parameters.count)]
        if case .number(let range, _, _) = parameter.kind {
          session.set(parameter, to: .number(random.double(in: range)), at: now)
        }
      default:
        if session.undoOrRedo(isUndo: random.int(in: 0..<3) > 0, at: now)?.contents != nil { undone += 1 }
      }
    }
  }

  @Test(
    "changes undone and redone replay from the recording to the bit",
    arguments: [
      "spring-list", "newtonian", "gravity-collision", "dynamics-lab", "circle-layout", "line-layout",
      "compositional",
      "layout-switch",
    ],
    LongTests.seeds(6, orMany: 200, inDebug: 1))
  func replays(id: String, seed: UInt64) throws {
    let type = try #require(DemoCatalog.demo(id: id))
    let hand = Hand(type, seed: seed)
    hand.play(120)
    #expect(hand.undone > 0)

    let text = ScriptWriter.text(hand.events)
    let host = DemoHost(type, viewport: Self.size)
    let read = try ScriptReader(host: DemoHost(type, viewport: Self.size)).events(in: text, file: "recorded")
    #expect(read == hand.events)
    let recording = hand.session.mainRun.recording
    var next = 0
    for (index, time) in recording.frames.enumerated() {
      while next < recording.inputs.count, recording.inputs[next].frame <= index {
        try host.send(read[next])
        next += 1
      }
      host.advance(to: time)
    }
    while next < read.count {
      try host.send(read[next])
      next += 1
    }
    #expect(try ComparedRun.line(host) == ComparedRun.line(hand.session.mainRun.host))
    #expect(host.demo.contents == hand.session.mainRun.host.demo.contents)
  }

  @Test(
    "contents that a demo does not keep, or that are malformed, are refused with their place",
    arguments: [
      ("scroll", #"{}"#, "s: events[0].contents: scroll keeps no contents"),
      (
        "newtonian", #"{"item": []}"#,
        "s: events[0].contents.item: unknown field (did you mean 'items'?), expected one of items"
      ),
      ("newtonian", "{}", #"s: events[0].contents: "items" is missing, expected a list"#),
    ])
  func refuses(id: String, contents: String, message: String) throws {
    let type = try #require(DemoCatalog.demo(id: id))
    let reader = ScriptReader(host: DemoHost(type, viewport: Self.size))
    let text = Array(#"{"events": [{"at": 0, "contents": \#(contents)}]}"#.utf8)
    let error = #expect(throws: CommandError.self) { try reader.events(in: text, file: "s") }
    #expect(error?.message == message)
  }
}
