/// An element's category, kind and index path. A batch update changes the keys of elements that it moves.
package struct ElementKey: Hashable, Sendable, CustomStringConvertible {
  /// The element's category, with its kind.
  package var category: ElementCategory
  /// Its index path.
  package var indexPath: IndexPath

  /// Makes a key; any path is allowed.
  package init(_ category: ElementCategory, _ indexPath: IndexPath) {
    self.category = category
    self.indexPath = indexPath
  }

  /// Such as `cell 0-3`.
  package var description: String { "\(category) \(indexPath)" }
}
