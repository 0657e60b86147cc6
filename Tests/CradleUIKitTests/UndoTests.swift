import CradleUIKit
import Testing

/// An object whose changes are registered with an undo manager.
private final class Counter: NSObject {
  var value = 0
  let manager: UndoManager
  init(_ manager: UndoManager) { self.manager = manager }
  func set(_ new: Int) {
    let old = value
    manager.registerUndo(withTarget: self) { $0.set(old) }
    value = new
  }
  func setBoxed(_ number: Any?) {
    manager.registerUndo(
      withTarget: self, selector: Selector("setBoxed:", Counter.setBoxed(_:)), object: NSNumber(value: value))
    value = (number as? NSNumber)?.intValue ?? 0
  }
}

/// Changes that are taken back and repeated.
struct UndoTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let manager = UndoManager()
  private var counter: Counter { Counter(manager) }

  @Test("the changes between two frames are taken back and repeated together")
  func events() {
    let counter = counter
    counter.set(1)
    counter.set(2)
    window.advance(by: 0)
    counter.set(3)
    manager.undo()
    #expect(counter.value == 2 && manager.canUndo && manager.canRedo)
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo)
    manager.redo()
    #expect(counter.value == 2)
    manager.redo()
    #expect(counter.value == 3 && !manager.canRedo)
    manager.undo()
    #expect(counter.value == 2)
  }

  @Test("a new change ends what could be repeated")
  func newChange() {
    let counter = counter
    counter.set(1)
    manager.undo()
    counter.set(5)
    #expect(!manager.canRedo)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test("groups within groups are one change, with the first name")
  func groups() {
    let counter = counter
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    counter.set(1)
    manager.beginUndoGrouping()
    counter.set(2)
    manager.endUndoGrouping()
    manager.setActionName("Count")
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 0 && manager.undoMenuItemTitle == "Undo Count")
    manager.undo()
    #expect(counter.value == 0 && manager.redoMenuItemTitle == "Redo Count" && manager.undoActionName.isEmpty)
  }

  @Test("registration can be disabled, and levels are limited to the newest")
  func limits() {
    let counter = counter
    manager.disableUndoRegistration()
    counter.set(1)
    #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    manager.levelsOfUndo = 2
    for value in 2...5 {
      counter.set(value)
      window.advance(by: 0)
    }
    for _ in 0..<4 { manager.undo() }
    #expect(counter.value == 3)
  }

  @Test("methods are registered with their argument, and the changes of an object can be forgotten")
  func selectors() {
    let (counter, other) = (counter, counter)
    counter.setBoxed(NSNumber(value: 7))
    other.set(1)
    manager.removeAllActions(withTarget: other)
    manager.undo()
    #expect(counter.value == 0 && other.value == 1)
    manager.redo()
    #expect(counter.value == 7)
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test("a released object is not retained, and its changes do nothing")
  func released() {
    weak var weakCounter: Counter?
    do {
      let counter = counter
      counter.set(1)
      weakCounter = counter
    }
    #expect(weakCounter == nil)
    manager.undo()
    #expect(!manager.canUndo)
  }

  @Test("the window's manager serves its responders")
  func responders() {
    let (controller, view) = (UIViewController(), UIView())
    window.rootViewController = controller
    controller.view.addSubview(view)
    #expect(window.undoManager != nil && view.undoManager === window.undoManager)
    #expect(controller.undoManager === window.undoManager && UIView().undoManager == nil)
  }

  @Test("misuse traps")
  func traps() async {
    await #expect(processExitsWith: .failure) { UndoManager().endUndoGrouping() }
    await #expect(processExitsWith: .failure) { UndoManager().enableUndoRegistration() }
    await #expect(processExitsWith: .failure) {
      let manager = UndoManager()
      manager.groupsByEvent = false
      manager.registerUndo(withTarget: manager) { _ in }
    }
    await #expect(processExitsWith: .failure) {
      let manager = UndoManager()
      manager.beginUndoGrouping()
      manager.beginUndoGrouping()
      manager.undo()
    }
  }
}
