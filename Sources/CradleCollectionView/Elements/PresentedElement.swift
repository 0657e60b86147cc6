import CradleGeometry

/// An element as the person sees it now, in the midst of whatever animates.
public struct PresentedElement {
  /// Names the same element for as long as it lives.
  public let id: ElementID
  /// Where and how it is seen, in the content's points; subtract the content offset for the viewport's.
  public let attributes: LayoutAttributes
  /// How fast its animation moves it through the content, in points per second; scrolling is not in it.
  public let velocity: Vector
  /// How fast it moves over the screen, in points per second: by its animation, by the scroll, and by whatever its layout
  /// or an animator over that does.
  public let screenVelocity: Vector
  /// Its cell, supplementary or decoration view; nil where nobody supplied one.
  public let view: CollectionReusableView?
  /// Whether it has left the data, or the layout, and is only seen fading out.
  public let isLeaving: Bool
}
