/// Items of many sizes, in chunks of whole lines with running sums over the chunks.
///
/// An insert or delete packs its chunk anew. Where the chunk's last line then has room for the next chunk's
/// first item, lines move up from there to the end: such a boundary is noted as unsealed, and pulled together
/// only when something behind it is asked for, or bit by bit with the frames. Until then what lies behind
/// counts with its old length.
struct PackedItems {
  private(set) var metrics: FlowMetrics
  private var chunks: [FlowChunk] = []
  /// Before each chunk, and after the last: how many items, and how far along.
  private var starts: [Int] = [0]
  private var offsets: [Double] = [0]
  /// The first boundary that may be unsealed.
  private var firstUnsealed = 0
  /// The one size of all items; nil when they differ.
  private(set) var common: FlowSize?
  private let chunkSize: Int

  init(count: Int, metrics: FlowMetrics, chunkSize: Int, size: (Int) -> FlowSize) {
    self.metrics = metrics
    self.chunkSize = chunkSize
    var pending: [FlowSize] = []
    var used = 0.0
    for index in 0..<count {
      let size = size(index)
      let isLineOpen = !pending.isEmpty && metrics.takes(size.extent, after: used)
      if pending.count >= chunkSize, !isLineOpen {
        close(&pending)
      }
      used = isLineOpen ? used + metrics.itemSpacing + size.extent : size.extent
      pending.append(size)
    }
    close(&pending)
    firstUnsealed = chunks.count
    sum()
  }

  private mutating func close(_ pending: inout [FlowSize]) {
    guard !pending.isEmpty else { return }
    var chunk = FlowChunk(pending, metrics: metrics)
    chunk.isSealed = true
    chunks.append(chunk)
    pending.removeAll(keepingCapacity: true)
  }

  var count: Int { starts[chunks.count] }
  /// The extent of all lines; an estimate until it is settled.
  var length: Double { chunks.isEmpty ? 0 : offsets[chunks.count] - metrics.lineSpacing }
  /// Whether every line is where it belongs.
  var isSettled: Bool { firstUnsealed >= chunks.count }

  func size(of index: Int) -> FlowSize {
    let chunk = self.chunk(of: index)
    return chunks[chunk].sizes[index - starts[chunk]]
  }

  // MARK: Changes

  mutating func setMetrics(_ new: FlowMetrics) {
    guard new != metrics else { return }
    metrics = new
    for index in chunks.indices {
      chunks[index].pack(new)
      chunks[index].isSealed = false
    }
    firstUnsealed = 0
    sum()
  }

  /// Takes items out and puts others in: `removed` ascending indexes before, `added` ascending indexes after.
  mutating func update(removed: [Int], added: [(index: Int, size: FlowSize)]) {
    for index in removed.reversed() { remove(at: index) }
    for item in added { insert(item.size, at: item.index) }
  }

  mutating func insert(_ size: FlowSize, at index: Int) {
    guard !chunks.isEmpty else {
      chunks = [FlowChunk([size], metrics: metrics)]
      unseal(0)
      sum()
      return
    }
    let chunk = index == count ? chunks.count - 1 : self.chunk(of: index)
    let local = index - starts[chunk]
    var sizes = chunks[chunk].sizes.expanded
    sizes.insert(size, at: local)
    replace(chunk, with: sizes, changedAt: local)
    sum()
  }

  mutating func remove(at index: Int) {
    let chunk = self.chunk(of: index)
    let local = index - starts[chunk]
    var sizes = chunks[chunk].sizes.expanded
    sizes.remove(at: local)
    if sizes.isEmpty {
      chunks.remove(at: chunk)
      if chunk > 0 { unseal(chunk - 1) }
    } else {
      replace(chunk, with: sizes, changedAt: local)
    }
    sum()
  }

  mutating func setSize(_ size: FlowSize, at index: Int) {
    let chunk = self.chunk(of: index)
    let local = index - starts[chunk]
    var sizes = chunks[chunk].sizes.expanded
    sizes[local] = size
    replace(chunk, with: sizes, changedAt: local)
    sum()
  }

  private mutating func replace(_ chunk: Int, with sizes: [FlowSize], changedAt local: Int) {
    let lastBefore = chunks[chunk].lastCount
    chunks[chunk].replace(sizes, metrics: metrics)
    let last = chunks[chunk].lastCount
    // The same last line as before still has no room for what follows it.
    if last != lastBefore || local >= sizes.count - last { unseal(chunk) }
    if local == 0, chunk > 0 { unseal(chunk - 1) }
    if sizes.count > 2 * chunkSize { part(chunk) }
  }

  private mutating func unseal(_ chunk: Int) {
    chunks[chunk].isSealed = false
    firstUnsealed = min(firstUnsealed, chunk)
  }

  private mutating func part(_ chunk: Int) {
    let sizes = chunks[chunk].sizes.expanded
    let middle = chunks[chunk].middle(metrics)
    guard middle > 0, middle < sizes.count else { return }
    var second = FlowChunk(Array(sizes[middle...]), metrics: metrics)
    second.isSealed = chunks[chunk].isSealed
    chunks[chunk].replace(Array(sizes[..<middle]), metrics: metrics)
    chunks[chunk].isSealed = true
    chunks.insert(second, at: chunk + 1)
    if !second.isSealed { firstUnsealed = min(firstUnsealed, chunk + 1) }
  }

  private mutating func sum() {
    starts.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    starts.append(0)
    offsets.append(0)
    common = chunks.first?.sizes.common
    var (start, offset) = (0, 0.0)
    for chunk in chunks {
      start += chunk.count
      offset += chunk.length + metrics.lineSpacing
      starts.append(start)
      offsets.append(offset)
      if common != nil, chunk.sizes.common != common { common = nil }
    }
  }

  // MARK: Settling

  /// Pulls together at most `limit` boundaries, from the front; whether anything changed its place.
  mutating func settle(atMost limit: Int) -> Bool {
    var left = limit
    return settle { _ in
      left -= 1
      return left >= 0
    }
  }

  /// Pulls together every boundary that an item's line depends on.
  mutating func settle(throughItem index: Int) {
    while !isSettled, starts[firstUnsealed] <= index {
      let end = chunk(of: index)
      _ = settle { $0 <= end }
    }
  }

  /// Pulls together every boundary that what lies before a place depends on.
  mutating func settle(throughOffset offset: Double) {
    while !isSettled, offsets[firstUnsealed] <= offset {
      let end = chunk(at: offset)
      _ = settle { $0 <= end }
    }
  }

  private mutating func settle(while condition: (Int) -> Bool) -> Bool {
    var hasMoved = false
    while firstUnsealed < chunks.count {
      if chunks[firstUnsealed].isSealed {
        firstUnsealed += 1
        continue
      }
      guard condition(firstUnsealed) else { break }
      if pull(firstUnsealed) { hasMoved = true }
      chunks[firstUnsealed].isSealed = true
      firstUnsealed += 1
    }
    if hasMoved { sum() }
    return hasMoved
  }

  /// Moves the items for which a chunk's last line has room from the next chunk to it; whether there were
  /// any.
  private mutating func pull(_ chunk: Int) -> Bool {
    var hasMoved = false
    while chunk + 1 < chunks.count {
      let next = chunks[chunk + 1]
      var used = chunks[chunk].lastUsed
      var taken = 0
      while taken < next.count, metrics.takes(next.sizes[taken].extent, after: used) {
        used += metrics.itemSpacing + next.sizes[taken].extent
        taken += 1
      }
      guard taken > 0 else { break }
      hasMoved = true
      let sizes = next.sizes.expanded
      chunks[chunk].replace(chunks[chunk].sizes.expanded + sizes[..<taken], metrics: metrics)
      if taken == next.count {
        chunks.remove(at: chunk + 1)
        continue
      }
      chunks[chunk + 1].replace(Array(sizes[taken...]), metrics: metrics)
      if chunks[chunk + 1].lastCount != next.lastCount { chunks[chunk + 1].isSealed = false }
      break
    }
    return hasMoved
  }

  // MARK: Places

  /// The last chunk that starts at or before an item.
  private func chunk(of index: Int) -> Int {
    Self.last(of: chunks.count) { starts[$0] <= index }
  }

  /// The last chunk that starts at or before a place.
  private func chunk(at offset: Double) -> Int {
    Self.last(of: chunks.count) { offsets[$0] <= offset }
  }

  private static func last(of count: Int, where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// The place of an item, which must be settled.
  func place(of index: Int) -> FlowPlace {
    let chunk = self.chunk(of: index)
    var cursor = LineCursor(chunk: chunks[chunk].sizes, metrics: metrics)
    while let line = cursor.next() {
      guard index - starts[chunk] < line.first + line.count else { continue }
      var found: FlowPlace?
      forEachPlace(line, in: chunk) { item, place in if item == index { found = place } }
      if let found { return found }
    }
    preconditionFailure("FlowLayout: there is no item \(index) among \(count); ask numberOfItems first")
  }

  /// Calls the body with the items whose lines lie between two places, which must be settled.
  func forEachPlace(from low: Double, to high: Double, _ body: (Int, FlowPlace) -> Void) {
    guard !chunks.isEmpty, high >= low else { return }
    var chunk = self.chunk(at: low)
    while chunk < chunks.count, offsets[chunk] <= high {
      var cursor = LineCursor(chunk: chunks[chunk].sizes, metrics: metrics)
      while let line = cursor.next() {
        let along = offsets[chunk] + line.along
        if along > high { return }
        if along + line.thickness >= low { forEachPlace(line, in: chunk, body) }
      }
      chunk += 1
    }
  }

  /// Justifies a line: what is left is shared between the gaps, except in the last line, which keeps the
  /// least gaps.
  private func forEachPlace(_ line: FlowLine, in chunk: Int, _ body: (Int, FlowPlace) -> Void) {
    let sizes = chunks[chunk].sizes
    let isLast = chunk == chunks.count - 1 && line.first + line.count == sizes.count
    var across = metrics.start
    var gap = metrics.itemSpacing
    let left = metrics.available - line.used
    if line.count > 1 {
      if !isLast { gap += left / Double(line.count - 1) }
    } else if !isLast || metrics.isAlone(line.used) {
      across += left / 2
    }
    for local in line.first..<line.first + line.count {
      let size = sizes[local]
      let along = offsets[chunk] + line.along + (line.thickness - size.thickness) / 2
      body(starts[chunk] + local, FlowPlace(along: along, across: across, size: size))
      across += size.extent + gap
    }
  }
}
