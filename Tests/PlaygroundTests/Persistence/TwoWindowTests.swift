import CradleGeometry
import Testing

@testable import Playground

/// Two windows that save into the same files.
struct TwoWindowTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func files() -> SessionFiles {
    SessionFiles(environment: [
      "XDG_STATE_HOME": folder.file("state"), "XDG_CONFIG_HOME": folder.file("config"),
    ])
  }

  private func store() -> SessionStore { files().readStore(keepsDemos: true) }

  private func save(_ name: String, _ damping: Double, in store: SessionStore) {
    let values = [DemoEvent.Setting(name: "damping", value: .number(damping))]
    let problem = store.presets.save(values, as: name, of: "bounce")
    #expect(problem == nil)
  }

  private func act(_ action: DemoEvent.Kind, in store: SessionStore) {
    let session = store.session(DynamicsLabDemo.self, viewport: Size(width: 375, height: 667))
    session.beginUndoStep()
    session.send(action, at: 0)
  }

  private var presets: [String] { store().presets["bounce"].map(\.name) }
  private var pages: [String] { store().ownPages.map(\.name) }

  @Test("a save keeps the presets that another window has saved, and those that it has deleted stay deleted")
  func windowsKeepEachOthersPresets() throws {
    let first = store()
    save("Old", 0.125, in: first)
    save("Kept", 0.125, in: first)
    #expect(files().write(first) == nil)
    let (one, other) = (store(), store())
    save("One", 0.25, in: one)
    save("Kept", 0.25, in: one)
    save("Other", 0.5, in: other)
    other.presets.delete("Old", of: "bounce")
    for store in [one, other] { #expect(files().write(store) == nil) }
    #expect(presets == ["Kept", "One", "Other"])
    let kept = store().presets["bounce"].first?.values
    #expect(kept == [DemoEvent.Setting(name: "damping", value: .number(0.25))])
    one.presets.delete("One", of: "bounce")
    #expect(files().write(one) == nil)
    #expect(presets == ["Kept", "Other"])
  }

  @Test("a save keeps the lab's pages that another window has saved")
  func windowsKeepEachOthersPages() throws {
    let (one, other) = (store(), store())
    act(.action("save", index: nil, text: "One"), in: one)
    act(.action("save", index: nil, text: "Other"), in: other)
    for store in [one, other] { #expect(files().write(store) == nil) }
    #expect(pages == ["One", "Other"])
    act(.action("discard", index: nil), in: one)
    #expect(files().write(one) == nil)
    #expect(pages == ["Other"])
  }

  @Test("presets whose file has been damaged meanwhile are all written with the next change")
  func damagedFile() throws {
    let one = store()
    save("One", 0.25, in: one)
    #expect(files().write(one) == nil)
    _ = try folder.write("{", to: "config/cradle/presets.json")
    save("Two", 0.5, in: one)
    #expect(files().write(one) == nil)
    #expect(presets == ["One", "Two"])
  }
}
