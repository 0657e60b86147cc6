/// An element's category, kind and index path. A batch update changes the keys of elements that it moves.
public struct ElementKey: Hashable, Sendable, CustomStringConvertible {
  /// The element's category, with its kind.
  public var category: ElementCategory
  /// Its index path.
  public var indexPath: IndexPath

  /// Makes a key; any path is allowed.
  public init(_ category: ElementCategory, _ indexPath: IndexPath) {
    self.category = category
    self.indexPath = indexPath
  }

  /// Such as `cell 0-3`.
  public var description: String { "\(category) \(indexPath)" }
}
