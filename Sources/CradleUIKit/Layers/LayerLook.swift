import CradleGeometry

/// The look of a layer, as far as animations of views change it.
struct LayerLook: Equatable {
  var cornerRadius: CGFloat
  var background: CGColor?
  var borderWidth: CGFloat
  var border: CGColor?
  var shadow: CGColor?
  var shadowOpacity: Float
  var shadowOffset: CGSize
  var shadowRadius: CGFloat

  static func == (a: LayerLook, b: LayerLook) -> Bool {
    func areEqual(_ a: CGColor?, _ b: CGColor?) -> Bool { a === b || a == b }
    return a.cornerRadius == b.cornerRadius && a.borderWidth == b.borderWidth
      && a.shadowOpacity == b.shadowOpacity && a.shadowOffset == b.shadowOffset
      && a.shadowRadius == b.shadowRadius && areEqual(a.background, b.background)
      && areEqual(a.border, b.border) && areEqual(a.shadow, b.shadow)
  }

  /// Returns `look` with those properties of `end` that differ from this look's.
  func replacing(in look: LayerLook, by end: LayerLook) -> LayerLook {
    guard end != self else { return look }
    var result = look
    func replace<Value: Equatable>(_ path: WritableKeyPath<LayerLook, Value>) {
      if end[keyPath: path] != self[keyPath: path] { result[keyPath: path] = end[keyPath: path] }
    }
    replace(\.cornerRadius)
    replace(\.background)
    replace(\.borderWidth)
    replace(\.border)
    replace(\.shadow)
    replace(\.shadowOpacity)
    replace(\.shadowOffset)
    replace(\.shadowRadius)
    return result
  }

  /// Returns the look at a part of the way to another one. A spring that swings beyond an end shows no negative radius
  /// or width there, and no opacity outside of 0 … 1.
  func interpolated(to other: LayerLook, _ part: CGFloat) -> LayerLook {
    guard other != self else { return other }
    func interpolate(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
      // A huge radius stands for round ends: there is nothing between it and another one.
      a != b && (b - a).isFinite ? a + (b - a) * part : b
    }
    func length(_ a: CGFloat, _ b: CGFloat) -> CGFloat { max(interpolate(a, b), min(a, b, 0)) }
    let opacity = interpolate(CGFloat(shadowOpacity), CGFloat(other.shadowOpacity))
    return LayerLook(
      cornerRadius: length(cornerRadius, other.cornerRadius),
      background: CGColor.interpolated(background, other.background, part),
      borderWidth: length(borderWidth, other.borderWidth),
      border: CGColor.interpolated(border, other.border, part),
      shadow: CGColor.interpolated(shadow, other.shadow, part),
      shadowOpacity: Float(opacity.clamped(to: 0...1)),
      shadowOffset: CGSize(
        width: interpolate(shadowOffset.width, other.shadowOffset.width),
        height: interpolate(shadowOffset.height, other.shadowOffset.height)),
      shadowRadius: length(shadowRadius, other.shadowRadius))
  }
}

extension DrawnLayer {
  var look: LayerLook {
    get {
      LayerLook(
        cornerRadius: cornerRadius, background: backgroundColor, borderWidth: borderWidth,
        border: borderColor, shadow: shadowColor, shadowOpacity: shadowOpacity, shadowOffset: shadowOffset,
        shadowRadius: shadowRadius)
    }
    set {
      let old = look
      guard newValue != old else { return }
      (cornerRadius, backgroundColor) = (newValue.cornerRadius, newValue.background)
      (borderWidth, borderColor) = (newValue.borderWidth, newValue.border)
      (shadowColor, shadowOpacity) = (newValue.shadow, newValue.shadowOpacity)
      (shadowOffset, shadowRadius) = (newValue.shadowOffset, newValue.shadowRadius)
    }
  }
}
