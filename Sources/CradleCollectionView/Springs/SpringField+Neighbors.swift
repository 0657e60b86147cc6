// The shown motions: every cell's own spring, limited so that neighbours keep their order and their
// distances, and the content's ends stay visible.
extension SpringField {
  /// The limits of the forward displacement of the content's first cell and the backward displacement of its
  /// last cell, in points, so that the viewport shows them whole. Without them, springs of low damping would
  /// leave the viewport empty, because there is no content behind an end.
  struct EndLimits {
    /// The largest displacement of the content's first cell if it is in the tile: 0 or more.
    var first: Double?
    /// The smallest displacement of the content's last cell if it is in the tile: 0 or less.
    var last: Double?
    /// The velocity of the viewport over the content, in pt/s along the scroll direction, with which the
    /// limits move.
    var velocity = 0.0
  }

  /// Computes the shown motions of the cells.
  ///
  /// The springs are independent. Two neighbours along the scroll direction, `room` apart, are shown with
  /// displacements that differ by at most 0.9·room: so no cell passes another, and no gap exceeds 1.9 times
  /// its pitch. The result is the mean of the greatest such displacements below the springs' own and the
  /// least such displacements above them,
  ///
  ///     d(i) ← (max over j of (d(j) − 0.9·|a(i) − a(j)|) + min over j of (d(j) + 0.9·|a(i) − a(j)|))/2
  ///
  /// which changes nothing if the rule holds already, does not depend on the order of the cells, and moves no
  /// cell farther than the greatest violation.
  ///
  /// A limit at an end extends to the cells behind it by the same 0.9 of their distance, d(i) ≤ limit +
  /// 0.9·|a(i) − a(0)|, which satisfies the rule above.
  mutating func show(_ limits: EndLimits) {
    violatesOrder = false
    var isForked = false
    for index in cells.indices {
      let (present, anchor) = (cells[index].present, cells[index].anchor)
      cells[index].shown = shownMotion(present, at: anchor)
      if cells[index].linkCount > 1 { isForked = true }
      for before in neighbors(of: index) {
        let difference = cells[index].present.displacement - cells[before].present.displacement
        if abs(difference) > room(before, index) { violatesOrder = true }
      }
    }
    // One round is enough for columns; lines of differing cells may need a few.
    if violatesOrder { enforceOrder(rounds: isForked ? 8 : 1) }
    limit(limits)
    reach = 0
    for index in cells.indices { reach = max(reach, abs(cells[index].shown.displacement)) }
  }

  private mutating func limit(_ limits: EndLimits) {
    guard let first = cells.first?.anchor.along, let last = cells.last?.anchor.along else { return }
    if let limit = limits.first {
      for index in cells.indices {
        let most = limit + SpringStep.limitShare * (cells[index].anchor.along - first)
        if cells[index].shown.displacement > most {
          cells[index].shown = SpringMotion(displacement: most, velocity: limits.velocity)
        }
      }
    }
    if let limit = limits.last {
      for index in cells.indices {
        let least = limit - SpringStep.limitShare * (last - cells[index].anchor.along)
        if cells[index].shown.displacement < least {
          cells[index].shown = SpringMotion(displacement: least, velocity: limits.velocity)
        }
      }
    }
  }

  private mutating func enforceOrder(rounds: Int) {
    for index in cells.indices {
      cells[index].floor = cells[index].shown
      cells[index].ceiling = cells[index].shown
    }
    for _ in 0..<rounds where propagateBounds() {}
    for index in cells.indices where cells[index].floor != cells[index].ceiling {
      let (floor, ceiling) = (cells[index].floor, cells[index].ceiling)
      cells[index].shown = SpringMotion(
        displacement: (floor.displacement + ceiling.displacement) / 2,
        velocity: (floor.velocity + ceiling.velocity) / 2)
    }
  }

  /// Propagates floors and ceilings between neighbours, forwards and backwards; returns whether any changed.
  private mutating func propagateBounds() -> Bool {
    var isChanged = false
    for index in cells.indices {
      for before in neighbors(of: index) where tighten(index, by: before, room(before, index)) {
        isChanged = true
      }
    }
    for index in cells.indices.reversed() {
      for before in neighbors(of: index) where tighten(before, by: index, room(before, index)) {
        isChanged = true
      }
    }
    return isChanged
  }

  @inline(__always)
  private mutating func tighten(_ index: Int, by other: Int, _ room: Double) -> Bool {
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

  /// The allowed difference between the displacements of two cells, in points; neighbours may lie diagonally.
  @inline(__always)
  private func room(_ before: Int, _ index: Int) -> Double {
    if cells[index].linkCount > 1, !cells[index].overlapsAcross(cells[before]) { return .infinity }
    let gap = cells[index].anchor.along - cells[before].anchor.along
    return gap > 0 ? SpringStep.limitShare * gap : .infinity
  }

  /// Finds the neighbours before each of some cells: those that overlap it across the scroll direction, back
  /// to a line without a gap through which a cell farther back could reach it, but at most `linkedLines`
  /// lines.
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
          if overlap > SpringCell.tolerance {
            (nearest, farthest) = (nearest ?? place, place)
            covered += overlap
          }
          place -= 1
        }
        lines += 1
        isCovered = covered >= cell.extent - SpringCell.tolerance
      }
      cells[index].linkDistance = index - (nearest ?? index)
      cells[index].linkCount = nearest.map { $0 - farthest + 1 } ?? 0
      cells[index].isLinkOpen = !isCovered && lines < Self.linkedLines
    }
  }

  /// The number of lines that are searched for a cell's neighbours.
  private static let linkedLines = 4

  /// Links the first `count` cells, and the cells after them that were the first line.
  mutating func linkFront(_ count: Int) {
    let end = cells[count...].firstIndex { !$0.isLinkOpen } ?? cells.count
    link(0..<end)
  }

  // MARK: The ends

  /// Removes cells at both ends, whose places are outside of a range and which are not visible; a cell with a motion of
  /// its own stays.
  ///
  /// - Parameters:
  ///   - range: The range, in points along the scroll direction, like the other arguments.
  ///   - view: The visible range.
  ///   - leaving: The distance from the visible range beyond which a displaced cell is removed.
  ///   - limiting: The distance from the visible range up to which a cell stays as long as a neighbour that it limits:
  ///     the neighbour would jump without it.
  mutating func removeCells(
    outside range: ClosedRange<Double>, view: ClosedRange<Double>, leaving: Double, limiting: Double
  ) {
    let slack = isMoving ? leaving : 0
    func isGone(_ cell: SpringCell) -> Bool {
      if cell.high > range.lowerBound, cell.low < range.upperBound { return false }
      if cell.hasOwnMotion, isMoving { return false }
      let displacement = cell.present.displacement
      return !isMoving || cell.high + displacement < view.lowerBound - slack
        || cell.low + displacement > view.upperBound + slack
    }
    var first = cells.firstIndex { !isGone($0) } ?? cells.count
    var last = cells.lastIndex { !isGone($0) } ?? first - 1
    while first > 0, first <= last, cells[first - 1].high > view.lowerBound - limiting,
      isLimited(cells[first...last].prefix { $0.low < cells[first].high })
    {
      first -= 1
    }
    while last < cells.count - 1, first <= last, cells[last + 1].low < view.upperBound + limiting,
      isLimited(cells[first...last].reversed().prefix { $0.high > cells[last].low })
    {
      last += 1
    }
    cells.removeSubrange((last + 1)...)
    cells.removeSubrange(..<first)
  }

  private func isLimited(_ line: some Sequence<SpringCell>) -> Bool {
    violatesOrder && line.contains { $0.floor != $0.ceiling }
  }

  /// Whether a cell of the first line is shown beyond a place, or there is none.
  func isFirstLineVisible(from low: Double) -> Bool {
    guard let end = cells.first?.high else { return true }
    return cells.prefix { $0.low < end }.contains { $0.high + $0.present.displacement > low }
  }

  /// Whether a cell of the last line is shown before a place, or there is none.
  func isLastLineVisible(to high: Double) -> Bool {
    guard let start = cells.last?.low else { return true }
    return cells.reversed().prefix { $0.high > start }.contains { $0.low + $0.present.displacement < high }
  }
}
