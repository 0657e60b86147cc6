import CradleStage
import Testing

@testable import Playground

@Suite("Text being typed in the inspector")
struct EntryTests {
  @Test("Return completes a name, Escape ends it, and Backspace erases a character")
  func nameKeys() {
    var entry = NameEntry()
    entry.type("Soft")
    #expect(entry.handle(Key("Backspace")) == .edited && entry.text == "Sof")
    #expect(entry.handle(Key("Return")) == .committed && entry.handle(Key("Escape")) == .cancelled)
  }

  @Test(
    "a letter's key belongs to the name without changing it; function keys and shortcuts do not belong to it")
  func otherNameKeys() {
    var entry = NameEntry()
    entry.type("Soft")
    for name in ["F", "A", "Space"] { #expect(entry.handle(Key(name)) == .edited, "\(name)") }
    #expect(entry.handle(Key("F12")) == .ignored && entry.handle(Key("S", modifiers: .control)) == .ignored)
    #expect(entry.text == "Soft")
  }

  @Test("a name that is full takes no more characters, and the window says so") func fullName() {
    let longest = PresetShelf.longestName
    var entry = NameEntry()
    entry.type(String(repeating: "n", count: longest))
    #expect(entry.text.count == longest && !entry.isCut)
    entry.type("\n")
    #expect(!entry.isCut)
    entry.type("n")
    #expect(entry.text.count == longest && entry.isCut)
    #expect(entry.handle(Key("Backspace")) == .edited)
    entry.type("m")
    #expect(entry.text.hasSuffix("nm") && !entry.isCut)

    let controller = WindowController.probe()
    controller.press("S", modifiers: .control)
    controller.keyUp(Key("S"))
    controller.type(String(repeating: "n", count: longest), now: 0)
    #expect(controller.inspector.naming?.text.count == longest && controller.toast == nil)
    controller.type("n", now: 0)
    #expect(controller.toast?.text == "A name has at most \(longest) characters")
  }

  @Test("the field of a typed value ends before the unit, whose width is any", arguments: [7.0, 20, 0])
  func fieldLeavesTheUnitFree(unit: Double) {
    let end = ParameterRowView.entryEnd(100, unit: unit)
    #expect(unit == 0 ? end > 100 : end + 3 <= 100 - unit)
  }

  @Test("a value takes digits, a sign and a separator, and no other key")
  func valueKeys() {
    var entry = ValueEntry()
    for name in ["-", "1", ".", "5"] {
      #expect(ValueEntry.canBegin(with: Key(name)) && entry.handle(Key(name)) == .edited)
    }
    #expect(entry.value == -1.5)
    for key in [Key("A"), Key("F1"), Key("5", modifiers: .control), Key("Up")] {
      #expect(!ValueEntry.canBegin(with: key) && entry.handle(key) == .ignored)
    }
    #expect(entry.handle(Key("Keypad Enter")) == .committed && entry.handle(Key("Escape")) == .cancelled)
  }
}
