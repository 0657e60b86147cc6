/// Items of different sizes, in chunks of whole lines with running sums over the chunks.
///
/// An insert or delete packs its chunk again. If the chunk's last line then has room for the next chunk's
/// first item, lines move up from there to the end. Such a boundary is marked as unsealed. It is settled when
/// a place behind it is queried, or gradually with the frames. Until then the chunks behind it keep their
/// lengths.
struct PackedItems {
  private(set) var metrics: FlowMetrics
  var chunks: [FlowChunk] = []
  /// For each chunk's start, and the end of the last: the number of items before it, and the extent before
  /// it.
  private(set) var starts: [Int] = [0]
  private(set) var offsets: [Double] = [0]
  /// For overlapping lines, the farthest end of each chunk and those before it; else empty, because each
  /// chunk ends where the next one starts.
  private(set) var ends: [Double] = []
  /// The first boundary that may be unsealed.
  var firstUnsealed = 0
  /// The size of all items if they are equal; else nil.
  private(set) var common: FlowSize?
  private let chunkSize: Int

  init(count: Int, metrics: FlowMetrics, chunkSize: Int, size: (Int) -> FlowSize) {
    self.metrics = metrics
    self.chunkSize = chunkSize
    var pending: [FlowSize] = []
    var used = 0.0
    for index in 0..<count {
      let size = size(index)
      let isLineOpen = !pending.isEmpty && metrics.fits(size.extent, after: used)
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

  /// Makes items with an estimated size: one chunk for any number.
  init(count: Int, metrics: FlowMetrics, chunkSize: Int, estimate: FlowSize) {
    self.metrics = metrics
    self.chunkSize = chunkSize
    if count > 0 {
      var chunk = FlowChunk(.alike(estimate, count: count), metrics: metrics)
      chunk.isSealed = true
      chunks = [chunk]
    }
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
  var length: Double {
    if let end = ends.last { return end }
    return chunks.isEmpty ? 0 : offsets[chunks.count] - metrics.lineSpacing
  }
  /// Whether all lines are at their final places.
  var isSettled: Bool { firstUnsealed >= chunks.count }

  // MARK: Changes

  mutating func setMetrics(_ new: FlowMetrics) {
    guard new != metrics else { return }
    metrics = new
    join()
    for index in chunks.indices {
      chunks[index].pack(new)
      chunks[index].isSealed = false
    }
    firstUnsealed = 0
    sum()
  }

  /// Removes and inserts items: `removed` are ascending indices before, `added` ascending indices after.
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
    isolate(min(index, count - 1))
    let chunk = index == count ? chunks.count - 1 : self.chunk(of: index)
    change(chunk, at: index) { $0.insert(size, at: $1) }
  }

  mutating func remove(at index: Int) {
    isolate(index)
    change(chunk(of: index), at: index) { $0.remove(at: $1) }
  }

  mutating func setSize(_ size: FlowSize, at index: Int) {
    isolate(index)
    change(chunk(of: index), at: index) { $0[$1] = size }
  }

  /// Changes the sizes of a chunk at the place of an item; a chunk without items is removed.
  private mutating func change(_ chunk: Int, at index: Int, _ body: (inout [FlowSize], Int) -> Void) {
    let local = index - starts[chunk]
    var sizes = chunks[chunk].sizes.expanded
    body(&sizes, local)
    if sizes.isEmpty {
      chunks.remove(at: chunk)
      if chunk > 0 { unseal(chunk - 1) }
    } else {
      replace(chunk, with: sizes, changedAt: local)
    }
    sum()
  }

  private mutating func replace(_ chunk: Int, with sizes: [FlowSize], changedAt local: Int) {
    let lastBefore = chunks[chunk].lastCount
    chunks[chunk].replace(sizes, metrics: metrics)
    let last = chunks[chunk].lastCount
    // If the last line is unchanged, it still has no room for the item after it.
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

  // MARK: Many equal items

  /// Whether a chunk is a run of equal items, which may be longer than other chunks.
  private func isRun(_ chunk: Int) -> Bool {
    chunks[chunk].count > 2 * chunkSize && chunks[chunk].sizes.common != nil
  }

  /// Splits a run of equal items at one that is about to differ, or to get different neighbours: into the
  /// part before, a chunk with the item, and the part after, each of whole lines. Returns whether there was a
  /// run.
  @discardableResult
  mutating func isolate(_ index: Int) -> Bool {
    let chunk = self.chunk(of: index)
    guard chunks.indices.contains(chunk), isRun(chunk) else { return false }
    var cursor = LineCursor(chunk: chunks[chunk].sizes, metrics: metrics)
    guard let perLine = cursor.next()?.count else { return false }
    let piece = max(1, chunkSize / perLine) * perLine
    let (local, whole) = (index - starts[chunk], chunks[chunk])
    let low = local / piece * piece
    let high = min(whole.count, low + piece)
    guard low > 0 || high < whole.count else { return false }
    let parts = [0..<low, low..<high, high..<whole.count].filter { !$0.isEmpty }.map { range in
      var part = FlowChunk(whole.sizes.part(range), metrics: metrics)
      // Full lines have no room for another item.
      part.isSealed = range.upperBound < whole.count || whole.isSealed
      return part
    }
    chunks.replaceSubrange(chunk...chunk, with: parts)
    if firstUnsealed > chunk { firstUnsealed += parts.count - 1 }
    sum()
    return true
  }

  /// Joins adjacent runs of equal items, before their lines are packed again.
  private mutating func join() {
    var joined: [FlowChunk] = []
    for (index, chunk) in chunks.enumerated() {
      if isRun(index), let size = chunk.sizes.common, let last = joined.last, last.sizes.common == size {
        joined[joined.count - 1] = FlowChunk(.alike(size, count: last.count + chunk.count), metrics: metrics)
      } else {
        joined.append(chunk)
      }
    }
    chunks = joined
  }

  mutating func sum() {
    starts.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    starts.append(0)
    offsets.append(0)
    common = chunks.first?.sizes.common
    var (start, offset) = (0, 0.0)
    for chunk in chunks {
      start += chunk.count
      if metrics.lineSpacing < 0 { ends.append(max(ends.last ?? 0, offset + chunk.length)) }
      offset += chunk.pitch
      starts.append(start)
      offsets.append(offset)
      if common != nil, chunk.sizes.common != common { common = nil }
    }
  }
}
