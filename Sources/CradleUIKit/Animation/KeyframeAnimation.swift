extension UIView {
  /// The options of an animation with keyframes. Only repeating and reversing have an effect: every keyframe is linear.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out within the animation; always so here.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Views receive touches during the animation; always so here.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// The animation starts from the state that is shown; always so here.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// The animation repeats indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// It runs backwards after each run, in the same time again. Then the views are shown at their new state.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// It ignores the duration of an enclosing animation; always so here.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
    /// It ignores the options of an enclosing animation; always so here.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)
    /// Values between keyframes lie on a line.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Values jump at keyframes; a line here.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// The speed is constant over all keyframes; each keeps its own here.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Values between keyframes lie on a smooth curve; a line here.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Smooth, at a constant speed; a line here.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Animates the keyframes that `animations` adds, after a delay and for a duration in seconds. The views change at
  /// once, `layer.presentation()` over time, with `advance(by:)` of the topmost view. Changes that `animations` makes
  /// outside of keyframes are a keyframe over the whole duration. Without changes the completion is called at once.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard areAnimationsEnabled else {
      performWithoutAnimation(animations)
      return completion?(true) ?? ()
    }
    let block = AnimationBlock.running(AnimationBlock(hasKeyframes: true, duration: duration), animations)
    var tracks: [(view: UIView, track: KeyframeTrack)] = []
    for keyframe in [Keyframe(start: 0, duration: 1, of: block)] + block.keyframes {
      for change in keyframe.changes {
        let index = tracks.firstIndex { $0.view === change.view }
        if index == nil { tracks.append((change.view, KeyframeTrack(start: change.shown))) }
        tracks[index ?? tracks.count - 1].track.frames.append((keyframe, change.from, change.to))
      }
    }
    guard !tracks.isEmpty else { return completion?(true) ?? () }
    let cycles = AnimationCycles(
      duration: duration, repeats: options.contains(.repeat), autoreverses: options.contains(.autoreverse))
    let steps = tracks.map { view, track in
      (view.layer, { track.state(at: cycles.part(at: $0)) } as ViewAnimation.StateFunction)
    }
    schedule(ViewAnimation(steps, delay: delay, duration: cycles.total, completion: completion))
  }

  /// Adds changes to the animation whose block calls this, from a start for a duration, both as shares of the whole.
  /// Outside of `animateKeyframes`, makes the changes at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let outer = AnimationBlock.current, outer.hasKeyframes else { return animations() }
    let block = AnimationBlock.running(AnimationBlock(duration: outer.duration * frameDuration), animations)
    outer.keyframes.append(Keyframe(start: frameStartTime, duration: frameDuration, of: block))
  }
}

/// Changes that start at a share of an animation and last for another share.
struct Keyframe {
  let start: Double
  let duration: Double
  /// Each view's state as it was shown, as it was set, and as it is set now.
  let changes: [(view: UIView, shown: LayerState, from: LayerState, to: LayerState)]

  init(start: Double, duration: Double, of block: AnimationBlock) {
    (self.start, self.duration) = (start, duration)
    changes = block.views.map { ($0.view, $0.before, $0.set, $0.view.layer.state) }
  }

  /// Returns the elapsed fraction of the keyframe at a fraction of the whole animation.
  func part(at time: Double) -> Double { duration > 0 ? min((time - start) / duration, 1) : 1 }
}

/// The keyframes of one layer. Each property follows the keyframes that change it.
private struct KeyframeTrack {
  let start: LayerState
  var frames: [(key: Keyframe, from: LayerState, to: LayerState)] = []

  /// The state at a part of the whole, 0 … 1.
  func state(at time: Double) -> LayerState {
    var state = start
    for frame in frames.sorted(by: { $0.key.start < $1.key.start }) where frame.key.start <= time {
      let target = frame.from.replacing(in: state, by: frame.to)
      state = state.interpolated(to: target, frame.key.part(at: time))
    }
    return state
  }
}
