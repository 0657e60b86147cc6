import CradleUIKit
import Testing

/// The completions of transactions in which property animators become active.
struct AnimatorTransactionTests {
  private final class Log { var calls: [String] = [] }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let log = Log()

  init() { window.addSubview(box) }

  /// Makes an animator of half a second, and calls a closure with it in a transaction.
  private func make(
    changing isChange: Bool = true, _ start: (UIViewPropertyAnimator) -> Void
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { [box] in
      if isChange { box.center.x = 100 }
    }
    animator.addCompletion { [log] _ in log.calls.append("animation") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { [log] in log.calls.append("transaction") }
    start(animator)
    CATransaction.commit()
    return animator
  }

  @Test("a transaction's completion is called after that of the animator")
  func ends() {
    let animator = make { $0.startAnimation() }
    window.advance(by: 0.25)
    #expect(log.calls.isEmpty && animator.isRunning)
    window.advance(by: 0.25)
    #expect(log.calls == ["animation", "transaction"])
  }

  @Test("it waits while the animator is paused, and until it is stopped")
  func stops() {
    let animator = make { $0.pauseAnimation() }
    animator.fractionComplete = 0.5
    window.advance(by: 1)
    #expect(log.calls.isEmpty)
    animator.stopAnimation(false)
    #expect(log.calls == ["transaction"])
    animator.finishAnimation(at: .end)
    #expect(log.calls == ["transaction", "animation"])
  }

  @Test("it waits neither for an animator that changes nothing, nor for one that is not active")
  func nothing() {
    _ = make(changing: false) { $0.startAnimation() }
    #expect(log.calls == ["animation", "transaction"])
    log.calls = []
    let idle = make { _ in }
    #expect(log.calls == ["transaction"] && idle.state == .inactive)
  }

  @Test("an animator that its completion starts again holds up no former transaction")
  func again() {
    let animator = make { animator in
      animator.addCompletion { [unowned animator, box] _ in
        guard box.center.x == 100 else { return }
        animator.addAnimations { box.center.x = 0 }
        animator.startAnimation()
      }
      animator.startAnimation()
    }
    window.advance(by: 0.5)
    #expect(log.calls == ["animation", "transaction"] && animator.isRunning)
  }
}
