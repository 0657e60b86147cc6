import CradleGeometry
import CradlePhysics

// The sizes of viewport and content, and the range of the offset.
extension ScrollView {
  /// Sets the size of the viewport, in points.
  func changeViewportSize(_ size: Size) {
    Self.check(size, "viewportSize")
    changeRange { axes in
      axes.x.viewport = size.width
      axes.y.viewport = size.height
    }
    fitInsets()
  }

  /// Sets the size of the content, in points.
  func changeContentSize(_ size: Size) {
    Self.check(size, "contentSize")
    changeRange { axes in
      axes.x.content = size.width
      axes.y.content = size.height
    }
    fitInsets()
  }

  /// Whether content that fits the viewport still bands and bounces sideways.
  public var alwaysBounceHorizontal: Bool {
    get { axes.x.alwaysBounces }
    set {
      axes.x.alwaysBounces = newValue
      fitInsets()
    }
  }

  /// Whether content that fits the viewport still bands and bounces up and down.
  public var alwaysBounceVertical: Bool {
    get { axes.y.alwaysBounces }
    set {
      axes.y.alwaysBounces = newValue
      fitInsets()
    }
  }

  /// Whether the content may go beyond its edges, bands there and springs back; the same as `feel.bounces`.
  public var bounces: Bool {
    get { feel.bounces }
    set { feel.bounces = newValue }
  }

  /// The rate at which a fling slows down; the same as `feel.decelerationRate`.
  public var decelerationRate: DecelerationRate {
    get { DecelerationRate(rawValue: feel.decelerationRate) }
    set { feel.decelerationRate = newValue.rawValue }
  }

  /// The share of a fling's velocity that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share, above 0 and below 1.
    public var rawValue: Double
    /// Makes a rate from that share, above 0 and below 1.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// UIKit's default: 0.998.
    public static let normal = DecelerationRate(rawValue: Deceleration.normalRate)
    /// UIKit's fast rate: 0.99.
    public static let fast = DecelerationRate(rawValue: Deceleration.fastRate)
  }

  /// The smallest offset at which the content rests: minus the insets.
  public var minimumOffset: Point { Point(x: axes.x.minimum, y: axes.y.minimum) }

  /// The largest offset at which the content rests; never below the smallest.
  public var maximumOffset: Point { Point(x: axes.x.maximum, y: axes.y.maximum) }

  /// The visible rectangle of the content, in the content's points.
  public var visibleRect: Rect { Rect(origin: contentOffset, size: viewportSize) }

  static func check(_ size: Size, _ name: String) {
    precondition(
      size.isFinite && size.width >= 0 && size.height >= 0,
      "ScrollView.\(name) must be finite and not negative, not \(size.width) × \(size.height); check what computed it"
    )
  }
}
