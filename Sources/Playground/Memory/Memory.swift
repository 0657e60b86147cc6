import CradleGeometry

/// What the window remembers of its demos: those that were open, what another run left of them, and all presets.
///
/// It knows no file: `MemoryFiles` reads and writes.
final class Memory {
  private let records: [String: DemoRecord]
  var presets: PresetShelf { didSet { if presets != oldValue { hasNewPresets = true } } }
  /// Whether presets were saved or deleted since the file was last written.
  var hasNewPresets = false
  /// Whether a demo goes on as it was left. A recording begins with a fresh one, so that it can be replayed.
  let keepsDemos: Bool
  private var open: [String: DemoSession] = [:]
  /// The demos that began with values from the command line: what was left of them before stays.
  private var fresh: Set<String> = []

  init(records: [String: DemoRecord] = [:], presets: PresetShelf = PresetShelf(), keepsDemos: Bool = true) {
    (self.records, self.presets, self.keepsDemos) = (records, presets, keepsDemos)
  }

  /// A demo as it was left: while the window is open as it stands, from another run with its values and contents. What
  /// another run left is passed over where a demo is to be fresh, because its values are given otherwise.
  func session(_ type: any Demo.Type, viewport: Size, isFresh: Bool = false) -> DemoSession {
    let id = type.card.id
    if keepsDemos, let session = open[id] { return session }
    let session = DemoSession(type, viewport: viewport, keepsContents: keepsDemos)
    if keepsDemos {
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

  /// What is to be kept of the demos that were open here.
  var openRecords: [String: DemoRecord] {
    open.filter { !fresh.contains($0.key) }.mapValues(\.record)
  }
}
