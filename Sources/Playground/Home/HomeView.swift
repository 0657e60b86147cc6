import CradleGeometry
import CradleStage

/// The page of all demos: a card with a miniature for each.
struct HomeView: WindowView {
  let controller: WindowController
  let canvas: Canvas

  private static let radius = 12.0

  /// The background of a demo: a phone's page, or the stage.
  static func ground(of miniature: Miniature, _ theme: Theme) -> Color {
    miniature.type.card.fillsStage ? theme.stage : theme.panel
  }

  /// Draws a demo scaled to a frame.
  static func draw(_ miniature: Miniature, in frame: Rect, _ theme: Theme, on canvas: Canvas) {
    guard let demo = miniature.host?.demo else { return }
    canvas.transformed(Transform(translation: frame.origin - .zero)) {
      canvas.transformed(Transform(scale: frame.width / miniature.viewport.width, around: .zero)) {
        demo.draw(on: canvas, theme: theme)
      }
    }
  }

  func draw() {
    let page = controller.layout.page
    let home = controller.home
    canvas.fill(page, theme.background)
    home.pictures.begin()
    canvas.clipped(to: page) {
      let shift = page.origin - .zero + Vector(dx: 0, dy: -home.scroll.offset)
      for index in home.shown { drawCard(index, home.layout.cards[index], shift) }
    }
    ScrollMark(region: home.scroll).draw(in: page, theme, on: canvas)
  }

  private func drawCard(_ index: Int, _ card: HomeLayout.Card, _ shift: Vector) {
    let miniature = controller.home.miniatures[index]
    let picture = card.picture.offset(by: shift)
    let isHovered = controller.hover == .card(index)
    let ground = Self.ground(of: miniature, theme)
    if miniature.isPlaying {
      canvas.clipped(to: picture, radius: Self.radius, background: theme.background) {
        canvas.fill(picture, ground)
        Self.draw(miniature, in: picture, theme, on: canvas)
      }
    } else {
      canvas.fill(picture, radius: Self.radius, ground)
      let still = controller.home.pictures.picture(
        index, miniature, size: picture.size, scale: canvas.scale, theme: theme)
      if let still { canvas.picture(still, in: picture, radius: Self.radius) }
    }
    canvas.stroke(picture, radius: Self.radius, width: 1, isHovered ? theme.faint : theme.line)
    if controller.focus == .stage, controller.home.picked == index { focusRing(picture, radius: Self.radius) }
    drawWords(of: miniature.type.card, under: picture, isHovered: isHovered)
  }

  private func drawWords(of card: DemoCard, under picture: Rect, isHovered: Bool) {
    let left = picture.minX + 2
    canvas.text(
      card.title, at: Point(x: left, y: picture.maxY + 18), Typography.heading,
      isHovered ? theme.text : theme.text.mixed(with: theme.dim, fraction: 0.25), maximumWidth: picture.width)
    let lines = Wrapping.lines(
      card.summary, Typography.hint, within: picture.width - 4, measure: controller.measure)
    for (line, words) in lines.enumerated() {
      canvas.text(
        words, at: Point(x: left, y: picture.maxY + 37 + 15 * Double(line)), Typography.hint, theme.dim)
    }
  }
}
