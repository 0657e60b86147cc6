import CradleGeometry
import CradleStage

/// All keys in columns, over the whole window.
struct HelpView: WindowView {
  let controller: WindowController
  let canvas: Canvas
  /// The opacity, 0…1, while it appears and disappears.
  let presence: Double

  private var region: ScrollRegion { controller.overlays.helpScroll }

  func draw() {
    let size = controller.layout.size
    let layout = HelpLayout(card: controller.session.card, size: size)
    canvas.withOpacity(presence) {
      canvas.fill(Rect(origin: .zero, size: size), Color.black.opacity(theme.name == .dark ? 0.6 : 0.4))
      // Magnified instead of transformed, so that text in a small window is as crisp as in a large one.
      let shift = (layout.panel.center - .zero) * (1 - layout.scale)
      canvas.transformed(Transform(translation: shift)) {
        canvas.magnified(by: layout.scale) {
          let height = layout.frame.height / layout.scale
          let card = Rect(
            center: layout.panel.center, size: Size(width: layout.panel.width, height: height))
          canvas.shadow(card, radius: 20, StageView.shadow)
          canvas.fill(card, radius: 20, theme.panel)
          let top = card.minY - layout.panel.minY - region.offset / layout.scale
          canvas.clipped(to: card) {
            canvas.transformed(Transform(translation: Vector(dx: 0, dy: region.canScroll ? top : 0))) {
              draw(layout)
            }
          }
        }
      }
      ScrollMark(region: region).draw(in: layout.frame, theme, on: canvas)
    }
  }

  private func draw(_ layout: HelpLayout) {
    let panel = layout.panel
    canvas.text("Keys", at: Point(x: panel.minX + 32, y: panel.minY + 34), Typography.title, theme.text)
    canvas.text(
      "Esc closes", at: Point(x: panel.maxX - 32, y: panel.minY + 34), Typography.hint, theme.faint,
      alignment: .trailing)
    for section in layout.sections {
      canvas.text(section.title.uppercased(), at: section.place, Typography.group, theme.faint)
      for line in section.lines {
        canvas.text(line.caps, at: line.place, Typography.emphasis, theme.text)
        canvas.text(
          line.words, at: line.place + Vector(dx: HelpLayout.wordsIndent, dy: 0), Typography.body, theme.dim,
          maximumWidth: HelpLayout.wordsWidth)
      }
    }
  }
}
