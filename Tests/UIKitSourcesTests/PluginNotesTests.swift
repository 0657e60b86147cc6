import CradleUIKit
import Testing

@testable import UIKitSamples

/// Keys, menus, swipes, dates and traits of a sample that is compiled unedited.
struct PluginNotesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let controller = NotesController()

  private func open() {
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.advance(by: 0)
  }
  private func touch(_ point: CGPoint, for seconds: Double) {
    window.touchDown(at: point, time: window.time + 1)
    window.advance(by: seconds)
    window.touchUp()
    window.advance(by: 0.5)
  }
  private func middle(_ view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
  }
  private func labels(_ view: UIView) -> [UILabel] {
    ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }

  @Test("keys, dates, segments and traits call what the source says")
  func calls() throws {
    open()
    window.keyDown(UIKey(characters: "n", modifierFlags: .command, keyCode: .keyboardN))
    controller.picker.sendActions(for: .valueChanged)
    let segments = try #require(controller.navigationItem.titleView as? UISegmentedControl)
    segments.sendAction(try #require(segments.actionForSegment(at: 1)))
    window.overrideUserInterfaceStyle = .dark
    window.advance(by: 0.5)
    #expect(controller.log == ["add", "date", "Mine", "dark true"])
    #expect(controller.list.numberOfItems(inSection: 0) == 4)
  }

  @Test("a long press on a note shows its menu, which copies and deletes it")
  func menu() throws {
    open()
    for title in ["Copy", "Delete"] {
      let cell = try #require(controller.list.cellForItem(at: IndexPath(item: 1, section: 0)))
      touch(middle(cell), for: 0.6)
      let label = try #require(labels(window).first { $0.text == title })
      touch(middle(label), for: 0.05)
    }
    #expect(UIPasteboard(name: UIPasteboard.Name("notes"), create: false)?.string == "two")
    #expect(controller.notes == ["one", "three"])
  }
}
