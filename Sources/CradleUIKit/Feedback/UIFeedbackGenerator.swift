/// Haptic feedback. This library plays none: the app receives each request through `played`.
open class UIFeedbackGenerator: NSObject {
  private static let key = "CradleUIKit.feedback"
  /// Ours: called on this thread with the name of each requested feedback, such as `"impact.medium"`; nil for none.
  public class var played: ((String) -> Void)? {
    get { Thread.current.threadDictionary[key] as? (String) -> Void }
    set { Thread.current.threadDictionary[key] = newValue }
  }
  /// Makes one.
  public override init() {}
  /// Says that it is needed soon.
  open func prepare() {}
  func play(_ name: String) { Self.played?(name) }
}

/// A bump.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How a bump feels.
  public enum FeedbackStyle: Int, Sendable {
    /// Of a small, a middle, a large, an elastic or a hard thing.
    case light, medium, heavy, soft, rigid
  }
  private let style: FeedbackStyle
  /// Makes one of a style.
  public init(style: FeedbackStyle = .medium) { self.style = style }
  /// Makes one of a middle size.
  public convenience override init() { self.init(style: .medium) }
  /// Bumps.
  open func impactOccurred() { play("impact.\(style)") }
  /// Bumps with a strength, 0 … 1.
  open func impactOccurred(intensity: CGFloat) { play("impact.\(style)") }
}

/// The end of a task.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How a task ended.
  public enum FeedbackType: Int, Sendable {
    /// Well; with a doubt; not.
    case success, warning, error
  }
  /// Tells how a task ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    play("notification.\(notificationType)")
  }
}

/// Another choice.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Tells that the choice changed.
  open func selectionChanged() { play("selection") }
}
