import CradleGeometry
import Testing

@testable import Playground

/// `--record` and `--trace` of the window.
struct SessionRecorderTests {
  @Test("a recorded gesture plays headless as it was made") func recordedGesturePlays() throws {
    let folder = try TemporaryFolder()
    let recorder = try SessionRecorder(record: folder.file("r.json"), trace: folder.file("t.jsonl"))
    let controller = WindowController.probe()
    controller.session.set(controller.session.parameters[0], to: .number(0.9), at: 0)
    try recorder.begin(controller.session)
    controller.observer = { recorder.note($0) }
    controller.frame(at: 0)
    try recorder.frame(of: controller.session)
    controller.drag(.down, 464, 172, at: 0.1)
    controller.drag(.up, 464, 172, at: 0.15)
    try recorder.frame(of: controller.session)
    try recorder.frame(of: controller.session)
    try recorder.finish()
    let host = DemoHost(QuietDemo.self, viewport: QuietDemo.card.defaultViewport)
    let events = try ScriptReader(host: host).read(folder.file("r.json"))
    for event in events { try host.send(event) }
    #expect(host.demo.viewport == controller.layout.viewport.size && host.demo.parameters[0].number == 0.9)
    #expect((host.demo as? QuietDemo)?.pointers == controller.quiet?.pointers)
    // A frame that shows nothing new is not written.
    #expect(try folder.text("t.jsonl").split(separator: "\n").count == 2)
  }

  @Test("a gesture recorded in a window without room plays headless")
  func tinyWindowsRecordingIsRead() throws {
    let folder = try TemporaryFolder()
    let recorder = try SessionRecorder(record: folder.file("r.json"), trace: nil)
    let controller = WindowController.probe()
    try recorder.begin(controller.session)
    controller.observer = { recorder.note($0) }
    for size in [
      Size(width: 120, height: 90), Size(width: 1, height: 1), .zero, Size(width: 640, height: 480),
    ] {
      controller.resize(to: size)
    }
    try recorder.finish()
    let host = DemoHost(QuietDemo.self, viewport: QuietDemo.card.defaultViewport)
    let events = try ScriptReader(host: host).read(folder.file("r.json"))
    #expect(events.count > 2)
    for event in events { try host.send(event) }
    #expect(host.demo.viewport == controller.layout.viewport.size)
  }

  @Test("opening another demo starts the recording and the trace again") func otherDemoStartsAgain() throws {
    let folder = try TemporaryFolder()
    let recorder = try SessionRecorder(record: folder.file("r.json"), trace: folder.file("t.jsonl"))
    let controller = WindowController.probe()
    try recorder.begin(controller.session)
    controller.observer = { recorder.note($0) }
    controller.press("PageDown")
    try recorder.frame(of: controller.session)
    controller.open(1)
    try recorder.begin(controller.session)
    try recorder.frame(of: controller.session)
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
