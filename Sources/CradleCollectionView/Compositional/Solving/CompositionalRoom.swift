import CradleGeometry

/// The room that a collection leaves to its sections, in points.
struct CompositionalRoom: Equatable {
  /// The sections' container: as with a flow the viewport's size, across the scroll direction between the adjusted
  /// content insets, so that no section scrolls sideways because of them.
  let size: Size
  /// The part of the safe area that is not among those insets, across the scroll direction.
  let safeArea: EdgeInsets

  /// The room in a collection's visible rectangle; without a collection the whole rectangle.
  init(of view: CollectionView?, in bounds: Rect, along: LayoutAxis) {
    let across = along.other
    let (adjusted, content) = (view?.adjustedContentInset ?? .zero, view?.contentInset ?? .zero)
    let taken = across.before(adjusted) + across.after(adjusted)
    size = along.size(along.extent(bounds.size), across: max(0, across.extent(bounds.size) - taken))
    let area = view?.safeAreaInsets ?? .zero
    safeArea =
      along == .vertical
      ? EdgeInsets(
        top: 0, left: max(0, area.left - (adjusted.left - content.left)), bottom: 0,
        right: max(0, area.right - (adjusted.right - content.right)))
      : EdgeInsets(
        top: max(0, area.top - (adjusted.top - content.top)), left: 0,
        bottom: max(0, area.bottom - (adjusted.bottom - content.bottom)), right: 0)
  }
}
