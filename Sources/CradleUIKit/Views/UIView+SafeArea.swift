import CradleGeometry

/// The safe area, which every view derives from its superview's by the same rule.
///
/// A query computes it. A layout stores it, superviews before their subviews, and reports a change
/// before it lays the view out.
extension UIView {
  /// The parts of the superview's insets that cover this view, plus the additional insets of its controller.
  /// As in UIKit, zero outside a window.
  var derivedSafeArea: UIEdgeInsets {
    guard let superview = storage.superview else { return .zero }
    // During its layout the superview's stored insets are current, so no view has to
    // walk up the tree for them.
    let outer = superview.storage.passes > 0 ? superview.storage.safeArea : superview.safeAreaInsets
    guard outer != .zero else { return withAdditionalInsets(.zero) }
    // UIKit does not update the safe area of a scaled or rotated view, which keeps its last one
    // (developer.apple.com/forums/thread/671541).
    guard layer.transform.isTranslation else { return storage.safeArea }
    return withAdditionalInsets(outer.parts(of: superview.layer.bounds, covering: layer.frame))
  }

  private func withAdditionalInsets(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard let additional = storage.controller?.additionalSafeAreaInsets, additional != .zero, window != nil
    else { return insets }
    return insets.adding(additional).withoutNegatives
  }

  /// Keeps the present insets, and reports them if they are new. As in UIKit that requests a layout.
  func followSafeArea() {
    let insets = safeAreaInsets
    guard insets != storage.safeArea else { return }
    storage.safeArea = insets
    takeSafeArea(insets)
    storage.layout?.engine?.noteExternalChange()
    setNeedsLayout()
    safeAreaInsetsDidChange()
    storage.controller?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { marginsDidChange() }
    checkObservations()
  }

  // MARK: Margins

  func setMargins(_ margins: UIEdgeInsets) {
    guard margins != storage.margins else { return }
    margins.checkFinite(of: self, "layoutMargins")
    storage.margins = margins
    marginsDidChange()
  }

  /// Reports changed margins after the safe area was included in them or excluded.
  func safeAreaUseDidChange() { if safeAreaInsets != .zero { marginsDidChange() } }

  private func marginsDidChange() {
    storage.layout?.engine?.noteExternalChange()
    layoutMarginsDidChange()
    storage.controller?.viewLayoutMarginsDidChange()
  }
}

extension UIViewController {
  /// Reports a new safe area of the view after the additional insets changed.
  func followAdditionalInsets(_ former: UIEdgeInsets) {
    let insets = additionalSafeAreaInsets
    insets.checkFinite(of: self, "additionalSafeAreaInsets")
    if insets != former { viewIfLoaded?.followSafeArea() }
  }
}

extension UIEdgeInsets {
  /// The sum at each edge.
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right
    )
  }
  /// The same insets with 0 in place of negative ones.
  fileprivate var withoutNegatives: UIEdgeInsets {
    UIEdgeInsets(top: max(0, top), left: max(0, left), bottom: max(0, bottom), right: max(0, right))
  }
  /// The parts of the insets of a rectangle that cover another one.
  fileprivate func parts(of bounds: CGRect, covering frame: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: Self.overlap(bounds.minY, bounds.minY + top, frame.minY, frame.maxY),
      left: Self.overlap(bounds.minX, bounds.minX + left, frame.minX, frame.maxX),
      bottom: Self.overlap(bounds.maxY - bottom, bounds.maxY, frame.minY, frame.maxY),
      right: Self.overlap(bounds.maxX - right, bounds.maxX, frame.minX, frame.maxX))
  }
  /// The length that two ranges share, rounded to 1/1024 pt so that rounding errors
  /// make and change no insets.
  private static func overlap(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
    max(0, ((min(high, end) - max(low, start)) * 1024).rounded() / 1024)
  }
}

extension CATransform3D {
  /// Whether it moves without a scale or a rotation.
  fileprivate var isTranslation: Bool { self == CATransform3DMakeTranslation(m41, m42, m43) }
}
