import CradleDynamics
import CradleGeometry

/// The animators over one layout, held weakly, and the time to which they have been advanced.
final class LayoutAnimators {
  private struct Entry {
    weak var animator: DynamicAnimator?
  }

  private var entries: [Entry] = []
  private var time = 0.0

  /// The rate of the core's steps, in 1/s: animators advance at these times, so that the result does not
  /// depend on the frame rate.
  static let stepRate = 120.0

  /// The first step after a time in seconds.
  static func nextStep(after time: Double) -> Double {
    // A sum of frame times may fall short of a step by rounding.
    ((time * stepRate + 1e-6).rounded(.down) + 1) / stepRate
  }

  func add(_ animator: DynamicAnimator) {
    entries.removeAll { $0.animator == nil }
    entries.append(Entry(animator: animator))
  }

  var isEmpty: Bool { entries.allSatisfy { $0.animator == nil } }
  var isRunning: Bool { entries.contains { $0.animator?.isRunning == true } }

  /// Starts at a time in seconds: the animators do not advance while the layout is not in use.
  func start(at now: Double) { time = now }

  /// Advances the animators to a time in seconds.
  func advance(to now: Double) {
    let seconds = now - time
    // A remainder due to rounding is not a frame.
    guard seconds > 1e-9 else { return }
    time = now
    // A copy: a callback may add another one, which removes entries whose animator is gone.
    let present = entries
    // A clock may begin with the seconds since 1970. After an hour a frame moves nothing more.
    let frame = min(seconds, DynamicAnimator.longestFrame)
    for entry in present { entry.animator?.advance(by: frame) }
  }

  /// The velocities of an element in points and radians per second; nil if no animator moves it.
  func motion(of key: ElementKey) -> (velocity: Vector, angularVelocity: Double)? {
    for entry in entries {
      if let animator = entry.animator, let item = animator.layoutItem(for: key) {
        return (animator.velocity(of: item), animator.angularVelocity(of: item))
      }
    }
    return nil
  }

  // MARK: Following the data

  func follow(_ plan: UpdatePlan) { forEach { $0.follow(plan, in: $1) } }
  func forgetEverything() { forEach { $0.forgetEverything(in: $1) } }

  private func forEach(_ body: (LayoutElements, DynamicAnimator) -> Void) {
    for entry in entries {
      if let animator = entry.animator, let elements = animator.layoutElements { body(elements, animator) }
    }
  }
}
