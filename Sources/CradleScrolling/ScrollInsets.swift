import CradleGeometry

/// The insets of the content: the app's own, the safe area's, and a refresh control's during a refresh.
struct ScrollInsets {
  /// The app's `contentInset`, in points.
  var content = EdgeInsets.zero
  /// The parts of the viewport that bars and rounded corners cover, in points.
  var safeArea = EdgeInsets.zero
  /// The edges to which the safe area is added.
  var behavior = ScrollView.ContentInsetAdjustmentBehavior.automatic
  /// The inset of a refresh control, in points; 0 without a refresh.
  var refresh = 0.0

  /// The sum of the insets, in points, for content that scrolls along some axes.
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
  /// The rule that adds `safeAreaInsets` to `adjustedContentInset`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable, CaseIterable {
    /// The same as `scrollableAxes`; UIKit's difference concerns navigation controllers.
    case automatic
    /// At the edges of an axis along which the content is longer than the viewport, or always bounces.
    case scrollableAxes
    /// At no edge.
    case never
    /// At all four edges.
    case always
  }

  /// The insets of the content, in points; finite. Content that rests at its start stays at its start when an
  /// inset grows.
  public var contentInset: EdgeInsets {
    get { insets.content }
    set {
      Self.check(newValue, "contentInset")
      insets.content = newValue
      fitInsets()
    }
  }

  /// The insets of the viewport that bars and rounded corners cover, in points; finite. The default is zero.
  public var safeAreaInsets: EdgeInsets {
    get { insets.safeArea }
    set {
      Self.check(newValue, "safeAreaInsets")
      insets.safeArea = newValue
      fitInsets()
    }
  }

  /// The edges at which `safeAreaInsets` is added to `adjustedContentInset`.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { insets.behavior }
    set {
      insets.behavior = newValue
      fitInsets()
    }
  }

  /// The sum of `contentInset`, the applicable part of `safeAreaInsets`, and a refresh control's inset, in
  /// points.
  public var adjustedContentInset: EdgeInsets {
    EdgeInsets(
      top: axes.y.insetBefore, left: axes.x.insetBefore, bottom: axes.y.insetAfter, right: axes.x.insetAfter)
  }

  /// Applies the insets to the range, and notifies the delegate of a change.
  ///
  /// - Parameter keepsOffset: Whether content that rests at its start keeps its offset, even beyond its range.
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
    guard let listener else { return }
    nest("scrollViewDidChangeAdjustedContentInset(_:)") {
      listener.scrollViewDidChangeAdjustedContentInset(self)
    }
  }
}
