/// One change of a batch, as a layout receives it.
public struct CollectionViewUpdateItem: Hashable, Sendable {
  /// The kind of a change.
  public enum Action: Hashable, Sendable {
    /// It was inserted.
    case insert
    /// It was deleted.
    case delete
    /// It was reloaded.
    case reload
    /// It was moved.
    case move
  }

  /// The kind of the change.
  public let updateAction: Action
  /// The item's path before the batch; nil for an inserted one. A section's path has the item `wholeSection`.
  public let indexPathBeforeUpdate: IndexPath?
  /// The item's path after the batch; nil for a deleted one. A section's path has the item `wholeSection`.
  public let indexPathAfterUpdate: IndexPath?

  /// The item of a path that stands for a whole section: the largest integer, UIKit's `NSNotFound`.
  public static let wholeSection = Int.max

  /// Whether it concerns a whole section.
  package var isSection: Bool {
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
    return "\(updateAction) \(places.joined(separator: " to "))"
  }
}
