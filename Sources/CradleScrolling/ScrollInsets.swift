import CradleGeometry

/// The room around the content: the app's own, the safe area's, and a refresh control's while it refreshes.
struct ScrollInsets {
  /// What the app asked for, in points.
  var content = EdgeInsets.zero
  /// What bars and rounded corners cover, in points.
  var safeArea = EdgeInsets.zero
  /// Which edges take the safe area in.
  var behavior = ScrollView.ContentInsetAdjustmentBehavior.automatic
  /// The room of a refresh control, in points.
  var refresh = 0.0

  /// All of it, in points, for content that scrolls along some axes.
  func adjusted(scrollsX: Bool, scrollsY: Bool) -> EdgeInsets {
    let (x, y): (Bool, Bool) =
      switch behavior {
      case .never: (false, false)
      case .always: (true, true)
      case .automatic, .scrollableAxes: (scrollsX, scrollsY)
      }
    return EdgeInsets(
      top: content.top + refresh + (y ? safeArea.top : 0), left: content.left + (x ? safeArea.left : 0),
      bottom: content.bottom + (y ? safeArea.bottom : 0), right: content.right + (x ? safeArea.right : 0))
  }
}

extension ScrollView {
  /// How `safeAreaInsets` become part of `adjustedContentInset`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable, CaseIterable {
    /// As `scrollableAxes`: what UIKit adds to it belongs to navigation controllers.
    case automatic
    /// At the edges of an axis along which the content is longer than the viewport, or always bounces.
    case scrollableAxes
    /// Not at all.
    case never
    /// At all four edges.
    case always
  }

  /// Room around the content, in points; finite. Content that rests at its start stays there when the inset grows.
  public var contentInset: EdgeInsets {
    get { insets.content }
    set {
      Self.check(newValue, "contentInset")
      insets.content = newValue
      fitInsets()
    }
  }

  /// What bars and rounded corners cover of the viewport, in points; finite. Zero unless the app sets it.
  public var safeAreaInsets: EdgeInsets {
    get { insets.safeArea }
    set {
      Self.check(newValue, "safeAreaInsets")
      insets.safeArea = newValue
      fitInsets()
    }
  }

  /// Which edges take `safeAreaInsets` in.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { insets.behavior }
    set {
      insets.behavior = newValue
      fitInsets()
    }
  }

  /// All the room around the content, in points: `contentInset`, what counts of `safeAreaInsets`, and a refresh control's.
  public var adjustedContentInset: EdgeInsets {
    EdgeInsets(
      top: axes.y.insetBefore, left: axes.x.insetBefore, bottom: axes.y.insetAfter, right: axes.x.insetAfter)
  }

  /// Brings the insets into the range, and tells of a change.
  ///
  /// - Parameter keepsOffset: Whether content that rests at its start stays where it is, beyond its range if need be.
  func fitInsets(keepsOffset: Bool = false) {
    let new = insets.adjusted(
      scrollsX: axes.x.content > axes.x.viewport || axes.x.alwaysBounces,
      scrollsY: axes.y.content > axes.y.viewport || axes.y.alwaysBounces)
    guard new != adjustedContentInset else { return }
    let body = { (axes: inout (x: ScrollAxis, y: ScrollAxis)) in
      (axes.x.insetBefore, axes.x.insetAfter) = (new.left, new.right)
      (axes.y.insetBefore, axes.y.insetAfter) = (new.top, new.bottom)
    }
    if keepsOffset { body(&axes) } else { changeRange(body) }
    adjustedContentInsetDidChange()
    listener?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
