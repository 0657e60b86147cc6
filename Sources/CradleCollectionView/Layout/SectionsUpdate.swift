/// The treatment of a layout's present sections in its next pass.
enum SectionsUpdate {
  /// They are valid and stay.
  case none
  /// They follow a batch.
  case batch(UpdatePlan)
  /// They are made again; whether the new ones keep the measured sizes of their cells.
  case rebuild(keepsSizes: Bool)

  var isNone: Bool {
    if case .none = self { true } else { false }
  }
  var isRebuild: Bool {
    if case .rebuild = self { true } else { false }
  }

  /// Requests a rebuild. It keeps sizes only if every request before the pass does.
  mutating func requestRebuild(keepsSizes: Bool) {
    if case .rebuild(keepsSizes: false) = self { return }
    self = .rebuild(keepsSizes: keepsSizes)
  }

  /// Returns the update, and leaves none: a change during the pass is for the next one.
  mutating func take() -> SectionsUpdate {
    defer { self = .none }
    return self
  }

  /// The section before the update that a section after it continues; nil for an inserted one.
  func oldSection(forNew section: Int) -> Int? {
    if case .batch(let plan) = self { plan.oldSection(forNew: section) } else { section }
  }
}
