/// A trait: a value that views and controllers inherit from those around them. An app's own traits conform to it, too.
public protocol UITraitDefinition<Value> {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// A trait by its type, such as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
/// The vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
/// The light or the dark appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}
/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}
/// The number of pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
  /// 0, for an unspecified number.
  public static var defaultValue: CGFloat { 0 }
}
/// The layout direction.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// From left to right.
  public static var defaultValue: UIUserInterfaceLayoutDirection { .leftToRight }
}
/// The text size that the user chose.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The standard one.
  public static var defaultValue: UIContentSizeCategory { .large }
}

/// Values of traits.
struct TraitValues {
  private var values: [ObjectIdentifier: Any] = [:]

  var isEmpty: Bool { values.isEmpty }
  var count: Int { values.count }
  /// The value of a trait; its default if none is set.
  subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    // A cast of a missing value to an optional type would succeed.
    get { values[ObjectIdentifier(trait)].flatMap { $0 as? Trait.Value } ?? Trait.defaultValue }
    set { values[ObjectIdentifier(trait)] = newValue }
  }
  func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }
  mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }
  /// Returns these values with others in place of those of the same traits.
  func merging(_ others: TraitValues) -> TraitValues {
    var merged = self
    merged.values.merge(others.values) { $1 }
    return merged
  }

  /// Returns whether the value of a trait differs from that in others. Values that are not
  /// `Hashable` always differ.
  func differ(from others: TraitValues, in trait: UITrait) -> Bool {
    func value<Trait: UITraitDefinition>(_ trait: Trait.Type, _ values: TraitValues) -> Any { values[trait] }
    return !Self.areEqual(value(trait, self), value(trait, others))
  }
  /// Returns whether the same traits have the same values.
  func isSame(as others: TraitValues) -> Bool {
    guard count == others.count else { return false }
    return values.allSatisfy { key, value in
      others.values[key].map { Self.areEqual(value, $0) } ?? false
    }
  }
  private static func areEqual(_ a: Any, _ b: Any) -> Bool {
    guard let a = a as? AnyHashable, let b = b as? AnyHashable else { return false }
    return a == b
  }
}

/// The traits that follow the screen.
struct ScreenTraits: Equatable {
  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass
  let scale: CGFloat

  init(_ screen: UIScreen) {
    // The width and height from which UIKit's phones have regular size classes, in points.
    horizontal = screen.bounds.width < 736 ? .compact : .regular
    vertical = screen.bounds.height < 428 ? .compact : .regular
    scale = screen.scale
  }
  var values: TraitValues {
    var values = TraitValues()
    values[UITraitHorizontalSizeClass.self] = horizontal
    values[UITraitVerticalSizeClass.self] = vertical
    values[UITraitDisplayScale.self] = scale
    values[UITraitUserInterfaceStyle.self] = .light
    values[UITraitUserInterfaceIdiom.self] = .phone
    return values
  }
}
