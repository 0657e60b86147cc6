import CradleGeometry

// Queries of a layout by the collection and by others.
extension CollectionViewLayout {
  /// Appends the attributes of every element in a rectangle of the content, by the overridden form of
  /// `layoutAttributesForElements(in:)`; the buffer's contents are kept. Use it to query any layout; in an
  /// override of either form call super instead.
  package final func appendLayoutAttributes(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    if let substitute { return substitute.appendLayoutAttributes(in: rect, into: &buffer) }
    guard buffer.isEmpty else {
      if let more = layoutAttributesForElements(in: rect) { buffer += more }
      return
    }
    // The array is built in the buffer's own storage, which is moved out and back.
    var storage: [LayoutAttributes] = []
    swap(&storage, &buffer)
    borrowedBuffer = consume storage
    if let result = layoutAttributesForElements(in: rect) { buffer = result }
    if let unused = borrowedBuffer.take(), buffer.isEmpty { buffer = unused }
  }

  /// The attributes of any element, visible or not.
  final func layoutAttributes(for key: ElementKey) -> LayoutAttributes? {
    switch key.category {
    case .cell: receiver.layoutAttributesForItem(at: key.indexPath)
    case .supplementary(let kind):
      receiver.layoutAttributesForSupplementaryView(ofKind: kind, at: key.indexPath)
    case .decoration(let kind): receiver.layoutAttributesForDecorationView(ofKind: kind, at: key.indexPath)
    }
  }

  /// The shown attributes of any element, including the layout's own motion; nil if the layout has none.
  final func shownAttributes(for key: ElementKey) -> LayoutAttributes? {
    layoutAttributes(for: key).map(shown)
  }

  /// A context that invalidates everything.
  package final func makeFullContext() -> CollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.invalidateEverything = true
    return context
  }
  /// Records that the data was reloaded.
  final func invalidateCounts() {
    let context = makeFullContext()
    context.invalidateDataSourceCounts = true
    receiver.invalidateLayout(with: context)
  }

  // MARK: Decorations

  /// Registers the class of a decoration kind's views; nil removes the registration. A kind without one is shown
  /// without a view.
  public final func register(
    _ viewClass: CollectionReusableView.Type?, forDecorationViewOfKind kind: String
  ) {
    decorations[kind] = viewClass.map { viewClass in { viewClass.init() } }
  }

  /// Registers a closure that makes the views of a decoration kind.
  package final func register(
    forDecorationViewOfKind kind: String, _ make: @escaping () -> CollectionReusableView
  ) {
    decorations[kind] = make
  }

  final func makeDecoration(_ kind: String) -> CollectionReusableView? { decorations[kind]?() }
}
