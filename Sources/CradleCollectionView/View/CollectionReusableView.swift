/// What stands for an element on screen, used again for another one when it leaves; it draws nothing by
/// itself.
open class CollectionReusableView {
  /// The pool it comes from; nil for one that no pool knows.
  public internal(set) var reuseIdentifier: String?
  /// The attributes it was last told; nil before.
  public internal(set) var attributes: LayoutAttributes?

  /// Makes a view that stands for nothing yet.
  public init() {}

  /// Forgets the element it stood for; called before it is handed out again.
  open func prepareForReuse() {}

  /// Takes new attributes; called only when they changed.
  open func apply(_ attributes: LayoutAttributes) {}

  final func tell(_ new: LayoutAttributes) {
    guard new != attributes else { return }
    attributes = new
    apply(new)
  }
}
