/// What a presenter asks of whom it presents for.
protocol PresenterSource: AnyObject {
  /// The time, and what is seen.
  var moment: Moment { get }
  /// What names an element for life; nil for one that does not exist.
  func id(of key: ElementKey) -> ElementID?
  /// What names an element that a layout has answered; one that does not exist is a programming error.
  func identity(of attributes: LayoutAttributes) -> ElementID
  /// The view of an element that comes into sight; nil where nobody supplies one.
  func makeView(for attributes: LayoutAttributes) -> CollectionReusableView?
  /// Hears that an element's view is off the screen.
  func didTakeBack(_ view: CollectionReusableView, of key: ElementKey)
}
