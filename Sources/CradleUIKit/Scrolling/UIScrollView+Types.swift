// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CradleGeometry
import CradleScrolling

extension UIScrollView {
  /// The edges at which the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The same as `scrollableAxes`.
    case automatic
    /// The edges of the axes along which the content can be scrolled.
    case scrollableAxes
    /// No edge.
    case never
    /// All edges.
    case always

    init(_ core: ScrollView.ContentInsetAdjustmentBehavior) {
      switch core {
      case .automatic: self = .automatic
      case .scrollableAxes: self = .scrollableAxes
      case .never: self = .never
      case .always: self = .always
      }
    }

    var core: ScrollView.ContentInsetAdjustmentBehavior {
      switch self {
      case .automatic: .automatic
      case .scrollableAxes: .scrollableAxes
      case .never: .never
      case .always: .always
      }
    }
  }

  /// The drags that dismiss the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// None.
    case none
    /// The beginning of a drag.
    case onDrag
    /// A drag into the keyboard; no effect here, where no keyboard is shown.
    case interactive
    /// The beginning of a drag; accessory views go with the keyboard.
    case onDragWithAccessory
    /// A drag into the keyboard or its accessory view; no effect here, where no keyboard is shown.
    case interactiveWithAccessory
  }

  /// The share of a fling's speed that remains after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share, above 0 and below 1.
    public var rawValue: CGFloat
    /// Makes a rate, above 0 and below 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

extension UIScrollView {
  /// The insets of the vertical indicator, in points.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { UIEdgeInsets(scroll.verticalScrollIndicatorInsets) }
    set { scroll.verticalScrollIndicatorInsets = newValue.core }
  }
  /// The insets of the horizontal indicator, in points.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { UIEdgeInsets(scroll.horizontalScrollIndicatorInsets) }
    set { scroll.horizontalScrollIndicatorInsets = newValue.core }
  }
}

/// The former name of `UIScrollView.DecelerationRate.normal`.
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
/// The former name of `UIScrollView.DecelerationRate.fast`.
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast

/// Declares `delegate`. A protocol, so that a collection view can have a delegate of its own type under the
/// same name, as in Objective-C.
public protocol ScrollDelegating: UIScrollView {}

extension ScrollDelegating {
  /// The object that the scroll view calls; held weakly.
  public var delegate: UIScrollViewDelegate? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

extension UIScrollView: ScrollDelegating {}
