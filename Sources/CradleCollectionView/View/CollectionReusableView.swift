/// What stands for an element on screen, used again for another one when it leaves; it draws nothing by
/// itself.
open class CollectionReusableView {
  /// The identifier that it was dequeued by; nil for one that no pool knows.
  public var reuseIdentifier: String? { reuseKey?.identifier }
  /// The pool it comes from.
  var reuseKey: ReuseKey?
  /// The attributes it was last told; nil before.
  public internal(set) var attributes: LayoutAttributes?

  /// Makes a view that stands for nothing yet.
  public required init() {}

  /// Forgets the element it stood for; called before it is handed out again.
  open func prepareForReuse() {}

  /// Takes new attributes; called only when they changed.
  open func apply(_ attributes: LayoutAttributes) {}

  /// The attributes that it would have rather than those of the layout: asked when it comes into sight, and again when its
  /// element is invalidated. Unless overridden those of the layout.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: LayoutAttributes) -> LayoutAttributes {
    layoutAttributes
  }

  final func tell(_ new: LayoutAttributes) {
    guard new != attributes else { return }
    attributes = new
    apply(new)
  }
}
