import CradleGeometry

/// A small demo on the page of all demos, with a run of its own, in which it plays its sample gesture.
final class Miniature {
  /// The viewport's width: that of a phone, or of a part of a desktop. Its height follows the picture's.
  private static let widths = (framed: 375.0, filling: 640.0)
  /// The time after the gesture's end, in seconds, at which a demo that never rests is stopped.
  private static let longest = 3.0

  let type: any Demo.Type
  let viewport: Size
  private(set) var host: DemoHost?
  private(set) var isPlaying = false
  /// Whether it has played since the page was opened.
  var hasPlayed = false
  /// A number that changes whenever the miniature looks different.
  private(set) var state = 0
  private lazy var gesture = SampleGesture(of: type)?.events(in: viewport) ?? []
  private var coming: ArraySlice<DemoEvent> = []

  init(_ type: any Demo.Type) {
    self.type = type
    let width = type.card.fillsStage ? Self.widths.filling : Self.widths.framed
    viewport = Size(width: width, height: (width * HomeLayout.aspect).rounded())
  }

  /// The time of a still, in seconds: elements that enter or fall have arrived by then.
  private static let settled = 1.0

  /// Makes the demo, if there is none yet, and advances it to the time of the still.
  func prepare() {
    guard host == nil else { return }
    begin()
    host?.advance(to: Self.settled)
  }

  private func begin() {
    let host = DemoHost(type, viewport: viewport)
    for action in type.card.opening { host.demo.perform(action, index: nil) }
    self.host = host
    state += 1
  }

  /// Starts the gesture from the demo's beginning.
  func play() {
    begin()
    (coming, isPlaying, hasPlayed) = (gesture[...], !gesture.isEmpty, true)
  }

  /// Advances by a time in seconds, until the gesture is over and the demo rests.
  func advance(by seconds: Double) {
    guard isPlaying, let host else { return }
    let time = host.time + seconds
    while let event = coming.first, event.time <= time {
      coming.removeFirst()
      // Events that the demo rejects in a small viewport are skipped.
      try? host.send(event)
    }
    host.advance(to: time)
    state += 1
    guard coming.isEmpty else { return }
    if host.demo.isResting || time > (gesture.last?.time ?? 0) + Self.longest { isPlaying = false }
  }

  /// Stops at the present state.
  func stop() { (isPlaying, coming) = (false, []) }
}
