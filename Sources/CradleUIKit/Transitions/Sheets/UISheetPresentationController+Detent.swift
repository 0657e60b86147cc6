/// The container for which a detent's height is resolved.
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height in points, without the safe area at the bottom: that of the large detent.
  var maximumDetentValue: CGFloat { get }
}

/// The context of one layout.
final class SheetResolution: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The safe area at the bottom, in points, which a sheet covers beyond a detent's height.
  let bottom: CGFloat
  /// Whether the sheet fills the container.
  let fills: Bool

  /// The gap above the large detent below the safe area's top, in points. A device with a home indicator, where 10 pt
  /// are left, has a safe area at the bottom; one with a home button has none, and there 20 pt are left. Measured on an
  /// iPhone 14 Pro, 852 pt high with 749 pt for the detent, and an iPhone SE, 667 and 627 pt
  /// (github.com/boscojwho/SheetInteraction).
  private static func gap(above bottom: CGFloat) -> CGFloat { bottom > 0 ? 10 : 20 }

  /// The size that iPads give a form sheet without a preferred one, in points; UIKit does not publish it.
  private static let formSize = CGSize(width: 540, height: 620)
  /// The size in points of a form sheet in a regular width, which is a card in the middle; nil for any other sheet.
  static func cardSize(of sheet: UISheetPresentationController, _ traits: UITraitCollection) -> CGSize? {
    guard sheet.presentationStyle == .formSheet, traits.horizontalSizeClass == .regular else { return nil }
    let preferred = sheet.preferredContentSize
    return preferred.width > 0 && preferred.height > 0 ? preferred : formSize
  }

  init(in container: UIView, traits: UITraitCollection, attachesInCompactHeight: Bool) {
    let (area, height) = (container.root.safeAreaInsets, container.bounds.height)
    containerTraitCollection = traits
    fills = traits.verticalSizeClass == .compact && !attachesInCompactHeight
    bottom = fills ? 0 : area.bottom
    maximumDetentValue =
      fills ? height : max(0, height - area.bottom - area.top - Self.gap(above: area.bottom))
  }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  public final class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// UIKit's name, or the app's.
      public let rawValue: String
      /// Makes a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The system's medium detent.
      public static let medium = Self(rawValue: "com.apple.UIKit.medium")
      /// The system's large detent.
      public static let large = Self(rawValue: "com.apple.UIKit.large")
    }
    /// The name, which `selectedDetentIdentifier` has while the sheet rests here.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) { (self.identifier, self.resolver) = (identifier, resolver) }

    /// The system's medium detent: half of the large one, which the Human Interface Guidelines call about half the
    /// fully expanded height. It is not active in a compact height.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        let bottom = (context as? SheetResolution)?.bottom ?? 0
        return max(0, (context.maximumDetentValue - bottom) / 2)
      }
    }
    /// The system's large detent, which leaves a gap at the top.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A detent with the height that a closure returns, in points, without the safe area at the bottom,
    /// clamped between 0 and the context's maximum. It is not active where the closure returns nil or NaN.
    /// Without an identifier it gets a unique one.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? nextIdentifier(), resolver) }

    /// Returns its height in points in a context, as the closure gives it; nil if it is not active.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext)
      -> CGFloat?
    {
      resolver(context)
    }

    private static let countKey = "CradleUIKit.UnnamedDetents"
    private static func nextIdentifier() -> Identifier {
      let count = (Thread.current.threadDictionary[countKey] as? Int ?? 0) + 1
      Thread.current.threadDictionary[countKey] = count
      return Identifier("CradleUIKit.detent.\(count)")
    }
  }
}
