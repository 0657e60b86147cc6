import CradleGeometry

/// Items of one size: their places follow by division, and nothing is stored.
///
///     per line n = ⌊(available + spacing)/(extent + spacing)⌋     gap = (available − n·extent)/(n − 1)
struct UniformItems {
  let count: Int
  let size: FlowSize
  private let metrics: FlowMetrics
  private let perLine: Int
  private let gap: Double

  init(count: Int, size: FlowSize, metrics: FlowMetrics) {
    self.count = count
    self.size = size
    self.metrics = metrics
    // The number of columns of a full line, also with too few items to fill it.
    perLine = metrics.capacity(of: size.extent, atMost: .max / 4)
    gap =
      perLine > 1
      ? max(metrics.itemSpacing, (metrics.available - Double(perLine) * size.extent) / Double(perLine - 1))
      : 0
  }

  private var pitch: Double { metrics.pitch(after: size.thickness) }
  private var lineCount: Int { count == 0 ? 0 : (count - 1) / perLine + 1 }

  /// The extent of all lines.
  var length: Double {
    guard count > 0 else { return 0 }
    return pitch > 0 ? Double(lineCount) * pitch - metrics.lineSpacing : size.thickness
  }

  func place(of index: Int) -> FlowPlace {
    let (line, column) = index.quotientAndRemainder(dividingBy: perLine)
    let across =
      perLine == 1
      ? metrics.start + (metrics.available - size.extent) / 2
      : metrics.start + Double(column) * (size.extent + gap)
    return FlowPlace(along: Double(line) * pitch, across: across, size: size)
  }

  /// The start of an item's line.
  func lineStart(of index: Int) -> Double { Double(index / perLine) * pitch }

  /// The first line that starts at or after a place: its first item and its start.
  func line(startingFrom place: Double) -> (item: Int, start: Double)? {
    let line = pitch > 0 ? max(0, (place / pitch).rounded(.up)) : place > 0 ? .infinity : 0
    guard line < Double(lineCount) else { return nil }
    return (Int(line) * perLine, line * pitch)
  }

  /// The indices of the items whose lines may intersect a range along the scroll direction.
  func indices(from low: Double, to high: Double) -> Range<Int> {
    guard count > 0, high >= low else { return 0..<0 }
    // With a pitch of 0 all lines have the same place.
    guard pitch > 0 else { return 0..<count }
    let lines = Double(lineCount)
    let first = ((low - size.thickness) / pitch).rounded(.down).clamped(to: 0...lines)
    let end = ((high / pitch).rounded(.down) + 1).clamped(to: first...lines)
    return min(count, Int(first) * perLine)..<min(count, Int(end) * perLine)
  }
}
