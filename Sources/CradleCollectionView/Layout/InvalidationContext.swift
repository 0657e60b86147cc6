import CradleGeometry

/// What of a layout is no longer true, so that it need not make everything anew.
public struct InvalidationContext {
  /// Whether nothing of it may be kept.
  public var invalidatesEverything = false
  /// Whether the numbers of sections or items changed in an unknown way, as after `reloadData()`.
  public var invalidatesCounts = false
  /// Whether the size of what is seen changed.
  public var invalidatesViewport = false
  /// What a batch changed; a layout that follows it need not ask for what stayed.
  public var updates: UpdatePlan?
  /// The items whose size or place is no longer known.
  public var items: [IndexPath] = []
  /// Where the content offset goes with the next pass, in points from where it is; finite.
  public var contentOffsetAdjustment = Vector.zero
  /// By how much the content grows at once, in points, until the next pass measures it; finite.
  public var contentSizeAdjustment = Vector.zero

  /// Makes a context that invalidates only that a pass has been made.
  public init() {}

  /// Makes a context that leaves nothing.
  public static var everything: InvalidationContext {
    var context = InvalidationContext()
    context.invalidatesEverything = true
    return context
  }
}
