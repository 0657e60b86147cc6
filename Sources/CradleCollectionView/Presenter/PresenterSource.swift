/// The members of a collection that its presenter uses.
protocol PresenterSource: AnyObject {
  /// The present context of motions.
  var motionContext: MotionContext { get }
  /// The identity of an element; nil for one that does not exist.
  func id(of key: ElementKey) -> ElementID?
  /// The identity of an element in a layout's result; one that does not exist traps.
  func identity(of attributes: LayoutAttributes) -> ElementID
  /// Makes the view of an element that becomes visible; nil without one.
  func makeView(for attributes: LayoutAttributes) -> CollectionReusableView?
  /// Called when an element's view is off the screen.
  func didRecycle(_ view: CollectionReusableView, of key: ElementKey)
}
