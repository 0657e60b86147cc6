import CradleGeometry
import CradleScrolling
import CradleStage
import TestSupport
import Testing

@testable import Playground

/// Whatever a hand does to the window, the shell draws its next frame and the recording plays.
struct RandomShellTests {
  private static let keys = [
    "Tab", "Return", "Escape", "Space", "Up", "Down", "Left", "Right", "PageUp", "PageDown", "Home", "End",
    "F1", "?",
    "R", "T", "D", "B", "P", "G", "1", ".", "Backspace", "Delete", "-", "=", "0",
  ]

  @Test(
    "random input leaves the window finite, and its recording can be read", arguments: [1, 2] as [UInt64])
  func windowStaysFinite(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var random = SeededRandom(seed: seed)
    let scribe = try WindowScribe(record: folder.file("r.json"), trace: nil)
    let shell = Shell.probe(isRecording: true)
    try scribe.begin(shell.session)
    shell.observer = { scribe.note($0) }
    shell.onOpen = { try? scribe.begin($0) }
    shell.onRewind = { try? scribe.rewind($0) }
    var now = 0.0
    func place() -> Point { Point(x: random.double(in: -20...1300), y: random.double(in: -20...820)) }
    var log: [String] = []
    for step in 0..<RandomTests.operations / 4 {
      now += random.int(in: 0..<10) == 0 ? random.double(in: 0...3) : random.double(in: 0...0.02)
      let choice = random.int(in: 0..<16)
      log.append("\(now): \(choice)")
      switch choice {
      case 0..<6:
        let phases: [PointerEvent.Phase] = [.down, .move, .move, .up, .cancel]
        let phase = phases[random.int(in: 0..<phases.count)]
        let button = random.int(in: 0..<6) == 0 ? PointerEvent.Button.right : .left
        shell.pointer(PointerEvent(phase, at: place(), time: now, button: button))
      case 6: shell.hover(at: random.bool() ? place() : nil, now: now)
      case 7, 8:
        let delta = Vector(dx: random.double(in: -5...5), dy: random.double(in: -5...5))
        shell.wheel(WheelEvent(delta: delta, isPrecise: random.bool(), at: place(), time: now))
      case 9..<12:
        let modifiers = Key.Modifiers(rawValue: random.int(in: 0..<6) == 0 ? random.int(in: 0..<16) : 0)
        let key = Key(Self.keys[random.int(in: 0..<Self.keys.count)], modifiers: modifiers)
        shell.key(key, isRepeat: random.bool(), now: now)
        if random.bool() { shell.keyUp(key) }
      case 12: shell.type(["7", ".", "e", "漢", "-", ""][random.int(in: 0..<6)], now: now)
      case 13:
        shell.resize(to: Size(width: random.double(in: 0...1600), height: random.double(in: 0...1200)))
      case 14: random.bool() ? shell.loseFocus() : shell.hide()
      default: shell.lay()
      }
      _ = shell.takeRequests()
      shell.frame(at: now)
      // The probe has a button that makes a NaN, as it says.
      if let probe = shell.session.host.demo as? ProbeDemo, probe.x.isNaN { probe.x = 0 }
      guard let place = shell.session.host.frame(step).nonFinitePlace else { continue }
      Issue.record("seed \(seed), step \(step): \(place) after \(log.suffix(5))")
      return
    }
    try scribe.finish()
    let reader = ScriptReader(host: shell.session.host)
    #expect(try !reader.read(folder.file("r.json")).isEmpty)
  }
}
