import CradleGeometry
import Foundation
import Testing

@testable import Playground

/// Runs keep their state in files; a damaged file is set aside and reported, and the window opens.
struct SessionFilesTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func files() -> SessionFiles {
    SessionFiles(environment: [
      "XDG_STATE_HOME": folder.file("state"), "XDG_CONFIG_HOME": folder.file("config"),
    ])
  }

  private func session(_ type: any Demo.Type, _ files: SessionFiles) -> (SessionStore, DemoSession) {
    let store = files.readStore(keepsDemos: true)
    return (store, store.session(type, viewport: Size(width: 375, height: 667)))
  }

  @Test("the window names the first unusable file and counts the others") func noticeCountsFiles() throws {
    for place in ["state", "config"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(place + "/cradle"), withIntermediateDirectories: true)
    }
    for name in ["state/cradle/demos.json", "config/cradle/presets.json"] {
      _ = try folder.write("{", to: name)
    }
    let files = files()
    #expect(files.notice == nil)
    _ = files.readStore(keepsDemos: true)
    #expect(files.problems.count == 2)
    #expect(files.notice == "\(files.problems[0]) (and 1 more file)")
  }

  @Test("values, both sets, offset and contents come back from the file") func stateComesBack() throws {
    let (store, first) = session(SpringListDemo.self, files())
    first.set([.init(name: "damping", value: .number(0.125))], at: 0)
    first.compare(.b, at: 0)
    first.set([.init(name: "preset", value: .choice("Stiff"))], at: 0)
    first.send(.action("insert", index: 3), at: 0)
    first.send(.action("remove", index: 0), at: 0)
    first.demo.scrolls[0].view.setContentOffset(Point(x: 0, y: 321), animated: false)
    #expect(files().write(store) == nil)

    let (_, second) = session(SpringListDemo.self, files())
    #expect(second.record == first.record)
    #expect(second.demo.scrolls[0].view.contentOffset.y == 321)
    #expect(second.demo.contents?.items.map(\.key).prefix(4) == [1, 2, 50, 3])
    #expect(second.sets.current == .b && second.parameters.named("damping")?.number == 0.9)
    second.compare(.a, at: 0)
    #expect(second.parameters.named("damping")?.number == 0.125)
  }

  @Test("every demo comes back with any values and after any actions", arguments: DemoCatalogTests.ids)
  func everyDemoComesBack(id: String) throws {
    let type = try #require(DemoCatalog.demo(id: id))
    let (store, first) = session(type, files())
    for (index, parameter) in first.parameters.enumerated() {
      let value: Parameter.Value =
        switch parameter.kind {
        case .number(let range, _, _) where parameter.name != "items" && parameter.name != "progress":
          .number(range.lowerBound + (range.upperBound - range.lowerBound) * 0.375)
        case .choice(let words) where parameter.name != "page": .choice(words[index % words.count])
        default: parameter.value
        }
      first.set([.init(name: parameter.name, value: value)], at: 0)
    }
    for action in first.card.actions.prefix(3) { first.send(.action(action.name, index: nil), at: 0) }
    #expect(files().write(store) == nil)
    let (_, second) = session(type, files())
    #expect(second.parameters.settings == first.parameters.settings)
    #expect(second.demo.contents == first.demo.contents)
    for frame in 1...5 { second.advance(to: Double(frame) / 60) }
    #expect(second.host.frame(0).nonFinitePlace == nil)
  }

  @Test(
    "an unusable file is set aside and reported in one line",
    arguments: [
      ("", "damaged"), ("{", "damaged"), ("[]", "damaged"), ("\u{0}\u{1}", "damaged"),
      ("{\"version\": 2, \"demos\": {}}", "newer"), ("{\"demos\": {\"scroll\": 1}}", "damaged"),
      ("{\"demos\": {\"scroll\": {\"offsets\": {\"main\": [1]}}}}", "damaged"),
      ("{\"demos\": {\"spring-list\": {\"contents\": [[1], [1]]}}}", "damaged"),
    ])
  func unusableFileIsSetAside(text: String, suffix: String) throws {
    #expect(files().write(files().readStore(keepsDemos: true)) == nil)
    _ = try folder.write(text, to: "state/cradle/demos.json")
    for time in 1...2 {
      if time == 2 { _ = try folder.write(text, to: "state/cradle/demos.json") }
      let files = files()
      let (store, session) = session(ScrollDemo.self, files)
      let problem = try #require(files.problems.first)
      #expect(files.problems.count == 1 && problem.contains("demos.json") && !problem.contains("\n"))
      let name = "demos.json.\(suffix)" + (time == 2 ? "-2" : "")
      #expect(problem.hasSuffix("kept as \(name)"))
      #expect(try folder.text("state/cradle/\(name)") == text)
      #expect(session.parameters.allSatisfy { $0.isDefault })
      #expect(files.write(store) == nil)
    }
  }

  @Test("unknown demos, parameters and fields of a file are ignored") func unknownFieldsAreIgnored() throws {
    #expect(files().write(files().readStore(keepsDemos: true)) == nil)
    let text = """
      {"version": 1, "new": true, "demos": {"gone": {}, "scroll": {"set": "A", "values": {"A":
      {"rate": 0.5, "curve": "square", "stiffness": 60, "flywheel": "on", "content": 7}},
      "offsets": {"main": [0, 1e9], "other": [1, 2]}, "contents": [[1, 2]]}}}
      """
    _ = try folder.write(text, to: "state/cradle/demos.json")
    let files = files()
    let (_, scroll) = session(ScrollDemo.self, files)
    #expect(files.problems.isEmpty)
    #expect(scroll.parameters.filter { !$0.isDefault }.map(\.name) == ["stiffness"])
    let view = scroll.demo.scrolls[0].view
    #expect(view.contentOffset == view.maximumOffset)
  }

  @Test("forged contents leave every scene finite and bounded") func forgedContentsAreHarmless() throws {
    let things = (0..<60).map { "[\($0), \(Double($0 % 5) - 1), \($0), 1e300, -5, 9]" }
    let contents = "[\(things.joined(separator: ", "))]"
    for id in ["gravity-collision", "spring-list", "newtonian"] {
      let node = try JSONNode(text: Array("{\"contents\": \(contents)}".utf8), file: "f")
      let record = try DemoRecord(node)
      let type = try #require(DemoCatalog.demo(id: id))
      let session = DemoSession(type, viewport: Size(width: 300, height: 300))
      session.restore(record)
      #expect((session.demo.contents?.items.count ?? 99) <= 60)
      #expect(session.host.frame(0).nonFinitePlace == nil)
    }
  }

  @Test("a file that cannot be set aside is left alone") func fileThatCannotBeMovedIsLeftAlone() throws {
    #expect(files().write(files().readStore(keepsDemos: true)) == nil)
    _ = try folder.write("{", to: "state/cradle/demos.json")
    for count in 1...100 {
      _ = try folder.write("x", to: "state/cradle/demos.json.damaged" + (count == 1 ? "" : "-\(count)"))
    }
    let files = files()
    let (store, _) = session(ScrollDemo.self, files)
    #expect(files.problems.first?.contains("nothing is remembered") == true)
    #expect(files.write(store) == nil)
    #expect(try folder.text("state/cradle/demos.json") == "{")
  }

  @Test("two windows keep each other's demos") func windowsKeepEachOthersDemos() throws {
    let (one, scroll) = session(ScrollDemo.self, files())
    let (other, bounce) = session(BounceDemo.self, files())
    scroll.set([.init(name: "rate", value: .number(0.99))], at: 0)
    bounce.set([.init(name: "damping", value: .number(0.25))], at: 0)
    for store in [one, other] { #expect(files().write(store) == nil) }
    #expect(session(ScrollDemo.self, files()).1.record == scroll.record)
    #expect(session(BounceDemo.self, files()).1.record == bounce.record)
  }

  @Test("a recording starts from the defaults and remembers nothing")
  func recordingStartsFromDefaults() throws {
    let (store, scroll) = session(ScrollDemo.self, files())
    scroll.set([.init(name: "rate", value: .number(0.99))], at: 0)
    #expect(files().write(store) == nil)
    let before = try folder.text("state/cradle/demos.json")
    let recording = files().readStore(keepsDemos: false)
    let viewport = Size(width: 375, height: 667)
    let fresh = recording.session(ScrollDemo.self, viewport: viewport)
    #expect(fresh.parameters.allSatisfy { $0.isDefault })
    #expect(recording.session(ScrollDemo.self, viewport: viewport) !== fresh)
    #expect(files().write(recording) == nil)
    #expect(try folder.text("state/cradle/demos.json") == before)
  }

  @Test("values from the command line leave the remembered ones alone")
  func commandLineLeavesMemoryAlone() throws {
    let (store, scroll) = session(ScrollDemo.self, files())
    scroll.set([.init(name: "rate", value: .number(0.99))], at: 0)
    #expect(files().write(store) == nil)
    let given = files().readStore(keepsDemos: true)
    let viewport = Size(width: 375, height: 667)
    let fresh = given.session(ScrollDemo.self, viewport: viewport, isFresh: true)
    #expect(fresh.parameters.allSatisfy { $0.isDefault })
    #expect(given.session(ScrollDemo.self, viewport: viewport) === fresh)
    #expect(files().write(given) == nil)
    #expect(session(ScrollDemo.self, files()).1.record == scroll.record)
  }

  @Test("the state's folder follows the XDG variables") func folderFollowsXDG() {
    func folder(_ environment: [String: String]) -> String? {
      SessionFiles.folder("XDG_STATE_HOME", "/.local/state", environment)
    }
    #expect(folder(["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/cradle")
    #expect(folder(["XDG_STATE_HOME": "relative", "HOME": "/h"]) == "/h/.local/state/cradle")
    #expect(folder([:]) == nil)
  }
}
