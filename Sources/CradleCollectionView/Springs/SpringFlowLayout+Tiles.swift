import CradleGeometry

// Which cells are in the tile, the part of the content in sight and near it: what is shown is decided among them. As it
// moves, cells enter and leave at its ends. Without tiling the others have springs as well, in stock.
extension SpringFlowLayout {
  /// How far out of sight a displaced cell beyond the tile may lose its spring, in points.
  private static let leavingDistance = 100.0

  /// Gives springs to the cells that need them now, and decides what is shown of all; answers at once where nothing
  /// changed.
  func arrange() {
    guard collectionView != nil, isPrepared else { return }
    let wanted = wantedTile
    guard isStale || tile != wanted else { return }
    isStale = false
    if needsStock {
      needsStock = false
      let before = field.stock
      field.stock.removeAll()
      choose(in: wanted)
      restock(before)
    } else if let tile, tile.overlaps(wanted) {
      slide(to: wanted)
    } else {
      choose(in: wanted)
    }
    tile = wanted
    if field.isMoving { stretch() }
    field.show(endLimits)
  }

  /// Keeps the content's first and last cell in sight; see `SpringField.EndLimits`.
  private var endLimits: SpringField.EndLimits {
    var limits = SpringField.EndLimits()
    guard field.isMoving, let view = collectionView, let tile, let first = field.cells.first,
      let last = field.cells.last
    else { return limits }
    limits.velocity = along(view.velocity)
    let sight = scrollDirection.range(of: bounds)
    let content = scrollDirection.range(of: Rect(origin: .zero, size: collectionViewContentSize))
    if tile.lowerBound <= content.low { limits.first = max(0, sight.high - first.high) }
    if tile.upperBound >= content.high { limits.last = min(0, sight.low - last.low) }
    return limits
  }

  private var wantedTile: ClosedRange<Double> {
    let (low, high) = scrollDirection.range(of: bounds)
    let way = tileMargin + abs(field.farDisplacement)
    return low - way...high + way
  }

  /// Whether every cell is to have a spring.
  private var isUntiled: Bool {
    margin == .infinity
      && (0..<numberOfSections).reduce(0) { $0 + numberOfItems(inSection: $1) } <= Self.untiledLimit
  }

  /// Makes the stock anew where nothing is tiled: of the tile's cells, of those that hang where they did, and of others
  /// with the motion due to them at their places, as they would have it coming into a tile.
  private func restock(_ before: [SpringCell]) {
    guard isUntiled else { return }
    let (start, end) = scrollDirection.range(of: Rect(origin: .zero, size: collectionViewContentSize))
    // An origin may be snapped to before the content.
    find(in: start - 1...max(start, end) + 1)
    var cells = found.map { SpringCell($0, scrollDirection) }
    for index in cells.indices {
      if let known = self.index(of: cells[index].path) {
        cells[index].takeMotion(of: field.cells[known])
      } else if let old = before.place(of: cells[index].path), field.isAlike(cells[index], before[old]) {
        cells[index].takeMotion(of: before[old])
      }
    }
    field.setInMotion(&cells)
    field.restock(cells)
  }

  /// Keeps the cells of a batch with their motion, by their paths after it. Those that it inserted in the tile hang at
  /// rest.
  func follow(_ plan: UpdatePlan) {
    func followed(_ cell: SpringCell) -> SpringCell? {
      guard let path = plan.newPath(forOld: cell.path) else { return nil }
      var moved = cell
      moved.path = path
      return moved
    }
    field.cells = field.cells.compactMap(followed)
    field.stock = field.stock.compactMap(followed).sorted { $0.path < $1.path }
    find(in: wantedTile)
    for attributes in found where plan.oldPath(forNew: attributes.indexPath) == nil {
      field.cells.append(SpringCell(attributes, scrollDirection))
      field.cells[field.cells.count - 1].firstStep = nil
    }
    field.cells.sort { $0.path < $1.path }
  }

  /// Chooses anew: what has a spring keeps its motion, and those that hang beyond the tile stay.
  ///
  /// What another size of the view brought to another place has the motion due to it there, as one has that enters
  /// now. A batch takes motion along with its cells. After either the steps are what tells, not a stock from before.
  private func choose(in wanted: ClosedRange<Double>) {
    var range = wanted
    if field.isMoving, let low = field.cells.first?.low, let high = field.cells.last?.high,
      low < range.upperBound, high > range.lowerBound
    {
      range = min(low, range.lowerBound)...max(high, range.upperBound)
    }
    find(in: range)
    entering.removeAll(keepingCapacity: true)
    for attributes in found { entering.append(SpringCell(attributes, scrollDirection)) }
    var old = 0
    for index in entering.indices {
      while old < field.cells.count, field.cells[old].path < entering[index].path { old += 1 }
      guard old < field.cells.count, field.cells[old].path == entering[index].path else { continue }
      if isFollowing || field.isAlike(entering[index], field.cells[old]) {
        entering[index].takeMotion(of: field.cells[old])
      }
    }
    isFollowing = false
    field.setInMotion(&entering)
    swap(&field.cells, &entering)
    dropCells(outside: wanted)
    field.link(field.cells.indices)
  }

  /// Lets cells leave and enter at the ends of the tile.
  private func slide(to range: ClosedRange<Double>) {
    dropCells(outside: range)
    guard let tile else { return }
    if range.lowerBound < tile.lowerBound { enter(in: range.lowerBound...tile.lowerBound) }
    if range.upperBound > tile.upperBound { enter(in: tile.upperBound...range.upperBound) }
  }

  private func dropCells(outside range: ClosedRange<Double>) {
    let view = scrollDirection.range(of: bounds)
    let slack = field.isMoving ? Self.leavingDistance : 0
    func isGone(_ cell: SpringCell) -> Bool {
      if cell.high > range.lowerBound, cell.low < range.upperBound { return false }
      let way = cell.present.displacement
      return !field.isMoving || cell.high + way < view.low - slack || cell.low + way > view.high + slack
    }
    var first = field.cells.firstIndex { !isGone($0) } ?? field.cells.count
    var last = field.cells.lastIndex { !isGone($0) } ?? first - 1
    // One that holds another in its order stays as long as that one: without it, that one would jump.
    // But not beyond where a spring can bring it into sight.
    let limit = SpringStep.greatest * field.resistance + max(tileMargin, Self.leavingDistance)
    while first > 0, first <= last, field.cells[first - 1].high > view.low - limit,
      isHeld(field.cells[first...last].prefix { $0.low < field.cells[first].high })
    {
      first -= 1
    }
    while last < field.cells.count - 1, first <= last, field.cells[last + 1].low < view.high + limit,
      isHeld(field.cells[first...last].reversed().prefix { $0.high > field.cells[last].low })
    {
      last += 1
    }
    field.cells.removeSubrange((last + 1)...)
    field.cells.removeSubrange(..<first)
  }

  private func isHeld(_ line: some Sequence<SpringCell>) -> Bool {
    field.isTorn && line.contains { $0.floor != $0.ceiling }
  }

  private func enter(in range: ClosedRange<Double>) {
    find(in: range)
    entering.removeAll(keepingCapacity: true)
    // Lines of differing cells, and those that stayed beyond the tile, reach over its edge.
    for attributes in found where index(of: attributes.indexPath) == nil {
      entering.append(SpringCell(attributes, scrollDirection))
    }
    guard let first = entering.first?.path, let last = entering.last?.path else { return }
    field.setInMotion(&entering)
    let count = field.cells.count
    if count == 0 || field.cells[count - 1].path < first {
      field.cells.append(contentsOf: entering)
      field.link(count..<field.cells.count)
    } else if last < field.cells[0].path {
      field.cells.insert(contentsOf: entering, at: 0)
      linkFront(entering.count)
    } else {
      field.cells.append(contentsOf: entering)
      field.cells.sort { $0.path < $1.path }
      field.link(field.cells.indices)
    }
  }

  /// Links the first cells, and those after them that were the first line.
  private func linkFront(_ count: Int) {
    let end = field.cells[count...].firstIndex { !$0.isLinkOpen } ?? field.cells.count
    field.link(0..<end)
  }

  /// Widens the tile while the outermost cells are still seen: those beyond them might be seen as well. Neighbours keep
  /// their order, so it is enough to look at the ends.
  private func stretch() {
    let view = scrollDirection.range(of: bounds)
    let content = scrollDirection.range(of: Rect(origin: .zero, size: collectionViewContentSize))
    let step = max(Self.leavingDistance, (view.high - view.low) / 4)
    while let tile, tile.lowerBound > content.low, isFirstLineSeen(from: view.low) {
      enter(in: tile.lowerBound - step...tile.lowerBound)
      self.tile = tile.lowerBound - step...tile.upperBound
    }
    while let tile, tile.upperBound < content.high, isLastLineSeen(to: view.high) {
      enter(in: tile.upperBound...tile.upperBound + step)
      self.tile = tile.lowerBound...tile.upperBound + step
    }
  }

  private func isFirstLineSeen(from low: Double) -> Bool {
    guard let end = field.cells.first?.high else { return true }
    return field.cells.prefix { $0.low < end }.contains { $0.high + $0.present.displacement > low }
  }

  private func isLastLineSeen(to high: Double) -> Bool {
    guard let start = field.cells.last?.low else { return true }
    return field.cells.reversed().prefix { $0.high > start }
      .contains { $0.low + $0.present.displacement < high }
  }

  /// Finds the cells whose places lie in a part of the content.
  private func find(in range: ClosedRange<Double>) {
    found.removeAll(keepingCapacity: true)
    appendPlacedCells(in: rect(of: range), into: &found)
  }

  private func rect(of range: ClosedRange<Double>) -> Rect {
    let across = scrollDirection == .vertical ? bounds.minX : bounds.minY
    return scrollDirection.rect(
      along: range.lowerBound, across: across, thickness: range.upperBound - range.lowerBound,
      extent: scrollDirection.across(bounds.size))
  }
}
