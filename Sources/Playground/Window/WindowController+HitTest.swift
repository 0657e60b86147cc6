import CradleGeometry
import CradleStage

/// Hit testing: uses the same frames as drawing.
extension WindowController {
  func target(at point: Point) -> WindowTarget {
    if helpPresence.target > 0 { return .scrim }
    if drawer == .sidebar, layout.sidebar.contains(point) { return sidebarTarget(at: point) }
    if drawer == .inspector, layout.inspector.contains(point) { return inspectorTarget(at: point) }
    if drawer == .source, layout.source.contains(point) {
      return SourceView.target(at: point, in: layout.source)
    }
    if layout.topBar.contains(point) { return bar.target(at: point, isHome: isHome) }
    if drawer != nil { return .scrim }
    if !layout.isSidebarFolded, layout.sidebar.contains(point) { return sidebarTarget(at: point) }
    if isHome { return home.target(at: point + (Point.zero - homeFrame.origin)) }
    if !layout.isInspectorFolded, layout.inspector.contains(point) { return inspectorTarget(at: point) }
    if !layout.isSourceFolded, layout.source.contains(point) {
      return SourceView.target(at: point, in: layout.source)
    }
    if layout.plot?.contains(point) == true { return plot?.target(at: point) ?? .plot }
    if let timeline = layout.timeline, timeline.frame.contains(point) {
      if timeline.view.contains(point) { return .view }
      return timeline.loop.contains(point) ? .loop : .timeline
    }
    if let action = layout.actions.firstIndex(where: { $0.contains(point) }) { return .action(action) }
    if let part = debug.frames(in: layout).firstIndex(where: { $0.contains(point) }) {
      return .debugPart(DebugPart.allCases[part])
    }
    return pane(at: point) == nil ? .stage : .viewport
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

  /// The demo's pane at a point; there are two while the sets are shown side by side.
  func pane(at point: Point) -> Rect? {
    (layout.panes.isEmpty ? [layout.viewport] : layout.panes).first { $0.contains(point) }
  }

  /// The bar's buttons from left to right.
  var barButtons: [(target: WindowTarget, frame: Rect)] { bar.buttons(isHome: isHome) }

  /// The plot; nil while it is folded or replaced by the log of calls.
  var plot: PlotPanel? {
    guard let frame = layout.plot, instruments.calls == nil else { return nil }
    let isPointed = hover == .plot && press == nil
    return PlotPanel(frame, session.history, pointer: isPointed ? windowPointer.place : nil, measure: measure)
  }

  /// A point of the window in the inspector's content.
  func insideInspector(_ point: Point) -> Point {
    point + (Point.zero - layout.inspector.origin) + Vector(dx: 0, dy: inspector.scroll.offset)
  }

  private func sidebarTarget(at point: Point) -> WindowTarget {
    sidebarLayout.target(
      at: point + (Point.zero - layout.sidebar.origin) + Vector(dx: 0, dy: sidebarScroll.offset))
  }

  private func inspectorTarget(at point: Point) -> WindowTarget {
    if InspectorLayout.copy(in: layout.inspector).contains(point) { return .copy }
    guard point.y < layout.inspector.maxY - InspectorLayout.footer else { return .inspector }
    return inspectorLayout.target(at: insideInspector(point))
  }
}
