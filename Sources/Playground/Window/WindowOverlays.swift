/// The parts that cover the window for a while: the drawer, the message and the help.
struct WindowOverlays {
  /// Whether they appear and disappear gradually.
  private let isAnimated: Bool
  private(set) var drawers = DrawerState()
  private(set) var toast: Toast?
  /// The help's opacity.
  private(set) var help = AnimatedValue(0)
  /// The help's content, which scrolls in a small window.
  let helpScroll = ScrollRegion()

  init(isAnimated: Bool) { self.isAnimated = isAnimated }

  /// The drawer that is open; nil if none is.
  var drawer: WindowDrawer? { drawers.open }
  /// Whether the help covers the window, or is appearing.
  var isHelpOpen: Bool { help.target > 0 }
  /// The time at which the message begins to disappear; nil without one.
  var deadline: Double? { toast.flatMap { $0.presence.target == 1 ? $0.end : nil } }

  func isMoving(at now: Double) -> Bool {
    drawers.presence.isMoving(at: now) || help.isMoving(at: now) || toast?.presence.isMoving(at: now) == true
      || isHelpOpen && helpScroll.isMoving(at: now)
  }

  /// Shows a message in place of the present one.
  mutating func show(_ words: String, at now: Double) {
    toast = Toast(words, at: now, isAnimated: isAnimated)
  }

  /// Removes the message at once, because it no longer applies.
  mutating func dropToast() { toast = nil }

  /// Opens a drawer, in place of another one, or closes it if it is the open one.
  mutating func toggle(_ drawer: WindowDrawer, at now: Double) {
    drawers.toggle(drawer, now: now, isAnimated: isAnimated)
  }

  /// Removes the drawer at once if its region is beside the stage.
  mutating func keepDrawer(in layout: WindowLayout) {
    if !layout.folds(drawer) { drawers.drop() }
  }

  mutating func toggleHelp(at now: Double) {
    help.aim(at: isHelpOpen ? 0 : 1, now: now, isAnimated: isAnimated)
  }

  /// Advances the message and the help to a time; returns whether that removed the message.
  mutating func advance(to now: Double) -> Bool {
    helpScroll.advance(to: now)
    toast?.advance(to: now, isAnimated: isAnimated)
    guard toast?.isGone(at: now) == true else { return false }
    toast = nil
    return true
  }
}
