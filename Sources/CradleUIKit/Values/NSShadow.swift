/// A text's shadow; the app draws it.
open class NSShadow: NSObject, @unchecked Sendable {
  /// The offset, in points.
  open var shadowOffset = CGSize.zero
  /// The blur's radius, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a `UIColor`; nil for none.
  open var shadowColor: Any?
}
