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

  /// The sum of the insets, in points.
  func adjusted(for axes: ScrollAxes) -> EdgeInsets {
    let (x, y): (Bool, Bool) =
      switch behavior {
      case .never: (false, false)
      case .always: (true, true)
      case .automatic, .scrollableAxes: (scrolls(axes.x), scrolls(axes.y))
      }
    return EdgeInsets(
      top: content.top + refresh + (y ? safeArea.top : 0), left: content.left + (x ? safeArea.left : 0),
      bottom: content.bottom + (y ? safeArea.bottom : 0), right: content.right + (x ? safeArea.right : 0))
  }

  private func scrolls(_ axis: ScrollAxis) -> Bool { axis.content > axis.viewport || axis.alwaysBounces }
}
