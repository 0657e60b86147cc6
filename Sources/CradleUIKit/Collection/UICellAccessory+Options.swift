extension UICellAccessory {
  /// Ours: the options that all system accessories share; UIKit's names for each kind are aliases.
  public struct Options {
    /// Whether it is hidden, although its place is kept; the default is false.
    public var isHidden: Bool
    /// The width that is kept for it; nil for the standard one of the system's marks, and the actual one of others.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for the default.
    public var tintColor: UIColor?
    /// The colour behind a mark that deletes or inserts; nil for red and green.
    public var backgroundColor: UIColor?
    /// Makes options; nil for the defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.backgroundColor = backgroundColor
    }
  }
  /// The appearance of an arrow.
  public typealias DisclosureIndicatorOptions = Options
  /// The appearance of a tick.
  public typealias CheckmarkOptions = Options
  /// The appearance of a mark that shows more.
  public typealias DetailOptions = Options
  /// The appearance of a mark that deletes.
  public typealias DeleteOptions = Options
  /// The appearance of a mark that inserts.
  public typealias InsertOptions = Options
  /// The appearance of a handle.
  public typealias ReorderOptions = Options
  /// The appearance of a circle for selection.
  public typealias MultiselectOptions = Options

  /// The appearance of a text.
  public struct LabelOptions {
    var common: Options
    /// The font; the default is the system's of 17 points.
    public var font: UIFont
    /// Makes options; nil for the defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil
    ) {
      common = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      self.font = font ?? .systemFont(ofSize: 17)
    }
  }
  /// The appearance and behaviour of a disclosure triangle.
  public struct OutlineDisclosureOptions {
    /// The style of the disclosure: the place at which a tap expands the row.
    public enum Style: Sendable {
      /// As `header`.
      case automatic
      /// A tap anywhere on the row expands it.
      case header
      /// A tap on the triangle expands the row; a tap elsewhere selects it.
      case cell
    }
    var common: Options
    /// The style of the disclosure: the place at which a tap expands the row.
    public var style: Style
    /// The triangle's colour; nil for the default.
    public var tintColor: UIColor? {
      get { common.tintColor }
      set { common.tintColor = newValue }
    }
    /// Makes options; nil for the defaults.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      common = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      self.style = style
    }
  }
  /// A view of the app, and its place.
  public struct CustomViewConfiguration {
    var common: Options
    /// The view.
    public let customView: UIView
    /// Its place.
    public let placement: Placement
    /// Makes a configuration; nil for the defaults. A view that does not keep its size gets the fitting one.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      common = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      (self.customView, self.placement) = (customView, placement)
      if maintainsFixedSize == false { customView.sizeToFit() }
    }
  }
}
