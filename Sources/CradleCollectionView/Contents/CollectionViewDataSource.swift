/// Says what a collection holds, and supplies what stands for it on screen.
public protocol CollectionViewDataSource: AnyObject {
  /// How many sections there are, 0 or more.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// How many items a section has, 0 or more.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item, usually from `dequeueCell`; nil when the app draws items without cells.
  func collectionView(_ collectionView: CollectionView, cellForItemAt path: IndexPath) -> CollectionViewCell?
  /// The supplementary view of a kind, usually from `dequeueSupplementary`; nil when the app draws without.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementary kind: String, at path: IndexPath
  ) -> CollectionReusableView?
}

extension CollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  /// No cell.
  public func collectionView(_ collectionView: CollectionView, cellForItemAt path: IndexPath)
    -> CollectionViewCell?
  { nil }
  /// No view.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementary kind: String, at path: IndexPath
  ) -> CollectionReusableView? { nil }
}
