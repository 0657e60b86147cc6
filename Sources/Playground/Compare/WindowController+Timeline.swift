import CradleGeometry
import CradleScrolling

/// The timeline under the stage, and the two sets on it.
extension WindowController {
  /// The length of the track, in seconds of the demo.
  var timelineSpan: Double {
    let tape = session.world.tape
    return TimelineLayout.span(
      of: tape.time(of: session.reach.upperBound) - tape.time(of: session.reach.lowerBound))
  }

  /// The frame at a place of the track.
  private func frame(at x: Double) -> Int? {
    guard let timeline = layout.timeline else { return nil }
    let (tape, last) = (session.world.tape, session.reach.upperBound)
    let time = tape.time(of: last) - timeline.seconds(at: x, span: timelineSpan)
    return tape.frame(at: time)
  }

  /// Called when the pointer goes down on the track or moves there: shows the frame; with Shift selects a
  /// stretch.
  func pull(_ event: PointerEvent) {
    guard let frame = frame(at: event.location.x) else { return }
    if event.phase == .down {
      timelineSelection.begin(at: keyboard.modifiers.contains(.shift) ? frame : nil)
    }
    if !timelineSelection.extend(to: frame) { session.scrub(to: frame) }
  }

  /// Called when the pointer lifts: continues the demo from there, or loops the selected stretch.
  func letGo() {
    guard let frames = timelineSelection.take() else { return session.goOn() }
    if session.loop(frames) { beginTuning() } else { say("Choose a longer stretch") }
  }

  /// Steps back or forward by some frames, as the keys do.
  func stepTimeline(_ frames: Int) {
    let target = session.frame + frames
    if session.isScrubbing, target >= session.reach.upperBound { return backToNow() }
    session.scrub(to: target)
    if session.isScrubbing {
      toast = nil
    } else if frames < 0 {
      say("Nothing has moved yet")
    }
  }

  func backToNow() {
    windowPointer.release()
    timelineSelection = TimelineSelection()
    session.backToNow()
  }

  /// Loops the last gesture, or ends the loop.
  func toggleLoop() {
    if session.isLooping { return session.backToNow() }
    guard session.loop() else { return say("Make a gesture first; it plays again with new values") }
    beginTuning()
  }

  /// Moves the focus to the panel, where the arrows tune at once; a key for the demo would end the loop.
  private func beginTuning() {
    if !layout.isInspectorFolded { focus = .panel }
    say("Plays over and over: tune it; Esc goes back")
  }

  /// Switches to the next way of showing the two sets.
  func changeView() {
    guard !session.parameters.isEmpty else { return say("This demo has no parameters to compare") }
    session.see(session.comparison.next)
    lay()
    switch session.comparison {
    case .off: say("Set \(session.sets.current.rawValue) alone")
    case .split:
      say(
        differences.isEmpty ? "Change a value, then drag: A and B both get it" : "A and B on the same gesture"
      )
    case .ghost: say("B as a ghost over A")
    }
  }

  /// The differences between the sets: a parameter's title, and its value in each as the panel formats it.
  var differences: [(title: String, a: String, b: String)] {
    let others = session.otherValues
    return session.parameters.compactMap { parameter in
      guard let other = others.first(where: { $0.name == parameter.name })?.value, other != parameter.value
      else { return nil }
      let (own, its) = (words(parameter.value, of: parameter), words(other, of: parameter))
      return session.sets.current == .a ? (parameter.title, own, its) : (parameter.title, its, own)
    }
  }

  private func words(_ value: Parameter.Value, of parameter: Parameter) -> String {
    switch value {
    case .choice(let word): return InspectorLayout.title(of: word)
    case .number(let number):
      guard let scale = SliderScale(parameter) else { return "\(number)" }
      let label = scale.label(scale.shown(number))
      return scale.unit.isEmpty ? label : label + (scale.unit == "°" ? "" : " ") + scale.unit
    }
  }

  /// The panes of the stage, each with the world that it shows.
  var panes: [(name: ParameterSets.Name, host: DemoHost, frame: Rect)] {
    let hosts = session.shownHosts
    guard session.comparison == .split, layout.panes.count == 2 else {
      return hosts.prefix(1).map { ($0.name, $0.host, layout.viewport) }
    }
    return hosts.map { ($0.name, $0.host, layout.panes[$0.name == .a ? 0 : 1]) }
  }
}
