import CradleGeometry
import CradleStage

/// The target at a place of the window, and the cursor and the tip for it.
extension WindowController {
  /// The target at a point: parts are tested from front to back, with the frames in which they are drawn.
  func target(at point: Point) -> WindowTarget {
    if overlays.isHelpOpen { return .scrim }
    if drawer == .sidebar, layout.sidebar.contains(point) { return sidebarTarget(at: point) }
    if drawer == .inspector, layout.inspector.contains(point) { return inspectorTarget(at: point) }
    if drawer == .source, layout.source.contains(point) {
      return SourceView.target(at: point, in: layout.source)
    }
    if layout.topBar.contains(point) { return bar.target(at: point, isHome: isHome) }
    if drawer != nil { return .scrim }
    if !layout.isSidebarFolded, layout.sidebar.contains(point) { return sidebarTarget(at: point) }
    if isHome { return home.target(at: point + (Point.zero - layout.page.origin)) }
    if !layout.isInspectorFolded, layout.inspector.contains(point) { return inspectorTarget(at: point) }
    if !layout.isSourceFolded, layout.source.contains(point) {
      return SourceView.target(at: point, in: layout.source)
    }
    if layout.plot?.contains(point) == true { return plot?.target(at: point) ?? .plot }
    if let timeline = layout.timeline, timeline.frame.contains(point) { return timeline.target(at: point) }
    if let action = layout.actions.firstIndex(where: { $0.contains(point) }) { return .action(action) }
    if instruments.debug.isShown, let part = plates.target(at: point) { return part }
    return pane(at: point) == nil ? .stage : .viewport
  }

  /// The cursor for the target under the pointer.
  var cursor: Cursor {
    if stageInput.isDown || windowPointer.dragsPlot || inspector.drag?.response != nil { return .grabbing }
    return switch hover {
    case .track, .name, .timeline: .resizeHorizontal
    case .value: .text
    case .inspector where isOverNameField: .text
    case .viewport, .plot, .response: .grab
    case let target? where target.isButton: .hand
    default: .arrow
    }
  }

  /// The lines of a target's tip; empty for a target without one.
  func tipLines(for target: WindowTarget) -> [String] {
    // Over the curves a tip would cover the values at the pointer.
    if target == .plot {
      guard let place = windowPointer.place, plot?.layout.area.contains(place) == false else { return [] }
    }
    return TipWords(session: session, presets: presets.items, film: film).lines(for: target)
  }

  private var isOverNameField: Bool {
    guard inspector.naming != nil, let place = windowPointer.place else { return false }
    return inspectorLayout.nameField?.contains(insideInspector(place)) == true
  }

  /// The demo's pane at a point.
  func pane(at point: Point) -> Rect? { layout.shownPanes.first { $0.contains(point) } }

  /// A point of the window in the inspector's content.
  func insideInspector(_ point: Point) -> Point { inspector.inside(point, of: layout.inspector) }

  private func sidebarTarget(at point: Point) -> WindowTarget {
    sidebar.target(at: point, in: layout.sidebar, sidebarLayout)
  }

  private func inspectorTarget(at point: Point) -> WindowTarget {
    inspector.target(at: point, in: layout.inspector, inspectorLayout)
  }
}
