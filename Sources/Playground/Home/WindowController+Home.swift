import CradleGeometry

/// The page of all demos, which covers everything except the bar and the sidebar.
extension WindowController {
  /// The area that the page covers.
  var homeFrame: Rect {
    let left = layout.isSidebarFolded ? 0 : layout.sidebar.maxX
    return Rect(x: left, y: layout.topBar.maxY, width: size.width - left, height: layout.sidebar.height)
  }

  /// Opens the page, or returns to the demo.
  func toggleHome() { isHome ? leaveHome() : enterHome() }

  private func enterHome() {
    commitEntry()
    suspendDemo()
    if let drawer { toggle(drawer) }
    windowPointer.forgetTarget()
    home.playsByItself = isAnimated
    home.open(at: opened)
    (toast, focus) = (nil, .stage)
    home.layOut(in: homeFrame.size)
    home.reveal(now: now, isAnimated: false)
    followSelection()
  }

  /// Returns to the open demo.
  func leaveHome() {
    guard isHome else { return }
    windowPointer.forgetTarget()
    isDirty = true
    home.close()
    session.clock.rest()
    followSelection()
  }

  /// Opens a card's demo.
  func openCard(_ index: Int) {
    leaveHome()
    open(index)
    focus = shownFocuses.contains(.panel) ? .panel : .stage
  }

  /// Advances the page.
  func advanceHome(to now: Double) {
    if home.size != homeFrame.size { home.layOut(in: homeFrame.size) }
    var pointed: Int?
    if case .card(let index)? = hover { pointed = index }
    home.advance(to: now, pointed: pointed)
  }

  /// Whether the sidebar is beside the stage or over it.
  var isSidebarVisible: Bool {
    !layout.isSidebarFolded || (drawers.shown == .sidebar && drawers.presence.value(at: now) > 0.001)
  }

  /// Advances the sidebar's miniatures; on the page of all demos the cards play instead.
  func advanceMiniatures() {
    guard sidebarMiniatures.isShown, isSidebarVisible, !isHome else { return }
    var pointed: Int?
    if case .demo(let index)? = hover { pointed = index }
    sidebarMiniatures.advance(to: now, pointed: pointed, home.miniatures)
  }
}
