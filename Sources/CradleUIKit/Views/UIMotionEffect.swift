/// An effect of the device's motion on a view. It has no effect here.
open class UIMotionEffect: NSObject {
  /// Returns the changes of properties at an offset of the viewer, −1 … 1 along each axis; nil for none.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// A change of a property with the device's tilt.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of a tilt.
  public enum EffectType: Int, Sendable {
    /// Follows tilts to the left and right.
    case tiltAlongHorizontalAxis
    /// Follows tilts up and down.
    case tiltAlongVerticalAxis
  }
  /// The property.
  public let keyPath: String
  /// The axis.
  public let type: EffectType
  /// The change at an offset of −1.
  open var minimumRelativeValue: Any?
  /// The change at an offset of 1.
  open var maximumRelativeValue: Any?
  /// Makes an effect on a property.
  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
  /// The change between the two values.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    guard let low = LayerValue(minimumRelativeValue), let high = LayerValue(maximumRelativeValue),
      case .numbers(let numbers) = low.interpolated(
        to:
          high,
        (Double(type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical) + 1) / 2),
      let number = numbers.first
    else { return nil }
    return [keyPath: CGFloat(number)]
  }
}

/// Several effects of the device's motion.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}
