import CradleUIKit
import Testing

/// The windows of the app that have no scene.
struct WindowListTests {
  private final class CountedWindow: UIWindow {
    var calls: [String] = []
    var onResign: () -> Void = {}
    override func becomeKey() { calls.append("become") }
    override func resignKey() {
      calls.append("resign")
      onResign()
    }
  }
  private func listed(_ windows: [UIWindow]) -> [UIWindow] {
    UIApplication.shared.windows.filter { window in windows.contains { $0 === window } }
  }

  @Test("the application lists windows without a scene by their levels, while they exist")
  func windows() {
    let (first, second) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
    #expect(listed([first, second]) == [first, second])
    first.windowLevel = .alert
    #expect(listed([first, second]) == [second, first])
    func tags() -> [Int] { UIApplication.shared.windows.map(\.tag).filter { $0 == 77 } }
    do {
      let third = UIWindow(frame: .zero)
      third.tag = 77
      #expect(tags() == [77])
    }
    #expect(tags().isEmpty)
  }

  @Test("of the windows without a scene one is the key window, and another one becomes it as that is hidden")
  func key() {
    let windows = (0..<3).map { _ in CountedWindow(frame: .zero) }
    windows[0].makeKeyAndVisible()
    windows[1].makeKey()
    #expect(windows.map(\.isKeyWindow) == [false, true, false])
    #expect(listed(windows).filter(\.isKeyWindow) == [windows[1]])
    // The frontmost window that is visible.
    windows[2].isHidden = true
    windows[0].windowLevel = .alert
    windows[1].isHidden = true
    #expect(windows.map(\.isKeyWindow) == [true, false, false])
    #expect(windows.map(\.calls) == [["become", "resign", "become"], ["become", "resign"], []])
  }

  @Test("one window alone is the key one if the app makes another one key as the former resigns")
  func resigning() {
    let windows = (0..<3).map { _ in CountedWindow(frame: .zero) }
    windows[0].onResign = { windows[2].makeKey() }
    windows[0].makeKey()
    windows[1].makeKey()
    #expect(windows.map(\.isKeyWindow) == [false, false, true])
    windows[0].makeKey()
    windows[1].windowLevel = .alert
    windows[0].isHidden = true
    #expect(windows.map(\.isKeyWindow) == [false, false, true])
    #expect(windows[2].calls == ["become", "resign", "become"])
    windows[0].onResign = {}
  }

  @Test("a window that gets a scene is the scene's, and no rival of the others")
  func scene() {
    let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    let (alone, other) = (CountedWindow(frame: .zero), CountedWindow(frame: .zero))
    alone.makeKey()
    other.windowScene = scene
    other.makeKey()
    #expect(alone.isKeyWindow && other.isKeyWindow && listed([alone, other]) == [alone])
    alone.windowScene = scene
    #expect(other.isKeyWindow && !alone.isKeyWindow && alone.calls == ["become", "resign"])
  }
}
