import CradleUIKit
import Testing

/// The transitions of controllers without an animator of the app.
struct DefaultTransitionTests {
  private final class Screen: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
    /// The centre of its view as it is shown.
    var shown: CGPoint { view.layer.presentation()?.position ?? view.center }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let first = Screen()
  private let second = Screen()

  private func showNavigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.advance(by: 0)
    (first.calls, second.calls) = ([], [])
    return navigation
  }
  /// The part of its way that a critically damped spring of ω² = k/m = 1000/3 has left, as UIKit's was recorded.
  private func left(after time: Double) -> CGFloat {
    let angle = (1000.0 / 3).squareRoot() * time
    return CGFloat((1 + angle) * exp(-angle))
  }
  /// Rounding of a presented frame, in points.
  private let tolerance: CGFloat = 1e-6

  @Test(
    "a push slides in from the right by a spring, over the old controller, which moves by 0.3 of the width")
  func push() {
    let navigation = showNavigation()
    navigation.pushViewController(second, animated: true)
    #expect(navigation.topViewController === second && second.calls == ["will appear"])
    for frame in 1...24 {
      window.advance(by: 1 / 60)
      let rest = left(after: Double(frame) / 60)
      #expect(abs(second.shown.x - (160 + 320 * rest)) < tolerance)
      #expect(abs(first.shown.x - (160 - 96 * (1 - rest))) < tolerance)
    }
    for _ in 0..<8 { window.advance(by: 1 / 60) }
    #expect(second.shown.x == 160 && first.viewIfLoaded?.window == nil)
    #expect(second.calls == ["will appear", "did appear"])
    #expect(first.calls == ["will disappear", "did disappear"])
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("a pop slides out to the right, and leaves the controller below at its place")
  func pop() {
    let navigation = showNavigation()
    navigation.pushViewController(second, animated: false)
    navigation.popViewController(animated: true)
    window.advance(by: 0.1)
    let rest = left(after: 0.1)
    #expect(abs(second.shown.x - (480 - 320 * rest)) < tolerance)
    #expect(abs(first.shown.x - (160 - 96 * rest)) < tolerance)
    window.advance(by: 0.5)
    #expect(first.shown.x == 160 && second.viewIfLoaded?.window == nil)
    navigation.pushViewController(second, animated: false)
    #expect(second.view.center.x == 160)
  }

  @Test("a push during a push ends the first one")
  func interrupted() {
    let (navigation, third) = (showNavigation(), Screen())
    navigation.pushViewController(second, animated: true)
    window.advance(by: 0.1)
    navigation.pushViewController(third, animated: true)
    #expect(second.calls == ["will appear", "did appear", "will disappear"])
    window.advance(by: 0.6)
    #expect(third.shown.x == 160 && second.viewIfLoaded?.window == nil && navigation.children.count == 3)
  }

  @Test(
    "controllers slide in from below by default, and fade with the other styles",
    arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal])
  func presents(_ style: UIModalTransitionStyle) {
    _ = showNavigation()
    second.modalTransitionStyle = style
    second.modalPresentationStyle = .overFullScreen
    first.present(second, animated: true)
    let slides = style == .coverVertical
    for isPresentation in [true, false] {
      if !isPresentation { first.dismiss(animated: true) }
      window.advance(by: 0.1)
      let away = isPresentation ? left(after: 0.1) : 1 - left(after: 0.1)
      #expect(abs(second.shown.y - (240 + (slides ? 480 * away : 0))) < tolerance)
      let alpha = CGFloat(second.view.layer.presentation()?.opacity ?? 1)
      // Opacities are single precision.
      #expect(abs(alpha - (slides ? 1 : 1 - away)) < 1e-6)
      window.advance(by: 0.5)
    }
    #expect(second.view.window == nil && second.view.center.y == 240 && second.view.alpha == 1)
  }

  @Test("an alert fades, whatever its style of transition")
  func alert() {
    _ = showNavigation()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    first.present(alert, animated: true)
    window.advance(by: 0.1)
    #expect(alert.view.center.y == 240)
    #expect(abs(CGFloat(alert.view.layer.presentation()?.opacity ?? 1) - (1 - left(after: 0.1))) < 1e-6)
  }

  @Test("what is animated alongside after a push has begun runs for its duration, and is completed with it")
  func alongside() {
    let navigation = showNavigation()
    let (bar, log) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Log())
    window.addSubview(bar)
    navigation.pushViewController(second, animated: true)
    let isAccepted = navigation.transitionCoordinator?.animate(
      alongsideTransition: { _ in bar.alpha = 0 }, completion: { _ in log.count += 1 })
    #expect(isAccepted == true && bar.alpha == 0)
    window.advance(by: 0.25)
    let opacity = bar.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0 && opacity < 1 && log.count == 0)
    window.advance(by: 0.3)
    #expect(bar.layer.presentation()?.opacity ?? bar.layer.opacity == 0 && log.count == 1)
  }
  private final class Log { var count = 0 }
}
