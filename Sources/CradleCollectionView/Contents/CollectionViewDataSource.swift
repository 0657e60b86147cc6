import CradleGeometry

/// Says what a collection holds, and supplies what stands for it on screen.
public protocol CollectionViewDataSource: AnyObject {
  /// How many sections there are, 0 or more; 1 without an implementation.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// How many items a section has, 0 or more.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item, usually from `dequeueReusableCell(withReuseIdentifier:for:)`; `collectionView.noCell` for an item
  /// that the app draws without one.
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  /// The supplementary view of a kind, usually from `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`;
  /// `collectionView.noView`, the answer without an implementation, for one that the app draws without one.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView
  /// Whether a hand may carry an item elsewhere; yes without an implementation.
  func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Tells that a hand has carried an item elsewhere, with nothing left to do but change the data. Whoever has items
  /// carried implements it.
  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension CollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  /// No view.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView { collectionView.noView }

  /// Yes.
  public func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// A programming error: the data would stay as it was.
  public func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    preconditionFailure(
      "CollectionViewDataSource: an item was carried from \(sourceIndexPath) to \(destinationIndexPath); implement "
        + "collectionView(_:moveItemAt:to:), or answer no in collectionView(_:canMoveItemAt:)")
  }

  /// Renamed to UIKit's own name, with a view that is never nil.
  @available(
    *, unavailable, renamed: "collectionView(_:viewForSupplementaryElementOfKind:at:)",
    message: "return collectionView.noView where there is none"
  )
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementary kind: String, at path: IndexPath
  ) -> CollectionReusableView? { nil }
}

/// A data source whose items the app draws itself, from `PresentedElement`s, without cells. (Ours.)
public protocol CollectionViewDrawnDataSource: CollectionViewDataSource {}

extension CollectionViewDrawnDataSource {
  /// No cell.
  public func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  { collectionView.noCell }
}
