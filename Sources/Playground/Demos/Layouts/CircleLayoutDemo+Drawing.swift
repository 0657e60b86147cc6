import CradleCollectionView
import CradleGeometry
import CradleStage

/// The ring with the count in its middle, and the discs with their numbers.
extension CircleLayoutDemo {
  private var center: Point { Point(x: stage.width / 2, y: stage.height / 2) }

  func drawGround(on canvas: Canvas, theme: Theme) {
    canvas.ring(center, radius: layout.radius, width: 1, theme.line)
    let isSmall = layout.radius < 90
    canvas.text(
      "\(scene.count)", at: center - Vector(dx: 0, dy: isSmall ? 0 : 10),
      Font(size: isSmall ? 20 : 44, weight: .semibold, isTabular: true), theme.dim, alignment: .center)
    guard !isSmall else { return }
    canvas.text(
      scene.count == 1 ? "item" : "items", at: center + Vector(dx: 0, dy: 26),
      scene.fit.legible(Font(size: 13)), theme.faint, alignment: .center)
  }

  func draw(_ element: PresentedElement, in frame: Rect, on canvas: Canvas, theme: Theme) {
    let color = theme.cell(scene.number(of: element.id))
    let isPressed = scene.isPressed(element)
    canvas.disc(frame.center, radius: frame.width / 2, theme.stage)
    canvas.disc(
      frame.center, radius: frame.width / 2 - 2,
      isPressed ? theme.pressed(color) : color)
  }

  /// The numbers over all discs: in their middles, or on the rims if the discs cover each other's middles.
  func drawOver(on canvas: Canvas, theme: Theme) {
    let spacing = 2 * .pi * layout.radius / Double(max(1, scene.count))
    let isDense = spacing < layout.itemDiameter * 0.6
    let font = Font(size: isDense ? 12 : 15, weight: .semibold, isTabular: true)
    collection.forEachPresented { element in
      let attributes = element.attributes
      let outward = (attributes.center - center).normalized
      let shift = isDense ? outward * (layout.itemDiameter / 2 - 11) : .zero
      canvas.withPose(of: attributes, around: attributes.center) {
        // If discs cover each other, a number has a background of its own.
        if isDense {
          canvas.disc(attributes.center + shift, radius: 10, theme.cell(scene.number(of: element.id)))
        }
        canvas.text(
          "\(scene.number(of: element.id))", at: attributes.center + shift, font, theme.onAccent,
          alignment: .center)
      }
    }
  }
}
