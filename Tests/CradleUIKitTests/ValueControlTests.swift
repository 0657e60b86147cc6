import CradleUIKit
import TestSupport
import Testing

/// Controls with a value, and the app's start.
@Suite struct ValueControlTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  final class Count { var events = 0 }

  private func shown<Control: UIControl>(_ control: Control, _ frame: CGRect) -> Count {
    let count = Count()
    control.frame = frame
    control.addAction(UIAction { _ in count.events += 1 }, for: .valueChanged)
    window.addSubview(control)
    window.advance(by: 0)
    return count
  }
  private func tap(_ x: CGFloat, _ y: CGFloat) {
    window.touchDown(at: CGPoint(x: x, y: y))
    window.touchUp(time: window.time + 0.05)
  }

  @Test("a tap turns a switch, steps a stepper, selects a segment and turns a page, each with one event")
  func taps() {
    let (toggle, stepper) = (UISwitch(), UIStepper())
    let (segments, pages) = (UISegmentedControl(items: ["A", "B", "C"]), UIPageControl())
    pages.numberOfPages = 3
    let counts = [
      shown(toggle, CGRect(x: 0, y: 0, width: 51, height: 31)),
      shown(stepper, CGRect(x: 0, y: 50, width: 94, height: 32)),
      shown(segments, CGRect(x: 0, y: 100, width: 300, height: 32)),
      shown(pages, CGRect(x: 0, y: 150, width: 200, height: 37)),
    ]
    tap(20, 15)
    tap(80, 60)
    tap(150, 110)
    tap(190, 160)
    #expect(toggle.isOn && stepper.value == 1 && segments.selectedSegmentIndex == 1 && pages.currentPage == 1)
    #expect(counts.map(\.events) == [1, 1, 1, 1])
    // A value that the app sets sends no event, and neither does a tap that changes no value.
    (toggle.isOn, stepper.value, segments.selectedSegmentIndex, pages.currentPage) = (false, 0, 0, 0)
    tap(10, 60)
    tap(20, 110)
    tap(10, 160)
    #expect(counts.map(\.events) == [1, 1, 1, 1] && stepper.value == 0)
  }

  @Test("a slider follows the finger by the same way, and holds its value within its limits")
  func slider() {
    let slider = UISlider()
    let count = shown(slider, CGRect(x: 0, y: 0, width: 231, height: 31))
    (slider.minimumValue, slider.maximumValue, slider.value) = (0, 200, 50)
    window.advance(by: 0)
    // The knob of 31 pt has a way of 200 pt: its centre is at 65.5.
    window.touchDown(at: CGPoint(x: 70, y: 15))
    window.touchMove(to: CGPoint(x: 100, y: 15), time: window.time + 0.1)
    #expect(abs(slider.value - 80) < 80 * Float(Tolerance.singlePrecision))
    window.touchMove(to: CGPoint(x: 1000, y: 15), time: window.time + 0.1)
    window.touchUp(time: window.time + 0.1)
    #expect(slider.value == 200 && count.events >= 2)
    slider.maximumValue = 120
    #expect(slider.value == 120)
  }

  final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var calls: [String] = []
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("launch")
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
  }
  final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var calls: [String] = []
    var wasInSet = false
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      calls.append("connect")
      wasInSet = UIApplication.shared.connectedScenes.contains(scene)
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.makeKeyAndVisible()
    }
    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
  }

  /// An app whose loop is three frames.
  final class Loop: UIResponder, UIApplicationDelegate {
    nonisolated(unsafe) static var time = 0.0
    var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      application.loop = { [weak self] in
        for _ in 0..<3 { self?.window?.advance(by: 0.25) }
        Self.time = self?.window?.time ?? 0
      }
      return true
    }
  }

  @Test("launching calls the delegate, or the scene's, in UIKit's order, and lists the windows")
  func launch() throws {
    let (app, scene) = (App(), Scene())
    UIApplication.shared.launch(app)
    #expect(app.calls == ["launch", "active"] && UIApplication.shared.keyWindow === app.window)
    UIApplication.shared.launch(app, sceneDelegate: scene)
    #expect(app.calls == ["launch", "active", "launch"] && scene.calls == ["connect", "active"])
    #expect(UIApplication.shared.windows.contains { $0 === scene.window } && scene.wasInSet)
    Loop.main()
    #expect(Loop.time == 0.75)
    UIApplication.shared.loop = nil
  }

  final class CountedWindow: UIWindow {
    var calls: [String] = []
    override func becomeKey() { calls.append("become") }
    override func resignKey() { calls.append("resign") }
  }

  @Test("the last window of a scene that was made key is its only key window")
  func keyWindow() {
    let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    let (first, second) = (CountedWindow(windowScene: scene), CountedWindow(windowScene: scene))
    first.makeKeyAndVisible()
    second.makeKey()
    #expect(!first.isKeyWindow && second.isKeyWindow)
    second.makeKeyAndVisible()
    #expect(first.calls == ["become", "resign"] && second.calls == ["become"])
    let other = CountedWindow(
      windowScene: UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions()))
    other.makeKey()
    #expect(second.isKeyWindow && other.isKeyWindow)
  }
}
