import CradleGeometry

/// A list in a scroll view of its own, below a header that an outer scroll view scrolls away first: one
/// gesture moves both.
///
/// There are two views but one motion. `combined` is a scroll view over the header's range followed by the
/// list's, and its offset is split at the border between them:
///
///     border = header                       s = combined.contentOffset.y, from 0 to border + list − viewport
///     outer  = min(s, border)               0 … border; beyond the top it bands and bounces
///     inner  = max(s − border, 0)           0 … list − viewport; beyond the bottom it bands and bounces
///
/// No motion is handed over between the views: outer + inner = s at any time, the list scrolls only after the
/// header has left, and a fling, a wheel or a key crosses the border without a change of speed. Send events
/// to `combined`, advance it and set its delegate; set the sizes here.
///
/// ```swift
/// let nested = NestedScrollView(
///   viewportSize: Size(width: 375, height: 667), headerHeight: 200, contentHeight: 2200)
/// nested.combined.pointer(PointerEvent(.down, at: Point(x: 100, y: 500), time: 0.10))
/// nested.combined.pointer(PointerEvent(.move, at: Point(x: 100, y: 190), time: 0.20))
/// let offsets = (nested.outer.contentOffset.y, nested.inner.contentOffset.y)  // 200 and 107
/// ```
public final class NestedScrollView {
  /// The state of one of the two scroll views.
  public struct Part: Hashable, Sendable {
    /// The point of its content at the top left corner of its viewport.
    public let contentOffset: Point
    /// Its offset's velocity in pt/s; zero while the other part moves.
    package let velocity: Vector
    /// The present motion. A gesture counts for both parts; any other motion only for the part that it moves,
    /// and at the border for both.
    package let phase: ScrollView.Phase
    /// The smallest offset at which the content rests.
    package let minimumOffset: Point
    /// The largest offset at which the content rests; never below the smallest.
    package let maximumOffset: Point
  }

  /// The scroll view that takes the events, advances and calls the delegate, over both parts.
  ///
  /// Its offset y minus `headerHeight` is the list's. A delegate snaps the header with a target of 0 or `headerHeight`.
  public let combined: ScrollView

  /// The height of the header above the list, in points: the outer view's range.
  public let headerHeight: Double

  /// Makes a fully visible header above a list at its start.
  ///
  /// - Parameters:
  ///   - viewportSize: The size of the viewport, in points; finite, 0 or more.
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

  /// The size of the viewport, in points; finite, 0 or more. It may change in any phase.
  ///
  /// The list's viewport always has this size, even while the header is visible, so the outer range is always
  /// the whole header.
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

  /// Sets all lengths of the combined view in one step, so that no intermediate range clips the offset.
  private func fit(_ viewport: Size) {
    combined.setSizes(
      viewport: viewport,
      content: Size(width: viewport.width, height: headerHeight + max(contentHeight, viewport.height)))
  }

  private static func check(_ height: Double, _ name: String) {
    precondition(
      height >= 0 && height.isFinite,
      "NestedScrollView.\(name) must be finite and not negative, not \(height); check what computed it")
  }

  // MARK: The two views

  /// The view of header and list: it moves first when the content scrolls down, and last when it scrolls up.
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

  /// The combined offset at which the outer view ends and the inner one begins; insets may narrow the range
  /// around it.
  private var border: Double {
    headerHeight.clamped(to: combined.minimumOffset.y...combined.maximumOffset.y)
  }
}
