import CradleGeometry
import CradleScrolling
import Testing

@testable import Playground

struct ScriptReaderTests {
  let reader = ScriptReader(host: ProbeDemo.host())

  @Test("every kind of event is read") func everyKindIsRead() throws {
    let text = """
      {"events": [
        {"at": 0, "pointer": "down", "x": 1, "y": -2.5},
        {"at": 0.1, "pointer": "cancel", "x": 1, "y": 2, "device": "touch", "button": "right"},
        {"at": 0.1, "wheel": [1, -2], "x": 3, "y": 4},
        {"at": 0.1, "wheel": [0, 0.5], "x": 3, "y": 4, "precise": true},
        {"at": 1, "key": "pagedown"}, {"at": 1, "key": "="}, {"at": 1, "key": "k"},
        {"at": 2, "set": {"mode": "wild", "speed": 7}},
        {"at": 2, "action": "kick"}, {"at": 2, "action": "kick", "index": 3},
        {"at": 3, "resize": [640, 480]}
      ]}
      """
    let events = try reader.events(in: Array(text.utf8), file: "s")
    let place = Point(x: 3, y: 4)
    #expect(events.map(\.time) == [0, 0.1, 0.1, 0.1, 1, 1, 1, 2, 2, 2, 3])
    #expect(
      events.map(\.kind) == [
        .pointer(PointerEvent(.down, at: Point(x: 1, y: -2.5), time: 0)),
        .pointer(PointerEvent(.cancel, at: Point(x: 1, y: 2), time: 0.1, device: .touch, button: .right)),
        .wheel(WheelEvent(delta: Vector(dx: 1, dy: -2), at: place, time: 0.1)),
        .wheel(WheelEvent(delta: Vector(dx: 0, dy: 0.5), isPrecise: true, at: place, time: 0.1)),
        .key("PageDown"), .key("="), .key("K"),
        .set([.init(name: "speed", value: .number(7)), .init(name: "mode", value: .choice("wild"))]),
        .action("kick", index: nil), .action("kick", index: 3), .resize(Size(width: 640, height: 480)),
      ])
  }

  private static let kinds =
    "\"pointer\", \"wheel\", \"key\", \"set\", \"action\", \"resize\" or \"contents\""

  @Test(
    "the error for a broken file has its place",
    arguments: [
      ("[]", "expected an object, not a list of 0"),
      ("{}", "\"events\" is missing, expected a list of events"),
      ("{\"events\": {}}", "events: expected a list, not an object"),
      ("{\"event\": []}", "event: unknown field (did you mean 'events'?), expected one of events"),
      ("{\"z\": 1, \"b\": 1, \"events\": [], \"a\": 1}", "a: unknown field, expected one of events"),
      ("{\"events\": [\n1e999]}", "line 2, column 1: expected JSON (Number 1e999 is too large)"),
      ("{\"events\": [,]}", "line 1, column 13: expected JSON (Invalid value)"),
    ])
  func brokenFileHasItsPlace(text: String, message: String) {
    #expect(throws: CommandError.usage("s.json: \(message)")) {
      _ = try reader.events(in: Array(text.utf8), file: "s.json")
    }
  }

  @Test(
    "the error for a broken event has its place",
    arguments: [
      ("7", ": expected an object, not 7"),
      ("{\"at\": 1}", ": expected exactly one of \(kinds) besides \"at\""),
      (
        "{\"at\": 1, \"poiner\": \"down\"}",
        ".poiner: unknown field (did you mean 'pointer'?), expected one of at, "
          + "pointer, wheel, key, set, action, resize, contents, x, y, device, button, id, paused, precise, "
          + "zoom, index, text"
      ),
      (
        "{\"at\": 1, \"key\": \"A\", \"action\": \"kick\"}",
        ": has \"key\" and \"action\", expected exactly one of \(kinds)"
      ),
      ("{\"key\": \"A\"}", ": \"at\" is missing, expected seconds"),
      ("{\"at\": \"1\", \"key\": \"A\"}", ".at: expected a number from 0 to 86400, not \"1\""),
      ("{\"at\": -1, \"key\": \"A\"}", ".at: expected a number from 0 to 86400, not -1"),
      (
        "{\"at\": 0.25, \"key\": \"A\"}",
        ".at: expected 0.5 or later, the time of the event before it, not 0.25"
      ),
      ("{\"at\": 1, \"key\": \"A\", \"x\": 1}", ".x: unknown field, expected one of at, key"),
      (
        "{\"at\": 1, \"key\": \"Spce\"}",
        ".key: expected a key as SDL names it, such as \"Space\" or \"PageDown\", "
          + "not \"Spce\" (did you mean 'Space'?)"
      ),
      (
        "{\"at\": 1, \"key\": \"\"}",
        ".key: expected a key as SDL names it, such as \"Space\" or \"PageDown\", not \"\""
      ),
      (
        "{\"at\": 1, \"key\": 1}",
        ".key: expected a key as SDL names it, such as \"Space\" or \"PageDown\", not 1"
      ),
      (
        "{\"at\": 1, \"pointer\": \"dwn\", \"x\": 1, \"y\": 1}",
        ".pointer: expected \"down\", \"move\", \"up\" or \"cancel\", not \"dwn\""
      ),
      ("{\"at\": 1, \"pointer\": \"up\", \"y\": 1}", ": \"x\" is missing, expected a number of points"),
      (
        "{\"at\": 1, \"pointer\": \"up\", \"x\": 1, \"y\": null}",
        ".y: expected a number from -1000000 to 1000000, not null"
      ),
      (
        "{\"at\": 1, \"pointer\": \"up\", \"x\": 1, \"y\": 1, \"device\": \"pen\"}",
        ".device: expected \"mouse\" or \"touch\", not \"pen\""
      ),
      (
        "{\"at\": 1, \"pointer\": \"up\", \"x\": 1, \"y\": 1, \"button\": 1}",
        ".button: expected \"left\" or \"right\", not 1"
      ),
      ("{\"at\": 1, \"wheel\": [1], \"x\": 1, \"y\": 1}", ".wheel: expected [dx, dy], not a list of 1"),
      (
        "{\"at\": 1, \"wheel\": [1, \"2\"], \"x\": 1, \"y\": 1}",
        ".wheel[1]: expected a number from -1000000 to 1000000, not \"2\""
      ),
      (
        "{\"at\": 1, \"wheel\": [1, 2], \"x\": 1, \"y\": 1, \"precise\": 1}",
        ".precise: expected true or false, not 1"
      ),
      ("{\"at\": 1, \"wheel\": [1, 2], \"x\": 1}", ": \"y\" is missing, expected a number of points"),
      ("{\"at\": 1, \"set\": [1]}", ".set: expected an object, not a list of 1"),
      (
        "{\"at\": 1, \"set\": {\"sped\": 1}}",
        ".set.sped: there is no such parameter (did you mean 'speed'?), expected speed, mode or light"
      ),
      (
        "{\"at\": 1, \"set\": {\"zip\": 1, \"speed\": -1, \"bap\": 1}}",
        ".set.bap: there is no such parameter, expected speed, mode or light"
      ),
      (
        "{\"at\": 1, \"set\": {\"speed\": 2000}}",
        ".set.speed: expected a number from 0 to 1000, not 2000"
      ),
      (
        "{\"at\": 1, \"set\": {\"speed\": \"2\"}}",
        ".set.speed: expected a number from 0 to 1000, not \"2\""
      ),
      ("{\"at\": 1, \"set\": {\"mode\": 1}}", ".set.mode: expected one of calm, wild, not 1"),
      ("{\"at\": 1, \"set\": {\"light\": true}}", ".set.light: expected one of off, on, not true"),
      (
        "{\"at\": 1, \"action\": \"kik\"}",
        ".action: there is no action \"kik\" (did you mean 'kick'?), expected kick or poison"
      ),
      ("{\"at\": 1, \"action\": 1}", ".action: expected the name of an action, not 1"),
      (
        "{\"at\": 1, \"action\": \"kick\", \"index\": -1}",
        ".index: expected a whole number, 0 or more, not -1"
      ),
      (
        "{\"at\": 1, \"action\": \"kick\", \"index\": 1.5}",
        ".index: expected a whole number, 0 or more, not 1.5"
      ),
      (
        "{\"at\": 1, \"action\": \"kick\", \"index\": 1e300}",
        ".index: expected a whole number, 0 or more, not 1e+300"
      ),
      ("{\"at\": 1, \"resize\": [0, 5]}", ".resize[0]: expected a number from 1 to 16384, not 0"),
      ("{\"at\": 1, \"resize\": [5]}", ".resize: expected [width, height], not a list of 1"),
    ])
  func brokenEventHasItsPlace(event: String, message: String) {
    let text = "{\"events\": [{\"at\": 0.5, \"key\": \"A\"}, \(event)]}"
    #expect(throws: CommandError.usage("s.json: events[1]\(message)")) {
      _ = try reader.events(in: Array(text.utf8), file: "s.json")
    }
  }

  @Test("a file that cannot be read is a usage error") func unreadableFileIsAUsageError() throws {
    #expect(
      throws: CommandError.usage(
        "--script: /dev/null/x: expected a file that can be read (Not a directory)")
    ) { _ = try reader.read("/dev/null/x") }
    #expect(throws: CommandError.usage("--script: /: expected a file that can be read (Is a directory)")) {
      _ = try reader.read("/")
    }
    #expect(
      throws: CommandError.usage("--script: /dev/zero: expected a file that can be read (larger than 16 MB)")
    ) {
      _ = try reader.read("/dev/zero")
    }
  }

  @Test("a key's name is found in any case", arguments: ["f1", "KEYPAD 5", "é", "a", "`"])
  func keyIsFoundInAnyCase(name: String) {
    #expect(KeyName.canonical(name)?.lowercased() == name.lowercased())
  }

  @Test("a recorded key of another alphabet is read as the same key", arguments: ["ß", "é", "ж", "€"])
  func otherAlphabetsStay(name: String) throws {
    let event = DemoEvent(time: 1, kind: .key(name))
    let reader = ScriptReader(host: ProbeDemo.host())
    #expect(try reader.events(in: ScriptWriter.text([event]), file: "f") == [event])
  }

  @Test("a name that is no key's is not found", arguments: ["", " ", "\n", "F25", "Spacebar"])
  func otherNamesAreNotFound(name: String) {
    #expect(KeyName.canonical(name) == nil)
  }
}
