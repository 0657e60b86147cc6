import CradleUIKit
import TestSupport
import Testing

/// Animations that begin in the block of another one, and springs of a duration and a bounce.
struct NestedAnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let outer = UIView()
  private let inner = UIView()

  init() { for view in [outer, inner] { window.addSubview(view) } }

  private func shown(_ view: UIView) -> Double { Double(view.layer.presentation()?.position.x ?? -1) }

  /// Moves both views by 100 points: evenly for two seconds, and within that block for half a second.
  private func animate(_ options: UIView.AnimationOptions, completion: ((Bool) -> Void)? = nil) {
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      outer.center.x = 100
      UIView.animate(
        withDuration: 0.5, delay: 0, options: options, animations: { inner.center.x = 100 },
        completion: completion)
    }
  }

  @Test("an animation in the block of another one has that one's duration and curve")
  func inherits() {
    var ends: [Bool] = []
    animate(.curveEaseIn, completion: { ends.append($0) })
    window.advance(by: 0.5)
    #expect(abs(shown(outer) - 25) < Tolerance.closedForm && abs(shown(inner) - 25) < Tolerance.closedForm)
    window.advance(by: 1.25)
    #expect(ends.isEmpty)
    window.advance(by: 0.25)
    #expect(ends == [true] && shown(inner) == 100)
  }

  @Test("the options keep its own duration, or its own curve")
  func overrides() {
    animate(.overrideInheritedDuration)
    window.advance(by: 0.25)
    #expect(abs(shown(inner) - 50) < Tolerance.closedForm)
    window.advance(by: 0.25)
    #expect(shown(inner) == 100 && abs(shown(outer) - 25) < Tolerance.closedForm)
    window.advance(by: 2)
    (outer.center.x, inner.center.x) = (0, 0)
    animate([.overrideInheritedCurve, .curveEaseIn])
    window.advance(by: 0.5)
    #expect(abs(shown(outer) - 25) < Tolerance.closedForm && shown(inner) < 20 && shown(inner) > 0)
  }

  @Test("a spring has the duration of the animation around it, and one in its block the spring's")
  func springs() {
    var log: [String] = []
    UIView.animate(withDuration: 2) {
      UIView.animate(
        withDuration: 0.1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        animations: { inner.center.x = 100 }, completion: { _ in log.append("inner") })
    }
    window.advance(by: 1.75)
    #expect(log.isEmpty)
    window.advance(by: 0.25)
    #expect(log == ["inner"])
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: {
        UIView.animate(
          withDuration: 9, animations: { outer.center.x = 100 }, completion: { _ in log.append("outer") })
      })
    window.advance(by: 1)
    #expect(log == ["inner", "outer"])
  }

  @Test("an animation that begins in a completion has its own duration")
  func completions() {
    UIView.animate(withDuration: 2, animations: { outer.center.x = 100 }) { _ in
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: { inner.center.x = 100 })
    }
    window.advance(by: 2)
    window.advance(by: 0.25)
    #expect(abs(shown(inner) - 50) < Tolerance.closedForm)
  }

  @Test("a spring without a bounce does not overshoot, one with a bounce does, and both end at their targets")
  func bounces() {
    var ends: [Bool] = []
    var (most, mostOfBouncing) = (0.0, 0.0)
    UIView.animate {
      outer.center.x = 100
    } completion: {
      ends.append($0)
    }
    UIView.animate(
      springDuration: 0.5, bounce: 0.5, animations: { inner.center.x = 100 }, completion: { ends.append($0) })
    for frame in 1...240 {
      window.advance(by: 1 / 60)
      (most, mostOfBouncing) = (max(most, shown(outer)), max(mostOfBouncing, shown(inner)))
      // Critical: 1 − (1 + ωt)e^(−ωt) with ω = 2π/0.5.
      let time = 4 * Double.pi * Double(frame) / 60
      if frame == 15 { #expect(abs(shown(outer) - 100 * (1 - (1 + time) * exp(-time))) < Tolerance.summed) }
    }
    #expect(most <= 100 && mostOfBouncing > 110 && ends == [true, true])
    #expect(shown(outer) == 100 && shown(inner) == 100)
  }

  @Test("numbers that no spring has are clamped", arguments: [-2, 2, CGFloat.nan, .infinity])
  func clamps(_ value: CGFloat) {
    var isDone = false
    UIView.animate(
      springDuration: Double(value), bounce: value, initialSpringVelocity: value,
      animations: { outer.center.x = 100 }, completion: { _ in isDone = true })
    window.advance(by: 0.1)
    #expect(shown(outer).isFinite)
    guard value != .infinity else { return }
    window.advance(by: 1000)
    #expect(isDone && shown(outer) == 100)
  }
}
