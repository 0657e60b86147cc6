/// Which element: its category, kind and index path. A batch update changes the keys of what it moves.
public struct ElementKey: Hashable, Sendable, CustomStringConvertible {
  /// What the element is, with its kind.
  public var category: ElementCategory
  /// Where it is in the data.
  public var indexPath: IndexPath

  /// Makes a key; any path is kept.
  public init(_ category: ElementCategory, _ indexPath: IndexPath) {
    self.category = category
    self.indexPath = indexPath
  }

  /// Such as `cell 0-3`.
  public var description: String { "\(category) \(indexPath)" }
}
