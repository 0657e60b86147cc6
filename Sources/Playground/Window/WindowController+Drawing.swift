import CradleGeometry
import CradleStage

/// Draws the whole window on any canvas: the window's, or one in memory for pictures and tests.
extension WindowController {
  /// The regions cover the window completely, so nothing is cleared first.
  func draw(on canvas: Canvas) {
    isHome ? HomeView(controller: self, canvas: canvas).draw() : drawDemo(on: canvas)
    if !layout.isSidebarFolded { SidebarView(controller: self, canvas: canvas).draw() }
    drawDrawer(on: canvas)
    TopBarView(controller: self, canvas: canvas).draw()
    if let toast { ToastView(controller: self, canvas: canvas, toast: toast).draw() }
    if tip.isShown, let hover, let place = windowPointer.place, helpPresence.target == 0 {
      TipView(controller: self, canvas: canvas, lines: tip(for: hover), place: place).draw()
    }
    let help = helpPresence.value(at: now)
    if help > 0.001 { HelpView(controller: self, canvas: canvas, presence: min(help, 1)).draw() }
  }

  // The demo and its controls.
  private func drawDemo(on canvas: Canvas) {
    StageView(controller: self, canvas: canvas).draw()
    onStageDrawn?(canvas)
    if let film { FilmMarkView(controller: self, canvas: canvas, mark: film).draw() }
    DebugSwitchesView(controller: self, canvas: canvas).draw()
    if let timeline = layout.timeline {
      TimelineView(controller: self, canvas: canvas, layout: timeline).draw()
    }
    // Above the buttons and the timeline, because it presses buttons near the stage's lower edge.
    if let hand = guide.hand {
      canvas.clipped(to: layout.stage) { HandView(controller: self, canvas: canvas, hand: hand).draw() }
    }
    if let meter = instruments.meter {
      FrameTimesView(controller: self, canvas: canvas, times: meter.times).draw()
    }
    if let plot = layout.plot {
      if let calls = instruments.calls {
        CallLogView(
          controller: self, canvas: canvas, frame: plot, lines: calls.log.lines(at: session.host.time)
        )
        .draw()
      } else if let panel = self.plot {
        PlotView(controller: self, canvas: canvas, frame: plot, panel: panel).draw()
      }
    }
    if !layout.isInspectorFolded { InspectorView(controller: self, canvas: canvas).draw() }
    if !layout.isSourceFolded { SourceView(controller: self, canvas: canvas).draw() }
  }

  /// The cursor for the target under the pointer.
  var cursor: Cursor {
    if stagePointer.isDown || windowPointer.dragsPlot || inspector.drag?.response != nil { return .grabbing }
    return switch hover {
    case .track, .name, .timeline: .resizeHorizontal
    case .value: .text
    case .inspector where isOverNameField: .text
    case .viewport, .plot, .response: .grab
    case let target? where target.isButton: .hand
    default: .arrow
    }
  }

  private var isOverNameField: Bool {
    guard inspector.naming != nil, let place = windowPointer.place else { return false }
    return inspectorLayout.nameField?.contains(insideInspector(place)) == true
  }

  // A folded region slides in over a darkened stage.
  private func drawDrawer(on canvas: Canvas) {
    let presence = drawers.presence.value(at: now).clamped(to: 0...1)
    guard presence > 0.001 else { return }
    let below = Rect(
      x: 0, y: layout.topBar.maxY, width: size.width, height: size.height - layout.topBar.maxY)
    canvas.fill(below, Color.black.opacity(0.45 * presence))
    let distance =
      switch drawers.shown {
      case .sidebar: -layout.sidebar.width
      case .inspector: layout.inspector.width
      case .source: layout.source.width
      }
    canvas.transformed(Transform(translation: Vector(dx: distance * (1 - presence), dy: 0))) {
      switch drawers.shown {
      case .sidebar: SidebarView(controller: self, canvas: canvas).draw()
      case .inspector: InspectorView(controller: self, canvas: canvas).draw()
      case .source: SourceView(controller: self, canvas: canvas).draw()
      }
    }
  }
}
