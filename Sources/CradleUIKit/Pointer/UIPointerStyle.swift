/// The part of a view for which the pointer has one style.
open class UIPointerRegion: NSObject {
  /// The rectangle in the view's points.
  public let rect: CGRect
  /// The name by which the app finds the region again; nil for none.
  public let identifier: AnyHashable?
  /// The axes along which the pointer stays in the region; has no effect here.
  open var latchingAxes: UIAxis = []

  /// Makes a region of a rectangle in the view's points.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
  }
  /// True for a region with the same rectangle and the same name.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return rect == other.rect && identifier == other.identifier
  }
  /// The same for equal regions.
  open override var hash: Int { identifier.hashValue }
}

/// Axes of the screen.
public struct UIAxis: OptionSet, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Across.
  public static let horizontal = UIAxis(rawValue: 1)
  /// Up and down.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// The place of the pointer for which a region is requested.
open class UIPointerRegionRequest: NSObject {
  /// The pointer's place, in the view's points.
  public let location: CGPoint
  /// The modifier keys that are down: none here.
  open var modifiers: UIKeyModifierFlags { [] }
  init(location: CGPoint) { self.location = location }
}

/// The shape of a pointer.
public enum UIPointerShape: Equatable {
  /// The outline of a path, in the points of the view or the container of the style.
  case path(UIBezierPath)
  /// A rectangle with round corners, by default of the standard radius.
  case roundedRect(CGRect, radius: CGFloat = defaultCornerRadius)
  /// An upright line of a length in points, as over text.
  case verticalBeam(length: CGFloat)
  /// A level line of a length in points.
  case horizontalBeam(length: CGFloat)
  /// The radius of round corners that stands for the standard one.
  public static var defaultCornerRadius: CGFloat { -1 }
}

/// The effect of the pointer on a view, which the app's drawing shows.
public enum UIPointerEffect {
  /// Chosen by the system.
  case automatic(UITargetedPreview)
  /// The pointer becomes a highlight behind the view.
  case highlight(UITargetedPreview)
  /// The view is lifted, and the pointer disappears below it.
  case lift(UITargetedPreview)
  /// The view is tinted, lifted with a shadow or scaled; the pointer stays.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The tint of a view below the pointer.
  public enum TintMode: Int, Sendable {
    /// No tint.
    case none
    /// In front of the view.
    case overlay
    /// Behind the view.
    case underlay
  }
  /// The view, and how it is shown.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The appearance of the pointer, and its effect on a view; the app draws both: `UIWindow.pointerStyle`.
open class UIPointerStyle: NSObject {
  /// Ours: the effect; nil for none.
  public let effect: UIPointerEffect?
  /// Ours: the shape; nil for the system's.
  public let shape: UIPointerShape?
  /// Ours: whether the pointer is hidden.
  public let isHidden: Bool
  /// Ours: the axes along which the pointer keeps to the middle of the region.
  public let constrainedAxes: UIAxis

  private init(
    _ effect: UIPointerEffect? = nil, _ shape: UIPointerShape? = nil, isHidden: Bool = false,
    axes: UIAxis = []
  ) { (self.effect, self.shape, self.isHidden, constrainedAxes) = (effect, shape, isHidden, axes) }
  /// Makes a style with an effect, and with a shape or the effect's own.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect, shape, isHidden: false)
  }
  /// Makes a style with a shape, which keeps to the middle of the region along some axes.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(nil, shape, isHidden: false, axes: axes)
  }
  /// Returns a style without a pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil, isHidden: true) }
  /// Returns the system's style.
  open class func system() -> UIPointerStyle { UIPointerStyle(nil, nil, isHidden: false) }
}
