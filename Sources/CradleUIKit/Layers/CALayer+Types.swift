// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How a layer's content fits into its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Within the bounds, in its proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Over the bounds, in its proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// At the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right.
  public static let right = CALayerContentsGravity(rawValue: "right")
}

/// The shape of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// One whose curvature rises evenly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At their end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With a half disc.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// With half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// In an arc.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The rule for the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Points with a winding number other than 0.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "nonZero")
  /// Points with an odd winding number.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "evenOdd")
}

/// A set of corners.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits, with Core Animation's values.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// A set of edges.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The bits, with Core Animation's values.
  public let rawValue: UInt32
  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The left one.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The right one.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The lower one.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The upper one.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// An action of a layer's property change.
public protocol CAAction {}

extension NSNull: CAAction {}
