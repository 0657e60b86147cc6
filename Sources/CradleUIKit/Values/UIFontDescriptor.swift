/// The description of a font: its name, its size and its traits.
open class UIFontDescriptor: NSObject {
  /// The key of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family: a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name: a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points: a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits: a dictionary.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The style of a text: a string.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }
  /// The key of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The weight.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The symbolic traits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }
  /// The symbolic traits of a font.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt32
    /// Makes a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Condensed.
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    /// Expanded.
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    /// Monospaced.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }
  /// The design of the system's fonts.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The default one.
    public static let `default` = SystemDesign(rawValue: "default")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// Monospaced.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }
  /// The attributes.
  public let fontAttributes: [AttributeName: Any]
  /// The traits that the font has.
  open private(set) var symbolicTraits: SymbolicTraits = []

  /// Makes a descriptor of attributes.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) { fontAttributes = attributes }
  /// Makes a descriptor of a name and a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }
  /// Returns the descriptor of the system's font for a style at the standard text size.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  /// The size in points; 0 for none.
  open var pointSize: CGFloat { fontAttributes[.size] as? CGFloat ?? 0 }
  /// The name.
  open var postscriptName: String { name }
  var name: String { fontAttributes[.name] as? String ?? fontAttributes[.family] as? String ?? ".system" }
  var weight: UIFont.Weight {
    if symbolicTraits.contains(.traitBold) { return .bold }
    return (fontAttributes[.traits] as? [TraitKey: Any])?[.weight] as? UIFont.Weight ?? .regular
  }

  /// Returns the descriptor with more attributes.
  open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
  }
  /// Returns the descriptor in another size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }
  /// Returns the descriptor with traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let descriptor = UIFontDescriptor(fontAttributes: fontAttributes)
    descriptor.symbolicTraits = symbolicTraits
    return descriptor
  }
  /// Returns the descriptor in a design of the system; the app draws it.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    addingAttributes([.name: name + (design == .default ? "" : "-" + design.rawValue)])
  }
  /// Returns the descriptor of a family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily, .name: newFamily])
  }
}
