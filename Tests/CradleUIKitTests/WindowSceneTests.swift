import CradleUIKit
import Testing

/// The windows of scenes.
struct WindowSceneTests {
  @Test("a window is in the list of its scene once, and leaves it for another scene")
  func moves() {
    let scenes = (0..<2).map { _ in UIWindowScene(session: UISceneSession(), connectionOptions: .init()) }
    let window = UIWindow(windowScene: scenes[0])
    window.windowScene = scenes[0]
    #expect(scenes[0].windows == [window])
    window.windowScene = scenes[1]
    #expect(scenes[0].windows.isEmpty && scenes[1].windows == [window])
    window.windowScene = nil
    #expect(scenes[1].windows.isEmpty)
  }
}
