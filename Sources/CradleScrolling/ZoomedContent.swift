import CradleGeometry

/// The view that a scroll view zooms: its size and corner in the content, and the scale that it displays.
///
/// Its corner stays in place while it is zoomed. The view belongs to the app, whose getters and setters may call
/// anything: reading is safe at any time, and `display(_:)` must be called when nothing is half done. It is a class, so
/// that a call from within a setter finds the corner that it keeps.
final class ZoomedContent {
  /// The zoomed view, from the start of a zoom to its end.
  weak var view: (any ZoomableView)?
  /// The top left corner while a scale is applied to the view, in points of the content: between its setters the view's
  /// own numbers are inconsistent.
  private var fixedCorner: Point?

  /// The view's own size, in points at scale 1; nil without a view, or if its size is 0.
  var size: Size? {
    guard let size = view?.bounds.size, size.width > 0, size.height > 0 else { return nil }
    return size
  }

  /// The top left corner of the zoomed view, in points of the content.
  var corner: Point {
    if let fixedCorner { return fixedCorner }
    guard let view, !view.bounds.isEmpty else { return .zero }
    let size = view.bounds.size
    return Point(
      x: view.center.x - view.transform.a * size.width / 2,
      y: view.center.y - view.transform.d * size.height / 2)
  }

  /// Applies a scale to the view; its corner stays in place.
  ///
  /// - Parameter scale: The scale, asked again after the transform is set: if the view has zoomed to another scale in
  ///   between, it is already placed for that one.
  func display(_ scale: () -> Double) {
    guard let view else { return }
    let (shown, corner, outer) = (scale(), self.corner, fixedCorner)
    fixedCorner = corner
    let size = view.bounds.size
    view.transform = Transform(scale: shown)
    if scale() == shown {
      view.center = Point(x: corner.x + size.width * shown / 2, y: corner.y + size.height * shown / 2)
    }
    fixedCorner = outer
  }
}
