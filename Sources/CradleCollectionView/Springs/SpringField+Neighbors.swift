// What is shown: every cell where its spring has it, as long as neighbours keep their order and close ranks, and the
// content's ends stay in sight.
extension SpringField {
  /// How far the content's first cell may be shown onwards and its last one back, in points: no farther than the viewport
  /// shows them whole. Nothing comes into sight behind an end, so springs of low damping would leave the viewport empty.
  struct EndLimits {
    /// Where the tile holds the content's first cell: 0 or more.
    var first: Double?
    /// Where the tile holds the content's last cell: 0 or less.
    var last: Double?
    /// How fast the viewport moves over the content, in pt/s along the way, and the limits with it.
    var velocity = 0.0
  }

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
  ///
  /// A limit at an end holds for the cells behind it by the same 0.9 of their distance, d(i) ≤ limit + 0.9·|a(i) − a(0)|,
  /// which keeps what the rule above says.
  mutating func show(_ limits: EndLimits) {
    isTorn = false
    var isForked = false
    for index in cells.indices {
      let (present, anchor) = (cells[index].present, cells[index].anchor)
      cells[index].shown =
        carried.map { $0.step.seen(present, at: anchor, scroll: $0.scroll, pointer: $0.pointer) } ?? present
      if cells[index].linkCount > 1 { isForked = true }
      for before in neighbors(of: index) {
        let difference = cells[index].present.displacement - cells[before].present.displacement
        if abs(difference) > room(before, index) { isTorn = true }
      }
    }
    // One round is enough for columns; lines of differing cells may take a few.
    if isTorn { mend(rounds: isForked ? 8 : 1) }
    hold(limits)
    reach = 0
    for index in cells.indices { reach = max(reach, abs(cells[index].shown.displacement)) }
  }

  private mutating func hold(_ limits: EndLimits) {
    guard let first = cells.first?.anchor.along, let last = cells.last?.anchor.along else { return }
    if let limit = limits.first {
      for index in cells.indices {
        let most = limit + SpringStep.share * (cells[index].anchor.along - first)
        if cells[index].shown.displacement > most {
          cells[index].shown = SpringMotion(displacement: most, velocity: limits.velocity)
        }
      }
    }
    if let limit = limits.last {
      for index in cells.indices {
        let least = limit - SpringStep.share * (last - cells[index].anchor.along)
        if cells[index].shown.displacement < least {
          cells[index].shown = SpringMotion(displacement: least, velocity: limits.velocity)
        }
      }
    }
  }

  private mutating func mend(rounds: Int) {
    for index in cells.indices {
      cells[index].floor = cells[index].shown
      cells[index].ceiling = cells[index].shown
    }
    for _ in 0..<rounds where spread() {}
    for index in cells.indices where cells[index].floor != cells[index].ceiling {
      let (floor, ceiling) = (cells[index].floor, cells[index].ceiling)
      cells[index].shown = SpringMotion(
        displacement: (floor.displacement + ceiling.displacement) / 2,
        velocity: (floor.velocity + ceiling.velocity) / 2)
    }
  }

  /// Hands floors and ceilings on from neighbour to neighbour, there and back; whether that changed any.
  private mutating func spread() -> Bool {
    var isChanged = false
    for index in cells.indices {
      for before in neighbors(of: index) where press(index, by: before, room(before, index)) {
        isChanged = true
      }
    }
    for index in cells.indices.reversed() {
      for before in neighbors(of: index) where press(before, by: index, room(before, index)) {
        isChanged = true
      }
    }
    return isChanged
  }

  @inline(__always)
  private mutating func press(_ index: Int, by other: Int, _ room: Double) -> Bool {
    var isChanged = false
    if cells[index].floor.displacement < cells[other].floor.displacement - room {
      cells[index].floor = cells[other].floor
      cells[index].floor.displacement -= room
      isChanged = true
    }
    if cells[index].ceiling.displacement > cells[other].ceiling.displacement + room {
      cells[index].ceiling = cells[other].ceiling
      cells[index].ceiling.displacement += room
      isChanged = true
    }
    return isChanged
  }

  @inline(__always)
  private func neighbors(of index: Int) -> Range<Int> {
    let end = index - cells[index].linkDistance + 1
    return max(0, end - cells[index].linkCount)..<max(0, end)
  }

  /// By how much the displacements of two cells may differ, in points; those between neighbours may be beside the way.
  @inline(__always)
  private func room(_ before: Int, _ index: Int) -> Double {
    if cells[index].linkCount > 1, !cells[index].overlapsAcross(cells[before]) { return .infinity }
    let gap = cells[index].anchor.along - cells[before].anchor.along
    return gap > 0 ? SpringStep.share * gap : .infinity
  }

  /// Finds the neighbours before each of some cells: those that overlap it across the way, back to a line without a gap
  /// through which a cell farther back might meet it, but not over more than a few lines.
  mutating func link(_ range: Range<Int>) {
    for index in range {
      let cell = cells[index]
      var (nearest, farthest): (Int?, Int) = (nil, index)
      var place = index - 1
      while place >= 0, cells[place].isBeside(cell) { place -= 1 }
      var isCovered = false
      var lines = 0
      while place >= 0, !isCovered, lines < Self.linkedLines {
        let line = cells[place]
        var covered = 0.0
        while place >= 0, cells[place].isBeside(line) {
          let overlap = min(cells[place].right, cell.right) - max(cells[place].left, cell.left)
          if overlap > SpringCell.slack {
            (nearest, farthest) = (nearest ?? place, place)
            covered += overlap
          }
          place -= 1
        }
        lines += 1
        isCovered = covered >= cell.extent - SpringCell.slack
      }
      cells[index].linkDistance = index - (nearest ?? index)
      cells[index].linkCount = nearest.map { $0 - farthest + 1 } ?? 0
      cells[index].isLinkOpen = !isCovered && lines < Self.linkedLines
    }
  }

  /// Over how many lines a cell's neighbours are looked for.
  private static let linkedLines = 4
}
