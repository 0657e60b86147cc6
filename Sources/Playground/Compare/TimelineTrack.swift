import CradleGeometry

/// The timeline's track under a run: places of the window for its frames.
struct TimelineTrack {
  private let layout: TimelineLayout
  private let recording: RunRecording
  /// The last frame, at the track's right end.
  private let last: Int
  /// The length of the track, in seconds of the demo.
  let span: Double

  init(_ layout: TimelineLayout, of session: DemoSession) {
    (self.layout, recording, last) = (layout, session.mainRun.recording, session.reach.upperBound)
    span = TimelineLayout.span(
      of: recording.time(of: session.reach.upperBound) - recording.time(of: session.reach.lowerBound))
  }

  /// The frame at a place across the window.
  func frame(at x: Double) -> Int {
    recording.frame(at: recording.time(of: last) - layout.seconds(at: x, span: span))
  }

  /// The place of a frame across the window.
  func x(of frame: Int) -> Double {
    layout.x(before: recording.time(of: last) - recording.time(of: frame), span: span)
  }
}
