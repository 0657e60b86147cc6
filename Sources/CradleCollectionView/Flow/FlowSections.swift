import CradleGeometry

/// The sections of a flow, one after the other along the scroll direction.
///
/// Invariant: after `updateStarts()` each section starts at the end of the one before it; a change of a
/// section's length needs another call.
struct FlowSections {
  private var sections: [FlowSection] = []
  /// The starts of the sections along the scroll direction, and the end of the last one.
  private(set) var starts: [Double] = [0]
  /// The number of items in a chunk of differing sizes; tests make it small.
  var chunkSize = 256
  /// The number of chunk boundaries that a pass settles after lines have moved up: about a tenth of a
  /// millisecond.
  var settlingPerPass = 64
  /// Whether all lines of all sections are packed.
  private(set) var isSettled = true

  var count: Int { sections.count }
  var isEmpty: Bool { sections.isEmpty }
  var indices: Range<Int> { sections.indices }
  var first: FlowSection? { sections.first }
  var all: [FlowSection] { sections }
  /// The end of the last section.
  var length: Double { starts[sections.count] }

  subscript(section: Int) -> FlowSection {
    get { sections[section] }
    _modify { yield &sections[section] }
  }

  mutating func replace(with new: [FlowSection]) { sections = new }

  /// Removes and returns all sections.
  mutating func takeAll() -> [FlowSection] {
    defer { sections = [] }
    return sections
  }

  /// Computes the starts; returns whether lines still move up or just did, so that another pass is needed.
  mutating func updateStarts() -> Bool {
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    var start = 0.0
    for section in sections {
      start += section.length
      starts.append(start)
    }
    let wasSettled = isSettled
    isSettled = sections.allSatisfy(\.isSettled)
    return !isSettled || !wasSettled
  }

  /// The last section that starts at or before a place; 0 for a place before all.
  func section(at place: Double) -> Int {
    sections.indices.lastIndex(startingBy: place) { starts[$0] }
  }

  // MARK: Settling

  /// Settles a pass's share of chunk boundaries, in the first section with unsettled lines.
  mutating func settle() {
    guard settlingPerPass > 0, let section = sections.firstIndex(where: { !$0.isSettled }) else { return }
    sections[section].settle(atMost: settlingPerPass)
  }

  /// Settles every line before a place; returns whether another pass is needed. The content may then be
  /// shorter than estimated.
  mutating func settle(throughOffset offset: Double) -> Bool {
    guard !isSettled else { return false }
    var (section, needsPass) = (0, false)
    while section < sections.count, starts[section] <= offset {
      if !sections[section].isSettled {
        sections[section].settle(throughOffset: offset - starts[section])
        if updateStarts() { needsPass = true }
      }
      section += 1
    }
    return needsPass
  }

  /// Settles every line up to an item's; returns whether another pass is needed.
  mutating func settle(through path: IndexPath) -> Bool {
    guard !isSettled else { return false }
    var needsPass = false
    for section in 0...path.section where !sections[section].isSettled {
      sections[section].settle(throughItem: section == path.section ? path.item : .max)
      if updateStarts() { needsPass = true }
    }
    return needsPass
  }
}
