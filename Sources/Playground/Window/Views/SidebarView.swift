import CradleGeometry
import CradleStage

/// The demos under their groups; the open one is highlighted and has a mark in the accent colour.
struct SidebarView: ShellView {
  let shell: Shell
  let canvas: Canvas

  func draw() {
    let frame = shell.layout.sidebar
    canvas.fill(frame, theme.panel)
    canvas.clipped(to: frame) {
      let shift = Vector(dx: frame.minX, dy: frame.minY - shell.sidebarScroll.offset)
      canvas.transformed(Transform(translation: shift)) { drawContent() }
    }
    ScrollMark(region: shell.sidebarScroll).draw(in: frame, theme, on: canvas)
    canvas.fill(Rect(x: frame.maxX - 1, y: frame.minY, width: 1, height: frame.height), theme.line)
  }

  private func drawContent() {
    let layout = shell.sidebarLayout
    for heading in layout.headings {
      canvas.text(heading.title, at: Point(x: 24, y: heading.y), Typography.group, theme.faint)
    }
    drawSelection()
    drawHome(layout.home)
    for row in layout.rows {
      let isOpen = row.demo == shell.opened && !shell.isHome
      let isHovered = shell.hover == .demo(row.demo)
      if isHovered, !isOpen { button(.demo(row.demo), row.frame, .plain) }
      canvas.text(
        shell.catalog[row.demo].card.title, at: Point(x: 28, y: row.frame.midY),
        isOpen ? Typography.emphasis : Typography.body, isOpen || isHovered ? theme.text : theme.dim,
        maximumWidth: row.frame.width - 24)
    }
  }

  private func drawHome(_ frame: Rect) {
    let isHovered = shell.hover == .home
    if isHovered, !shell.isHome { button(.home, frame, .plain) }
    canvas.text(
      "All demos", at: Point(x: 28, y: frame.midY), shell.isHome ? Typography.emphasis : Typography.body,
      shell.isHome || isHovered ? theme.text : theme.dim)
  }

  private func drawSelection() {
    let layout = shell.sidebarLayout
    guard var frame = shell.isHome ? layout.home : layout.frame(of: shell.opened) else { return }
    frame.origin.y = shell.selection.value(at: shell.now)
    canvas.fill(frame, radius: 8, theme.raised)
    canvas.fill(Rect(x: frame.minX, y: frame.midY - 8, width: 3, height: 16), radius: 1.5, theme.accent)
    if shell.focus == .sidebar { focusRing(frame, gap: 1) }
  }
}

/// The scroll indicator of a list in the shell.
struct ScrollMark {
  let region: ScrollRegion

  func draw(in frame: Rect, _ theme: Theme, on canvas: Canvas) {
    guard let indicator = region.indicator else { return }
    // It never fades out, unlike on a phone: a mouse user would not discover that the list scrolls.
    let thumb = indicator.frame.offset(by: frame.origin - Point.zero)
    canvas.fill(thumb, radius: 1.5, theme.faint.opacity(0.4 + 0.4 * indicator.alpha))
  }
}
