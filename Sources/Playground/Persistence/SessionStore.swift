import CradleGeometry

/// The window's memory of its demos: sessions of open demos, records of earlier runs, and all presets.
///
/// It uses no files: `SessionFiles` reads and writes.
final class SessionStore {
  private let records: [String: DemoRecord]
  var presets: PresetShelf
  /// The presets, as they were last read or written.
  private(set) var keptPresets: PresetShelf
  /// Whether presets were saved or deleted since then.
  var hasNewPresets: Bool { presets != keptPresets }
  /// The user's own pages of the lab, as they were read.
  private let pages: EditedLabPages
  /// The user's own pages of the lab, as they were last read or written.
  private(set) var keptPages: [EditedLabPage]
  /// Whether a demo continues from its record. A recording begins with a fresh demo, so that it can be
  /// replayed.
  let keepsDemos: Bool
  private var open: [String: DemoSession] = [:]
  /// The demos that were opened with values from the command line, whose earlier records are kept.
  private var fresh: Set<String> = []

  init(
    records: [String: DemoRecord] = [:], presets: PresetShelf = PresetShelf(),
    pages: EditedLabPages = EditedLabPages(),
    keepsDemos: Bool = true
  ) {
    (self.records, self.presets, self.pages, self.keepsDemos) = (records, presets, pages, keepsDemos)
    (keptPresets, keptPages) = (presets, pages.own)
  }

  /// A demo's session: the open one, else a new one with the values and contents of its record. A fresh demo,
  /// whose values come from the command line, ignores its record.
  func session(_ type: any Demo.Type, viewport: Size, isFresh: Bool = false) -> DemoSession {
    let id = type.card.id
    if keepsDemos, let session = open[id] { return session }
    let session = DemoSession(type, viewport: viewport)
    if keepsDemos {
      if !pages.own.isEmpty, session.demo.contents?.editedPages != nil { session.offer(pages) }
      if isFresh {
        fresh.insert(id)
      } else if let record = records[id] {
        session.restore(record)
      } else {
        session.open()
        session.isNew = true
      }
      open[id] = session
    }
    return session
  }

  /// The user's own pages now.
  var ownPages: [EditedLabPage] {
    open[DynamicsLabDemo.card.id]?.mainRun.host.demo.contents?.editedPages?.own ?? pages.own
  }
  /// Whether they differ from the pages that were last read or written.
  var hasNewPages: Bool { ownPages != keptPages }

  /// Notes that the file has the present presets.
  func notePresetsWritten() { keptPresets = presets }
  /// Notes that the file has the present pages.
  func notePagesWritten() { keptPages = ownPages }

  /// The records of the demos that were opened in this window.
  var openRecords: [String: DemoRecord] {
    open.filter { !fresh.contains($0.key) }.mapValues(\.record)
  }
}
