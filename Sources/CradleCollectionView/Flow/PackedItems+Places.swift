// Places of items: the chunk by bisection, the line by packing that chunk.
import CradleGeometry

extension PackedItems {
  /// The last chunk that starts at or before an item.
  func chunk(of index: Int) -> Int {
    chunks.indices.lastIndex(startingBy: index) { starts[$0] }
  }

  /// The last chunk that starts at or before a place.
  func chunk(at offset: Double) -> Int {
    chunks.indices.lastIndex(startingBy: offset) { offsets[$0] }
  }

  /// The first chunk with a line that may end at or after a place.
  private func chunk(reaching place: Double) -> Int {
    ends.isEmpty ? chunk(at: place) : chunks.indices.partitioningIndex { ends[$0] >= place }
  }

  /// The place of an item, which must be settled.
  func place(of index: Int) -> FlowPlace {
    if let (line, chunk) = line(of: index) {
      var found: FlowPlace?
      forEachPlace(line, in: chunk) { item, place in if item == index { found = place } }
      if let found { return found }
    }
    preconditionFailure(
      "CollectionViewFlowLayout: there is no item \(index) among \(count); ask numberOfItems first")
  }

  /// The start of an item's line, which must be settled.
  func lineStart(of index: Int) -> Double {
    line(of: index).map { offsets[$0.chunk] + $0.line.along } ?? length
  }

  /// An item's line, and the chunk that has it; nil after the last item.
  private func line(of index: Int) -> (line: FlowLine, chunk: Int)? {
    let chunk = self.chunk(of: index)
    var cursor = LineCursor(chunk: chunks[chunk].sizes, metrics: metrics)
    cursor.skip(toItem: index - starts[chunk])
    while let line = cursor.next() {
      if index - starts[chunk] < line.first + line.count { return (line, chunk) }
    }
    return nil
  }

  /// The first line that starts at or after a place, up to which all lines must be settled: its first item
  /// and its start.
  func line(startingFrom place: Double) -> (item: Int, start: Double)? {
    guard !chunks.isEmpty else { return nil }
    for chunk in self.chunk(at: place)..<chunks.count {
      var cursor = LineCursor(chunk: chunks[chunk].sizes, metrics: metrics)
      cursor.skip(to: place - offsets[chunk])
      while let line = cursor.next() {
        let start = offsets[chunk] + line.along
        if start >= place { return (starts[chunk] + line.first, start) }
      }
    }
    return nil
  }

  /// Calls the body with the items whose lines lie between two places, which must be settled.
  func forEachPlace(from low: Double, to high: Double, _ body: (Int, FlowPlace) -> Void) {
    guard !chunks.isEmpty, high >= low else { return }
    var chunk = self.chunk(reaching: low)
    while chunk < chunks.count, offsets[chunk] <= high {
      var cursor = LineCursor(chunk: chunks[chunk].sizes, metrics: metrics)
      cursor.skip(to: low - offsets[chunk])
      while let line = cursor.next() {
        let along = offsets[chunk] + line.along
        if along > high { return }
        if along + line.thickness >= low { forEachPlace(line, in: chunk, body) }
      }
      chunk += 1
    }
  }

  /// Justifies a line: the remaining extent is divided among the gaps, except in the last line, which has the
  /// minimum gaps.
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
