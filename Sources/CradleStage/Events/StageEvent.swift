import CradleGeometry

/// Something that happened to the window, and when.
public struct StageEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// A press, a move while pressed, a release or the end of one that does not count.
    case pointer(Pointer)
    /// The mouse moved with no button down, to a place in points; nil: it left the window.
    case hover(Point?)
    /// The wheel turned: in notches, y positive away from the person; precise ones are a trackpad's fractions of a notch.
    /// `modifiers` are the keys held meanwhile.
    case wheel(delta: Vector, isPrecise: Bool, location: Point, modifiers: Key.Modifiers)
    /// A key went down or up; a held key repeats.
    case key(Key, isDown: Bool, isRepeat: Bool)
    /// Characters were typed.
    case text(String)
    /// The window has another size, in points.
    case resized(Size)
    /// The window gained or lost the keyboard.
    case focus(gained: Bool)
    /// The window can be seen again, or no longer: hidden or minimised.
    case visibility(Bool)
    /// What the window shows was lost; draw it again.
    case exposed
    /// The window has another number of pixels per point.
    case scaleChanged(Double)
    /// The renderer lost its textures; they are made anew, draw everything again.
    case renderTargetsLost
    /// A file was dropped on the window.
    case dropFile(String)
    /// The person closes the window, or the desktop ends.
    case quit
  }

  /// Seconds on the `FrameClock`, from SDL's own stamp: when the event was seen, not when it was asked for.
  public var time: Double
  /// What happened.
  public var kind: Kind

  /// Makes an event.
  public init(time: Double, kind: Kind) { (self.time, self.kind) = (time, kind) }
}
