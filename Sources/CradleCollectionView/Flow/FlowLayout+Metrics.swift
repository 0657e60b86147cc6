import CradleGeometry

// A section's numbers, turned so that the scroll direction is one axis and the lines the other.
extension FlowLayout {
  func metrics(of section: Int) -> FlowMetrics {
    let inset = delegate?.flowLayout(self, insetForSection: section) ?? sectionInset
    let isVertical = direction == .vertical
    let (start, end) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let room = direction.across(bounds.size)
    return FlowMetrics(
      across: room, available: max(0, finite(room - start - end, "inset", section)), start: start,
      before: finite(before, "inset", section), after: finite(after, "inset", section),
      lineSpacing: length(
        delegate?.flowLayout(self, lineSpacingForSection: section) ?? lineSpacing, "line spacing", section),
      itemSpacing: length(
        delegate?.flowLayout(self, itemSpacingForSection: section) ?? itemSpacing, "item spacing", section),
      header: length(
        delegate?.flowLayout(self, headerLengthForSection: section) ?? headerLength, "header length", section),
      footer: length(
        delegate?.flowLayout(self, footerLengthForSection: section) ?? footerLength, "footer length", section)
    )
  }

  private func finite(_ value: Double, _ name: String, _ section: Int) -> Double {
    precondition(
      value.isFinite,
      "FlowLayout: the \(name) of section \(section) is \(value); answer a finite number of points")
    return value
  }

  private func length(_ value: Double, _ name: String, _ section: Int) -> Double {
    precondition(
      value.isFinite && value >= 0,
      "FlowLayout: the \(name) of section \(section) is \(value); answer a finite number of points, 0 or more"
    )
    return value
  }

  func size(of path: IndexPath) -> FlowSize {
    flowSize(delegate?.flowLayout(self, sizeForItemAt: path) ?? itemSize, path).stored
  }

  func flowSize(_ size: Size, _ path: IndexPath) -> FlowSize {
    precondition(
      size.isFinite && size.width >= 0 && size.height >= 0,
      "FlowLayout: the size of item \(path) is \(size.width) × \(size.height); answer finite points, 0 or more"
    )
    return direction == .vertical
      ? FlowSize(thickness: size.height, extent: size.width)
      : FlowSize(thickness: size.width, extent: size.height)
  }

  // MARK: Back to the plane

  func frame(of place: FlowPlace, from start: Double) -> Rect {
    direction.rect(
      along: snapped(start + place.along), across: snapped(place.across), thickness: place.size.thickness,
      extent: place.size.extent)
  }

  /// The nearest device pixel.
  func snapped(_ value: Double) -> Double {
    (value * pixelsPerPoint).rounded() / pixelsPerPoint
  }
}
