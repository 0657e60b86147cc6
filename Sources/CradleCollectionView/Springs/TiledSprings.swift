import CradleGeometry

/// The springs of a flow's cells: in the tile, which is the visible part of the content and its surroundings, the order
/// of neighbours is enforced among them. As the tile moves, cells enter and leave at its ends.
///
/// Without tiling the other cells have springs, too, in `untiledCells`.
final class TiledSprings {
  private unowned let layout: SpringFlowLayout
  var field: SpringField
  var tile = SpringTile()
  /// Kept between frames for their storage.
  private var found: [LayoutAttributes] = []
  /// The cells of `setEntering`, or those that enter the tile.
  private(set) var entering: [SpringCell] = []

  init(_ field: SpringField, of layout: SpringFlowLayout) { (self.field, self.layout) = (field, layout) }

  private var direction: CollectionView.ScrollDirection { layout.scrollDirection }

  /// The index of a cell in the tile; nil for one without a spring there.
  func index(of path: IndexPath) -> Int? { field.cells.place(of: path) }

  // MARK: The tile

  /// The distance from the visible rectangle, in points, beyond which a displaced cell outside the tile may
  /// lose its spring.
  private static let leavingDistance = 100.0

  /// Gives springs to the cells that need them, and computes all shown motions; returns at once if nothing
  /// changed.
  func update() {
    let wanted = wantedTile
    guard layout.collectionView != nil, let change = tile.change(to: wanted) else { return }
    switch change {
    case .renewal:
      let before = field.untiledCells
      field.untiledCells.removeAll()
      rebuildTile(in: wanted)
      rebuildUntiledCells(before)
    case .slide(let old): moveTile(from: old, to: wanted)
    case .jump: rebuildTile(in: wanted)
    }
    tile.range = wanted
    if field.isMoving { widenTile() }
    field.show(endLimits)
  }

  /// Keeps the content's first and last cell visible; see `SpringField.EndLimits`.
  private var endLimits: SpringField.EndLimits {
    var limits = SpringField.EndLimits()
    guard field.isMoving, let view = layout.collectionView, let tile = tile.range,
      let first = field.cells.first,
      let last = field.cells.last
    else { return limits }
    limits.velocity = direction.along(view.velocity)
    let visible = direction.range(of: layout.bounds)
    let content = direction.range(of: Rect(origin: .zero, size: layout.collectionViewContentSize))
    if tile.lowerBound <= content.low { limits.first = max(0, visible.high - first.high) }
    if tile.upperBound >= content.high { limits.last = min(0, visible.low - last.low) }
    return limits
  }

  private var wantedTile: ClosedRange<Double> {
    let (low, high) = direction.range(of: layout.bounds)
    let reach = layout.tileMargin + abs(field.farDisplacement)
    return low - reach...high + reach
  }

  /// Whether every cell has a spring.
  private var isUntiled: Bool {
    layout.margin == .infinity
      && (0..<layout.numberOfSections).reduce(0) { $0 + layout.numberOfItems(inSection: $1) }
        <= SpringFlowLayout.untiledLimit
  }

  /// Rebuilds `untiledCells` if nothing is tiled: from the tile's cells, from cells whose places are unchanged, and
  /// from other cells with the motion that they would have on entering a tile.
  private func rebuildUntiledCells(_ before: [SpringCell]) {
    guard isUntiled else { return }
    let (start, end) = direction.range(of: Rect(origin: .zero, size: layout.collectionViewContentSize))
    // An origin may be snapped to a pixel before the content's start.
    queryCells(in: start - 1...max(start, end) + 1)
    var cells = found.map { SpringCell($0, direction) }
    for index in cells.indices {
      if let known = self.index(of: cells[index].path) {
        cells[index].copyMotion(of: field.cells[known])
      } else if let old = before.place(of: cells[index].path), field.isAlike(cells[index], before[old]) {
        cells[index].copyMotion(of: before[old])
      }
    }
    field.setInMotion(&cells)
    field.setUntiledCells(cells)
  }

  /// Keeps the cells' motions through a batch, under their paths after it. Cells inserted in the tile start
  /// at rest.
  func follow(_ plan: UpdatePlan) {
    func updated(_ cell: SpringCell) -> SpringCell? {
      guard let path = plan.newPath(forOld: cell.path) else { return nil }
      var moved = cell
      moved.path = path
      return moved
    }
    field.cells = field.cells.compactMap(updated)
    field.untiledCells = field.untiledCells.compactMap(updated).sorted { $0.path < $1.path }
    queryCells(in: wantedTile)
    for attributes in found where plan.oldPath(forNew: attributes.indexPath) == nil {
      field.cells.append(SpringCell(attributes, direction))
      field.cells[field.cells.count - 1].firstStep = nil
      field.cells[field.cells.count - 1].hasOwnMotion = field.isMoving
    }
    field.cells.sort { $0.path < $1.path }
  }

  /// Chooses the tile's cells again: cells with a spring keep their motion, and those beyond the tile stay.
  ///
  /// Cells that a new viewport size has moved get the motion of a cell that enters there now. A batch keeps
  /// the motion of its cells. After either, `untiledCells` is outdated and the recorded steps are used.
  private func rebuildTile(in wanted: ClosedRange<Double>) {
    var range = wanted
    if field.isMoving, let low = field.cells.first?.low, let high = field.cells.last?.high,
      low < range.upperBound, high > range.lowerBound
    {
      range = min(low, range.lowerBound)...max(high, range.upperBound)
    }
    queryCells(in: range)
    entering.removeAll(keepingCapacity: true)
    for attributes in found { entering.append(SpringCell(attributes, direction)) }
    let isFollowing = tile.takeFollowing()
    var old = 0
    for index in entering.indices {
      while old < field.cells.count, field.cells[old].path < entering[index].path { old += 1 }
      guard old < field.cells.count, field.cells[old].path == entering[index].path else { continue }
      let isAlike = field.isAlike(entering[index], field.cells[old])
      if isFollowing || isAlike {
        entering[index].copyMotion(of: field.cells[old])
        if !isAlike { entering[index].hasOwnMotion = field.isMoving }
      }
    }
    field.setInMotion(&entering)
    swap(&field.cells, &entering)
    removeCells(outside: wanted)
    field.link(field.cells.indices)
  }

  /// Removes and adds cells at the ends of the tile.
  private func moveTile(from tile: ClosedRange<Double>, to range: ClosedRange<Double>) {
    removeCells(outside: range)
    if range.lowerBound < tile.lowerBound { addCells(in: range.lowerBound...tile.lowerBound) }
    if range.upperBound > tile.upperBound { addCells(in: tile.upperBound...range.upperBound) }
  }

  /// Ends the own motions of invisible cells at a step, given the content offset along the scroll direction.
  /// Only the step's values are used, so that every frame rate shows the same.
  func endOwnMotions(at offset: Double, length: Double) {
    let reach = max(layout.tileMargin + abs(field.farDisplacement), Self.leavingDistance)
    field.endOwnMotions(outside: offset - reach...offset + length + reach)
  }

  private func removeCells(outside range: ClosedRange<Double>) {
    let view = direction.range(of: layout.bounds)
    field.removeCells(
      outside: range, view: view.low...view.high, leaving: Self.leavingDistance,
      limiting: SpringStep.greatest * field.resistance + max(layout.tileMargin, Self.leavingDistance))
  }

  private func addCells(in range: ClosedRange<Double>) {
    queryCells(in: range)
    entering.removeAll(keepingCapacity: true)
    // Lines of differing cells, and cells that stayed outside the tile, extend over its edge.
    for attributes in found where index(of: attributes.indexPath) == nil {
      entering.append(SpringCell(attributes, direction))
    }
    guard let first = entering.first?.path, let last = entering.last?.path else { return }
    field.setInMotion(&entering)
    let count = field.cells.count
    if count == 0 || field.cells[count - 1].path < first {
      field.cells.append(contentsOf: entering)
      field.link(count..<field.cells.count)
    } else if last < field.cells[0].path {
      field.cells.insert(contentsOf: entering, at: 0)
      field.linkFront(entering.count)
    } else {
      field.cells.append(contentsOf: entering)
      field.cells.sort { $0.path < $1.path }
      field.link(field.cells.indices)
    }
  }

  /// Widens the tile while the outermost cells are visible: those beyond them might be, too. Neighbours keep
  /// their order, so checking the ends is enough.
  private func widenTile() {
    let view = direction.range(of: layout.bounds)
    let content = direction.range(of: Rect(origin: .zero, size: layout.collectionViewContentSize))
    let step = max(Self.leavingDistance, (view.high - view.low) / 4)
    while let tile = tile.range, tile.lowerBound > content.low, field.isFirstLineVisible(from: view.low) {
      addCells(in: tile.lowerBound - step...tile.lowerBound)
      self.tile.range = tile.lowerBound - step...tile.upperBound
    }
    while let tile = tile.range, tile.upperBound < content.high, field.isLastLineVisible(to: view.high) {
      addCells(in: tile.upperBound...tile.upperBound + step)
      self.tile.range = tile.lowerBound...tile.upperBound + step
    }
  }

  /// Finds the cells with places in a range of the content.
  private func queryCells(in range: ClosedRange<Double>) {
    found.removeAll(keepingCapacity: true)
    layout.appendPlacedCells(in: rect(of: range), into: &found)
  }

  private func rect(of range: ClosedRange<Double>) -> Rect {
    let across = direction == .vertical ? layout.bounds.minX : layout.bounds.minY
    return direction.rect(
      along: range.lowerBound, across: across, thickness: range.upperBound - range.lowerBound,
      extent: direction.across(layout.bounds.size))
  }

  // MARK: Cells without a spring

  /// Sets `entering` to a buffer's cells from `start` on, with their motions, including those that have no spring now.
  func setEntering(_ buffer: [LayoutAttributes], from start: Int) {
    entering.removeAll(keepingCapacity: true)
    for index in start..<buffer.count {
      entering.append(SpringCell(buffer[index], direction))
      if let known = self.index(of: buffer[index].indexPath) {
        entering[index - start].copyMotion(of: field.cells[known])
      }
    }
    field.setInMotion(&entering)
  }

  /// The shown motion of a cell that would enter now.
  func enteringMotion(of cell: SpringCell) -> SpringMotion {
    entering.removeAll(keepingCapacity: true)
    entering.append(cell)
    field.setInMotion(&entering)
    return field.shownMotion(entering[0].present, at: entering[0].anchor)
  }

  /// The shown motion of a cell, with or without a spring at present.
  func motion(of cell: LayoutAttributes) -> SpringMotion {
    index(of: cell.indexPath).map { field.cells[$0].shown } ?? enteringMotion(of: SpringCell(cell, direction))
  }
}
