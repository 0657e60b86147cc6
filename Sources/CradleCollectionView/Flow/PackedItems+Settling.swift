// Lines move up after an insert or a delete: queried lines at once, the others gradually.
extension PackedItems {
  /// Settles at most `limit` chunk boundaries, from the front; returns whether any item moved.
  mutating func settle(atMost limit: Int) -> Bool {
    var left = limit
    return settle { _ in
      left -= 1
      return left >= 0
    }
  }

  /// Settles every boundary that an item's line depends on.
  mutating func settle(throughItem index: Int) {
    while !isSettled, starts[firstUnsealed] <= index {
      let end = chunk(of: index)
      _ = settle { $0 <= end }
    }
  }

  /// Settles every boundary that lines before a place depend on.
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
      if isolate(starts[firstUnsealed + 1] - 1) { continue }
      if pull(firstUnsealed) { hasMoved = true }
      chunks[firstUnsealed].isSealed = true
      firstUnsealed += 1
    }
    if hasMoved { sum() }
    return hasMoved
  }

  /// Moves the items for which a chunk's last line has room from the next chunk to it; returns whether there
  /// were any.
  private mutating func pull(_ chunk: Int) -> Bool {
    var hasMoved = false
    while chunk + 1 < chunks.count {
      let next = chunks[chunk + 1]
      var used = chunks[chunk].lastUsed
      var taken = 0
      while taken < next.count, metrics.fits(next.sizes[taken].extent, after: used) {
        used += metrics.itemSpacing + next.sizes[taken].extent
        taken += 1
      }
      guard taken > 0 else { break }
      hasMoved = true
      let moved = next.sizes.part(0..<taken).expanded
      chunks[chunk].replace(chunks[chunk].sizes.expanded + moved, metrics: metrics)
      if taken == next.count {
        chunks.remove(at: chunk + 1)
        continue
      }
      chunks[chunk + 1].replace(next.sizes.part(taken..<next.count), metrics: metrics)
      if chunks[chunk + 1].lastCount != next.lastCount { chunks[chunk + 1].isSealed = false }
      break
    }
    return hasMoved
  }
}
