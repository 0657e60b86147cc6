import CradleCollectionView

/// What a section or a group lies in.
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size with the insets, in points.
  var contentSize: CGSize { get }
  /// The size without the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets, which all take effect.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section provider is told of where its section will be.
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// What the section or the group lies in.
  var container: any NSCollectionLayoutContainer { get }
  /// What is known of the screen.
  var traitCollection: UITraitCollection { get }
}

/// The engine's environment by UIKit's names.
final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let core: CollectionLayoutEnvironment
  init(_ core: CollectionLayoutEnvironment) { self.core = core }

  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { .current }
  var contentSize: CGSize { CGSize(core.container.contentSize) }
  var effectiveContentSize: CGSize { CGSize(core.container.effectiveContentSize) }
  var contentInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(core.container.contentInsets) }
  var effectiveContentInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(core.container.effectiveContentInsets)
  }
}

/// An element of a section that shows, for a handler that changes how it looks.
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// How opaque it is, 0 … 1.
  var alpha: CGFloat { get set }
  /// What it is drawn above.
  var zIndex: Int { get set }
  /// Whether it is there without being shown.
  var isHidden: Bool { get set }
  /// Its middle, in points.
  var center: CGPoint { get set }
  /// How it is moved in the plane about its middle.
  var transform: CGAffineTransform { get set }
  /// How it is moved in space about its middle.
  var transform3D: CATransform3D { get set }
  /// Its path; for a background that of its section.
  var indexPath: Foundation.IndexPath { get }
  /// Its rectangle without its transform, in points.
  var frame: CGRect { get }
  /// Its rectangle from its own corner, in points.
  var bounds: CGRect { get }
  /// What it is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// Its kind; nil for a cell.
  var representedElementKind: String? { get }
}

/// The engine's visible item by UIKit's names.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let core: CollectionLayoutVisibleItem
  private let note: (CATransform3D) -> Void

  /// An item, and who is told its whole transform: the engine keeps a scale and a turn of it.
  init(_ core: CollectionLayoutVisibleItem, note: @escaping (CATransform3D) -> Void) {
    (self.core, self.note) = (core, note)
  }

  var alpha: CGFloat {
    get { CGFloat(core.alpha) }
    set { core.alpha = Double(newValue) }
  }
  var zIndex: Int {
    get { core.zIndex }
    set { core.zIndex = newValue }
  }
  var isHidden: Bool {
    get { core.isHidden }
    set { core.isHidden = newValue }
  }
  var center: CGPoint {
    get { CGPoint(core.center) }
    set { core.center = newValue.core }
  }
  var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  var transform3D = CATransform3DIdentity {
    didSet {
      let flat = CATransform3DGetAffineTransform(transform3D)
      (core.scale, core.angle) = (flat.scale, flat.angle)
      note(transform3D)
    }
  }
  var indexPath: Foundation.IndexPath { core.indexPath.path }
  var frame: CGRect { CGRect(core.frame) }
  var bounds: CGRect { CGRect(core.bounds) }
  var representedElementCategory: UICollectionView.ElementCategory {
    switch core.representedElementCategory {
    case .cell: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }
  var representedElementKind: String? { core.representedElementKind.map(ElementCategory.uikit) }
}
