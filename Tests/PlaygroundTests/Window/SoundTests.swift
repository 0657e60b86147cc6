import CradleDynamics
import CradleGeometry
import CradleStage
import Foundation
import TestSupport
import Testing

@testable import Playground

/// Collisions are heard by their impulse; everything else is silent, and sound changes no motion.
struct SoundTests {
  /// The second sample of a sound that begins without a click.
  private static let click: Float = 0.01
  /// The sample at which a loudspeaker clips.
  private static let clipping: Float = 1

  private static let rate = 48_000.0

  private func sound(_ impacts: [Impact], pieces: Int = 1) -> [Float] {
    var synthesizer = Synthesizer(rate: Self.rate)
    for impact in impacts { synthesizer.strike(impact) }
    return (0..<pieces).flatMap { _ in synthesizer.samples(48_000 / pieces) }
  }

  @Test(
    "a sound begins and ends at nothing, dies away, and is louder for a larger impulse",
    arguments: Impact.Sound.allCases)
  func soundHasItsShape(kind: Impact.Sound) {
    let samples = sound([Impact(sound: kind, impulse: 100)])
    #expect(Double(abs(samples[0])) < Tolerance.singlePrecision && abs(samples[1]) < Self.click)
    let peaks = stride(from: 0, to: 28_800, by: 4800).map { start in
      samples[start..<start + 4800].map(abs).max() ?? 0
    }
    #expect(zip(peaks, peaks.dropFirst()).allSatisfy { $0 >= $1 } && peaks[0] > 0.05)
    // The last sample of a voice is 60 dB below its peak.
    let end = samples.lastIndex { $0 != 0 } ?? 0
    #expect(end < 24_000 && abs(samples[end]) < peaks[0] / 500)
    let quiet = sound([Impact(sound: kind, impulse: 10)]).map(abs).max() ?? 1
    #expect(quiet < peaks[0] / 2 && quiet > 0)
  }

  @Test("samples are the same in pieces as in one, stay within ±1, and end in silence")
  func samplesStayInRange() {
    let impacts = (0..<200).map { Impact(sound: $0 % 2 == 0 ? .click : .thud, impulse: 1e4 + Double($0)) }
    let whole = sound(impacts)
    #expect(sound(impacts, pieces: 60) == whole)
    #expect(whole.allSatisfy { abs($0) < Self.clipping } && whole.contains { abs($0) > Self.clipping / 2 })
    var synthesizer = Synthesizer(rate: Self.rate)
    synthesizer.strike(impacts[0])
    #expect(!synthesizer.isSilent)
    _ = synthesizer.samples(48_000)
    #expect(synthesizer.isSilent && synthesizer.samples(100).allSatisfy { $0 == 0 })
  }

  /// The impacts of a demo's first seconds, and the last frame's line of its trace.
  private func listen(
    _ demo: any Demo.Type, _ actions: [String], isHeard: Bool = true
  ) throws -> (impacts: [Impact], line: [UInt8]) {
    let host = DemoHost(demo, viewport: Size(width: 800, height: 600))
    let listener = ImpactListener()
    for action in actions { try host.send(DemoEvent(time: 0, kind: .action(action, index: nil))) }
    var impacts: [Impact] = []
    for frame in 1...480 {
      host.advance(to: Double(frame) / 60)
      if isHeard { impacts += listener.impacts(of: host.demo.animator) }
    }
    var encoder = TraceEncoder()
    return (impacts, try encoder.line(host.frame(480)))
  }

  @Test("balls click and boxes thud, and listening does not change their motion")
  func listeningChangesNothing() throws {
    let balls = try listen(NewtonsCradleDemo.self, ["raise-1"])
    #expect((3...12).contains(balls.impacts.count) && balls.impacts.allSatisfy { $0.sound == .click })
    // Swings of 3.1 s, an impact each half; a 50-pt ball of 0.25 kg at some 400 pt/s.
    #expect((balls.impacts.map(\.impulse).max() ?? 0) > 50)
    let boxes = try listen(GravityCollisionDemo.self, ["add-box"])
    #expect(boxes.impacts.contains { $0.sound == .thud } && boxes.impacts.count < 60)
    #expect(try listen(NewtonsCradleDemo.self, ["raise-1"], isHeard: false).line == balls.line)
    #expect(try listen(GravityCollisionDemo.self, ["add-box"], isHeard: false).line == boxes.line)
  }

  @Test("Ctrl M requests sound") func keyAsksForSound() {
    let controller = WindowController.probe()
    controller.press("M", modifiers: .control)
    #expect(controller.takeRequests() == [.sound])
  }

  @Test("a missing sound device throws one line, and a silent stage is over once it ends")
  func missingDeviceThrows() throws {
    setenv("SDL_AUDIODRIVER", "there-is-none", 1)
    defer { unsetenv("SDL_AUDIODRIVER") }
    let error = #expect(throws: StageError.self) { try Speaker() }
    #expect(error?.description.hasPrefix("cannot open a sound device (") == true)
    #expect(error?.description.contains("\n") == false)
    setenv("SDL_AUDIODRIVER", "dummy", 1)
    let sound = try SoundStage()
    sound.playImpacts(of: nil)
    #expect(!sound.isSounding && !sound.isOver)
    sound.end()
    #expect(sound.isOver)
  }
}
