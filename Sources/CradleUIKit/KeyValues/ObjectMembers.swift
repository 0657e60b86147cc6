// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

/// Ours: the members that Objective-C finds by name on a boxed value of any type. The plugin `UIKitSources` writes
/// `ObjectMembers(value)` for `(value as AnyObject)` before one of these names.
public struct ObjectMembers {
  private let object: Any?
  /// Makes it of an object or of the value itself.
  public init(_ object: Any?) { self.object = object }

  /// The point that it boxes; nil for another object.
  public var cgPointValue: CGPoint! { LayerValue(object)?.value(as: CGPoint.self) }
  /// The size that it boxes; nil for another object.
  public var cgSizeValue: CGSize! { LayerValue(object)?.value(as: CGSize.self) }
  /// The rectangle that it boxes; nil for another object.
  public var cgRectValue: CGRect! { LayerValue(object)?.value(as: CGRect.self) }
  /// The vector that it boxes; nil for another object.
  public var cgVectorValue: CGVector! { LayerValue(object)?.value(as: CGVector.self) }
  /// The insets that it boxes; nil for another object.
  public var uiEdgeInsetsValue: UIEdgeInsets! { LayerValue(object)?.value(as: UIEdgeInsets.self) }
  /// The transform in the plane that it boxes; nil for another object.
  public var cgAffineTransformValue: CGAffineTransform! {
    LayerValue(object)?.value(as: CGAffineTransform.self)
  }
  /// The transform in space that it boxes; nil for another object.
  public var caTransform3DValue: CATransform3D! { LayerValue(object)?.value(as: CATransform3D.self) }
  /// The number that it boxes, or that a text begins with; nil for another object.
  public var doubleValue: Double! { number }
  /// The number that it boxes, or that a text begins with; nil for another object.
  public var floatValue: Float! { number.map { Float($0) } }
  /// Whether the boxed number is not 0, or the text means yes; nil for another object.
  public var boolValue: Bool! { text?.boolValue ?? number.map { $0 != 0 } }
  /// The number without its fraction; nil for another object.
  public var intValue: Int32! { integerValue.map { Int32(clamping: $0) } }
  /// The number without its fraction; nil for another object.
  public var integerValue: Int! {
    text?.integerValue ?? number.flatMap { Int(exactly: $0.rounded(.towardZero)) }
  }

  private var text: NSString? { object as? NSString ?? (object as? String).map { NSString(string: $0) } }
  private var number: Double? { text?.doubleValue ?? LayerValue(object)?.value(as: Double.self) }
}
