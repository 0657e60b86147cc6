import CradleCollectionView
import CradleGeometry
import CradleStage

/// Cells, headers, footers and grounds; with the opening list its photos, which fade in over the cards and out again.
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
    case .cell:
      let look = PhotoLook(share: switcher.photoShare)
      if look.opacity < 1 {
        cells.drawCell(
          path, of: count, in: frame, squareness: look.squareness, isPressed: scene.isPressed(element))
      }
      guard look.opacity > 0 else { return }
      canvas.withOpacity(look.opacity) {
        photos.draw(
          scene.number(of: element.id), "\(path.item + 1) of \(count) in section \(path.section + 1)",
          opening.look(of: element.attributes), in: frame,
          photo: Size(width: stage.width, height: opening.featuredHeight),
          isPressed: scene.isPressed(element), fit: scene.fit, on: canvas)
      }
    case .supplementary(CollectionView.elementKindSectionHeader):
      cells.drawHeader(path.section, count: count, in: frame)
    case .supplementary: cells.drawFooter(path.section, in: frame)
    case .decoration: cells.drawGround(in: frame)
    }
  }
}
