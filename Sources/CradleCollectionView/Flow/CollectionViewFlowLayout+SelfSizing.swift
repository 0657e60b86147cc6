import CradleGeometry

/// A line of a flow, identified by its first item; nil is the end of its section.
struct FlowAnchor {
  let section: Int
  let item: Int?
  /// Its start along the scroll direction, in points, when it was recorded.
  let start: Double
}

// Self-sizing cells, and which content stays in place when they change.
extension CollectionViewFlowLayout {
  /// Whether cells are self-sizing.
  var isSelfSizing: Bool { estimatedItemSize != .zero }

  /// Records a cell's preferred size; the line of the cell that stays in place, or else the first one that
  /// starts in the viewport, is not moved.
  ///
  /// - Returns: The displacement of the content offset for that, in points.
  func setMeasuredSize(_ preferred: LayoutAttributes) -> Vector {
    let path = preferred.indexPath
    guard hasItem(at: path), sections[path.section].isPacked else { return .zero }
    let top = line(startingFrom: scrollDirection.range(of: anchoredBounds).low + measuredShift)
    sections[path.section].setSize(flowSize(preferred.size, path).stored, at: path.item)
    sum()
    let change = top.map(shift) ?? 0
    measuredShift += change
    return scrollDirection.vector(change)
  }

  /// The first line whose start is in the viewport.
  var topLine: FlowAnchor? {
    guard isSelfSizing, !sections.isEmpty else { return nil }
    return line(startingFrom: scrollDirection.range(of: bounds).low)
  }

  /// The displacement of the content offset, in points, that keeps a line in place.
  func adjustment(for line: FlowAnchor) -> Vector {
    sum()
    return scrollDirection.vector(shift(of: line))
  }

  /// The first line that starts at or after a place along the scroll direction; if its section has none, the
  /// one after the section.
  private func line(startingFrom place: Double) -> FlowAnchor? {
    guard !sections.isEmpty else { return nil }
    settle(throughOffset: place)
    let section = sections.section(at: place)
    if let line = sections[section].line(startingFrom: place - sections.starts[section]) {
      return FlowAnchor(section: section, item: line.item, start: sections.starts[section] + line.start)
    }
    return FlowAnchor(section: section, item: nil, start: sections.starts[section + 1])
  }

  /// The displacement of a line since it was recorded, in points along the scroll direction; 0 if it no
  /// longer exists.
  private func shift(of line: FlowAnchor) -> Double {
    guard sections.indices.contains(line.section) else { return 0 }
    guard let item = line.item else { return sections.starts[line.section + 1] - line.start }
    let path = IndexPath(item: item, section: line.section)
    guard hasItem(at: path) else { return 0 }
    settle(through: path)
    return sections.starts[line.section] + sections[line.section].lineStart(of: item) - line.start
  }
}
