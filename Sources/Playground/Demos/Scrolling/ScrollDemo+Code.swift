/// The scroll view in Swift.
extension ScrollDemo {
  var code: String {
    """
    import CradleGeometry
    import CradlePhysics
    import CradleScrolling
    \(isPlane ? zoomedCode : "")
    let view = ScrollView(
      viewportSize: \(viewport.code), contentSize: \(grid.size.code))
    \(controls.code)
    view.isPagingEnabled = \(paging.isOn)
    view.alwaysBounceVertical = \(alwaysBounce.isOn)
    view.alwaysBounceHorizontal = \(alwaysBounce.isOn && isPlane)\(zoomCode)
    // Your events, your frames: view.pointer(…), view.advance(by: 1 / 60). Draw the content from view.contentOffset on.
    """
  }

  private var zoomedCode: String {
    """

    /// The zoomed picture, at scale 1.
    final class Plane: ZoomableView, ScrollViewDelegate {
      var bounds = Rect(origin: .zero, size: \(grid.size.code))
      var center = Point(x: \(grid.size.width / 2), y: \(grid.size.height / 2))
      var transform = Transform.identity

      func viewForZooming(in scrollView: ScrollView) -> (any ZoomableView)? { self }
    }

    let plane = Plane()
    """
  }

  private var zoomCode: String {
    guard isPlane else { return "" }
    return """

      view.delegate = plane
      view.minimumZoomScale = \(1 / zoom.number)
      view.maximumZoomScale = \(zoom.number)\(view.zoomScale == 1 ? "" : zoomedPlaceCode)
      """
  }

  /// The scale, and the offset, which a zoom about the viewport's middle changes.
  private var zoomedPlaceCode: String {
    """

    view.zoomScale = \(view.zoomScale)
    view.setContentOffset(\(view.contentOffset.code), animated: false)
    """
  }
}
