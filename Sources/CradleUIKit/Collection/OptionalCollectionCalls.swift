// Makes `delegate?.collectionView?(view, layout: layout, sizeForItemAt: path)` compile; see `OptionalCalls.swift` of
// the scroll view.

extension UICollectionViewDelegate {
  /// Its methods as a value, for calls with `?`.
  @_disfavoredOverload public var collectionView: CollectionDelegateCall? { CollectionDelegateCall(self) }
}

extension UICollectionViewDelegateFlowLayout {
  /// Its methods as a value, for calls with `?`.
  @_disfavoredOverload public var collectionView: FlowDelegateCall? { FlowDelegateCall(self) }
}

extension UICollectionViewDataSource {
  /// The method as a value, for calls with `?`.
  @_disfavoredOverload public var numberOfSections: DataSourceCall? { DataSourceCall(self) }
  /// Its methods as a value, for calls with `?`.
  @_disfavoredOverload public var collectionView: DataSourceCall? { DataSourceCall(self) }
}

/// Calls a collection delegate's methods by their labels.
public struct CollectionDelegateCall {
  private let delegate: UICollectionViewDelegate
  init(_ delegate: UICollectionViewDelegate) { self.delegate = delegate }

  /// `collectionView(_:shouldHighlightItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  {
    delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }
  /// `collectionView(_:didHighlightItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    delegate.collectionView(collectionView, didHighlightItemAt: indexPath)
  }
  /// `collectionView(_:didUnhighlightItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }
  /// `collectionView(_:shouldSelectItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }
  /// `collectionView(_:shouldDeselectItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  {
    delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }
  /// `collectionView(_:didSelectItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    delegate.collectionView(collectionView, didSelectItemAt: indexPath)
  }
  /// `collectionView(_:didDeselectItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
  }
  /// `collectionView(_:canPerformPrimaryActionForItemAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }
  /// `collectionView(_:performPrimaryActionForItemAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath) }
  /// `collectionView(_:willDisplay:forItemAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
  /// `collectionView(_:didEndDisplaying:forItemAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
}

/// Calls a flow delegate's methods by their labels.
public struct FlowDelegateCall {
  private let delegate: UICollectionViewDelegateFlowLayout
  init(_ delegate: UICollectionViewDelegateFlowLayout) { self.delegate = delegate }

  /// `collectionView(_:layout:sizeForItemAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let size = delegate.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    // In UIKit an unimplemented method would not have been called.
    guard size == UICollectionViewFlowLayout.automaticSize else { return size }
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
  /// `collectionView(_:layout:insetForSectionAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    delegate.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }
  /// `collectionView(_:layout:minimumLineSpacingForSectionAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    delegate.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }
  /// `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    delegate.collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }
  /// `collectionView(_:layout:referenceSizeForHeaderInSection:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    delegate.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }
  /// `collectionView(_:layout:referenceSizeForFooterInSection:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    delegate.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}

/// Calls a data source's methods by their labels.
public struct DataSourceCall {
  private let source: UICollectionViewDataSource
  init(_ source: UICollectionViewDataSource) { self.source = source }

  /// `numberOfSections(in:)`.
  public func callAsFunction(in collectionView: UICollectionView) -> Int {
    source.numberOfSections(in: collectionView)
  }
  /// `collectionView(_:viewForSupplementaryElementOfKind:at:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
}
