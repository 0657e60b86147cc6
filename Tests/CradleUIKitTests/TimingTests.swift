import CradleUIKit
import TestSupport
import Testing

/// The paces of property animators.
@Suite struct TimingTests {
  /// The distances a second by which a difference quotient over 10 µs may miss the velocity.
  private static let quotient: CGFloat = 1e-2

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let box = UIView(frame: CGRect(x: -5, y: -5, width: 10, height: 10))
  private var shown: CGPoint { (box.layer.presentation() ?? box.layer).position }

  private func run(_ parameters: UITimingCurveProvider, duration: TimeInterval = 1) -> UIViewPropertyAnimator
  {
    root.addSubview(box)
    box.center = .zero
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    animator.addAnimations { [box] in box.center = CGPoint(x: 100, y: 100) }
    animator.startAnimation()
    return animator
  }

  @Test("a spring of a mass and a stiffness is on its closed form, and has its own duration")
  func spring() {
    // Underdamped: ω₀ = 10, ζ = 0.5.
    let animator = run(UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero))
    #expect(animator.duration > 1)
    for _ in 0..<5 { root.advance(by: 0.1) }
    let (zeta, omega, time) = (0.5, 10.0, 0.5)
    let damped = omega * (1 - zeta * zeta).squareRoot()
    let rest = exp(-zeta * omega * time) * (cos(damped * time) + zeta * omega / damped * sin(damped * time))
    #expect(abs(Double(shown.x) - 100 * (1 - rest)) < Tolerance.closedForm)
    root.advance(by: animator.duration)
    #expect(shown.x == 100 && animator.state == .inactive)
  }

  @Test("the velocity at the start is along each axis, in whole distances a second")
  func velocity() {
    _ = run(UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 5, dy: 0)))
    let step = 1e-5
    root.advance(by: step)
    #expect(
      abs(shown.x / CGFloat(100 * step) - 5) < Self.quotient
        && abs(shown.y / CGFloat(100 * step)) < Self.quotient)
  }

  @Test("a cubic curve is its own inverse by symmetry, and half of the way at half of the time")
  func cubic() {
    _ = run(
      UICubicTimingParameters(controlPoint1: CGPoint(x: 0.8, y: 0), controlPoint2: CGPoint(x: 0.2, y: 1)))
    root.advance(by: 0.25)
    let quarter = shown.x
    root.advance(by: 0.25)
    #expect(abs(shown.x - 50) < Tolerance.summed)
    root.advance(by: 0.25)
    #expect(abs(shown.x + quarter - 100) < Tolerance.summed && quarter < 15)
  }

  @Test("changes with a delay take the rest of the time, and a part of the duration brings it to its end")
  func delays() {
    root.addSubview(box)
    box.center = .zero
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations({ [box] in box.center.x = 100 }, delayFactor: 0.5)
    animator.startAnimation()
    root.advance(by: 0.5)
    #expect(shown.x == 0)
    root.advance(by: 0.25)
    #expect(abs(shown.x - 50) < Tolerance.closedForm)
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    root.advance(by: 0.25)
    #expect(abs(shown.x - 75) < Tolerance.closedForm, "the last quarter takes half a second")
    root.advance(by: 0.25)
    #expect(animator.state == .inactive && box.center.x == 100)
  }

  @Test("a running animator is made and started at once, and animations can be switched off")
  func running() {
    root.addSubview(box)
    box.center = .zero
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear, animations: { [box] in box.center.x = 100 },
      completion: { ends.append($0) })
    root.advance(by: 1)
    #expect(abs(shown.x - 50) < Tolerance.closedForm && animator.isRunning && animator.delay == 0.5)
    root.advance(by: 0.5)
    #expect(ends == [.end])
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { [box] in box.center.x = 0 }
    #expect(shown.x == 0 && !UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
  }

  @Test("animations can be begun and committed, one within the other")
  func open() {
    root.addSubview(box)
    box.center = .zero
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    box.center.x = 100
    UIView.beginAnimations("inner", context: nil)
    UIView.setAnimationDelay(0.5)
    root.alpha = 0
    UIView.commitAnimations()
    UIView.commitAnimations()
    UIView.commitAnimations()
    root.advance(by: 0.5)
    #expect(abs(shown.x - 50) < Tolerance.closedForm && root.layer.presentation()?.opacity == 1)
    // The inner one takes UIKit's 0.2 s.
    root.advance(by: 0.1)
    #expect(abs((root.layer.presentation()?.opacity ?? 0) - 0.5) < Tolerance.opacity)
    root.advance(by: 0.4)
    #expect(shown.x == 100 && box.center.x == 100)
  }
}
