import CradleGeometry
import CradleScrolling

/// The timeline under the stage, and the two sets on it.
extension WindowController {
  /// The length of the track, in seconds of the demo.
  var timelineSpan: Double {
    let recording = session.mainRun.recording
    return TimelineLayout.span(
      of: recording.time(of: session.reach.upperBound) - recording.time(of: session.reach.lowerBound))
  }

  /// The frame at a place of the track.
  private func frame(at x: Double) -> Int? {
    guard let timeline = layout.timeline else { return nil }
    let (recording, last) = (session.mainRun.recording, session.reach.upperBound)
    let time = recording.time(of: last) - timeline.seconds(at: x, span: timelineSpan)
    return recording.frame(at: time)
  }

  /// Called when the pointer goes down on the track or moves there: shows the frame; with Shift selects a
  /// stretch.
  func dragTimeline(_ event: PointerEvent) {
    guard let frame = frame(at: event.location.x) else { return }
    if event.phase == .down {
      timelineSelection.begin(at: keyboard.modifiers.contains(.shift) ? frame : nil)
    }
    if !timelineSelection.extend(to: frame) { session.scrub(to: frame) }
  }

  /// Called when the pointer lifts: continues the demo from there, or loops the selected stretch.
  func endTimelineDrag() {
    guard let frames = timelineSelection.take() else { return session.resume() }
    if session.loop(frames) { beginTuning() } else { showToast("Choose a longer stretch") }
  }

  /// Steps back or forward by some frames, as the keys do.
  func stepTimeline(_ frames: Int) {
    let target = session.frame + frames
    if session.isScrubbing, target >= session.reach.upperBound { return returnToPresent() }
    session.scrub(to: target)
    if session.isScrubbing {
      toast = nil
    } else if frames < 0 {
      showToast("Nothing has moved yet")
    }
  }

  func returnToPresent() {
    windowPointer.release()
    timelineSelection = TimelineSelection()
    session.returnToPresent()
  }

  /// Loops the last gesture, or ends the loop.
  func toggleLoop() {
    if session.isLooping { return session.returnToPresent() }
    guard session.loop() else { return showToast("Make a gesture first; it plays again with new values") }
    beginTuning()
  }

  /// Moves the focus to the panel, where the arrows tune at once; a key for the demo would end the loop.
  private func beginTuning() {
    if !layout.isInspectorFolded { focus = .panel }
    showToast("Plays over and over: tune it; Esc goes back")
  }

  /// Switches to the next way of showing the two sets.
  func changeView() {
    guard !session.parameters.isEmpty else { return showToast("This demo has no parameters to compare") }
    session.show(session.comparison.next)
    updateLayout()
    switch session.comparison {
    case .off: showToast("Set \(session.sets.current.rawValue) alone")
    case .split:
      showToast(
        session.differences.isEmpty
          ? "Change a value, then drag: A and B both get it" : "A and B on the same gesture"
      )
    case .ghost: showToast("B as a ghost over A")
    }
  }

  /// The panes of the stage, each with the run that it shows.
  var panes: [(name: ParameterSets.Name, host: DemoHost, frame: Rect)] {
    let hosts = session.shownHosts
    guard session.comparison == .split, layout.panes.count == 2 else {
      return hosts.prefix(1).map { ($0.name, $0.host, layout.viewport) }
    }
    return hosts.map { ($0.name, $0.host, layout.panes[$0.name == .a ? 0 : 1]) }
  }
}
