import CradleGeometry

/// The headers, footers and other boundary views of a compositional section, or of all sections together: their sizes
/// and frames, and the space that they add.
struct SectionBoundary {
  /// The measured extents along the collection's scroll direction, by kind.
  let measured: [String: Double]
  /// The space that the views add at each side.
  let extents: EdgeInsets
  let items: [CollectionLayoutBoundarySupplementaryItem]
  /// The axis along which the collection scrolls.
  private let along: LayoutAxis
  /// The size of which fractional sizes are fractions.
  private let room: Size

  /// The views of a section.
  init(
    of definition: CollectionLayoutSection, in container: CollectionLayoutContainer, along: LayoutAxis,
    measured: [String: Double]
  ) {
    let room =
      definition.supplementariesFollowContentInsets ? container.effectiveContentSize : container.contentSize
    self.init(definition.boundarySupplementaryItems, in: room, along: along, measured: measured)
  }

  /// Views whose fractional sizes are fractions of `room`.
  init(
    _ items: [CollectionLayoutBoundarySupplementaryItem], in room: Size, along: LayoutAxis,
    measured: [String: Double] = [:]
  ) {
    var extents = EdgeInsets.zero
    for item in items {
      let extent = item.extent(of: Self.size(of: item, in: room, along, measured))
      extents.top = max(extents.top, extent.top)
      extents.left = max(extents.left, extent.left)
      extents.bottom = max(extents.bottom, extent.bottom)
      extents.right = max(extents.right, extent.right)
    }
    (self.items, self.along, self.room, self.measured, self.extents) = (items, along, room, measured, extents)
  }

  /// The largest distance by which a view extends beyond the section's ends, along the scroll direction, in a
  /// container of a size.
  func reach(in size: Size) -> Double {
    items.reduce(0) { reach, item in
      max(reach, along.extent(Self.size(of: item, in: size, along, measured)) + abs(along.place(item.offset)))
    }
  }

  /// The unpinned frame of a view around the section's content.
  func frame(of item: CollectionLayoutBoundarySupplementaryItem, around content: Rect) -> Rect {
    item.frame(around: content, size: Self.size(of: item, in: room, along, measured))
  }

  /// The view of a kind; nil for an unknown one.
  func item(of kind: String) -> CollectionLayoutBoundarySupplementaryItem? {
    items.first { $0.elementKind == kind }
  }

  /// The kinds of views with an estimated extent along the scroll direction.
  var estimatedKinds: Set<String> {
    Set(items.filter { $0.layoutSize.dimension(along).isEstimated }.map(\.elementKind))
  }

  /// Whether any view has an estimated extent.
  var hasEstimates: Bool { items.contains { $0.layoutSize.dimension(along).isEstimated } }

  /// The size of a view: measured, if its extent along the scroll direction is an estimate.
  private static func size(
    of item: CollectionLayoutBoundarySupplementaryItem, in room: Size, _ along: LayoutAxis,
    _ measured: [String: Double]
  ) -> Size {
    let size = item.layoutSize.resolved(in: room)
    guard item.layoutSize.dimension(along).isEstimated, let extent = measured[item.elementKind] else {
      return size
    }
    return along.size(extent, across: along.other.extent(size))
  }
}
