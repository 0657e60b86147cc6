import CradleGeometry

/// The source of the sizes of a section's items in a flow.
public enum ItemSizing: Hashable, Sendable {
  /// All items have this size: nothing is stored, and the cost does not depend on their number.
  case uniform(Size)
  /// The delegate returns the size of each item once, and again when the item is inserted, moved, reloaded
  /// or invalidated, alone or with the whole layout; at most 16 bytes per item are stored.
  case each
}

/// Provides a flow's metrics, section by section and item by item; the defaults are the layout's own
/// properties.
///
/// A collection's delegate that conforms is used, as in UIKit, unless the layout has its own `delegate`.
/// Lengths are in points and finite. Sizes are 0 or more; insets and spacings may be negative. Other values
/// trap with a message that names the item or the section.
///
/// ```swift
/// final class Sizes: CollectionViewDelegateFlowLayout {
///   func collectionView(
///     _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
///     sizeForItemAt indexPath: IndexPath
///   ) -> Size {
///     Size(width: 100, height: indexPath.item.isMultiple(of: 2) ? 60 : 120)
///   }
/// }
/// ```
public protocol CollectionViewDelegateFlowLayout: CollectionViewDelegate {
  /// The size of an item; `CollectionViewFlowLayout.automaticSize` means the layout's own.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size
  /// The insets of a section's items, in points.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets
  /// The minimum spacing between two lines of a section, in points.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> Double
  /// The minimum spacing between two items of a line, in points.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Double
  /// The header's size; only the extent along the scroll direction counts, 0 for none.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> Size
  /// The footer's size; only the extent along the scroll direction counts, 0 for none.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> Size
  /// The source of the sizes of a section's items. With nil, the default, the delegate is asked for the first
  /// item's size: if it returns `automaticSize`, all items have the layout's own size; else the delegate is
  /// queried for every item. (Ours.)
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizingOfItemsInSection section: Int
  ) -> ItemSizing?
}

extension CollectionViewDelegateFlowLayout {
  /// The layout's item size.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size { CollectionViewFlowLayout.automaticSize }
  /// The layout's inset.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets { (collectionViewLayout as? CollectionViewFlowLayout)?.sectionInset ?? .zero }
  /// The layout's line spacing.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> Double { (collectionViewLayout as? CollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  /// The layout's item spacing.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Double { (collectionViewLayout as? CollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
  /// The layout's header size.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> Size { (collectionViewLayout as? CollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  /// The layout's footer size.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> Size { (collectionViewLayout as? CollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
  /// Returns nil.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizingOfItemsInSection section: Int
  ) -> ItemSizing? { nil }
}
