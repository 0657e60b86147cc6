import CradleGeometry
import Testing

@testable import Playground

/// Keys that mean nothing to the window and its demos.
struct StrayKeysTests {
  /// A window in which the list was scrolled by a page, and has come to rest.
  private func scrolled() -> WindowController {
    let size = Size(width: 1280, height: 800)
    let controller = WindowController(demo: ScrollDemo.self, size: size, isAnimated: false) { text, _ in
      Double(text.count) * 7
    }
    controller.press("PageDown")
    for frame in 1...60 { controller.frame(at: Double(frame) / 60) }
    return controller
  }

  @Test(
    "a key that no demo uses keeps the past and all of its frames, and one that scrolls continues from it",
    arguments: ["CapsLock", "PrintScreen", "VolumeUp", "F5", "Insert", "Keypad 5", "J"])
  func pastStays(name: String) {
    let controller = scrolled()
    let last = controller.session.reach.upperBound
    controller.press("Left", modifiers: .control, at: 2)
    controller.press(name, at: 2)
    #expect(controller.session.isScrubbing && controller.session.reach.upperBound == last)
    controller.press("Home", at: 2)
    #expect(!controller.session.isPast && controller.session.reach.upperBound == last - 1)
  }

  @Test("a key that scrolls keeps the past of a demo in which nothing scrolls, unlike the demo's own key")
  func nothingScrolls() {
    let size = Size(width: 1280, height: 800)
    let controller = WindowController(demo: GravityCollisionDemo.self, size: size, isAnimated: false) {
      text, _ in
      Double(text.count) * 7
    }
    controller.press("H")
    for frame in 1...60 { controller.frame(at: Double(frame) / 60) }
    let last = controller.session.reach.upperBound
    controller.press("Left", modifiers: .control, at: 2)
    controller.press("PageDown", "Home", "J", at: 2)
    #expect(controller.session.isScrubbing && controller.session.reach.upperBound == last)
    controller.press("H", at: 2)
    #expect(!controller.session.isPast && controller.session.reach.upperBound == last - 1)
  }

  @Test("the lab takes the keys of its tools only while its scene is edited")
  func toolKeys() {
    let lab = DynamicsLabDemo(viewport: Size(width: 700, height: 600))
    #expect(lab.takesKey("PageUp") && !lab.takesKey("1") && !lab.takesKey("Home"))
    lab.perform("edit", index: nil)
    #expect(lab.takesKey("1") && lab.takesKey("0") && !lab.takesKey("J"))
  }

  @Test("a digit of the number pad tunes a loop, which goes on") func keypadTunesALoop() {
    let controller = scrolled()
    controller.press("L", modifiers: .control, at: 2)
    controller.press("Down", at: 2)
    controller.press("Keypad 0", at: 2)
    controller.type("0", now: 2)
    #expect(controller.session.isLooping && controller.inspector.entry?.text == "0")
  }

  @Test("shortcuts of the desktop with the Super key change nothing") func desktopShortcuts() {
    let controller = WindowController.probe()
    controller.press("Right")
    let before = controller.session.parameters.settings
    controller.press("R", "T", "G", "5", "Delete", "Space", modifiers: .command)
    #expect(controller.session.parameters.settings == before && !controller.hasDefaults)
    #expect(controller.inspector.entry == nil && controller.theme.name == .dark)
    #expect(!controller.session.clock.isPaused && controller.quiet?.log == [])
    controller.press("R")
    #expect(controller.hasDefaults)
  }
}
