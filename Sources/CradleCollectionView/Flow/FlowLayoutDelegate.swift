import CradleGeometry

/// How a flow knows the sizes of a section's items.
public enum ItemSizing: Hashable, Sendable {
  /// They are all of this size: nothing is stored for them, and a million cost what ten do.
  case uniform(Size)
  /// Each is asked for once, and again when it is inserted, moved or reloaded: at most 16 bytes an item are
  /// kept.
  case each
}

/// Answers a flow's questions, section by section and item by item; whatever is not answered is the layout's
/// own value.
///
/// Lengths are points, finite and 0 or more; anything else is a programming error, which names the item.
public protocol FlowLayoutDelegate: AnyObject {
  /// How the sizes of a section's items are known.
  func flowLayout(_ layout: FlowLayout, sizingOfItemsIn section: Int) -> ItemSizing
  /// The size of an item, in a section whose sizing is `.each`.
  func flowLayout(_ layout: FlowLayout, sizeForItemAt path: IndexPath) -> Size
  /// The room around a section's items, in points.
  func flowLayout(_ layout: FlowLayout, insetForSection section: Int) -> EdgeInsets
  /// The least room between two lines of a section, in points.
  func flowLayout(_ layout: FlowLayout, lineSpacingForSection section: Int) -> Double
  /// The least room between two items of a line, in points.
  func flowLayout(_ layout: FlowLayout, itemSpacingForSection section: Int) -> Double
  /// The header's extent along the scroll direction, in points; 0 for none.
  func flowLayout(_ layout: FlowLayout, headerLengthForSection section: Int) -> Double
  /// The footer's extent along the scroll direction, in points; 0 for none.
  func flowLayout(_ layout: FlowLayout, footerLengthForSection section: Int) -> Double
}

extension FlowLayoutDelegate {
  /// The layout's item size for all.
  public func flowLayout(_ layout: FlowLayout, sizingOfItemsIn section: Int) -> ItemSizing {
    .uniform(layout.itemSize)
  }
  /// The layout's item size.
  public func flowLayout(_ layout: FlowLayout, sizeForItemAt path: IndexPath) -> Size { layout.itemSize }
  /// The layout's inset.
  public func flowLayout(_ layout: FlowLayout, insetForSection section: Int) -> EdgeInsets {
    layout.sectionInset
  }
  /// The layout's line spacing.
  public func flowLayout(_ layout: FlowLayout, lineSpacingForSection section: Int) -> Double {
    layout.lineSpacing
  }
  /// The layout's item spacing.
  public func flowLayout(_ layout: FlowLayout, itemSpacingForSection section: Int) -> Double {
    layout.itemSpacing
  }
  /// The layout's header length.
  public func flowLayout(_ layout: FlowLayout, headerLengthForSection section: Int) -> Double {
    layout.headerLength
  }
  /// The layout's footer length.
  public func flowLayout(_ layout: FlowLayout, footerLengthForSection section: Int) -> Double {
    layout.footerLength
  }
}
