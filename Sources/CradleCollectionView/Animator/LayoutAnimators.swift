import CradleDynamics
import CradleGeometry

/// The animators over one layout, held weakly, and the time they have come to.
final class LayoutAnimators {
  private struct Entry {
    weak var animator: DynamicAnimator?
  }

  private var entries: [Entry] = []
  private var time = 0.0

  /// The core's steps, per second: what moves by itself is seen to at these, so that frames make no difference.
  private static let stepRate = 120.0

  /// The first step after a time in seconds.
  static func nextStep(after time: Double) -> Double {
    // A sum of frames' times may be a rounding short of a step.
    ((time * stepRate + 1e-6).rounded(.down) + 1) / stepRate
  }

  func add(_ animator: DynamicAnimator) {
    entries.removeAll { $0.animator == nil }
    entries.append(Entry(animator: animator))
  }

  var isEmpty: Bool { entries.allSatisfy { $0.animator == nil } }
  var isRunning: Bool { entries.contains { $0.animator?.isRunning == true } }

  /// Starts counting time here: what passed while the layout was not in use does not count.
  func start(at now: Double) { time = now }

  /// Moves the animators on to a time in seconds.
  func advance(to now: Double) {
    let seconds = now - time
    // What rounding leaves between a step and a frame's end is no frame of its own.
    guard seconds > 1e-9 else { return }
    time = now
    // By number: a callback may add another one.
    for index in entries.indices { entries[index].animator?.advance(by: seconds) }
  }

  /// How fast the animators move an element: in points and radians per second; nil where none does.
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
