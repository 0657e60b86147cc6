import CradleGeometry
import Testing

@testable import CradleStage

@Suite struct EventReaderTests {
  private func reader(unitsPerPoint: Double = 1) -> EventReader {
    EventReader(unitsPerPoint: unitsPerPoint, size: Size(width: 200, height: 100))
  }

  @Test("pointers are in points, and events are taken once") func pointersAreInPoints() {
    var reader = reader(unitsPerPoint: 2)
    reader.mouseButton(.left, isDown: true, x: 100, y: 50, clickCount: 2, at: 1)
    let expected = Pointer(.down, at: Point(x: 50, y: 25), clickCount: 2)
    #expect(reader.takeEvents() == [StageEvent(time: 1, kind: .pointer(expected))])
    #expect(reader.takeEvents().isEmpty)
  }

  @Test("moves at one time are one move") func movesOfOneTimeMerge() {
    var reader = reader()
    reader.mouseButton(.left, isDown: true, x: 0, y: 0, clickCount: 1, at: 1)
    reader.mouseMoved(x: 1, y: 0, at: 1)
    reader.mouseMoved(x: 2, y: 0, at: 1)
    reader.mouseMoved(x: 3, y: 0, at: 1.5)
    let places = reader.takeEvents().map { event -> Double? in
      if case .pointer(let pointer) = event.kind { pointer.location.x } else { nil }
    }
    #expect(places == [0, 2, 3])
  }

  @Test("losing the focus cancels every press") func losingTheFocusCancels() {
    var reader = reader()
    reader.mouseButton(.left, isDown: true, x: 5, y: 5, clickCount: 1, at: 1)
    reader.finger(77, .down, x: 0.5, y: 0.5, at: 1)
    _ = reader.takeEvents()
    reader.focusLost(at: 2)
    reader.mouseButton(.left, isDown: false, x: 5, y: 5, clickCount: 1, at: 3)
    let events = reader.takeEvents()
    #expect(
      events == [
        StageEvent(time: 2, kind: .pointer(Pointer(.cancel, at: Point(x: 5, y: 5)))),
        StageEvent(
          time: 2, kind: .pointer(Pointer(.cancel, id: 1, at: Point(x: 100, y: 50), device: .touch))),
        StageEvent(time: 2, kind: .focus(gained: false)),
      ])
  }

  @Test("a second mouse button during a press is no press") func secondButtonIsNoPressOfItsOwn() {
    var reader = reader()
    reader.mouseButton(.left, isDown: true, x: 0, y: 0, clickCount: 1, at: 1)
    reader.mouseButton(.right, isDown: true, x: 0, y: 0, clickCount: 1, at: 2)
    reader.mouseButton(.right, isDown: false, x: 0, y: 0, clickCount: 1, at: 3)
    #expect(reader.takeEvents().count == 1)
  }

  @Test("fingers get the lowest free number, from 1") func fingersGetTheLowestFreeNumber() {
    var reader = reader()
    reader.finger(900, .down, x: 0, y: 0, at: 1)
    reader.finger(901, .down, x: 1, y: 1, at: 1)
    reader.finger(900, .up, x: 0, y: 0, at: 2)
    reader.finger(901, .up, x: 1, y: 1, at: 2)
    reader.finger(902, .down, x: 0, y: 0, at: 3)
    let ids = reader.takeEvents().map { event -> Int? in
      if case .pointer(let pointer) = event.kind { pointer.id } else { nil }
    }
    #expect(ids == [1, 2, 1, 2, 1])
  }

  @Test("a wheel is precise from its first fraction of a notch on")
  func fractionsOfANotchMakeAWheelPrecise() {
    var reader = reader()
    reader.wheel(Vector(dx: 0, dy: 1), at: 1)
    reader.wheel(Vector(dx: 0, dy: 0.25), at: 2)
    reader.wheel(.zero, at: 3)
    let precise = reader.takeEvents().map { event -> Bool? in
      if case .wheel(_, let isPrecise, _, _) = event.kind { isPrecise } else { nil }
    }
    #expect(precise == [false, true])
  }

  @Test("a wheel has the modifiers that are held, none after a lost focus")
  func aWheelKnowsTheModifiersThatAreHeld() {
    var reader = reader()
    let (down, up) = (Key("Left Ctrl", modifiers: .control), Key("Left Ctrl"))
    reader.wheel(Vector(dx: 0, dy: 1), at: 1)
    reader.key(down, code: 224, isDown: true, isRepeat: false, at: 2)
    reader.wheel(Vector(dx: 0, dy: 1), at: 3)
    reader.key(up, code: 224, isDown: false, isRepeat: false, at: 4)
    reader.wheel(Vector(dx: 0, dy: 1), at: 5)
    reader.key(down, code: 224, isDown: true, isRepeat: false, at: 6)
    reader.focusLost(at: 7)
    reader.wheel(Vector(dx: 0, dy: 1), at: 8)
    let modifiers = reader.takeEvents().compactMap { event -> Key.Modifiers? in
      if case .wheel(_, _, _, let modifiers) = event.kind { modifiers } else { nil }
    }
    #expect(modifiers == [[], .control, [], []])
  }

  @Test("a punctuation key is named after the character that it types, down and up")
  func punctuationIsNamedAfterWhatItTypes() {
    var reader = reader()
    let slash = Key("/", modifiers: .shift)
    reader.key(slash, code: 56, isDown: true, isRepeat: false, at: 1)
    reader.typed("?", at: 1)
    reader.key(Key("/"), code: 56, isDown: false, isRepeat: false, at: 2)
    #expect(
      reader.takeEvents().map(\.kind) == [
        .key(Key("?", modifiers: .shift), isDown: true, isRepeat: false), .text("?"),
        .key(Key("?"), isDown: false, isRepeat: false),
      ])
  }

  @Test("a letter's key keeps its upper-case name") func lettersKeepTheirNames() {
    var reader = reader()
    reader.key(Key("R"), code: 21, isDown: true, isRepeat: false, at: 1)
    reader.typed("r", at: 1)
    #expect(reader.takeEvents().first?.kind == .key(Key("R"), isDown: true, isRepeat: false))
  }

  @Test("visibility is reported when it changes") func visibilityIsSaidOnce() {
    var reader = reader()
    reader.visibility(true, at: 1)
    reader.visibility(false, at: 2)
    reader.visibility(false, at: 3)
    #expect(reader.takeEvents().map(\.kind) == [.visibility(false)])
  }
}
