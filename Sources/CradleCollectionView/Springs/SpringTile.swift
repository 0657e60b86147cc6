/// The range of the content, along the scroll direction, in which every cell has a spring, and the changes since its
/// cells were chosen.
///
/// Between `invalidate` and `prepare` nothing changes, because the flow has no places then.
struct SpringTile {
  /// How the tile gets the cells of a wanted range.
  enum Change {
    /// The flow has new places: all cells are chosen again, also those beyond the tile.
    case renewal
    /// Cells enter and leave at the ends of the present range.
    case slide(from: ClosedRange<Double>)
    /// The wanted range is elsewhere: the tile's cells are chosen again.
    case jump
  }

  /// Nil before the cells were chosen.
  var range: ClosedRange<Double>?
  /// Whether a batch has moved places since the cells were chosen.
  private var isFollowing = false
  /// Whether the flow is prepared.
  private(set) var isPrepared = false
  /// Whether the shown motions have to be computed again.
  private var isStale = true
  /// Whether the flow has new places.
  private var isNew = true

  /// The flow's places are no longer valid.
  mutating func invalidate() { isPrepared = false }

  /// The flow has new places.
  mutating func prepare() { (isPrepared, range, isStale, isNew) = (true, nil, true, true) }

  /// The cells' springs or the scroll have changed.
  mutating func setStale() { isStale = true }

  /// The cells have followed a batch.
  mutating func setFollowing() { isFollowing = true }

  /// Whether the cells have followed a batch since the last call.
  mutating func takeFollowing() -> Bool {
    defer { isFollowing = false }
    return isFollowing
  }

  /// Begins to bring the tile to a range, which the caller sets at the end; nil if nothing has changed.
  mutating func change(to wanted: ClosedRange<Double>) -> Change? {
    guard isPrepared, isStale || range != wanted else { return nil }
    isStale = false
    if isNew {
      isNew = false
      return .renewal
    }
    guard let range, range.overlaps(wanted) else { return .jump }
    return .slide(from: range)
  }
}
