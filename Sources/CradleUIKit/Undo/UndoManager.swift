// The notifications have the names of Foundation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CradleGeometry

/// Remembers how changes are taken back, and repeated. Foundation has this class only on Apple's platforms.
///
/// Changes register their inverse. What is registered until the next frame of a window makes one group, which `undo()` takes
/// back as a whole; the inverses that are registered meanwhile make the group that `redo()` repeats.
open class UndoManager: NSObject {
  private var undos = UndoStack()
  private var redos = UndoStack()
  /// The open groups, each within the one before.
  private var groups: [UndoGroup] = []
  private var disabled = 0
  /// Whether an undo runs now.
  open private(set) var isUndoing = false
  /// Whether a redo runs now.
  open private(set) var isRedoing = false
  /// Whether a registration outside of any group begins one, which ends with the next frame of a window, or when `undo()`
  /// is called; the default is true.
  open var groupsByEvent = true
  /// The number of groups that can be undone at most; older ones are forgotten. 0, the default, is for no limit. A negative
  /// one counts as 0.
  open var levelsOfUndo = 0 { didSet { limit() } }

  /// Makes a manager without changes.
  public override init() {
    super.init()
    UndoManagers.current.add(self)
  }

  // MARK: Registration

  /// The number of groups that are open, one within the other.
  open var groupingLevel: Int { groups.count }
  /// Whether changes are registered.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Ignores registrations until `enableUndoRegistration()` is called as often.
  open func disableUndoRegistration() { disabled += 1 }
  /// Ends the effect of a call of `disableUndoRegistration()`; traps without one.
  open func enableUndoRegistration() {
    precondition(
      disabled > 0,
      "UndoManager.enableUndoRegistration: registration is not disabled; call disableUndoRegistration() before it"
    )
    disabled -= 1
  }
  /// Opens a group within the one that is open.
  open func beginUndoGrouping() {
    groups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }
  /// Closes the group that was opened last, which becomes part of the one around it; traps without one.
  open func endUndoGrouping() {
    precondition(
      !groups.isEmpty, "UndoManager.endUndoGrouping: no group is open; call beginUndoGrouping() before it")
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    guard let group = groups.popLast() else { return }
    if groups.isEmpty {
      if !group.isEmpty { isUndoing ? redos.push(group) : undos.push(group) }
      limit()
    } else {
      groups[groups.count - 1].append(group)
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }
  /// Registers how a change of an object is taken back, which is not retained. Outside of any group, and without
  /// `groupsByEvent`, it traps.
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    register(UndoGroup.Step(target: target) { [weak target] in target.map(handler) })
  }
  /// Registers a method of an object that takes a change back, with its argument. The object is not retained.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let target = target as AnyObject
    register(
      UndoGroup.Step(target: target) { [weak target] in
        if let target { selector.perform(on: target, selector.description.contains(":") ? [anObject] : []) }
      })
  }
  private func register(_ step: UndoGroup.Step) {
    guard isUndoRegistrationEnabled else { return }
    if groups.isEmpty {
      precondition(
        groupsByEvent,
        "UndoManager.registerUndo: no group is open; call beginUndoGrouping(), or set groupsByEvent to true")
      beginUndoGrouping()
    }
    groups[groups.count - 1].append(step)
    if !isUndoing, !isRedoing { redos.removeAll() }
  }
  /// Closes the group that an event has opened.
  func endEvent() { if groupsByEvent, groups.count == 1, !isUndoing, !isRedoing { endUndoGrouping() } }
  private func limit() { if levelsOfUndo > 0 { undos.keep(levelsOfUndo) } }
  /// Whether the last registration, in this event or before, was the step with an identity.
  func isLast(_ step: AnyObject?) -> Bool {
    guard let step else { return false }
    return (groups.last?.last ?? undos.last?.last)?.identity === step
  }
  /// Registers how a change is taken back, and returns an identity of the step.
  func register(_ target: AnyObject, _ body: @escaping () -> Void) -> AnyObject {
    let step = UndoGroup.Step(target: target, body)
    register(step)
    return step.identity
  }

  // MARK: Undo and redo

  /// Whether there is a group to undo.
  open var canUndo: Bool { !undos.isEmpty || groups.contains { !$0.isEmpty } }
  /// Whether there is a group to redo.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redos.isEmpty
  }
  /// Closes the group of the present event, and takes the last group back. Does nothing without one, and within a running
  /// undo or redo; traps while groups of the app are open.
  open func undo() {
    guard !isUndoing, !isRedoing else { return }
    endEvent()
    precondition(
      groups.isEmpty, "UndoManager.undo: \(groups.count) groups are open; call endUndoGrouping() for each")
    undoNestedGroup()
  }
  /// Takes the last closed group back; does nothing without one, and within a running undo or redo.
  open func undoNestedGroup() {
    guard !isUndoing, !isRedoing, let group = undos.pop() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }
  /// Repeats the group that was undone last; does nothing without one, and within a running undo or redo.
  open func redo() {
    post(.NSUndoManagerCheckpoint)
    guard !isUndoing, !isRedoing, let group = redos.pop() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }
  /// Runs a group within a group that collects the inverse.
  private func run(_ group: UndoGroup) {
    let outer = exchange(&groups, with: [])
    beginUndoGrouping()
    groups[0].actionName = group.actionName
    group.run()
    while !groups.isEmpty { endUndoGrouping() }
    groups = outer
  }
  /// Forgets all changes.
  open func removeAllActions() {
    (undos, redos, groups) = (UndoStack(), UndoStack(), groups.map { _ in UndoGroup() })
  }
  /// Forgets the changes of an object.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    undos.remove(of: target)
    redos.remove(of: target)
    for index in groups.indices { groups[index].remove(of: target) }
  }

  // MARK: Names

  /// Gives the open group, else the last one, a name for menus, such as "Move".
  open func setActionName(_ actionName: String) {
    if groups.isEmpty { undos.rename(actionName) } else { groups[0].actionName = actionName }
  }
  /// The name of the change that `undo()` takes back; empty without one.
  open var undoActionName: String { groups.first { !$0.isEmpty }?.actionName ?? undos.last?.actionName ?? "" }
  /// The name of the change that `redo()` repeats; empty without one.
  open var redoActionName: String { redos.last?.actionName ?? "" }
  /// The title of the entry of a menu that calls `undo()`, such as "Undo Move".
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the entry of a menu that calls `redo()`, such as "Redo Move".
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// Returns the title of an entry that undoes a change with a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// Returns the title of an entry that redoes a change with a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension Notification.Name {
  /// Posted before the undo manager's groups are read or closed.
  public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
  /// Posted after a group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group is closed.
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted after a group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before a group is undone.
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Posted after a group was undone.
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Posted before a group is redone.
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Posted after a group was redone.
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
