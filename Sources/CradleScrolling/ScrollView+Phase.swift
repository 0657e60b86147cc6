extension ScrollView {
  /// The state of the content: what holds or moves it.
  public enum Phase: String, Sendable, CaseIterable {
    /// Nothing moves the content and no pointer holds it.
    case idle
    /// The content does not move, but a pointer is down on it: on content at rest, or on content that the
    /// pointer stopped, also beyond an edge.
    case held
    /// A pointer or a trackpad moves the content.
    case dragging
    /// A fling's velocity, or the motion to a page or target after a release.
    case decelerating
    /// The spring at an edge.
    case bouncing
    /// A wheel notch, a key or animated programmatic scrolling.
    case animating
  }

  /// The present motion of the content. If two axes are in different phases, bouncing takes precedence over
  /// decelerating.
  public var phase: Phase {
    if gesture.isDragging { return .dragging }
    let kinds = (axes.x.motion.kind, axes.y.motion.kind)
    if kinds.0 == .bounce || kinds.1 == .bounce || zoom.kind == .bounce { return .bouncing }
    if kinds.0 == .deceleration || kinds.1 == .deceleration { return .decelerating }
    if kinds.0 == .animation || kinds.1 == .animation || zoom.kind == .animation { return .animating }
    return isTracking ? .held : .idle
  }
}
