import CradleGeometry

// What a layout is asked by the collection, and by who else wants to know.
extension CollectionViewLayout {
  /// Appends the attributes of every element that shows in a rectangle of the content, by whichever form of
  /// `layoutAttributesForElements(in:)` was overridden; what is in the buffer is left alone. Ask any layout by it; in an
  /// override of either form ask super instead. (Ours.)
  public final func appendLayoutAttributes(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    guard buffer.isEmpty else {
      if let more = layoutAttributesForElements(in: rect) { buffer += more }
      return
    }
    // The array that is answered is made in the buffer's own storage: it goes out and comes back.
    var storage: [LayoutAttributes] = []
    swap(&storage, &buffer)
    lent = consume storage
    if let answer = layoutAttributesForElements(in: rect) { buffer = answer }
    if let unused = lent.take(), buffer.isEmpty { buffer = unused }
  }

  /// The attributes of any element, wherever it is.
  final func layoutAttributes(for key: ElementKey) -> LayoutAttributes? {
    switch key.category {
    case .cell: layoutAttributesForItem(at: key.indexPath)
    case .supplementary(let kind): layoutAttributesForSupplementaryView(ofKind: kind, at: key.indexPath)
    case .decoration(let kind): layoutAttributesForDecorationView(ofKind: kind, at: key.indexPath)
    }
  }

  /// Where any element is shown, by what moves by itself; nil where the layout has none.
  final func shownAttributes(for key: ElementKey) -> LayoutAttributes? {
    layoutAttributes(for: key).map(shown)
  }

  /// A context of the layout's class that invalidates nothing yet, where a plain one of a flow's class invalidates its metrics
  /// and attributes. (Ours.)
  public final func makeContext() -> CollectionViewLayoutInvalidationContext {
    let context = Self.invalidationContextClass.init()
    context.keepEverything()
    return context
  }

  /// Notes that the data was loaded anew.
  final func invalidateCounts() {
    let context = makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    invalidateLayout(with: context)
  }

  // MARK: Decorations

  /// Names the class of a decoration kind's views; nil shows them without a view again.
  public final func register(
    _ viewClass: CollectionReusableView.Type?, forDecorationViewOfKind kind: String
  ) {
    decorations[kind] = viewClass.map { viewClass in { viewClass.init() } }
  }

  /// Says how to make the view of a decoration kind; a kind without one is shown without a view. (Ours.)
  public final func register(
    forDecorationViewOfKind kind: String, _ make: @escaping () -> CollectionReusableView
  ) {
    decorations[kind] = make
  }

  final func makeDecoration(_ kind: String) -> CollectionReusableView? { decorations[kind]?() }
}
