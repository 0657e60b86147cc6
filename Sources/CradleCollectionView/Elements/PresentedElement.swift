import CradleGeometry

/// An element as it is shown now, during animations.
///
/// ```swift
/// func draw(_ item: Int, in frame: Rect, alpha: Double) {}  // your renderer's call
///
/// let offset = collection.contentOffset - Point.zero
/// collection.forEachPresented { element in
///   let attributes = element.attributes
///   draw(attributes.indexPath.item, in: attributes.frame.offset(by: -offset), alpha: attributes.alpha)
/// }
/// ```
public struct PresentedElement {
  /// Identifies the element for as long as it exists.
  public let id: ElementID
  /// Its shown place and appearance, in the content's points; subtract the content offset for the viewport's.
  public let attributes: LayoutAttributes
  /// The velocity of its animation in the content, in points per second; without the scroll.
  public let velocity: Vector
  /// Its velocity on the screen, in points per second: of its animation, the scroll, and its layout or an
  /// animator over it.
  public let screenVelocity: Vector
  /// Its cell, supplementary or decoration view; nil if it has none.
  public let view: CollectionReusableView?
  /// Whether it has left the data or the layout and is fading out.
  public let isLeaving: Bool
}
