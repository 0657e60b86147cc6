import CradleGeometry
import Testing

@testable import Playground

/// `--record` and `--trace` of the window.
struct SessionRecorderTests {
  @Test("a recorded gesture plays headless as it was made") func recordedGesturePlays() throws {
    let folder = try TemporaryFolder()
    let recorder = try SessionRecorder(record: folder.file("r.json"), trace: folder.file("t.jsonl"))
    let shell = Shell.probe()
    shell.session.set(shell.session.parameters[0], to: .number(0.9), at: 0)
    try recorder.begin(shell.session)
    shell.observer = { recorder.note($0) }
    shell.frame(at: 0)
    try recorder.frame(of: shell.session)
    shell.drag(.down, 464, 172, at: 0.1)
    shell.drag(.up, 464, 172, at: 0.15)
    try recorder.frame(of: shell.session)
    try recorder.frame(of: shell.session)
    try recorder.finish()
    let host = DemoHost(QuietDemo.self, viewport: QuietDemo.card.defaultViewport)
    let events = try ScriptReader(host: host).read(folder.file("r.json"))
    for event in events { try host.send(event) }
    #expect(host.demo.viewport == shell.layout.viewport.size && host.demo.parameters[0].number == 0.9)
    #expect((host.demo as? QuietDemo)?.pointers == shell.quiet?.pointers)
    // A frame that shows nothing new is not written.
    #expect(try folder.text("t.jsonl").split(separator: "\n").count == 2)
  }

  @Test("a gesture recorded in a window without room plays headless")
  func tinyWindowsRecordingIsRead() throws {
    let folder = try TemporaryFolder()
    let recorder = try SessionRecorder(record: folder.file("r.json"), trace: nil)
    let shell = Shell.probe()
    try recorder.begin(shell.session)
    shell.observer = { recorder.note($0) }
    for size in [
      Size(width: 120, height: 90), Size(width: 1, height: 1), .zero, Size(width: 640, height: 480),
    ] {
      shell.resize(to: size)
    }
    try recorder.finish()
    let host = DemoHost(QuietDemo.self, viewport: QuietDemo.card.defaultViewport)
    let events = try ScriptReader(host: host).read(folder.file("r.json"))
    #expect(events.count > 2)
    for event in events { try host.send(event) }
    #expect(host.demo.viewport == shell.layout.viewport.size)
  }

  @Test("opening another demo starts the recording and the trace again") func otherDemoStartsAgain() throws {
    let folder = try TemporaryFolder()
    let recorder = try SessionRecorder(record: folder.file("r.json"), trace: folder.file("t.jsonl"))
    let shell = Shell.probe()
    try recorder.begin(shell.session)
    shell.observer = { recorder.note($0) }
    shell.press("PageDown")
    try recorder.frame(of: shell.session)
    shell.open(1)
    try recorder.begin(shell.session)
    try recorder.frame(of: shell.session)
    try recorder.finish()
    #expect(try folder.text("t.jsonl").split(separator: "\n").count == 1)
    #expect(try folder.text("t.jsonl").contains("\"dot\""))
    #expect(try !folder.text("r.json").contains("PageDown"))
    #expect(try folder.contents == ["r.json", "t.jsonl"])
  }

  @Test("an output that cannot be written throws before the window opens") func unwritableOutputThrows() {
    #expect(throws: CommandError.self) { try SessionRecorder(record: nil, trace: "/nowhere/t.jsonl") }
    #expect(throws: CommandError.self) { try SessionRecorder(record: "/nowhere/r.json", trace: nil) }
  }
}
