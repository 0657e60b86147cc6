import CradleUIKit
import Testing

/// A menu's actions with a text below the title.
struct MenuSubtitleTests {
  @Test("a menu shows the text below the title, and a tap on it chooses the action")
  func subtitle() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var chosen: [String] = []
    let handler: UIActionHandler = { chosen.append($0.title) }
    let action = UIAction(
      title: "Sort", subtitle: "By name", discoverabilityTitle: "Sort all", handler: handler)
    #expect(action.discoverabilityTitle == "Sort all")
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.menu = UIMenu(children: [action, UIAction(title: "Share", handler: handler)])
    button.showsMenuAsPrimaryAction = true
    window.addSubview(button)
    func tap(_ point: CGPoint, _ time: Double) {
      window.touchDown(at: point, time: time)
      window.touchUp(time: time + 0.1)
      window.layoutIfNeeded()
    }
    tap(CGPoint(x: 50, y: 20), 0)
    func labels(_ view: UIView) -> [UILabel] {
      ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }
    let shown = labels(window).filter { $0.text?.isEmpty == false }
    #expect(shown.map(\.text) == ["Sort", "By name", "Share"])
    let text = try #require(shown.first { $0.text == "By name" })
    tap(text.convert(CGPoint(x: text.bounds.midX, y: text.bounds.midY), to: window), 1)
    #expect(chosen == ["Sort"])
  }
}
