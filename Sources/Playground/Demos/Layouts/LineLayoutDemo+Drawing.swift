import CradleCollectionView
import CradleGeometry
import CradleStage

/// Two marks at the middle, and the cards.
extension LineLayoutDemo {
  func drawGround(on canvas: Canvas, theme: Theme) {
    let middle = stage.width / 2
    let reach = layout.itemSize.height * (1 + layout.zoom) / 2 + 20
    for y in [stage.height / 2 - reach, stage.height / 2 + reach] {
      canvas.disc(Point(x: middle, y: y), radius: 3, theme.accent)
    }
    if scene.count == 0 { canvas.drawEmptyScene("No items", in: stage, theme) }
  }

  func draw(_ element: PresentedElement, in frame: Rect, on canvas: Canvas, theme: Theme) {
    let card = PendulumCard(
      number: scene.number(of: element.id), title: "\(element.attributes.indexPath.item + 1)",
      isPressed: scene.isPressed(element))
    card.draw(in: frame, on: canvas, theme)
  }
}
