import CradleGeometry

/// A list in a scroll view of its own, under a header that an outer scroll view moves away first: one gesture moves both.
///
/// There are two views but one motion. `combined` is a scroll view over the header's way and then the list's, and its
/// offset is cut in two where the one ends and the other begins:
///
///     border = header                       s = combined.contentOffset.y, from 0 to border + list − viewport
///     outer  = min(s, border)               0 … border; beyond the top it bands and bounces
///     inner  = max(s − border, 0)           0 … list − viewport; beyond the bottom it bands and bounces
///
/// Nothing is handed from one view to the other, so nothing can be lost on the way: outer + inner = s at any time, the
/// list is scrolled only under a header that is gone, and a fling, a wheel or a key crosses the border as if there were
/// none. It takes events, moves on and tells its delegate through `combined`; its sizes are set here.
///
///     let nested = NestedScrollView(
///       viewportSize: Size(width: 375, height: 667), headerHeight: 200, contentHeight: 2200)
///     nested.combined.pointer(PointerEvent(.down, at: Point(x: 100, y: 500), time: 0.10))
///     nested.combined.pointer(PointerEvent(.move, at: Point(x: 100, y: 190), time: 0.20))
///     let offsets = (nested.outer.contentOffset.y, nested.inner.contentOffset.y)  // 200 and 107
public final class NestedScrollView {
  /// One of the two scroll views at one moment, in the words of `ScrollView`.
  public struct Part: Hashable, Sendable {
    /// Its own content's point at its viewport's top left corner.
    public let contentOffset: Point
    /// Its offset's velocity in pt/s; zero while the other one moves.
    public let velocity: Vector
    /// What moves it. A gesture drags both; any other motion is of the one that it moves, and at the border of both.
    public let phase: ScrollView.Phase
    /// The smallest offset at which it rests.
    public let minimumOffset: Point
    /// The largest offset at which it rests; never below the smallest.
    public let maximumOffset: Point
  }

  /// The scroll view that takes the events, moves on and tells the delegate: of both parts in one run.
  ///
  /// Its offset y − `headerHeight` is the list's, so a delegate may snap the header with a target of 0 or `headerHeight`.
  public let combined: ScrollView

  /// The height of the header above the list, in points: the outer view's range.
  public let headerHeight: Double

  /// Makes a header that is wholly in sight above a list at its start.
  ///
  /// - Parameters:
  ///   - viewportSize: What is seen, in points; finite, 0 or more.
  ///   - headerHeight: The header's height, in points; finite, 0 or more.
  ///   - contentHeight: The list's height, in points; finite, 0 or more.
  public init(viewportSize: Size, headerHeight: Double, contentHeight: Double) {
    Self.check(headerHeight, "headerHeight")
    Self.check(contentHeight, "contentHeight")
    self.headerHeight = headerHeight
    self.contentHeight = contentHeight
    combined = ScrollView(viewportSize: viewportSize, contentSize: .zero)
    fit(viewportSize)
  }

  /// The size of what is seen, in points; finite, 0 or more. It may change in any phase.
  ///
  /// The list's viewport is as large, whatever the header shows of it: the outer range is always the whole header.
  public var viewportSize: Size {
    get { combined.viewportSize }
    set {
      ScrollView.check(newValue, "viewportSize")
      fit(newValue)
    }
  }

  /// The height of the list, in points; finite, 0 or more. It may change in any phase.
  public var contentHeight: Double {
    didSet {
      Self.check(contentHeight, "contentHeight")
      fit(viewportSize)
    }
  }

  /// Brings the lengths into the combined view at once, so that no range in between ever clips the offset.
  private func fit(_ viewport: Size) {
    combined.changeRange { axes in
      axes.x.viewport = viewport.width
      axes.x.content = viewport.width
      axes.y.viewport = viewport.height
      axes.y.content = headerHeight + max(contentHeight, viewport.height)
    }
    combined.fitInsets()
  }

  private static func check(_ height: Double, _ name: String) {
    precondition(
      height >= 0 && height.isFinite,
      "NestedScrollView.\(name) must be finite and not negative, not \(height); check what computed it")
  }

  // MARK: The two views

  /// The view of header and list: it moves first on the way down the content, last on the way up.
  public var outer: Part {
    let (low, offset, velocity) = (combined.minimumOffset, combined.contentOffset, combined.velocity)
    let isMoved = offset.y < border || (offset.y == border && velocity.dy < 0)
    return Part(
      contentOffset: Point(x: offset.x, y: min(offset.y, border)),
      velocity: isMoved ? velocity : .zero,
      phase: combined.isTracking || offset.y <= border ? combined.phase : .idle,
      minimumOffset: low, maximumOffset: Point(x: low.x, y: border))
  }

  /// The list's own view: it moves only while the outer one is at its end.
  public var inner: Part {
    let (high, offset, velocity) = (combined.maximumOffset, combined.contentOffset, combined.velocity)
    let isMoved = offset.y > border || (offset.y == border && velocity.dy > 0)
    return Part(
      contentOffset: Point(x: 0, y: max(offset.y - border, 0)),
      velocity: isMoved ? velocity : .zero,
      phase: combined.isTracking || offset.y >= border ? combined.phase : .idle,
      minimumOffset: .zero, maximumOffset: Point(x: 0, y: high.y - border))
  }

  /// The combined offset at which the outer view ends and the inner one begins; insets may narrow the range around it.
  private var border: Double {
    min(max(headerHeight, combined.minimumOffset.y), combined.maximumOffset.y)
  }
}
