/// Undo and redo of a demo's values and contents.
extension DemoSession {
  /// A press begins; all changes until the next one are undone together.
  func beginUndoStep() { changes.beginUndoStep() }

  /// Undoes the last step, or redoes the last undone one; nil if there is none.
  func undoOrRedo(isUndo: Bool, at now: Double) -> Change? {
    guard let change = isUndo ? changes.undo() : changes.redo() else { return nil }
    guard change.changesDemo else { return change }
    returnToPresent()
    if isResting, !isHeld { rest() }
    advanceRuns(to: clock.advance(to: now))
    compare(change.set, at: now)
    let wanted = change.settings(isUndo: isUndo)
    let contents = change.contents(isUndo: isUndo)
    // Contents are restored first: a page of the user's own must exist before it is chosen, and elements
    // before their number is set.
    if let contents { withoutUndo { send(.contents(contents), at: now) } }
    let present = parameters.settings.map { setting in wanted.first { $0.name == setting.name } ?? setting }
    withoutUndo { set(present, at: now) }
    if let contents { withoutUndo { send(.contents(contents), at: now) } }
    plot()
    return change
  }

  /// Runs `body` without recording a change: switching sets and undo are not changes.
  func withoutUndo(_ body: () -> Void) {
    let before = changes
    body()
    changes = before
  }
}
