/// One change of a batch, as a layout is told it.
public struct CollectionViewUpdateItem: Hashable, Sendable {
  /// What happens to an item or a section.
  public enum Action: String, Hashable, Sendable {
    /// It is new.
    case insert
    /// It is gone.
    case delete
    /// It has changed.
    case reload
    /// It is elsewhere.
    case move
  }

  /// What happens.
  public let updateAction: Action
  /// Where the item was before the batch; nil for one that is new. A section's path has the item `wholeSection`.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where the item is after the batch; nil for one that is gone. A section's path has the item `wholeSection`.
  public let indexPathAfterUpdate: IndexPath?

  /// The item of a path that stands for its whole section: the largest number, which UIKit calls `NSNotFound`.
  public static let wholeSection = Int.max

  /// Whether it is about a whole section.
  public var isSection: Bool {
    (indexPathBeforeUpdate ?? indexPathAfterUpdate)?.item == Self.wholeSection
  }

  init(_ action: Action, from before: IndexPath? = nil, to after: IndexPath? = nil) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }

  init(_ action: Action, fromSection before: Int? = nil, toSection after: Int? = nil) {
    self.init(
      action, from: before.map { IndexPath(item: Self.wholeSection, section: $0) },
      to: after.map { IndexPath(item: Self.wholeSection, section: $0) })
  }
}

extension CollectionViewUpdateItem: CustomStringConvertible {
  /// Such as `insert 0-3`, `move 0-3 to 1-0` or `delete section 2`.
  public var description: String {
    let places = [indexPathBeforeUpdate, indexPathAfterUpdate].compactMap { $0 }
      .map { $0.item == Self.wholeSection ? "section \($0.section)" : "\($0)" }
    return "\(updateAction.rawValue) \(places.joined(separator: " to "))"
  }
}
