private import CSDL2

/// The program's only clock: gives the time and paces frames.
///
/// Frames are due on a grid of the refresh interval. The caller waits for events until the next frame is due.
/// A frame that is late by an interval or more moves the grid, so that frames are never drawn in a burst to
/// catch up.
///
/// ```swift
/// let window = try Window(title: "Turning")
/// var clock = FrameClock(refreshRate: window.refreshRate)
/// var angle = 0.0
/// var isOpen = true
/// while isOpen {
///   for event in window.events(waitingUpTo: clock.remaining()) {
///     if case .quit = event.kind { isOpen = false }
///   }
///   guard clock.remaining() == 0 else { continue }
///   angle += clock.begin()  // a radian a second at every refresh rate
///   window.canvas.clear(.white)
///   window.canvas.transformed(Transform(angle: angle, around: Point(x: 200, y: 200))) {
///     window.canvas.fill(Rect(x: 150, y: 150, width: 100, height: 100), .black)
///   }
///   try window.present()
/// }
/// ```
public struct FrameClock: Sendable {
  /// The longest step of a frame, in seconds; longer gaps are clamped to it.
  package static let longestStep = 0.1

  /// Seconds since an arbitrary time in the past, on a monotonic clock.
  public static var now: Double {
    Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency())
  }

  /// Seconds from one frame to the next, > 0.
  package let interval: Double
  private var due: Double?
  private var last: Double?

  /// Makes a clock for a refresh rate in hertz; a rate outside 1…1000 counts as 60.
  public init(refreshRate: Double) {
    interval = 1 / ((1...1000).contains(refreshRate) ? refreshRate : 60)
  }

  /// Seconds from a time on the clock until the next frame is due; 0 if it is due.
  public func remaining(at time: Double = now) -> Double {
    due.map { max(0, $0 - time) } ?? 0
  }

  /// Begins a frame at a time on the clock; returns the seconds since the last one, 0 for the first, at most
  /// 0.1.
  public mutating func begin(at time: Double = now) -> Double {
    let step = last.map { (time - $0).clamped(to: 0...Self.longestStep) } ?? 0
    last = time
    let ideal = (due ?? time) + interval
    // Late by more than a frame: start a new grid here.
    due = ideal > time ? ideal : time + interval
    return step
  }

  /// Forgets the last frame when motion stops, so that the pause does not count as a step.
  public mutating func pause() { (due, last) = (nil, nil) }
}
