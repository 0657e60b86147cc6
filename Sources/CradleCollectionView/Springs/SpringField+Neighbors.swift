// What is shown: every cell where its spring has it, as long as neighbours keep their order and close ranks.
extension SpringField {
  /// Decides what is shown of the cells.
  ///
  /// Springs know nothing of each other. Two neighbours along the way, `room` apart, are shown with displacements that
  /// differ by 0.9·room at most: so none passes another, and no gap opens beyond 1.9 times its pitch. It is the middle
  /// of the greatest displacements below and the least above all of them of which that is true,
  ///
  ///     d(i) ← (max over j of (d(j) − 0.9·|a(i) − a(j)|) + min over j of (d(j) + 0.9·|a(i) − a(j)|))/2
  ///
  /// which leaves alone what is true already, has no side that it starts from, and moves no cell farther than the
  /// farthest that was out of order.
  mutating func show() {
    var isTorn = false
    for index in cells.indices {
      cells[index].shown = cells[index].present
      for before in neighbors(of: index) {
        let difference = cells[index].present.displacement - cells[before].present.displacement
        if abs(difference) > room(before, index) { isTorn = true }
      }
    }
    if isTorn { mend() }
    reach = 0
    for index in cells.indices { reach = max(reach, abs(cells[index].shown.displacement)) }
    guard isMoving else { return }
    for index in cells.indices { cells[index].shown.velocity += carriedVelocity(at: cells[index].anchor) }
  }

  private mutating func mend() {
    floors.removeAll(keepingCapacity: true)
    ceilings.removeAll(keepingCapacity: true)
    for cell in cells {
      floors.append(cell.present)
      ceilings.append(cell.present)
    }
    // One round is enough for columns; lines of differing cells may take a few.
    for _ in 0..<8 where spread() {}
    for index in cells.indices where floors[index] != ceilings[index] {
      cells[index].shown = SpringMotion(
        displacement: (floors[index].displacement + ceilings[index].displacement) / 2,
        velocity: (floors[index].velocity + ceilings[index].velocity) / 2)
    }
  }

  /// Hands floors and ceilings on from neighbour to neighbour, there and back; whether that changed any.
  private mutating func spread() -> Bool {
    var isChanged = false
    for index in cells.indices {
      for before in neighbors(of: index) where press(index, by: before, room(before, index)) { isChanged = true }
    }
    for index in cells.indices.reversed() {
      for before in neighbors(of: index) where press(before, by: index, room(before, index)) { isChanged = true }
    }
    return isChanged
  }

  private mutating func press(_ index: Int, by other: Int, _ room: Double) -> Bool {
    var isChanged = false
    if floors[index].displacement < floors[other].displacement - room {
      floors[index] = floors[other]
      floors[index].displacement -= room
      isChanged = true
    }
    if ceilings[index].displacement > ceilings[other].displacement + room {
      ceilings[index] = ceilings[other]
      ceilings[index].displacement += room
      isChanged = true
    }
    return isChanged
  }

  private func neighbors(of index: Int) -> Range<Int> {
    let end = index - cells[index].linkDistance + 1
    return max(0, end - cells[index].linkCount)..<max(0, end)
  }

  /// By how much the displacements of two neighbours may differ, in points.
  private func room(_ before: Int, _ index: Int) -> Double {
    let gap = cells[index].anchor.along - cells[before].anchor.along
    return gap > 0 ? SpringStep.share * gap : .infinity
  }

  /// Finds the neighbours before each of some cells.
  mutating func link(_ range: Range<Int>) {
    for index in range {
      cells[index].linkCount = 0
      var last = index - 1
      while last >= 0, !cells[last].overlapsAcross(cells[index]) { last -= 1 }
      guard last >= 0 else { continue }
      cells[index].linkDistance = index - last
      var before = last
      // Cells of one line lie beside each other; one behind another is of the line before.
      while before >= 0, cells[before].overlapsAcross(cells[index]),
        before == last || !cells[before].overlapsAcross(cells[last])
      {
        cells[index].linkCount += 1
        before -= 1
      }
    }
  }
}
