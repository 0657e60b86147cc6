import CradleGeometry

/// An event of the window, with its time.
///
/// ```swift
/// let window = try Window(title: "Events")
/// for event in window.events(waitingUpTo: nil) {
///   switch event.kind {
///   case .pointer(let pointer): print(pointer.phase, pointer.location, event.time)
///   case .wheel(let delta, let isPrecise, let location, _): print(delta, isPrecise, location)
///   case .key(let key, isDown: true, isRepeat: false): print(key.name)
///   default: break
///   }
/// }
/// ```
public struct StageEvent: Hashable, Sendable {
  /// The kind of event, with its data.
  public enum Kind: Hashable, Sendable {
    /// A press, a move while pressed, a release or a cancelled press.
    case pointer(Pointer)
    /// The mouse moved with no button down, to a location in points; nil if it left the window.
    case hover(Point?)
    /// The wheel turned, in notches, x positive to the right and y away from the user; precise deltas are a
    /// trackpad's fractions of a notch. `modifiers` are the keys that were held.
    case wheel(delta: Vector, isPrecise: Bool, location: Point, modifiers: Key.Modifiers)
    /// A key went down or up; a held key repeats.
    case key(Key, isDown: Bool, isRepeat: Bool)
    /// Characters were typed.
    case text(String)
    /// The window's new size, in points.
    case resized(Size)
    /// The window gained or lost the keyboard focus.
    case focus(gained: Bool)
    /// The window became visible, or was hidden or minimised.
    case visibility(Bool)
    /// The window's content was lost; draw it again.
    case exposed
    /// The window's number of pixels per point changed.
    case scaleChanged(Double)
    /// The renderer lost its textures; they are made again on their next use. Draw everything again.
    case renderTargetsLost
    /// A file was dropped on the window.
    case dropFile(String)
    /// The user closes the window, the desktop session ends, or SIGINT or SIGTERM arrives. It may come twice:
    /// once for the window and once for the program.
    case quit
  }

  /// Seconds on the `FrameClock`, from SDL's time stamp in whole milliseconds: the time of the event's
  /// arrival if the window was waiting for events, else that of the next `events(waitingUpTo:)`.
  public var time: Double
  /// The kind of event, with its data.
  public var kind: Kind

  /// Makes an event.
  package init(time: Double, kind: Kind) { (self.time, self.kind) = (time, kind) }
}
