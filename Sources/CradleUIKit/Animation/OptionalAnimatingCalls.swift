// Makes `animator.addCompletion? { _ in }` compile without Objective-C's optional methods.

extension UIViewImplicitlyAnimating {
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var addAnimations: AnimatingCall? { AnimatingCall(self) }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? {
    { self.addCompletion($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var continueAnimation: AnimatingCall? { AnimatingCall(self) }
}

/// Calls an animation's methods by their labels.
public struct AnimatingCall {
  private let animator: any UIViewImplicitlyAnimating
  init(_ animator: any UIViewImplicitlyAnimating) { self.animator = animator }

  /// `addAnimations(_:)`.
  public func callAsFunction(_ animation: @escaping () -> Void) { animator.addAnimations(animation) }
  /// `addAnimations(_:delayFactor:)`.
  public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animator.addAnimations(animation, delayFactor: delayFactor)
  }
  /// `continueAnimation(withTimingParameters:durationFactor:)`.
  public func callAsFunction(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { animator.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor) }
}
