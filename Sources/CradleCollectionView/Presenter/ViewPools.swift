/// The pools of cells and supplementary views that left the screen.
struct ViewPools {
  let cells = ReuseQueue<CollectionViewCell>()
  let supplementaries = ReuseQueue<CollectionReusableView>()

  /// Returns the view of an element to its pool.
  func recycle(_ view: CollectionReusableView, of category: ElementCategory) {
    if let cell = view as? CollectionViewCell {
      cell.isHighlighted = false
      cell.isSelected = false
      cells.enqueue(cell)
    } else if case .supplementary = category {
      supplementaries.enqueue(view)
    }
  }
}
