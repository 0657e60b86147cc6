private import CSDL2

/// The program's only clock: tells the time and paces frames by it.
///
/// Frames are due on a grid of the refresh interval. Whoever draws waits for events until the next one is due; a frame
/// that comes late moves the grid, so that frames are never drawn in a burst to catch up.
public struct FrameClock: Sendable {
  /// The longest step that a frame may see, in seconds: after a longer gap the world goes on as if it had not been.
  public static let longestStep = 0.1

  /// Seconds since some moment in the past, of the steadiest clock there is; never goes back.
  public static var now: Double {
    Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency())
  }

  /// Seconds from one frame to the next, > 0.
  public let interval: Double
  private var due: Double?
  private var last: Double?

  /// Makes a clock for a refresh rate in hertz; what is not within 1…1000 counts as 60.
  public init(refreshRate: Double) {
    interval = 1 / ((1...1000).contains(refreshRate) ? refreshRate : 60)
  }

  /// Seconds until the next frame is due, at a time on the clock; 0 when it is due.
  public func remaining(at time: Double = now) -> Double {
    due.map { max(0, $0 - time) } ?? 0
  }

  /// Begins a frame at a time on the clock and gives the seconds since the last one, 0 for the first, at most 0.1.
  public mutating func begin(at time: Double = now) -> Double {
    let step = last.map { (time - $0).clamped(to: 0...Self.longestStep) } ?? 0
    last = time
    let ideal = (due ?? time) + interval
    // Late by more than a frame: start a new grid here.
    due = ideal > time ? ideal : time + interval
    return step
  }

  /// Forgets the last frame: motion has stopped, and the pause until it starts again is no step.
  public mutating func pause() { (due, last) = (nil, nil) }
}
