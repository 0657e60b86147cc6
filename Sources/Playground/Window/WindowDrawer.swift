/// A folded region that is shown over the stage.
enum WindowDrawer: Equatable {
  case sidebar, inspector, source
}

extension WindowLayout {
  /// Whether a drawer's region is folded, so that it has no place beside the stage; true for nil.
  func folds(_ drawer: WindowDrawer?) -> Bool {
    switch drawer {
    case .sidebar: isSidebarFolded
    case .inspector: isInspectorFolded
    case .source: isSourceFolded
    case nil: true
    }
  }
}

/// The region that is shown over the stage, and its slide-in progress.
struct DrawerState {
  /// The drawer that is open; nil if none is.
  private(set) var open: WindowDrawer?
  /// 0 is outside of the window, 1 completely visible.
  private(set) var presence = AnimatedValue(0)
  /// The drawer that is open, or that is sliding out.
  private(set) var shown = WindowDrawer.sidebar

  /// Opens a drawer, in place of another one, or closes it if it is the open one.
  mutating func toggle(_ drawer: WindowDrawer, now: Double, isAnimated: Bool) {
    open = open == drawer ? nil : drawer
    if let open { shown = open }
    presence.aim(at: open == nil ? 0 : 1, now: now, isAnimated: isAnimated)
  }

  /// Closes it at once, because its region is beside the stage now.
  mutating func drop() { (open, presence) = (nil, AnimatedValue(0)) }
}
