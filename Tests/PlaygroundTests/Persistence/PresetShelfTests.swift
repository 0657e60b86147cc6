import Testing

@testable import Playground

/// Presets: those that come with demos, and a person's own.
struct PresetShelfTests {
  @Test(
    "every demo has presets with names of their own, and takes their values", arguments: DemoCatalogTests.ids)
  func everyDemoTakesItsPresets(id: String) throws {
    let type = try #require(DemoCatalog.demo(id: id))
    let presets = PresetShelf().presets(of: id)
    #expect(presets.count >= 2 && Set(presets.map(\.name)).count == presets.count)
    for preset in presets {
      let host = DemoHost(type, viewport: type.card.defaultViewport)
      #expect(throws: Never.self) { try host.set(preset.values) }
      #expect(!preset.values.isEmpty && preset.name.count <= PresetShelf.longestName)
      for setting in preset.values {
        #expect(host.demo.parameters.named(setting.name)?.value == setting.value)
      }
    }
  }

  @Test("the curated presets belong to the catalog's demos") func presetsBelongToDemos() {
    #expect(Set(CuratedPresets.all.keys) == Set(DemoCatalogTests.ids))
  }

  @Test(
    "a preset keeps nothing of another one with a value in common", arguments: DemoCatalogTests.ids)
  func alternativesKeepNothingOfEachOther(id: String) throws {
    let type = try #require(DemoCatalog.demo(id: id))
    /// The values after some presets, from the defaults on.
    func values(after presets: PresetShelf.Item...) throws -> [DemoEvent.Setting] {
      let host = DemoHost(type, viewport: type.card.defaultViewport)
      for preset in presets { try host.set(preset.values) }
      return host.demo.parameters.settings
    }
    let presets = CuratedPresets.all[id] ?? []
    for (former, latter) in presets.flatMap({ former in presets.map { (former, $0) } }) {
      guard !Set(former.values.map(\.name)).isDisjoint(with: latter.values.map(\.name)) else { continue }
      let (kept, alone) = (try values(after: former, latter), try values(after: latter))
      #expect(kept == alone, "\(latter.name) after \(former.name)")
    }
  }

  @Test("presets are saved, replaced, deleted and read back from JSON") func presetsAreKept() throws {
    var shelf = PresetShelf()
    let soft: [DemoEvent.Setting] = [.init(name: "rate", value: .number(0.99))]
    let hard: [DemoEvent.Setting] = [.init(name: "curve", value: .choice("none"))]
    #expect(shelf.save(soft, as: "  Søft “1” \n", of: "scroll") == nil)
    #expect(shelf.save(hard, as: "Hard", of: "scroll") == nil)
    #expect(shelf.save(hard, as: "Søft “1”", of: "scroll") == nil)
    #expect(shelf.own["scroll"]?.map(\.name) == ["Søft “1”", "Hard"])
    #expect(shelf.own["scroll"]?.map(\.values) == [hard, hard])
    #expect(
      shelf.save(soft, as: " ", of: "scroll") != nil && shelf.save(soft, as: "UIKit", of: "scroll") != nil)
    var json = JSONText()
    shelf.write(to: &json)
    #expect(try PresetShelf(JSONNode(text: json.bytes, file: "p")) == shelf)
    shelf.delete("Hard", of: "scroll")
    shelf.delete("UIKit", of: "scroll")
    #expect(shelf.presets(of: "scroll").map(\.name).suffix(2) == ["Rubber", "Søft “1”"])
    shelf.delete("Søft “1”", of: "scroll")
    #expect(shelf == PresetShelf())
  }

  @Test("a shared line brings back the values of every preset and choice", arguments: DemoCatalogTests.ids)
  func sharedLineBringsValuesBack(id: String) throws {
    let type = try #require(DemoCatalog.demo(id: id))
    let host = DemoHost(type, viewport: type.card.defaultViewport)
    #expect(SharedLine.text(id, host.demo.parameters) == "cradle play \(id)")
    // Every preset, and every word of every choice.
    var changes = PresetShelf().presets(of: id).map(\.values)
    for case (let name, .choice(let words)) in host.demo.parameters.map({ ($0.name, $0.kind) }) {
      changes += words.map { [DemoEvent.Setting(name: name, value: .choice($0))] }
    }
    for change in changes {
      try host.set(change)
      let line = SharedLine.text(id, host.demo.parameters)
      let read = try SharedLine.read(line, catalog: DemoCatalog.demos)
      #expect(read.demo.card.id == id && read.values == host.demo.parameters.settings, "\(line)")
      // The line is a command: what the terminal makes of it is the same.
      let words = try #require(CommandWords.split(line)).dropFirst()
      guard case .play(let options) = try CommandLineParser().parse(Array(words)) else {
        Issue.record("\(line)")
        return
      }
      let played = DemoHost(type, viewport: type.card.defaultViewport)
      for setting in options.settings { try setting.apply(to: played) }
      #expect(played.demo.parameters.settings == host.demo.parameters.settings)
    }
  }

  @Test(
    "a line is split into words as a shell does",
    arguments: [
      ("a b", ["a", "b"]), ("a='b c'", ["a=b c"]), ("\"a b\"c 'd", nil), ("a\\ b", ["a b"]), ("''", [""]),
      ("a \\\n  b", ["a", "b"]), ("'it'\\''s'", ["it's"]), ("\t", []),
    ] as [(String, [String]?)])
  func lineIsSplitAsAShellDoes(line: String, words: [String]?) {
    #expect(CommandWords.split(line) == words)
    for word in words ?? [] { #expect(CommandWords.split(CommandWords.quoted(word)) == [word]) }
  }

  @Test("a shared line leaves out the values that a preset gives anyway")
  func sharedLineLeavesOutPresetValues() throws {
    let host = DemoHost(SpringListDemo.self, viewport: SpringListDemo.card.defaultViewport)
    try host.set([
      .init(name: "preset", value: .choice("Stiff")), .init(name: "frequency", value: .number(2)),
    ])
    #expect(
      SharedLine.text("spring-list", host.demo.parameters)
        == "cradle play spring-list --set preset=Stiff --set frequency=2")
  }

  @Test(
    "a pasted line may have a prompt, a path, line breaks and other options",
    arguments: [
      "$ cradle play probe --set speed=5 --seconds 3", "cradle probe --set=speed=5",
      "  ./bin/cradle play probe \\\n  --set speed=5\n",
    ])
  func pastedLineMayVary(line: String) throws {
    let read = try SharedLine.read(line, catalog: [ProbeDemo.self])
    #expect(read.values.first == .init(name: "speed", value: .number(5)))
  }

  @Test(
    "a pasted line that is no command of a demo is refused",
    arguments: [
      "", "hello", "cradle", "cradle demos", "cradle play", "cradle play nothing",
      "cradle play probe --set speed=-1",
      "cradle play probe --set sped=1", "cradle probe --preset /etc/passwd", "rm -rf cradle",
    ])
  func otherLinesAreRefused(line: String) {
    #expect(throws: CommandError.self) { try SharedLine.read(line, catalog: [ProbeDemo.self]) }
  }
}
