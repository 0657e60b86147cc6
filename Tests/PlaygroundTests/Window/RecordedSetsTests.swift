import TestSupport
import Testing

@testable import Playground

/// `--record` and `--trace` of a window that shows both sets.
struct RecordedSetsTests {
  /// The places of the two runs differ by rounding only, and those of the two sets by more than 10 points.
  @Test("after a change to the other set, its run is recorded from the beginning on") func otherSet() throws {
    let folder = try TemporaryFolder()
    let recorder = try SessionRecorder(record: folder.file("r.json"), trace: folder.file("t.jsonl"))
    let controller = WindowController.probe(isRecording: true)
    controller.open(1)
    let session = controller.session
    try recorder.begin(session)
    controller.observer = { recorder.note($0) }
    controller.onRewind = { try? recorder.rewind($0) }
    func play(_ frames: ClosedRange<Int>) throws {
      for frame in frames {
        controller.frame(at: Double(frame) / 60)
        try recorder.frame(of: session)
      }
    }
    session.compare(.b, at: 0)
    session.set(session.parameters[0], to: .number(200), at: 0)
    session.compare(.a, at: 0)
    controller.changeView()
    try play(1...10)
    session.compare(.b, at: 10.0 / 60)
    try play(11...20)
    try recorder.finish()

    let host = ProbeDemo.host()
    for event in try ScriptReader(host: host).read(folder.file("r.json")) { try host.send(event) }
    host.advance(to: session.host.time)
    #expect(host.demo.parameters[0].number == 200)
    let (shown, replayed) = (session.host.demo as? ProbeDemo, host.demo as? ProbeDemo)
    let (x, other) = (try #require(shown).x, try #require(replayed).x)
    #expect(x > 20 && x.isWithin(Tolerance.closedForm, of: other))
    let lines = try folder.text("t.jsonl").split(separator: "\n")
    #expect(lines.count >= 20 && lines.allSatisfy { $0.contains("\"speed\": 200.0") })
  }
}
