import CradleGeometry

/// Hit testing: uses the same frames as drawing.
extension WindowController {
  func target(at point: Point) -> WindowTarget {
    if helpPresence.target > 0 { return .scrim }
    if drawer == .sidebar, layout.sidebar.contains(point) { return sidebarTarget(at: point) }
    if drawer == .inspector, layout.inspector.contains(point) { return inspectorTarget(at: point) }
    if drawer == .source, layout.source.contains(point) { return sourceTarget(at: point) }
    if layout.topBar.contains(point) { return barTarget(at: point) }
    if drawer != nil { return .scrim }
    if !layout.isSidebarFolded, layout.sidebar.contains(point) { return sidebarTarget(at: point) }
    if isHome { return homeTarget(at: point) }
    if !layout.isInspectorFolded, layout.inspector.contains(point) { return inspectorTarget(at: point) }
    if !layout.isSourceFolded, layout.source.contains(point) { return sourceTarget(at: point) }
    if layout.plot?.contains(point) == true { return plotTarget(at: point) }
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

  /// The demo's pane at a point; there are two while the sets are shown side by side.
  func pane(at point: Point) -> Rect? {
    (layout.panes.isEmpty ? [layout.viewport] : layout.panes).first { $0.contains(point) }
  }

  /// The bar's buttons from left to right.
  var barButtons: [(target: WindowTarget, frame: Rect)] {
    var buttons: [(WindowTarget, Rect)] = [(.menu, bar.menu)]
    // The page of all demos has no parameters.
    if isHome { return buttons }
    buttons += zip(ParameterSets.Name.allCases, bar.sets).map { (.set($0), $1) }
    buttons += [(.pause, bar.pause), (.speed, bar.speed), (.record, bar.record)]
    if let plot = bar.plot { buttons.append((.plotFold, plot)) }
    buttons += [(.sourceFold, bar.source), (.tune, bar.tune)]
    return buttons
  }

  private func barTarget(at point: Point) -> WindowTarget {
    barButtons.first { $0.frame.insetBy(dx: -2, dy: -4).contains(point) }?.target
      ?? (bar.title.contains(point) && !isHome ? .summary : .topBar)
  }

  private func sourceTarget(at point: Point) -> WindowTarget {
    SourceView.copyButton(in: layout.source).contains(point) ? .copySource : .source
  }

  private func sidebarTarget(at point: Point) -> WindowTarget {
    let place = point + (Point.zero - layout.sidebar.origin) + Vector(dx: 0, dy: sidebarScroll.offset)
    if sidebarLayout.home.contains(place) { return .home }
    return sidebarLayout.rows.first { $0.frame.contains(place) }.map { .demo($0.demo) } ?? .sidebar
  }

  private func inspectorTarget(at point: Point) -> WindowTarget {
    if InspectorLayout.copy(in: layout.inspector).contains(point) { return .copy }
    guard point.y < layout.inspector.maxY - InspectorLayout.footer else { return .inspector }
    let place = point + (Point.zero - layout.inspector.origin) + Vector(dx: 0, dy: inspector.scroll.offset)
    if inspectorLayout.response?.contains(place) == true { return .response }
    if place.y < 52, place.x > layout.inspector.width / 2 { return .reset }
    if let preset = inspectorLayout.presets.firstIndex(where: { $0.contains(place) }) {
      return .preset(preset)
    }
    if inspectorLayout.save.contains(place) { return .savePreset }
    guard let index = inspectorLayout.rows.firstIndex(where: { $0.card.contains(place) }) else {
      return .inspector
    }
    let row = inspectorLayout.rows[index]
    switch row.control {
    case .slider(let track):
      if row.value.contains(place) { return .value(index) }
      if track.insetBy(dx: -10, dy: -11).contains(place) { return .track(index) }
      return place.y < row.value.maxY ? .name(index) : .row(index)
    case .pills(let pills):
      return pills.firstIndex { $0.contains(place) }.map { .pill(index, $0) } ?? .row(index)
    case .toggle: return .toggle(index)
    }
  }
}
