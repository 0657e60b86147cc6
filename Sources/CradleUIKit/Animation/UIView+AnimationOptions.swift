extension UIView {
  /// The options of an animation. Repeating and reversing have an effect, the curves except on springs, those that
  /// override what is inherited, and the flips of transitions and `showHideTransitionViews`.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out within the animation; always so here.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Views receive touches during the animation; always so here.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// The animation starts from the state that is shown; always so here.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// The animation repeats indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// It runs backwards after each run, in the same time again. Then the views are shown at their new state.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// It keeps its own duration within the block of another animation, instead of that one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// It keeps its own curve within the block of another animation, instead of that one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// Views change during a transition; always so here.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    /// A transition between views hides one and shows the other, instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    /// It ignores the options of an enclosing animation; always so here.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A transition turns about the vertical axis, its left edge towards the eye.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition turns about the vertical axis, its right edge towards the eye.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition curls a page up. The app draws the content; only the duration has an effect.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition curls a page down. The app draws the content; only the duration has an effect.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition fades. The app draws the content; only the duration has an effect.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition turns about the horizontal axis, its upper edge towards the eye.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition turns about the horizontal axis, its lower edge towards the eye.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Requests 60 frames a second; ignored, because the app advances the windows.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Requests 30 frames a second; ignored, because the app advances the windows.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    func cycles(of duration: Double) -> AnimationCycles {
      AnimationCycles(
        duration: duration, repeats: contains(.repeat), autoreverses: contains(.autoreverse))
    }
    /// The options of an animation that keeps its own duration and curve in any block.
    static let ownTiming: AnimationOptions = [.overrideInheritedDuration, .overrideInheritedCurve]
    /// Returns the duration in seconds and the curve of an animation that begins now: those of the animation whose block
    /// runs, unless the options override them.
    func inheriting(_ duration: Double) -> (duration: Double, curve: AnimationCurve) {
      guard let outer = AnimationBlock.current, let outerCurve = outer.curve else { return (duration, curve) }
      return (
        contains(.overrideInheritedDuration) ? duration : outer.duration,
        contains(.overrideInheritedCurve) ? curve : outerCurve
      )
    }
    /// The timing curve.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
    /// The axis and the sense of a flip; nil for none.
    var flip: (x: CGFloat, y: CGFloat)? {
      switch rawValue >> 20 & 7 {
      case 1: (0, 1)
      case 2: (0, -1)
      case 6: (-1, 0)
      case 7: (1, 0)
      default: nil
      }
    }
  }
}
