/// Changes that are taken back together, the last one first.
struct UndoGroup {
  /// The inverse of one change.
  struct Step {
    /// Held by its address, which is compared while the object lives.
    weak var target: AnyObject?
    let body: () -> Void
    /// Equal only to itself.
    let identity: AnyObject = Identity()

    init(target: AnyObject, _ body: @escaping () -> Void) { (self.target, self.body) = (target, body) }
  }
  private final class Identity {}
  private var steps: [Step] = []
  /// The name for menus.
  var actionName = ""

  var isEmpty: Bool { steps.isEmpty }
  var last: Step? { steps.last }
  mutating func append(_ step: Step) { steps.append(step) }
  mutating func append(_ group: UndoGroup) {
    steps += group.steps
    if actionName.isEmpty { actionName = group.actionName }
  }
  /// Removes the steps of an object, and those whose object is gone.
  mutating func remove(of target: AnyObject) { steps.removeAll { $0.target === target || $0.target == nil } }
  func run() { for step in steps.reversed() { step.body() } }
}

/// Groups that can be undone or redone, the next one last.
struct UndoStack {
  private var groups: [UndoGroup] = []
  var isEmpty: Bool { groups.isEmpty }
  var last: UndoGroup? { groups.last }
  mutating func push(_ group: UndoGroup) { groups.append(group) }
  mutating func pop() -> UndoGroup? { groups.popLast() }
  mutating func removeAll() { groups = [] }
  /// Forgets the oldest groups beyond a count.
  mutating func keep(_ count: Int) { groups = groups.suffix(count) }
  mutating func remove(of target: AnyObject) {
    for index in groups.indices { groups[index].remove(of: target) }
    groups.removeAll(where: \.isEmpty)
  }
  mutating func rename(_ name: String) { if !groups.isEmpty { groups[groups.count - 1].actionName = name } }
}

/// The undo managers of a thread, whose groups end with each frame of a window.
final class UndoManagers: PerThread {
  private struct Entry { weak var manager: UndoManager? }
  private var all: [Entry] = []
  static let key = "CradleUIKit.UndoManagers"

  func add(_ manager: UndoManager) {
    all.removeAll { $0.manager == nil }
    all.append(Entry(manager: manager))
  }
  /// Closes the groups of the event that has ended.
  func endEvent() { for entry in all { entry.manager?.endEvent() } }
}
