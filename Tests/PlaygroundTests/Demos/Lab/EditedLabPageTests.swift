import CradleGeometry
import CradleScrolling
import Foundation
import Testing

@testable import Playground

/// Pages of one's own: saved, opened, deleted, and kept in a file.
struct EditedLabPageTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func files() -> SessionFiles {
    SessionFiles(environment: [
      "XDG_STATE_HOME": folder.file("state"), "XDG_CONFIG_HOME": folder.file("config"),
    ])
  }

  private func session(_ files: SessionFiles, keepsDemos: Bool = true) throws -> (
    SessionStore, DemoSession, DynamicsLabDemo
  ) {
    let store = files.readStore(keepsDemos: keepsDemos)
    let session = store.session(DynamicsLabDemo.self, viewport: Size(width: 375, height: 667))
    return (store, session, try #require(session.demo as? DynamicsLabDemo))
  }

  private func put(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("config/cradle"), withIntermediateDirectories: true)
    _ = try folder.write(text, to: "config/cradle/pages.json")
  }

  private func edit(_ session: DemoSession) {
    for kind in LabHand.editing {
      if case .action = kind { session.beginUndoStep() }
      session.send(kind, at: 0)
    }
  }

  private func save(_ session: DemoSession, _ name: String) {
    session.beginUndoStep()
    session.send(.action("save", index: nil, text: name), at: 0)
  }

  @Test("a saved page has its scene and its values, and the original page is unchanged") func saving() throws
  {
    let (_, session, lab) = try session(files())
    let original = lab.kept
    session.set([.init(name: "damping", value: .number(0.5))], at: 0)
    edit(session)
    let edited = lab.kept
    #expect(edited.bodies.count == 4 && edited.joints.count == 4 && edited != original)
    save(session, " Mobile ")
    #expect(lab.page.choice == "Mobile" && lab.kept == edited && lab.base == .attachment)
    #expect(lab.page.groups.last?.title == "Your own" && lab.page.groups.last?.count == 1)
    session.set([.init(name: "page", value: .choice("attachment"))], at: 0)
    #expect(lab.kept == original && session.parameters.named("damping")?.number == 0.2)
    session.set([.init(name: "page", value: .choice("Mobile"))], at: 0)
    #expect(lab.kept == edited && session.parameters.named("damping")?.number == 0.5)
  }

  @Test("saving and deleting are undone and redone") func undo() throws {
    let (_, session, lab) = try session(files())
    edit(session)
    let edited = lab.kept
    save(session, "Mobile")
    session.beginUndoStep()
    session.send(.action("discard", index: nil), at: 0)
    #expect(lab.page.choice == "attachment" && lab.editedPages.all.isEmpty)
    #expect(session.undoOrRedo(isUndo: true, at: 0) != nil)
    #expect(lab.page.choice == "Mobile" && lab.kept == edited)
    #expect(session.undoOrRedo(isUndo: true, at: 0) != nil)
    #expect(lab.page.choice == "attachment" && lab.kept == edited && lab.editedPages.own.isEmpty)
    #expect(session.undoOrRedo(isUndo: false, at: 0) != nil)
    #expect(lab.page.choice == "Mobile" && lab.kept == edited)
    #expect(session.undoOrRedo(isUndo: false, at: 0) != nil)
    #expect(lab.page.choice == "attachment" && lab.editedPages.all.isEmpty)
  }

  @Test("a page is read from its file exactly, and moves the same", arguments: LabPageName.allCases)
  func roundTrip(page: LabPageName) throws {
    let (store, first, lab) = try session(files())
    first.set([.init(name: "page", value: .choice(page.rawValue))], at: 0)
    edit(first)
    save(first, "Meine Seite \"1\"")
    #expect(files().write(store) == nil)
    let again = files()
    let (_, second, copy) = try session(again)
    #expect(
      again.problems.isEmpty && copy.editedPages == lab.editedPages && copy.page.choice == lab.page.choice)
    #expect(copy.kept == lab.kept && second.parameters.settings == first.parameters.settings)
    first.send(.action("restart", index: nil), at: 0)
    for host in [first.host, second.host] { host.advance(to: host.time + 1) }
    #expect(second.host.frame(0).elements.map(\.center) == first.host.frame(0).elements.map(\.center))
  }

  @Test("an edited page of the lab is stored with the demo's state, not with the user's pages")
  func editedPage() throws {
    let (store, first, lab) = try session(files())
    edit(first)
    #expect(files().write(store) == nil)
    #expect(try folder.contents.contains("config") == false)
    let (_, _, copy) = try session(files())
    #expect(copy.kept == lab.kept && copy.editedPages.own.isEmpty)
  }

  @Test("deleted pages are removed from the file, too") func deleting() throws {
    let (store, first, _) = try session(files())
    save(first, "One")
    save(first, "Two")
    #expect(files().write(store) == nil)
    let (next, second, lab) = try session(files())
    #expect(lab.editedPages.own.map(\.name) == ["One", "Two"])
    second.send(.action("discard", index: nil, text: "One"), at: 0)
    #expect(files().write(next) == nil)
    #expect(try session(files()).2.editedPages.own.map(\.name) == ["Two"])
  }

  private static let body = #"{"id": "a", "shape": "box", "center": [0, 0], "size": [50, 50]}"#
  private static func file(_ bodies: String = body, joints: String = "", name: String = "P") -> String {
    """
    {"version": 1, "pages": [{"name": "\(name)", "base": "pin", "values": {"gravity": 99, "none": 1},
    "bodies": [\(bodies)], "joints": [\(joints)]}]}
    """
  }

  @Test(
    "a damaged file is renamed and reported in one line, and the window starts",
    arguments: [
      "", "{", "[]", #"{"version": 1, "pages": 4}"#, #"{"version": 1, "pages": [{}]}"#,
      file("{}"), file(body + ", " + body), file(body.replacing("50, 50", with: "0, 50")),
      file(body.replacing("0, 0", with: "1e99, 0")), file(body.replacing("0, 0", with: "0")),
      file(body.replacing(#""shape": "box""#, with: #""corners": [[0, 0], [1, 0]]"#)), file(name: ""),
      file(name: "vortex"),
      file(joints: #"{"kind": "glue", "item": "a"}"#), file(joints: #"{"kind": "pin", "item": "a"}"#),
      file(joints: #"{"kind": "rod", "item": "b"}"#),
      file(joints: #"{"kind": "rod", "item": "a", "partner": "a"}"#),
      file(joints: #"{"kind": "sliding", "item": "a", "axis": [0, 0]}"#),
      file(joints: #"{"kind": "sliding", "item": "a", "range": [5, 9]}"#),
      file(joints: #"{"kind": "spring", "item": "a", "length": -1}"#),
    ])
  func damagedFile(text: String) throws {
    try put(text)
    let files = files()
    let (store, session, lab) = try session(files)
    let problem = try #require(files.problems.first)
    #expect(
      files.problems.count == 1 && problem.hasSuffix("kept as pages.json.damaged") && !problem.contains("\n"))
    #expect(try folder.text("config/cradle/pages.json.damaged") == text)
    #expect(lab.editedPages.all.isEmpty)
    save(session, "New")
    #expect(files.write(store) == nil)
    #expect(try self.session(self.files()).2.editedPages.own.map(\.name) == ["New"])
  }

  @Test("a newer file is renamed; unknown values of a valid one are ignored") func newerFile() throws {
    try put(#"{"version": 2, "pages": []}"#)
    let newer = files()
    _ = newer.readStore(keepsDemos: true)
    #expect(newer.problems.first?.hasSuffix("kept as pages.json.newer") == true)
    try put(Self.file())
    let (_, session, lab) = try session(files())
    session.set([.init(name: "page", value: .choice("P"))], at: 0)
    #expect(lab.page.choice == "P" && session.parameters.named("gravity")?.number == 1)
  }

  @Test("a recording neither reads nor writes pages") func recording() throws {
    try put(Self.file())
    let files = files()
    let (store, session, lab) = try session(files, keepsDemos: false)
    #expect(lab.editedPages.all.isEmpty)
    save(session, "Other")
    #expect(files.write(store) == nil)
    #expect(try folder.text("config/cradle/pages.json") == Self.file())
  }

  @Test("an original page's name is refused, a long one is shortened, an empty one becomes a number")
  func pageNames() throws {
    let (_, session, lab) = try session(files())
    save(session, "vortex")
    #expect(lab.editedPages.own.isEmpty && lab.refusal?.contains("comes with the lab") == true)
    save(session, String(repeating: "x", count: 99))
    #expect(lab.page.choice.count == EditedLabPage.longestName)
    session.send(.action("save", index: nil), at: 0)
    #expect(lab.page.choice == "Page 1")
    for _ in 0..<60 { session.send(.action("save", index: nil), at: 0) }
    #expect(lab.editedPages.own.count == EditedLabPage.maximumCount && lab.refusal != nil)
  }

  @Test("a script can save a page and open it later") func script() throws {
    let script = #"""
      {"events": [{"at": 0, "action": "ball"}, {"at": 0, "pointer": "down", "x": 80, "y": 420},
      {"at": 0, "pointer": "up", "x": 80, "y": 420}, {"at": 0, "action": "save", "text": "Mine"},
      {"at": 1, "set": {"page": "vortex"}}, {"at": 2, "set": {"page": "Mine"}}]}
      """#
    let host = DemoHost(DynamicsLabDemo.self, viewport: Size(width: 375, height: 667))
    let events = try ScriptReader(host: host).events(in: Array(script.utf8), file: "s")
    #expect(try ScriptReader(host: host).events(in: ScriptWriter.text(events), file: "s") == events)
    for event in events { try host.send(event) }
    #expect(host.frame(0).elements.contains { $0.id == "ball 1" })
    let fresh = DemoHost(DynamicsLabDemo.self, viewport: Size(width: 375, height: 667))
    #expect(throws: CommandError.self) {
      try ScriptReader(host: fresh).events(
        in: Array(script.replacing("\"text\": \"Mine\"", with: "\"text\": \"My\"").utf8), file: "s")
    }
  }
}
