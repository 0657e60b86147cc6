import CradleGeometry
import CradleStage

/// The demos under their groups; the open one is highlighted and has a mark in the accent colour.
struct SidebarView: WindowView {
  let controller: WindowController
  let canvas: Canvas

  func draw() {
    let frame = controller.layout.sidebar
    canvas.fill(frame, theme.panel)
    canvas.clipped(to: frame) {
      let shift = Vector(dx: frame.minX, dy: frame.minY - controller.sidebar.scroll.offset)
      canvas.transformed(Transform(translation: shift)) { drawContent() }
    }
    ScrollMark(region: controller.sidebar.scroll).draw(in: frame, theme, on: canvas)
    canvas.fill(Rect(x: frame.maxX - 1, y: frame.minY, width: 1, height: frame.height), theme.line)
  }

  private func drawContent() {
    let layout = controller.sidebarLayout
    for heading in layout.headings {
      canvas.text(heading.title, at: Point(x: 24, y: heading.y), Typography.group, theme.faint)
    }
    drawSelection()
    drawHome(layout.home)
    let shown = Rect(
      x: 0, y: controller.sidebar.scroll.offset, width: controller.layout.sidebar.width,
      height: controller.layout.sidebar.height)
    if controller.sidebar.miniatures.isShown { controller.sidebar.miniatures.begin() }
    for row in layout.rows {
      let isOpen = row.demo == controller.opened && !controller.isHome
      let isHovered = controller.hover == .demo(row.demo)
      if isHovered, !isOpen { button(.demo(row.demo), row.frame, .plain) }
      canvas.text(
        controller.catalog[row.demo].card.title, at: Point(x: 28, y: row.frame.midY),
        isOpen ? Typography.emphasis : Typography.body, isOpen || isHovered ? theme.text : theme.dim,
        maximumWidth: row.frame.width
          - (controller.sidebar.miniatures.isShown ? 32 + SidebarMiniatures.size.width : 24))
      if controller.sidebar.miniatures.isShown, shown.intersects(row.frame) { drawMiniature(row) }
    }
  }

  private func drawMiniature(_ row: SidebarLayout.Row) {
    let (miniature, size) = (controller.home.miniatures[row.demo], SidebarMiniatures.size)
    let frame = Rect(
      x: row.frame.maxX - size.width - 8, y: row.frame.midY - size.height / 2, width: size.width,
      height: size.height)
    canvas.fill(frame, radius: 4, HomeView.ground(of: miniature, theme))
    let still = controller.sidebar.miniatures.pictures.picture(
      row.demo, miniature, size: size, scale: canvas.scale * SidebarMiniatures.detail, theme: theme)
    if let still { canvas.picture(still, in: frame, radius: 4) }
    canvas.stroke(frame, radius: 4, width: 1, theme.line)
  }

  private func drawHome(_ frame: Rect) {
    let isHovered = controller.hover == .home
    if isHovered, !controller.isHome { button(.home, frame, .plain) }
    canvas.text(
      "All demos", at: Point(x: 28, y: frame.midY), controller.isHome ? Typography.emphasis : Typography.body,
      controller.isHome || isHovered ? theme.text : theme.dim)
  }

  private func drawSelection() {
    let layout = controller.sidebarLayout
    guard var frame = controller.isHome ? layout.home : layout.frame(of: controller.opened) else { return }
    frame.origin.y = controller.sidebar.mark.value(at: controller.now)
    canvas.fill(frame, radius: 8, theme.raised)
    canvas.fill(Rect(x: frame.minX, y: frame.midY - 8, width: 3, height: 16), radius: 1.5, theme.accent)
    if controller.focus == .sidebar { focusRing(frame, gap: 1) }
  }
}

/// The scroll indicator of a list in the window.
struct ScrollMark {
  let region: ScrollRegion

  func draw(in frame: Rect, _ theme: Theme, on canvas: Canvas) {
    guard let indicator = region.indicator else { return }
    // It never fades out, unlike on a phone: otherwise a mouse user would not notice that the list scrolls.
    let thumb = indicator.frame.offset(by: frame.origin - Point.zero)
    canvas.fill(thumb, radius: 1.5, theme.faint.opacity(0.4 + 0.4 * indicator.alpha))
  }
}
