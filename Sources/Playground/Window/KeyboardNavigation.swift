import CradleGeometry

/// The keyboard's place in the window: the part that has the focus, and the picked button in the parts that are rows of
/// buttons.
struct KeyboardNavigation {
  private(set) var focus = WindowFocus.panel
  /// Whether a key moved the focus; its ring is then drawn more clearly.
  private(set) var isByKey = false
  /// The button of the bar that was picked last; nil for the first one.
  private var barPick: WindowTarget?
  /// The picked button of the stage.
  private(set) var actionPick = 0
  /// The focus before its part was folded; it returns there when the part unfolds.
  private var folded: WindowFocus?

  /// Moves the focus to a part.
  mutating func move(to part: WindowFocus) { (focus, folded) = (part, nil) }

  /// Moves the focus to a button of the stage.
  mutating func move(toAction index: Int) {
    move(to: .actions)
    actionPick = index
  }

  /// Moves the focus by a key to the next or previous part among the visible ones.
  mutating func tab(by step: Int, among shown: Set<WindowFocus>) {
    move(to: focus.moved(by: step, among: shown))
    isByKey = true
  }

  /// The picked one of the bar's buttons; the last one while the button that was picked is not in the bar.
  func barPick(among bar: [WindowTarget]) -> WindowTarget? {
    guard let barPick else { return bar.first }
    return bar.contains(barPick) ? barPick : bar.last
  }

  /// Called when the pointer goes down.
  mutating func usePointer() { isByKey = false }

  /// Picks a button some places further in the row that has the focus; returns false if none has it.
  mutating func pick(by step: Int, actions: Int, bar: [WindowTarget]) -> Bool {
    switch focus {
    case .actions: actionPick = (actionPick + step).clamped(to: 0...max(0, actions - 1))
    case .bar:
      let place = barPick(among: bar).flatMap(bar.firstIndex) ?? 0
      barPick = bar[(place + step).clamped(to: 0...bar.count - 1)]
    case .panel, .stage, .sidebar: return false
    }
    return true
  }

  /// Moves the focus to the stage if its part is not shown, and back when that part is shown again.
  mutating func keep(among shown: Set<WindowFocus>) {
    if !shown.contains(focus) {
      let old = focus
      move(to: .stage)
      folded = old
    } else if let folded, shown.contains(folded) {
      move(to: folded)
    }
  }

  /// Called when another demo opens, which has other buttons.
  mutating func forgetActions() { actionPick = 0 }
}
