import CradleGeometry
import CradleScrolling

/// A recording of a demo since its beginning, from which it can be replayed to the bit.
///
/// The core is deterministic: the beginning of a run, the times of its frames and the events between them
/// determine it. A frame takes eight bytes; no state of a demo is copied.
final class RunRecording {
  let type: any Demo.Type
  let viewport: Size
  /// The changes before the first frame, in order.
  private(set) var preparations: [(DemoHost) -> Void] = []
  /// The times of the frames that were drawn, in seconds of the demo, increasing.
  private(set) var frames: [Double] = []
  /// The events, each with the number of frames before it.
  private(set) var inputs: [(frame: Int, event: DemoEvent)] = []
  private var followed = RecordedGestures()
  /// The numbers of events before which the run changed to the other of the two parameter sets, in order.
  private var setSwitches: [Int] = []

  init(_ type: any Demo.Type, viewport: Size) {
    (self.type, self.viewport) = (type, viewport)
  }

  /// The same run with the other set's values.
  ///
  /// If the run began with the other set, it is repeated with all changes of that set's values, and without those of
  /// the present one: until the sets changed, both are the same run. Else the other set has its final values from the
  /// beginning on. With equal values (`isSame`) both are the same run to the end.
  convenience init(mirroring recording: RunRecording, values: [DemoEvent.Setting], isSame: Bool) {
    self.init(recording.type, viewport: recording.viewport)
    (preparations, frames) = (recording.preparations, recording.frames)
    let beganWithOther = !recording.setSwitches.count.isMultiple(of: 2)
    if !beganWithOther, !isSame {
      preparations.append { host in
        let parameters = host.demo.parameters
        // Values that the demo rejects are dropped.
        try? host.set(parameters.settings(toReach: parameters.accepted(of: values)))
      }
    }
    inputs = recording.inputs.enumerated().filter { number, input in
      !input.event.isSetting || isSame || beganWithOther && recording.isOfFirstSet(number)
    }.map(\.element)
    followed = RecordedGestures(in: inputs)
  }

  // Whether the set with which the run began was the present one at an event.
  private func isOfFirstSet(_ number: Int) -> Bool {
    setSwitches.count { $0 <= number }.isMultiple(of: 2)
  }

  /// Notes that the next events belong to the other set.
  func switchSet() { setSwitches.append(inputs.count) }

  /// A copy of the run, independent of this recording.
  convenience init(copying recording: RunRecording) {
    self.init(recording.type, viewport: recording.viewport)
    (preparations, frames, inputs, setSwitches) = (
      recording.preparations, recording.frames, recording.inputs, recording.setSwitches
    )
    followed = recording.followed
  }

  /// The demo at its beginning.
  func makeHost() -> DemoHost {
    let host = DemoHost(type, viewport: viewport)
    for prepare in preparations { prepare(host) }
    return host
  }

  func prepare(_ body: @escaping (DemoHost) -> Void) { preparations.append(body) }

  /// Whether a time is later than the last frame's.
  func isNew(_ time: Double) -> Bool { frames.last.map { time > $0 } ?? (time > 0) }

  func append(frame time: Double) { frames.append(time) }

  func append(_ event: DemoEvent) {
    inputs.append((frames.count, event))
    followed.follow(event, at: frames.count)
  }

  /// The time of a frame, in seconds of the demo; 0 is the beginning.
  func time(of frame: Int) -> Double { frame > 0 && frame <= frames.count ? frames[frame - 1] : 0 }

  /// The last frame that is not after a time.
  func frame(at time: Double) -> Int { frames.indices.partitioningIndex { frames[$0] > time } }

  /// Deletes everything after a frame.
  func truncate(after frame: Int) {
    frames.removeLast(max(0, frames.count - frame))
    while let last = inputs.last, last.frame >= frame { inputs.removeLast() }
    setSwitches = setSwitches.map { min($0, inputs.count) }
    followed = RecordedGestures(in: inputs)
  }

  /// The last event of each pointer that is down at a frame.
  func pointersDown(at frame: Int) -> [PointerEvent] {
    var down: [PointerEvent] = []
    for (place, event) in inputs where place < frame {
      guard case .pointer(let pointer) = event.kind else { continue }
      let index = down.firstIndex {
        $0.id == pointer.id && ($0.button == pointer.button || pointer.phase == .move)
      }
      switch (pointer.phase, index) {
      case (.down, nil): down.append(pointer)
      case (.move, let index?): down[index].location = pointer.location
      case (.up, let index?), (.cancel, let index?): down.remove(at: index)
      default: break
      }
    }
    return down
  }

  /// The gestures as ranges of frames: from the first pointer down to the last one up, and single presses and
  /// wheel events. Neither their beginnings nor their ends decrease.
  var gestures: [ClosedRange<Int>] { followed.ranges(upTo: frames.count) }
}
