import TestSupport
import Testing

@testable import Playground

/// Steps as values: what one press changed is taken back as one, and made again.
struct ChangeHistoryTests {
  private static func moment(_ number: Double, keys: [Int]? = nil) -> DemoSnapshot {
    DemoSnapshot(
      settings: [.init(name: "x", value: .number(number)), .init(name: "y", value: .choice("a"))],
      contents: keys.map { SceneContents(keys: $0) })
  }

  private func change(_ from: Double, _ to: Double) -> Change? {
    Change(from: Self.moment(from), to: Self.moment(to), in: .a)
  }

  @Test("equal moments make no change, nor contents that were unknown before")
  func equalMomentsMakeNoChange() {
    #expect(change(1, 1) == nil)
    #expect(Change(from: Self.moment(1, keys: [1]), to: Self.moment(1, keys: [1]), in: .a) == nil)
    // Not asked before is not changed.
    #expect(Change(from: Self.moment(1), to: Self.moment(1, keys: [1]), in: .a) == nil)
  }

  @Test("a drag is one step, and a drag that returns is none") func dragIsOneStep() throws {
    var history = ChangeHistory()
    history.beginUndoStep()
    for value in 1...10 { history.note(try #require(change(Double(value - 1), Double(value)))) }
    let undone = history.undo()
    let step = try #require(undone)
    #expect(step.settings(isUndo: true) == [.init(name: "x", value: .number(0))])
    #expect(step.settings(isUndo: false) == [.init(name: "x", value: .number(10))])
    #expect(!history.canUndo && history.canRedo)
    history.beginUndoStep()
    history.note(try #require(change(0, 5)))
    history.note(try #require(change(5, 0)))
    #expect(!history.canUndo && !history.canRedo)
  }

  @Test("an item added and removed in one step leaves the step's other changes")
  func addedAndRemovedIsNoChange() throws {
    let put = try #require(Change(from: Self.moment(1, keys: [1]), to: Self.moment(2, keys: [1, 2]), in: .a))
    let taken = try #require(
      Change(from: Self.moment(2, keys: [1, 2]), to: Self.moment(2, keys: [1]), in: .a))
    let joined = try #require(put.joined(with: taken))
    #expect(joined.contents(isUndo: true) == nil && joined.values.count == 1)
  }

  @Test("a move is not called a removal, in a section or between two") func words() throws {
    func words(_ from: SceneContents, _ to: SceneContents) throws -> String {
      let moment = Self.moment(1)
      let (old, new) = (
        DemoSnapshot(settings: moment.settings, contents: from),
        DemoSnapshot(settings: moment.settings, contents: to)
      )
      return try #require(Change(from: old, to: new, in: .a)).words(for: [])
    }
    func inSections(_ items: [(Int, Double)]) -> SceneContents {
      SceneContents(items.map { SceneContents.Item(key: $0, state: [$1]) }, areInSections: true)
    }
    #expect(try words(SceneContents(keys: [1, 2, 3]), SceneContents(keys: [2, 3, 1])) == "a move")
    #expect(try words(inSections([(1, 0), (2, 0)]), inSections([(1, 0), (2, 1)])) == "a move")
    let others = try words(SceneContents(keys: [1, 2]), SceneContents(keys: [2, 1, 3]))
    #expect(others == "what was put in or taken out")
  }

  /// Any walk of changes and undos: undoing everything leads to the start, redoing everything to the end.
  @Test(
    "undoing everything leads to the start, redoing everything to the end",
    arguments: [1, 2, 3, 4, 5] as [UInt64])
  func undoAndRedoAreInverse(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var history = ChangeHistory()
    var value = 0.0
    func take(_ step: Change?, isUndo: Bool) {
      guard case .number(let number)? = step?.settings(isUndo: isUndo).first?.value else { return }
      value = number
    }
    for _ in 0..<300 {
      switch random.int(in: 0..<4) {
      case 0: take(history.undo(), isUndo: true)
      case 1: take(history.redo(), isUndo: false)
      default:
        if random.bool() { history.beginUndoStep() }
        let next = Double(random.int(in: 0..<5))
        if let change = change(value, next) { history.note(change) }
        value = next
      }
    }
    while history.canRedo { take(history.redo(), isUndo: false) }
    let end = value
    var steps = 0
    while history.canUndo {
      take(history.undo(), isUndo: true)
      steps += 1
    }
    #expect(value == 0)
    for _ in 0..<steps { take(history.redo(), isUndo: false) }
    #expect(value == end && !history.canRedo)
  }

  @Test("the history keeps its newest steps only") func historyIsBounded() throws {
    var history = ChangeHistory()
    for value in 0..<2 * ChangeHistory.longest {
      history.beginUndoStep()
      history.note(try #require(change(Double(value), Double(value + 1))))
    }
    var steps = 0
    while history.undo() != nil { steps += 1 }
    #expect(steps == ChangeHistory.longest)
  }

  @Test(
    "reconcile(with:) turns any contents into the wanted ones, and leaves items that may stay",
    arguments: [
      ([1, 2, 3], [1, 3]), ([1, 3], [1, 2, 3]), ([], [4, 5]), ([4, 5], []), ([1, 2, 3], [3, 2, 1]),
      ([1, 2, 3, 4], [9, 4, 1]),
    ])
  func bringReachesTheWantedContents(from: [Int], to: [Int]) {
    var scene = from
    var moved: [Int] = []
    SceneContents(keys: to).reconcile(with: from) {
      moved.append(scene.remove(at: $0))
    } insert: { item, index in
      scene.insert(item.key, at: index)
      return index
    }
    #expect(scene == to)
    if to == to.sorted() { #expect(Set(moved).isDisjoint(with: to)) }
  }
}

extension ChangeHistory {
  /// Whether there is a step to undo, as a copy tells that undoes it.
  fileprivate var canUndo: Bool {
    var copy = self
    return copy.undo() != nil
  }

  /// Whether there is a step to redo, as a copy tells that redoes it.
  fileprivate var canRedo: Bool {
    var copy = self
    return copy.redo() != nil
  }
}
