/// A run of whole lines: the sizes of their items and the sums of packing them.
///
/// Only sums are stored. A line is packed again for every query, which takes about a microsecond for a few
/// hundred items.
struct FlowChunk {
  private(set) var sizes: ChunkSizes
  /// The extent of its lines along the scroll direction, with the spacing between them: to the farthest end.
  private(set) var length = 0.0
  /// The distance from its start to that of the line after it.
  private(set) var pitch = 0.0
  /// The number of items in the last line, and the extent that they and their gaps use.
  private(set) var lastCount = 0
  private(set) var lastUsed = 0.0
  /// Whether its last line is known to have no room for the next chunk's first item.
  var isSealed = false

  init(_ sizes: [FlowSize], metrics: FlowMetrics) { self.init(ChunkSizes(sizes), metrics: metrics) }

  init(_ sizes: ChunkSizes, metrics: FlowMetrics) {
    self.sizes = sizes
    pack(metrics)
  }

  /// The largest number of equal items packed line by line; the lines of larger runs follow by division.
  static let packedLimit = 512

  var count: Int { sizes.count }

  /// Packs the lines again, after a change of sizes or metrics.
  mutating func pack(_ metrics: FlowMetrics) {
    (length, pitch, lastCount, lastUsed) = (0, 0, 0, 0)
    if let lines = EqualLines(sizes, metrics: metrics) {
      (length, lastCount, lastUsed) = (lines.length, lines.lastCount, lines.lastUsed)
      pitch = lines.pitch > 0 ? length + metrics.lineSpacing : 0
      return
    }
    var cursor = LineCursor(chunk: sizes, metrics: metrics)
    while let line = cursor.next() {
      let end = line.along + line.thickness
      // If lines overlap, an earlier one may end after the last.
      length = metrics.lineSpacing < 0 ? max(length, end) : end
      pitch = max(line.along, end + metrics.lineSpacing)
      lastCount = line.count
      lastUsed = line.used
    }
  }

  mutating func replace(_ sizes: [FlowSize], metrics: FlowMetrics) {
    replace(ChunkSizes(sizes), metrics: metrics)
  }

  mutating func replace(_ sizes: ChunkSizes, metrics: FlowMetrics) {
    self.sizes = sizes
    pack(metrics)
  }

  /// The first item of the line at or after the middle, before which the chunk may be split.
  func middle(_ metrics: FlowMetrics) -> Int {
    var cursor = LineCursor(chunk: sizes, metrics: metrics)
    while let line = cursor.next() {
      if line.first >= count / 2 { return line.first }
    }
    return count
  }
}

/// A line of a chunk.
struct FlowLine {
  /// The index of its first item in the chunk, and its number of items.
  var first: Int
  var count: Int
  /// Its offset from the chunk's start.
  var along: Double
  /// The thickness of its tallest item.
  var thickness: Double
  /// The extents of its items plus the minimum gaps between them.
  var used: Double
}

/// Packs a chunk's lines one by one: greedily, while used + spacing + extent ≤ available.
struct LineCursor {
  private let chunk: ChunkSizes
  private let metrics: FlowMetrics
  private var index = 0
  private var along = 0.0

  init(chunk: ChunkSizes, metrics: FlowMetrics) {
    self.chunk = chunk
    self.metrics = metrics
  }

  /// Skips the lines that end before a place, where that needs no packing: rows that each fill a line, and
  /// many equal items.
  mutating func skip(to low: Double) {
    if let lines = EqualLines(chunk, metrics: metrics) { return go(to: lines.line(endingFrom: low), lines) }
    guard case .rows(let extent, let thicknesses) = chunk, metrics.isAlone(extent) else { return }
    while index < thicknesses.count, along + thicknesses[index] < low {
      along += metrics.pitch(after: thicknesses[index])
      index += 1
    }
  }

  /// Skips the lines before an item's, where that needs no packing: many equal items.
  mutating func skip(toItem item: Int) {
    if let lines = EqualLines(chunk, metrics: metrics) { go(to: item / lines.perLine, lines) }
  }

  private mutating func go(to line: Int, _ lines: EqualLines) {
    index = line * lines.perLine
    along = Double(line) * lines.pitch
  }

  mutating func next() -> FlowLine? {
    let count = chunk.count
    guard index < count else { return nil }
    let size = chunk[index]
    var line = FlowLine(first: index, count: 1, along: along, thickness: size.thickness, used: size.extent)
    index += 1
    while index < count {
      let size = chunk[index]
      guard metrics.fits(size.extent, after: line.used) else { break }
      line.used += metrics.itemSpacing + size.extent
      line.thickness = max(line.thickness, size.thickness)
      line.count += 1
      index += 1
    }
    along += metrics.pitch(after: line.thickness)
    return line
  }
}
