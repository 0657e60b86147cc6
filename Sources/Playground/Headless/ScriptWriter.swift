/// Writes events as a script: `--record` writes it, and `--script` reads it back as equal events.
///
/// Events are appended one after another, so that an interrupted recording is a valid script, too.
struct ScriptWriter {
  /// The script's text, one event a line.
  static func text(_ events: [DemoEvent]) -> [UInt8] {
    var script = ScriptWriter()
    return events.reduce(into: []) { $0 += script.next($1) } + (events.isEmpty ? opening : []) + closing
  }

  /// The text before the first event.
  private static let opening = Array("{\"events\": [\n  ".utf8)
  /// The bytes that complete the script written so far.
  static let closing = Array("\n]}\n".utf8)

  private var isBegun = false

  /// The text that follows the last call's, up to and including one more event.
  mutating func next(_ event: DemoEvent) -> [UInt8] {
    var json = JSONText()
    if isBegun { json.raw(",\n  ") } else { json.raw("{\"events\": [\n  ") }
    isBegun = true
    json.event(event)
    return json.bytes
  }

  /// Writes a file, whole or not at all.
  static func write(_ events: [DemoEvent], to path: String) throws(CommandError) {
    try OutputFile.write(text(events), to: path)
  }
}

extension JSONText {
  fileprivate mutating func event(_ event: DemoEvent) {
    raw("{\"at\": ")
    number(event.time)
    switch event.kind {
    case .pointer(let pointer):
      raw(", \"pointer\": ")
      string(pointer.phase.rawValue)
      location(pointer.location.x, pointer.location.y)
      if pointer.device != .mouse {
        raw(", \"device\": ")
        string(pointer.device.rawValue)
      }
      if pointer.button != .left {
        raw(", \"button\": ")
        string(pointer.button.rawValue)
      }
      if pointer.id != 0 {
        raw(", \"id\": ")
        integer(pointer.id)
      }
    case .wheel(let wheel):
      raw(", \"wheel\": ")
      list([wheel.delta.dx, wheel.delta.dy]) { $0.number($1) }
      location(wheel.location.x, wheel.location.y)
      if wheel.isPrecise { raw(", \"precise\": true") }
      if wheel.isZoom { raw(", \"zoom\": true") }
    case .key(let name):
      raw(", \"key\": ")
      string(name)
    case .set(let settings):
      raw(", \"set\": ")
      self.settings(settings)
    case .action(let name, let index, let text):
      raw(", \"action\": ")
      string(name)
      if let index {
        raw(", \"index\": ")
        integer(index)
      }
      if let text {
        raw(", \"text\": ")
        string(text)
      }
    case .resize(let size):
      raw(", \"resize\": ")
      list([size.width, size.height]) { $0.number($1) }
    case .contents(let contents):
      raw(", \"contents\": {")
      self.contents(contents)
      raw("}")
    }
    raw("}")
  }

  private mutating func location(_ x: Double, _ y: Double) {
    raw(", \"x\": ")
    number(x)
    raw(", \"y\": ")
    number(y)
  }

  /// Parameters' values as an object, in their order.
  mutating func settings(_ settings: [DemoEvent.Setting]) {
    raw("{")
    pieces(settings) { json, setting in
      json.string(setting.name)
      json.raw(": ")
      json.value(setting.value)
    }
    raw("}")
  }
}
