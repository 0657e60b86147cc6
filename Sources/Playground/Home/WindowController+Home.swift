import CradleGeometry
import CradleStage

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
    takeOver()
    cancelPointers()
    session.returnToPresent()
    session.clock.rest()
    if let drawer { toggle(drawer) }
    isHome = true
    windowPointer.forgetTarget()
    (toast, focus) = (nil, .stage)
    home.playsByItself = isAnimated
    home.open(at: opened)
    home.layOut(in: homeFrame.size)
    home.reveal(now: now, isAnimated: false)
    followSelection()
  }

  /// Returns to the open demo.
  func leaveHome() {
    guard isHome else { return }
    windowPointer.forgetTarget()
    (isHome, isDirty) = (false, true)
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
  var isSidebarInSight: Bool {
    !layout.isSidebarFolded || (drawers.shown == .sidebar && drawers.presence.value(at: now) > 0.001)
  }

  /// Advances the sidebar's miniatures; on the page of all demos the cards play instead.
  func advanceMiniatures() {
    guard showsMiniatures, isSidebarInSight, !isHome else { return }
    var pointed: Int?
    if case .demo(let index)? = hover { pointed = index }
    sidebarMiniatures.advance(to: now, pointed: pointed, home.miniatures)
  }

  func homeTarget(at point: Point) -> WindowTarget {
    home.card(at: point + (Point.zero - homeFrame.origin)).map { .card($0) } ?? .homePage
  }

  /// Text broken into at most two lines of a type; empty if two are not enough, because truncated
  /// text would mislead.
  func lines(of words: String, within room: Double, _ font: Font = Typography.hint) -> [String] {
    let words = words.split(separator: " ").map(String.init)
    let widths = words.map { measure($0, font) }
    let space = measure("a b", font) - measure("ab", font)
    let lines = Wrapping.rows(of: widths, gap: space, within: room)
    guard lines.count <= 2, widths.allSatisfy({ $0 <= room }) else { return [] }
    return lines.map { words[$0].joined(separator: " ") }
  }
}
