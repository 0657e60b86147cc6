/// The steps that can be undone and redone. A step contains all changes of one press of a key or a button, of
/// any duration: the whole drag of a slider is one.
struct ChangeHistory {
  /// The number of steps kept: more than a user undoes. A step takes about 100 bytes, so all of them are small beside
  /// one picture.
  static let longest = 500

  private var done: [(change: Change, step: Int)] = []
  private var undone: [Change] = []
  private var step = 0

  /// A press begins: later changes belong to a new step.
  mutating func beginUndoStep() { step += 1 }

  /// Records a change, joining it with earlier ones of the same press; steps that were undone are dropped.
  mutating func note(_ change: Change) {
    undone.removeAll()
    if let last = done.last, last.step == step, last.change.set == change.set {
      done.removeLast()
      if let joined = last.change.joined(with: change) { done.append((joined, step)) }
      return
    }
    done.append((change, step))
    if done.count > Self.longest { done.removeFirst() }
  }

  /// Records the difference between two states, if there is one.
  mutating func note(from old: DemoSnapshot, to new: DemoSnapshot, in set: ParameterSets.Name) {
    if let change = Change(from: old, to: new, in: set) { note(change) }
  }

  /// The step to undo; nil if there is none.
  mutating func undo() -> Change? {
    guard let last = done.popLast() else { return nil }
    beginUndoStep()
    undone.append(last.change)
    return last.change
  }

  /// The step to redo; nil if there is none.
  mutating func redo() -> Change? {
    guard let change = undone.popLast() else { return nil }
    beginUndoStep()
    done.append((change, step))
    beginUndoStep()
    return change
  }
}
