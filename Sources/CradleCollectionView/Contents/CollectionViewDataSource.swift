import CradleGeometry

/// Provides the contents of a collection and its views.
///
/// ```swift
/// final class NameCell: CollectionViewCell {
///   var name = ""
/// }
///
/// final class Names: CollectionViewDataSource {
///   var names = ["Ada", "Grace", "Emmy"]
///
///   func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
///     names.count
///   }
///
///   func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
///     -> CollectionViewCell
///   {
///     let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
///     (cell as? NameCell)?.name = names[indexPath.item]
///     return cell
///   }
/// }
///
/// let names = Names()
/// collection.register(NameCell.self, forCellWithReuseIdentifier: "name")
/// collection.dataSource = names
/// ```
public protocol CollectionViewDataSource: AnyObject {
  /// The number of sections, 0 or more and at most 10⁶; the default is 1.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// The number of items in a section, 0 or more; at most 10¹² in all sections. Counts of sections or items
  /// outside of these ranges trap.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item, usually from `dequeueReusableCell(withReuseIdentifier:for:)`; return
  /// `collectionView.noCell` if the app draws the item without a cell.
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  /// The supplementary view of a kind, usually from
  /// `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`; return `collectionView.noView`, the
  /// default, if the app draws without a view.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView
  /// Whether an item may be moved interactively; the default is true.
  func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Called after an interactive movement has moved an item: change the data accordingly. Required if items
  /// can be moved.
  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension CollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  /// Returns `noView`.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView { collectionView.noView }

  /// Returns true.
  public func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Traps: the data would not change.
  public func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    preconditionFailure(
      "CollectionViewDataSource: an item was carried from \(sourceIndexPath) to \(destinationIndexPath); implement "
        + "collectionView(_:moveItemAt:to:), or return false in collectionView(_:canMoveItemAt:)")
  }
}

/// A data source whose items the app draws itself, from `PresentedElement`s, without cells. (Ours.)
///
/// ```swift
/// final class Tiles: CollectionViewDrawnDataSource {
///   func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 1000 }
/// }
/// ```
public protocol CollectionViewDrawnDataSource: CollectionViewDataSource {}

extension CollectionViewDrawnDataSource {
  /// Returns `noCell`.
  public func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  { collectionView.noCell }
}
