/// Haptic feedback. This library plays none: the app receives each request through `played`.
open class UIFeedbackGenerator: NSObject {
  private static let key = "CradleUIKit.feedback"
  /// Ours: called on this thread with the name of each requested feedback, such as `"impact.medium"`; nil for none.
  public class var played: ((String) -> Void)? {
    get { Thread.current.threadDictionary[key] as? (String) -> Void }
    set { Thread.current.threadDictionary[key] = newValue }
  }
  /// Makes a generator.
  public override init() {}
  /// Prepares for a request soon; has no effect here.
  open func prepare() {}
  func play(_ name: String) { Self.played?(name) }
}

/// Requests the feedback of an impact.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength and hardness of an impact.
  public enum FeedbackStyle: Int, Sendable {
    /// The impact of a small object.
    case light
    /// The impact of an object of middle size.
    case medium
    /// The impact of a large object.
    case heavy
    /// The impact of an elastic object.
    case soft
    /// The impact of a hard object.
    case rigid
  }
  private let style: FeedbackStyle
  /// Makes a generator of a style.
  public init(style: FeedbackStyle = .medium) { self.style = style }
  /// Makes a generator of the style `medium`.
  public convenience override init() { self.init(style: .medium) }
  /// Requests the feedback.
  open func impactOccurred() { play("impact.\(style)") }
  /// Requests the feedback with an intensity, 0 … 1, which is ignored here.
  open func impactOccurred(intensity: CGFloat) { play("impact.\(style)") }
}

/// Requests the feedback of a completed task.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task has succeeded.
    case success
    /// The task has ended with a warning.
    case warning
    /// The task has failed.
    case error
  }
  /// Requests the feedback of a task's outcome.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    play("notification.\(notificationType)")
  }
}

/// Requests the feedback of a changed selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Requests the feedback.
  open func selectionChanged() { play("selection") }
}
