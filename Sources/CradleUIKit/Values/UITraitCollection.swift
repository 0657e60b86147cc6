/// The size class of one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unknown.
  case unspecified
  /// Compact, such as the width of a phone in portrait.
  case compact
  /// Regular, such as the width of a tablet.
  case regular
}

/// The light or the dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unknown.
  case unspecified
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car's display.
  case carPlay
  /// A desktop computer.
  case mac = 5
}

/// A set of traits. Those of views and controllers are the screen's, which follow the bounds of
/// `UIScreen.main`, with their overrides; an app may make sets of some traits alone.
public final class UITraitCollection: NSObject {
  let values: TraitValues
  init(_ values: TraitValues) { self.values = values }
  convenience init(_ screen: UIScreen) { self.init(ScreenTraits(screen).values) }
  private convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value)
  where Trait.Value: Equatable {
    var values = TraitValues()
    if value != Trait.defaultValue { values[trait] = value }
    self.init(values)
  }

  /// The horizontal size class: regular from 736 points on, as for UIKit's phones in landscape.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values[UITraitHorizontalSizeClass.self] }
  /// The vertical size class: compact below 428 points, as for UIKit's phones in landscape.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values[UITraitVerticalSizeClass.self] }
  /// The appearance; the screen's is light.
  public var userInterfaceStyle: UIUserInterfaceStyle { values[UITraitUserInterfaceStyle.self] }
  /// The kind of device; the screen's is a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values[UITraitUserInterfaceIdiom.self] }
  /// The number of pixels per point.
  public var displayScale: CGFloat { values[UITraitDisplayScale.self] }
  /// The layout direction; left to right unless it is overridden. Layouts do not follow it.
  public var layoutDirection: UIUserInterfaceLayoutDirection { values[UITraitLayoutDirection.self] }
  /// The text size that the user chose: the standard one unless it is overridden.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values[UITraitPreferredContentSizeCategory.self]
  }
  /// The value of a trait; its default if none is set.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// Makes traits of an appearance alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitUserInterfaceStyle.self, userInterfaceStyle)
  }
  /// Makes traits of a horizontal size class alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitHorizontalSizeClass.self, horizontalSizeClass)
  }
  /// Makes traits of a vertical size class alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitVerticalSizeClass.self, verticalSizeClass)
  }
  /// Makes traits of a scale alone.
  public convenience init(displayScale: CGFloat) { self.init(UITraitDisplayScale.self, displayScale) }
  /// Combines traits; later ones that are specified replace earlier ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.merging($1.values) })
  }
  /// Makes the traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Self.changed(TraitValues(), mutations))
  }
  /// Returns these traits with the changes of a closure.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(Self.changed(values, mutations))
  }
  private static func changed(_ values: TraitValues, _ body: (inout any UIMutableTraits) -> Void)
    -> TraitValues
  {
    var traits: any UIMutableTraits = UITraitOverrides(values)
    body(&traits)
    return (traits as? UITraitOverrides)?.values ?? values
  }

  /// Whether the interface style differs from that of other traits; true for nil.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection.map { $0.userInterfaceStyle != userInterfaceStyle } ?? true
  }
  /// The screen's present traits.
  public static var current: UITraitCollection { UITraitCollection(.main) }
  /// Whether the object has the same traits, with equal values.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection).map { $0.values.isSame(as: values) } ?? false
  }
  /// A hash of the number of traits.
  public override var hash: Int { values.count }
}
