import CradleGeometry
import CradleStage

/// The window's first frame: the backgrounds of its regions, which need no font, no picture and no demo.
struct WindowGround {
  let card: DemoCard
  let folded: Set<WindowRegion>
  let theme: Theme

  func draw(on canvas: Canvas) {
    let layout = WindowLayout(size: canvas.size, card: card, folded: folded) { _ in 0 }
    canvas.clear(theme.stage)
    if let plot = layout.plot { canvas.fill(plot, theme.panel) }
    if !layout.isSidebarFolded { canvas.fill(layout.sidebar, theme.panel) }
    if !layout.isInspectorFolded { canvas.fill(layout.inspector, theme.panel) }
    if !layout.isSourceFolded { canvas.fill(layout.source, theme.panel) }
    canvas.fill(layout.topBar, theme.panel)
  }
}
