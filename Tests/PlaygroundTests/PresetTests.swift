import Testing

@testable import Playground

struct PresetTests {
  let reader = PresetReader(catalog: [ProbeDemo.self, ScrollDemo.self])

  func read(_ text: String, for demo: (any Demo.Type)? = ProbeDemo.self) throws -> Preset {
    try reader.preset(in: Array(text.utf8), file: "p.json", for: demo)
  }

  @Test("a preset read without a demo names its own, and has the values of its parameters")
  func presetNamesItsDemo() throws {
    let text = "{\"demo\": \"probe\", \"values\": {\"speed\": 0.3, \"mode\": \"wild\"}}"
    let preset = try read(text, for: nil)
    #expect(preset.demo == "probe")
    let host = ProbeDemo.host()
    try host.set(preset.values)
    #expect(host.demo.parameters.map(\.value) == [.number(0.3), .choice("wild"), .choice("off")])
  }

  @Test("a preset for the window opens its demo, and bad settings are refused before")
  func presetOpensItsDemo() throws {
    let folder = try TemporaryFolder()
    var options = WindowOptions()
    options.presetPath = try folder.write("{\"demo\": \"probe\", \"values\": {\"speed\": 5}}", to: "p")
    options.settings = [try SettingArgument("mode=wild")]
    try options.load(from: reader.catalog)
    #expect(options.demo?.card.id == "probe")
    let host = ProbeDemo.host()
    try options.configure(host)
    #expect(host.demo.parameters.map(\.value) == [.number(5), .choice("wild"), .choice("off")])
    options.settings = [try SettingArgument("mode=odd")]
    #expect(throws: CommandError.usage("--set mode=odd: mode takes one of calm, wild, not 'odd'")) {
      try options.load(from: reader.catalog)
    }
  }

  @Test(
    "the error for a broken preset has its place",
    arguments: [
      ("{\"demo\": \"probe\"}", "\"values\" is missing, expected an object of parameters and values"),
      ("{\"values\": {}}", "\"demo\" is missing, expected a demo's id"),
      ("{\"demo\": 1, \"values\": {}}", "demo: expected a demo's id, not 1"),
      (
        "{\"demo\": \"prob\", \"values\": {}}",
        "demo: there is no demo \"prob\" (did you mean 'probe'?), expected probe or scroll"
      ),
      (
        "{\"demo\": \"scroll\", \"values\": {}}",
        "demo: expected \"probe\", the demo it is used with, not \"scroll\""
      ),
      (
        "{\"demo\": \"probe\", \"values\": {\"spee\": 1}}",
        "values.spee: there is no such parameter (did you mean 'speed'?), expected speed, mode or light"
      ),
      (
        "{\"demo\": \"probe\", \"values\": {\"speed\": -1}}",
        "values.speed: expected a number from 0 to 1000, not -1"
      ),
      (
        "{\"demo\": \"probe\", \"values\": {}, \"valus\": 1}",
        "valus: unknown field (did you mean 'values'?), expected one of demo, values"
      ),
      ("{\"demo\" \"probe\"}", "line 1, column 9: expected JSON (Invalid value)"),
    ])
  func brokenPresetHasItsPlace(text: String, message: String) {
    #expect(throws: CommandError.usage("p.json: \(message)")) { _ = try read(text) }
  }
}
