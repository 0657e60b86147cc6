import CradleGeometry

/// Writes events as a script: `--record` writes it, and `--script` reads it back as equal events.
///
/// Events are appended one after another, so that an interrupted recording is a valid script, too.
struct ScriptWriter {
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
}

extension JSONText {
  fileprivate mutating func event(_ event: DemoEvent) {
    object {
      $0.member("at", event.time)
      switch event.kind {
      case .pointer(let pointer):
        $0.member("pointer", pointer.phase.rawValue)
        $0.location(pointer.location)
        if pointer.device != .mouse { $0.member("device", pointer.device.rawValue) }
        if pointer.button != .left { $0.member("button", pointer.button.rawValue) }
        if pointer.id != 0 { $0.member("id", integer: pointer.id) }
        if pointer.isPaused { $0.flag("paused") }
      case .wheel(let wheel):
        $0.member("wheel", [wheel.delta.dx, wheel.delta.dy])
        $0.location(wheel.location)
        if wheel.isPrecise { $0.flag("precise") }
        if wheel.isZoom { $0.flag("zoom") }
        if wheel.isPaused { $0.flag("paused") }
      case .key(let name): $0.member("key", name)
      case .set(let settings): $0.member("set") { $0.settings(settings) }
      case .action(let name, let index, let text):
        $0.member("action", name)
        $0.member("index", integer: index)
        $0.member("text", text)
      case .resize(let size): $0.member("resize", [size.width, size.height])
      case .contents(let contents): $0.member("contents") { $0.contents(contents) }
      }
    }
  }

  private mutating func location(_ place: Point) {
    member("x", place.x)
    member("y", place.y)
  }

  /// Parameters' values as an object, in their order.
  mutating func settings(_ settings: [DemoEvent.Setting]) {
    dictionary(settings, name: \.name) { $0.value($1.value) }
  }
}
