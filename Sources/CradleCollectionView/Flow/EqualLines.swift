import CradleGeometry

/// The lines of many equal items, by division.
struct EqualLines {
  /// The number of items in a line, and the distance between the starts of two lines.
  let perLine: Int
  let pitch: Double
  private let count: Int
  private let size: FlowSize
  private let metrics: FlowMetrics

  /// Nil if the items differ or are few.
  init?(_ sizes: ChunkSizes, metrics: FlowMetrics) {
    guard case .alike(let size, let count) = sizes, count > FlowChunk.packedLimit else { return nil }
    (self.count, self.size, self.metrics) = (count, size, metrics)
    pitch = metrics.pitch(after: size.thickness)
    // By the same rule as for other lines, so that both agree to the bit.
    var (used, items) = (size.extent, 1)
    while items < count, metrics.fits(size.extent, after: used) {
      used += metrics.itemSpacing + size.extent
      items += 1
    }
    perLine = items
  }

  var lineCount: Int { (count - 1) / perLine + 1 }
  var length: Double { pitch > 0 ? Double(lineCount) * pitch - metrics.lineSpacing : size.thickness }
  var lastCount: Int { count - (lineCount - 1) * perLine }
  var lastUsed: Double {
    (1..<lastCount).reduce(size.extent) { used, _ in used + metrics.itemSpacing + size.extent }
  }

  /// The first line that ends at or after a place.
  func line(endingFrom low: Double) -> Int {
    guard pitch > 0 else { return 0 }
    let line = ((low - size.thickness) / pitch).rounded(.up)
    // One line earlier, because the division rounds.
    return Int((line - 1).clamped(to: 0...Double(lineCount - 1)))
  }
}
