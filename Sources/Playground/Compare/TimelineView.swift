import CradleGeometry
import CradleStage

/// The strip under the stage: the frames that can be shown again, with marks at the gestures.
struct TimelineView: WindowView {
  let controller: WindowController
  let canvas: Canvas
  let layout: TimelineLayout

  private var session: DemoSession { controller.session }

  func draw() {
    canvas.fill(layout.frame, theme.panel)
    canvas.fill(
      Rect(x: layout.frame.minX, y: layout.frame.minY, width: layout.frame.width, height: 1), theme.line)
    drawButton(.view, layout.view, Self.words(session.comparison), isOn: session.comparison != .off)
    drawButton(.loop, layout.loop, "Loop", isOn: session.isLooping)
    if let hint = controller.handHint {
      canvas.text(
        hint, at: layout.words.center, Typography.hint, theme.text, alignment: .center,
        maximumWidth: layout.words.width)
      return
    }
    drawTrack()
    canvas.text(
      time, at: Point(x: layout.time.maxX, y: layout.frame.midY), Typography.axis,
      session.isPast ? theme.text : theme.faint, alignment: .trailing)
  }

  private func drawButton(_ target: WindowTarget, _ frame: Rect, _ words: String, isOn: Bool) {
    var ink = button(target, frame, radius: 6)
    if isOn {
      canvas.fill(frame, radius: 6, theme.chosen.ground)
      ink = theme.chosen.text
    }
    canvas.text(words, at: frame.center, Typography.hint, ink, alignment: .center)
  }

  /// The compare button's title: how the sets are shown at present.
  static func words(_ view: ComparisonView) -> String {
    switch view {
    case .off: "A | B"
    case .split: "Split"
    case .ghost: "Ghost"
    }
  }

  private var time: String {
    guard session.isPast else { return "now" }
    let recording = session.mainRun.recording
    let seconds = recording.time(of: recording.frames.count) - recording.time(of: session.frame)
    return "−\(SliderScale.decimal(seconds, 2)) s"
  }

  private func x(of frame: Int) -> Double { TimelineTrack(layout, of: session).x(of: frame) }

  private func drawTrack() {
    let (track, reach) = (layout.track, session.reach)
    canvas.fill(track, radius: 2, theme.line)
    let start = x(of: reach.lowerBound)
    if start < track.maxX {
      let past = Rect(x: start, y: track.minY, width: track.maxX - start, height: track.height)
      canvas.fill(past, radius: 2, theme.faint.opacity(0.5))
    }
    let gestures = session.mainRun.recording.gestures
    let first = gestures.indices.partitioningIndex { gestures[$0].upperBound >= reach.lowerBound }
    for gesture in gestures[first...] {
      mark(max(gesture.lowerBound, reach.lowerBound)...gesture.upperBound, theme.second, height: 4)
    }
    if let stretch = controller.timelineSelection.frames { mark(stretch, theme.accent, height: 10) }
    if let loop = session.past.loop { mark(loop.frames, theme.accent.opacity(0.5), height: 10) }
    let knob = Point(x: x(of: session.frame), y: track.midY)
    let isActive = session.isPast
    if controller.hover == .timeline || controller.press == .timeline {
      canvas.disc(knob, radius: 9, theme.faint.opacity(0.25))
    }
    canvas.disc(knob, radius: 6, isActive ? theme.accent : theme.faint)
    canvas.disc(knob, radius: 4, .white)
  }

  private func mark(_ frames: ClosedRange<Int>, _ color: Color, height: Double) {
    let (left, right) = (x(of: frames.lowerBound), x(of: frames.upperBound))
    let bar = Rect(
      x: left, y: layout.track.midY - height / 2, width: max(2, right - left), height: height)
    canvas.fill(bar, radius: 2, color)
  }
}
