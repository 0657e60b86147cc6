/// A view that represents an element on screen, and is reused for another element later; it draws nothing
/// itself.
open class CollectionReusableView {
  /// The reuse identifier with which it was dequeued; nil for other views.
  public var reuseIdentifier: String? { reuseKey?.identifier }
  /// The key of its pool.
  var reuseKey: ReuseKey?
  /// The number of registrations under its key before the one that made it.
  var registrationNumber = 0
  /// The last applied attributes; nil before the first.
  public internal(set) var attributes: LayoutAttributes?

  /// Makes a view without an element.
  public required init() {}

  /// Resets the view; called before it is dequeued again.
  open func prepareForReuse() {}

  /// Applies new attributes; called only when they have changed.
  open func apply(_ attributes: LayoutAttributes) {}

  /// The attributes that it prefers, given those of the layout: called when it becomes visible, and again
  /// when its element is invalidated, but not in a flow or a compositional layout all of whose sizes are fixed.
  /// The default returns those of the layout.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: LayoutAttributes) -> LayoutAttributes {
    layoutAttributes
  }

  final func notify(_ new: LayoutAttributes) {
    guard new != attributes else { return }
    attributes = new
    apply(new)
  }
}
