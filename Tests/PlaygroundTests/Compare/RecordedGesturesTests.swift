import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

/// The gestures of a recording, which follow its events.
struct RecordedGesturesTests {
  private func pointer(_ phase: PointerEvent.Phase) -> DemoEvent {
    DemoEvent(time: 0, kind: .pointer(PointerEvent(phase, at: .zero, time: 0)))
  }
  private let key = DemoEvent(time: 0, kind: .key("Up"))

  @Test("a gesture lasts from the first pointer down to the last one up, and a press is one of its own")
  func ranges() {
    let recording = RunRecording(ScrollDemo.self, viewport: Size(width: 375, height: 667))
    var time = 0.0
    func frames(_ count: Int) {
      for _ in 0..<count {
        time += 1 / 60
        recording.append(frame: time)
      }
    }
    recording.append(key)
    frames(2)
    recording.append(pointer(.down))
    frames(3)
    recording.append(pointer(.down))
    recording.append(key)
    recording.append(pointer(.up))
    frames(1)
    #expect(recording.gestures == [0...0, 2...6])
    recording.append(pointer(.cancel))
    frames(2)
    recording.append(pointer(.up))
    recording.append(key)
    #expect(recording.gestures == [0...0, 2...6, 8...8])
    #expect(RunRecording(copying: recording).gestures == recording.gestures)
    #expect(RunRecording(mirroring: recording, values: [], isSame: true).gestures == recording.gestures)
    recording.truncate(after: 4)
    #expect(recording.gestures == [0...0, 2...4])
    recording.append(pointer(.up))
    #expect(recording.gestures == [0...0, 2...4])
  }

  @Test("gestures that are followed and cut anywhere are those of the events that remain", arguments: 1...20)
  func random(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let recording = RunRecording(ScrollDemo.self, viewport: Size(width: 375, height: 667))
    for step in 1...200 {
      switch random.int(in: 0..<8) {
      case 0: recording.append(pointer(.down))
      case 1: recording.append(pointer(.up))
      case 2: recording.append(key)
      case 3 where random.int(in: 0..<10) == 0:
        recording.truncate(after: random.int(in: 0..<(recording.frames.count + 1)))
      default: recording.append(frame: Double(step))
      }
      let expected = RecordedGestures(in: recording.inputs).ranges(upTo: recording.frames.count)
      #expect(recording.gestures == expected)
      let bounds = zip(expected, expected.dropFirst())
      #expect(bounds.allSatisfy { $0.lowerBound <= $1.lowerBound && $0.upperBound <= $1.upperBound })
    }
  }
}
