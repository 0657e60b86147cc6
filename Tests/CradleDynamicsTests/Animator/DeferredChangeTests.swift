import CradleDynamics
import CradleGeometry
import TestSupport
import Testing

/// More calls than these would be endless ones; then the callbacks stop, so that a test ends.
private let endless = 1000

/// Callbacks that request a change each time that an earlier one of their requests is made.
@Suite("Changes that request further ones")
struct DeferredChangeTests {
  /// Restarts an animator that pauses, and empties one that resumes.
  private final class Contrarian: DynamicAnimatorDelegate {
    let box = Box(0, 0)
    var calls = 0
    func dynamicAnimatorDidPause(_ animator: DynamicAnimator) {
      calls += 1
      if calls < endless { animator.addBehavior(GravityBehavior(items: [box])) }
    }
    func dynamicAnimatorWillResume(_ animator: DynamicAnimator) {
      calls += 1
      if calls < endless { animator.removeAllBehaviors() }
    }
  }

  /// Leaves the animator that it enters, and enters the one that it leaves.
  private final class Pendulum: DynamicBehavior {
    var calls = 0
    override func willMove(to animator: DynamicAnimator?) {
      calls += 1
      guard calls < endless else { return }
      if let animator {
        animator.removeBehavior(self)
      } else {
        dynamicAnimator?.addBehavior(self)
      }
    }
  }

  @Test("a delegate that undoes each pause and each resumption is called a few times in a frame")
  func delegate() {
    let animator = DynamicAnimator()
    let contrarian = Contrarian()
    animator.addBehavior(GravityBehavior(items: [contrarian.box]))
    animator.delegate = contrarian
    animator.removeAllBehaviors()
    for frame in 1...10 {
      // A pause and a resumption in each frame, and those of the first call.
      #expect(contrarian.calls <= 2 * frame)
      animator.advance(by: 1 / 60)
    }
    #expect(contrarian.calls > 10 && animator.isRunning)
  }

  @Test("a behaviour that undoes each of its moves moves a few times in a frame, and the animator runs on")
  func behavior() {
    let animator = DynamicAnimator()
    let pendulum = Pendulum()
    animator.addBehavior(pendulum)
    for frame in 1...10 {
      // In and out, in each frame and in the first call.
      #expect(pendulum.calls <= 2 * frame && animator.isRunning)
      animator.advance(by: 1 / 60)
    }
    #expect(pendulum.calls > 10)
  }

  @Test("a change that waits is made, and announced, though the animator is empty")
  func emptyAnimator() {
    final class Heir: DynamicBehavior {
      let next = GravityBehavior(items: [Box(0, 0)])
      override func willMove(to animator: DynamicAnimator?) {
        if let animator { animator.removeAllBehaviors() } else { dynamicAnimator?.addBehavior(next) }
      }
    }
    let animator = DynamicAnimator()
    let heir = Heir()
    animator.addBehavior(heir)
    #expect(animator.behaviors.isEmpty && animator.isRunning)
    animator.advance(by: 1 / 60)
    #expect(animator.behaviors.map(ObjectIdentifier.init) == [ObjectIdentifier(heir.next)])
  }

  @Test("a change that waits does not keep the animator alive")
  func lifetime() {
    var animator: DynamicAnimator? = DynamicAnimator()
    let pendulum = Pendulum()
    animator?.addBehavior(pendulum)
    // It has left, and its return waits.
    #expect(animator?.behaviors.isEmpty == true)
    weak let observed = animator
    animator = nil
    #expect(observed == nil)
  }
}
