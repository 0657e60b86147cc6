import CradleGeometry
import CradleStage

/// The whole window. The regions cover it completely, so nothing is cleared first.
struct ContentView: WindowView {
  let controller: WindowController
  let canvas: Canvas

  private var layout: WindowLayout { controller.layout }

  func draw() {
    if controller.isHome { HomeView(controller: controller, canvas: canvas).draw() } else { drawDemo() }
    if !layout.isSidebarFolded { SidebarView(controller: controller, canvas: canvas).draw() }
    drawDrawer()
    TopBarView(controller: controller, canvas: canvas).draw()
    if let toast = controller.toast { ToastView(controller: controller, canvas: canvas, toast: toast).draw() }
    let overlays = controller.overlays
    if controller.windowPointer.showsTip, let hover = controller.hover,
      let place = controller.windowPointer.place,
      !overlays.isHelpOpen
    {
      TipView(controller: controller, canvas: canvas, lines: controller.tipLines(for: hover), place: place)
        .draw()
    }
    let presence = overlays.help.value(at: controller.now)
    if presence > 0.001 {
      HelpView(controller: controller, canvas: canvas, presence: min(presence, 1)).draw()
    }
  }

  // The demo and its controls.
  private func drawDemo() {
    let plates = controller.plates
    StageView(controller: controller, canvas: canvas, plates: plates).draw()
    controller.onStageDrawn?(canvas)
    if let film = controller.film, let frame = plates.film {
      FilmMarkView(controller: controller, canvas: canvas, mark: film, frame: frame).draw()
    }
    DebugSwitchesView(controller: controller, canvas: canvas, frames: plates.switches).draw()
    if let timeline = layout.timeline {
      TimelineView(controller: controller, canvas: canvas, layout: timeline).draw()
    }
    // Above the buttons and the timeline, because it presses buttons near the stage's lower edge.
    if let hand = controller.guide.hand {
      canvas.clipped(to: layout.stage) { HandView(controller: controller, canvas: canvas, hand: hand).draw() }
    }
    if let meter = controller.instruments.meter, let frame = plates.times {
      FrameTimesView(controller: controller, canvas: canvas, times: meter.times, frame: frame).draw()
    }
    if let frame = layout.plot { drawStrip(frame) }
    if !layout.isInspectorFolded { InspectorView(controller: controller, canvas: canvas).draw() }
    if !layout.isSourceFolded { SourceView(controller: controller, canvas: canvas).draw() }
  }

  // The plot, or the log of calls in its place.
  private func drawStrip(_ frame: Rect) {
    if let calls = controller.instruments.calls {
      let lines = calls.log.lines(at: controller.session.host.time)
      CallLogView(controller: controller, canvas: canvas, frame: frame, lines: lines).draw()
    } else if let plot = controller.plot {
      PlotView(controller: controller, canvas: canvas, frame: frame, panel: plot).draw()
    }
  }

  // A folded region slides in over a darkened stage.
  private func drawDrawer() {
    let drawers = controller.overlays.drawers
    let presence = drawers.presence.value(at: controller.now).clamped(to: 0...1)
    guard presence > 0.001 else { return }
    let (size, top) = (controller.size, layout.topBar.maxY)
    canvas.fill(
      Rect(x: 0, y: top, width: size.width, height: size.height - top), Color.black.opacity(0.45 * presence))
    let distance =
      switch drawers.shown {
      case .sidebar: -layout.sidebar.width
      case .inspector: layout.inspector.width
      case .source: layout.source.width
      }
    canvas.transformed(Transform(translation: Vector(dx: distance * (1 - presence), dy: 0))) {
      switch drawers.shown {
      case .sidebar: SidebarView(controller: controller, canvas: canvas).draw()
      case .inspector: InspectorView(controller: controller, canvas: canvas).draw()
      case .source: SourceView(controller: controller, canvas: canvas).draw()
      }
    }
  }
}
