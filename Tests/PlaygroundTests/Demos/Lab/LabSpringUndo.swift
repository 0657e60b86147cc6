import CradleGeometry
import CradleScrolling
import Foundation
import Testing

@testable import Playground

/// The values that a drag of a spring's label gives it are undone, kept and recorded like every change.
struct LabSpringUndo {
  private static let viewport = Size(width: 375, height: 667)
  private let session: DemoSession
  private let recorded: Recorded

  /// The events that a recording has.
  private final class Recorded {
    var events: [DemoEvent] = []
  }

  init() {
    let recorded = Recorded()
    let session = DemoSession(DynamicsLabDemo.self, viewport: Self.viewport)
    session.observer = { recorded.events.append($0) }
    (self.session, self.recorded) = (session, recorded)
    session.set([.init(name: "page", value: .choice("drag"))], at: 0)
    for kind in LabHand.editing.dropLast() { act(kind, at: 1) }
  }

  private var lab: DynamicsLabDemo? { session.demo as? DynamicsLabDemo }
  private var tuning: SpringTuning? { lab?.kept.joints.last?.tuning }

  private func act(_ kind: DemoEvent.Kind, at time: Double) {
    if case .pointer(let event) = kind, event.phase != .down {
      return session.send(kind, at: time)
    }
    session.beginUndoStep()
    session.send(kind, at: time)
  }

  private func pointer(_ phase: PointerEvent.Phase, _ place: Point, at time: Double) {
    act(.pointer(PointerEvent(phase, at: place)), at: time)
  }

  /// Drags the last spring's label by points of the scene, in steps.
  private func drag(_ way: Vector, at time: Double) throws {
    let lab = try #require(lab)
    let label = try #require(
      LabSpringLabel.all(
        in: lab.kept, knobs: lab.controls.values, area: lab.stage.area, scale: lab.stage.scale
      ).last)
    let middle = label.frame.center
    let places = [0, 0.3, 0.7, 1].map { lab.stage.transform.apply(middle + way * $0) }
    pointer(.down, places[0], at: time)
    for place in places.dropFirst() { pointer(.move, place, at: time + 0.1) }
    pointer(.up, places[3], at: time + 0.2)
  }

  @Test("each drag of a label is one step of undo and redo") func dragIsOneStep() throws {
    var states = [tuning]
    for (step, way) in [Vector(dx: 40, dy: 0), Vector(dx: 0, dy: -40), Vector(dx: -12, dy: 0)].enumerated() {
      try drag(way, at: 2 + Double(step))
      states.append(tuning)
    }
    #expect(states[0] == nil && Set(states.map { "\(String(describing: $0))" }).count == states.count)
    for state in states.dropLast().reversed() {
      #expect(session.undoOrRedo(isUndo: true, at: 10) != nil)
      #expect(tuning == state)
      let spring = try #require(lab?.run.joints.links.last?.behavior)
      let wanted = try state ?? SpringTuning(#require(lab).controls.values)
      #expect(spring.frequency == wanted.frequency && spring.damping == wanted.damping)
    }
    for state in states.dropFirst() {
      #expect(session.undoOrRedo(isUndo: false, at: 11) != nil)
      #expect(tuning == state)
    }
  }

  @Test("a drag while the scene is edited goes on after an undo of another change") func undoAmongOthers()
    throws
  {
    try drag(Vector(dx: 40, dy: 0), at: 2)
    let own = tuning
    session.beginUndoStep()
    session.set([.init(name: "gravity", value: .number(0.5))], at: 3)
    #expect(session.undoOrRedo(isUndo: true, at: 4)?.values.map(\.name) == ["gravity"])
    #expect(tuning == own)
    #expect(session.undoOrRedo(isUndo: true, at: 5)?.contents != nil)
    #expect(tuning == nil && lab?.kept.joints.isEmpty == false)
  }

  @Test("a recording has the drags and their undo, and replays to the same springs") func isRecorded() throws
  {
    try drag(Vector(dx: 40, dy: 0), at: 2)
    try drag(Vector(dx: 0, dy: -40), at: 3)
    _ = session.undoOrRedo(isUndo: true, at: 4)
    act(.action("edit", index: nil), at: 5)
    session.advance(to: 6)
    let text = ScriptWriter.text(recorded.events)
    let host = DemoHost(DynamicsLabDemo.self, viewport: Self.viewport)
    let events = try ScriptReader(host: DemoHost(DynamicsLabDemo.self, viewport: Self.viewport))
      .events(in: text, file: "recorded")
    #expect(events == recorded.events)
    for event in events { try host.send(event) }
    host.advance(to: session.mainRun.host.time)
    let replayed = try #require(host.demo as? DynamicsLabDemo)
    #expect(replayed.kept == lab?.kept && replayed.kept.joints.last?.tuning?.frequency != nil)
    #expect(host.demo.contents == session.demo.contents)
  }

  @Test("the next run has the springs' values") func isKept() throws {
    try drag(Vector(dx: 40, dy: 0), at: 2)
    let next = DemoSession(DynamicsLabDemo.self, viewport: Self.viewport)
    next.restore(session.record)
    let lab = try #require(next.demo as? DynamicsLabDemo)
    #expect(lab.kept.joints.last?.tuning == tuning && tuning != nil)
  }
}
