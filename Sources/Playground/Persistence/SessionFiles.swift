/// The window's own files in the XDG folders.
///
/// $XDG_STATE_HOME/cradle has `state.json` for the window and `demos.json` for its demos;
/// $XDG_CONFIG_HOME/cradle has `presets.json` and `pages.json`, the user's own presets and pages of the lab.
final class SessionFiles {
  private let window: StateFile
  private let demos: StateFile
  private let presets: StateFile
  private let pages: StateFile

  init(environment: [String: String]) {
    let state = Self.folder("XDG_STATE_HOME", "/.local/state", environment)
    let configuration = Self.folder("XDG_CONFIG_HOME", "/.config", environment)
    window = StateFile(state.map { $0 + "/state.json" })
    demos = StateFile(state.map { $0 + "/demos.json" })
    presets = StateFile(configuration.map { $0 + "/presets.json" })
    pages = StateFile(configuration.map { $0 + "/pages.json" })
  }

  /// A folder of the program's own; nil without a home. As the XDG specification says, relative paths are
  /// ignored.
  static func folder(_ name: String, _ path: String, _ environment: [String: String]) -> String? {
    if let folder = environment[name], folder.hasPrefix("/") { return folder + "/cradle" }
    guard let home = environment["HOME"], !home.isEmpty else { return nil }
    return home + path + "/cradle"
  }

  /// The problems with files, one line each.
  var problems: [String] { [window, demos, presets, pages].compactMap(\.problem) }

  /// The problems in one line for the window: the first, and the number of the others. Nil without a problem.
  var notice: String? {
    guard let first = problems.first else { return nil }
    let others = problems.count - 1
    return others == 0 ? first : "\(first) (and \(others) more \(others == 1 ? "file" : "files"))"
  }

  func readWindow() -> WindowState {
    window.read { node throws(CommandError) in try WindowState(node) } ?? WindowState()
  }

  @discardableResult
  func write(_ state: WindowState) -> String? { window.write { state.write(to: &$0) } }

  /// Reads the presets, and the demos' states if they are to be restored.
  func readStore(keepsDemos: Bool) -> SessionStore {
    SessionStore(
      records: keepsDemos ? readRecords() : [:],
      presets: readPresets() ?? PresetShelf(),
      pages: EditedLabPages(keepsDemos ? readPages() ?? [] : []),
      keepsDemos: keepsDemos
    )
  }

  // The presets in the file; nil if it has none, or is missing or unusable.
  private func readPresets() -> PresetShelf? {
    presets.read { node throws(CommandError) in
      try node.member("presets").map { place throws(CommandError) in try PresetShelf(place) }
    }.flatMap { $0 }
  }

  // The user's own pages in the file; nil if it has none, or is missing or unusable.
  private func readPages() -> [EditedLabPage]? {
    let editedPages = pages.read { node throws(CommandError) in
      try node.member("pages").map { place throws(CommandError) in try EditedLabPages(place) }
    }
    return editedPages??.own
  }

  /// Writes what has changed; returns the reason in a line if it cannot.
  @discardableResult
  func write(_ store: SessionStore) -> String? {
    var problem: String?
    if store.keepsDemos {
      // Records written by another window are kept, except for demos that were open here.
      let records = readRecords().merging(store.openRecords) { $1 }
      problem = demos.write { json in
        json.member("demos") {
          $0.dictionary(records.sorted { $0.key < $1.key }, separator: ",\n", name: \.key) {
            $1.value.write(to: &$0)
          }
        }
      }
    }
    if store.hasNewPresets {
      // Presets and pages of another window are kept: only this window's changes are made in the files.
      let shelf = (readPresets() ?? store.keptPresets)
        .applyingChanges(from: store.keptPresets, to: store.presets)
      let failure = presets.write { json in json.member("presets") { shelf.write(to: &$0) } }
      if failure == nil { store.notePresetsWritten() }
      problem = problem ?? failure
    }
    return problem ?? writePages(store)
  }

  private func writePages(_ store: SessionStore) -> String? {
    guard store.keepsDemos, store.hasNewPages else { return nil }
    let own = (readPages() ?? store.keptPages)
      .applyingChanges(from: store.keptPages, to: store.ownPages, name: \.name)
    let failure = pages.write { json in
      json.member("pages") { $0.list(own, separator: ",\n") { $0.editedPage($1) } }
    }
    if failure == nil { store.notePagesWritten() }
    return failure
  }

  private func readRecords() -> [String: DemoRecord] {
    demos.read { node throws(CommandError) in
      var records: [String: DemoRecord] = [:]
      guard let places = try node.member("demos") else { return records }
      for id in try places.names() { records[id] = try DemoRecord(places.required(id, "a demo's record")) }
      return records
    } ?? [:]
  }
}
