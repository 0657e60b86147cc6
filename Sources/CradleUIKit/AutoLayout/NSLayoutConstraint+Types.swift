extension NSLayoutConstraint {
  /// The relation of the first attribute to the second.
  public enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// Equal.
    case equal
    /// At least.
    case greaterThanOrEqual
  }

  /// A part of a view's or a guide's rectangle. Leading is left here, and trailing right.
  public enum Attribute: Int, Sendable {
    /// No attribute: the constant alone.
    case notAnAttribute
    /// The edges.
    case left, right, top, bottom, leading, trailing
    /// The sizes and the centre.
    case width, height, centerX, centerY
    /// The baselines of the last and of the first line of text; the bottom of a view without text.
    case lastBaseline, firstBaseline
    /// The edges of the rectangle within the layout margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// The centre of the rectangle within the layout margins.
    case centerXWithinMargins, centerYWithinMargins
    /// The older name of `lastBaseline`.
    public static let baseline = Attribute.lastBaseline

    /// Whether it belongs to the horizontal axis; nil for `notAnAttribute`.
    var isHorizontal: Bool? {
      switch self {
      case .notAnAttribute: nil
      case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
        .trailingMargin, .centerXWithinMargins:
        true
      default: false
      }
    }
    var isSize: Bool { self == .width || self == .height }
    func isComparable(to other: Attribute?) -> Bool {
      guard let other, other != .notAnAttribute else { return isSize || self != .notAnAttribute }
      return isSize ? other.isSize : !other.isSize && isHorizontal == other.isHorizontal
    }
    /// The attribute of the margins guide that corresponds to a margin attribute; nil for others.
    var withinMargins: Attribute? {
      switch self {
      case .leftMargin, .leadingMargin: .left
      case .rightMargin, .trailingMargin: .right
      case .topMargin: .top
      case .bottomMargin: .bottom
      case .centerXWithinMargins: .centerX
      case .centerYWithinMargins: .centerY
      default: nil
      }
    }
  }

  /// A direction.
  public enum Axis: Int, Sendable {
    /// To the right.
    case horizontal
    /// Downwards.
    case vertical
  }

  /// How the views of a visual format are aligned, and in which direction they follow each other.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All left edges are equal.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All right edges are equal.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All top edges are equal.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All bottom edges are equal.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All leading edges are equal.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All trailing edges are equal.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All centres have the same x.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All centres have the same y.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// All last baselines are equal.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// All first baselines are equal.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// From leading to trailing; always so here.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right; always so here.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left; has no effect here.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The attributes that the views share.
    var attributes: [Attribute] {
      Attribute.allAligned.filter { contains(FormatOptions(rawValue: 1 << UInt($0.rawValue))) }
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attributes that options align, each by the bit of its own number.
  fileprivate static let allAligned: [Self] = [
    .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
  ]
}
