/// The part of the window that has the keyboard focus.
struct KeyboardFocus {
  var part = WindowFocus.panel { didSet { folded = nil } }
  /// Whether a key moved the focus; its ring is then drawn more clearly.
  var isByKey = false
  /// The focus before its part was folded; it returns there when the part unfolds.
  private var folded: WindowFocus?

  /// Moves the focus to the stage if its part is not shown, and back when that part is shown again.
  mutating func keep(among shown: Set<WindowFocus>) {
    if !shown.contains(part) {
      let old = part
      part = .stage
      folded = old
    } else if let folded, shown.contains(folded) {
      part = folded
    }
  }
}
