import CradleCollectionView
import CradleGeometry
import CradleStage

/// Cells, headers, footers and grounds; with the opening list its photos.
extension LayoutSwitchDemo {
  /// Names the two layouts of a transition.
  var notice: String? {
    guard collection.isInTransition else { return scene.notice }
    let percent = Int((collection.transitionProgress * 100).rounded())
    return "\(Self.title(switcher.present)) to \(Self.title(switcher.next)), \(percent) %"
  }

  private static func title(_ layout: Int) -> String {
    card.actions.first { $0.name == LayoutSwitcher.names[layout] }?.title ?? LayoutSwitcher.names[layout]
  }

  func draw(_ element: PresentedElement, in frame: Rect, on canvas: Canvas, theme: Theme) {
    let path = element.attributes.indexPath
    let count = scene.counts.indices.contains(path.section) ? scene.counts[path.section] : 0
    let cells = SwitchCells(canvas: canvas, theme: theme, fit: scene.fit)
    switch element.attributes.category {
    case .cell where collection.collectionViewLayout === opening:
      let number = scene.number(of: element.id)
      photos.draw(
        number, "\(path.item + 1) of \(count) in section \(path.section + 1)",
        opening.look(of: element.attributes), in: frame,
        photo: Size(width: stage.width, height: opening.featuredHeight),
        isPressed: scene.isPressed(element), fit: scene.fit, on: canvas)
    case .cell:
      cells.drawCell(path, of: count, in: frame, isPressed: scene.isPressed(element))
    case .supplementary(CollectionView.elementKindSectionHeader):
      cells.drawHeader(path.section, count: count, in: frame)
    case .supplementary: cells.drawFooter(path.section, in: frame)
    case .decoration: cells.drawGround(in: frame)
    }
  }
}
