/// The values of a demo's parameters, saved under a name.
struct Preset: Equatable {
  /// The demo's id.
  let demo: String
  /// The values in the order of the demo's parameters.
  let values: [DemoEvent.Setting]

  init(demo: String, values: [DemoEvent.Setting]) {
    self.demo = demo
    self.values = values
  }

  /// The present values of a demo.
  init(of host: DemoHost) {
    demo = host.card.id
    values = host.demo.parameters.map { DemoEvent.Setting(name: $0.name, value: $0.value) }
  }

  /// The preset's text.
  var text: [UInt8] {
    var json = JSONText()
    json.object {
      $0.member("demo", demo)
      $0.member("values") { $0.settings(values) }
    }
    json.raw("\n")
    return json.bytes
  }

  /// Writes a file, whole or not at all.
  func write(to path: String) throws(CommandError) {
    try OutputFile.write(text, to: path)
  }
}
