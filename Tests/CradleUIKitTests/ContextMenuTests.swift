import CradleUIKit
import TestSupport
import Testing

/// Menus that a long press shows.
struct ContextMenuTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private final class Menus: NSObject, UIContextMenuInteractionDelegate {
    var calls: [String] = []
    var offersMenu = true
    var preview: UIViewController?
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("ask \(Int(location.x)) \(Int(location.y))")
      guard offersMenu || preview != nil else { return nil }
      let (preview, actions) = (self.preview, offersMenu ? ["Copy", "Share"] : [])
      return UIContextMenuConfiguration(previewProvider: { preview }) { [weak self] _ in
        UIMenu(children: actions.map { UIAction(title: $0) { self?.calls.append($0.title) } })
      }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("display")
      animator?.addCompletion { [weak self] in self?.calls.append("displayed") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("end")
      animator?.addCompletion { [weak self] in self?.calls.append("ended") }
      animator?.addAnimations { [weak self] in self?.calls.append("ending") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      calls.append("commit")
      animator.addCompletion { [weak self] in self?.calls.append("committed") }
    }
  }
  private final class Page: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("appear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
  }
  private let menus = Menus()

  /// A view of 100 × 100 points with the interaction.
  private func shown(_ view: UIView = UIView()) -> UIContextMenuInteraction {
    let interaction = UIContextMenuInteraction(delegate: menus)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    view.addInteraction(interaction)
    window.addSubview(view)
    window.advance(by: 0)
    return interaction
  }
  private func press(_ point: CGPoint = CGPoint(x: 40, y: 60), for seconds: Double = 0.6) {
    window.touchDown(at: point, time: window.time + 1)
    window.advance(by: seconds)
    window.touchUp()
    window.advance(by: 0)
  }
  private func texts() -> [UILabel] {
    func labels(_ view: UIView) -> [UILabel] {
      ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }
    return labels(window).filter { $0.text?.isEmpty == false }
  }
  private func tap(_ text: String) throws {
    let label = try #require(texts().first { $0.text == text })
    press(label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: window), for: 0.05)
  }

  @Test("a long press asks at its place and shows the menu; a choice ends it and is called after the end")
  func choice() throws {
    let interaction = shown()
    press(for: 0.3)
    #expect(menus.calls.isEmpty)
    press()
    #expect(menus.calls == ["ask 30 40", "display", "displayed"])
    #expect(texts().map { $0.text } == ["Copy", "Share"])
    #expect(interaction.location(in: interaction.view) == CGPoint(x: 30, y: 40))
    menus.calls = []
    try tap("Share")
    #expect(menus.calls == ["end", "ending", "ended", "Share"] && texts().isEmpty)
    // The next press shows it again.
    press()
    #expect(texts().count == 2)
  }

  @Test("the menu ends without a choice by a tap beside it, by the app, and with the interaction")
  func ends() {
    let interaction = shown()
    for end in 0..<3 {
      press()
      #expect(texts().count == 2)
      menus.calls = []
      switch end {
      case 0: press(CGPoint(x: 5, y: 470), for: 0.05)
      case 1: interaction.dismissMenu()
      default: interaction.view?.removeInteraction(interaction)
      }
      #expect(menus.calls == ["end", "ending", "ended"] && texts().isEmpty)
    }
    menus.calls = []
    press()
    #expect(menus.calls.isEmpty && interaction.view == nil)
  }

  @Test("a press that shows a menu takes the touch from a control, and one that shows nothing leaves it")
  func touches() {
    let control = UIControl()
    control.addAction(UIAction { [menus] _ in menus.calls.append("tap") }, for: .touchUpInside)
    _ = shown(control)
    menus.offersMenu = false
    press()
    #expect(menus.calls == ["ask 30 40", "tap"])
    menus.offersMenu = true
    press()
    #expect(!menus.calls.dropFirst(2).contains("tap") && texts().count == 2)
  }

  @Test("a preview is shown above the menu, and a tap on it ends the menu and performs the preview's action")
  func preview() throws {
    let page = Page()
    page.preferredContentSize = CGSize(width: 200, height: 100)
    (menus.preview, menus.offersMenu) = (page, false)
    _ = shown()
    press()
    let view = try #require(page.viewIfLoaded)
    #expect(view.window === window && page.calls == ["appear"])
    #expect(view.bounds.width > 0)
    #expect(abs(Double(view.bounds.width - 2 * view.bounds.height)) < Tolerance.halfPoint)
    menus.calls = []
    press(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window), for: 0.05)
    #expect(menus.calls == ["end", "ending", "ended", "commit", "committed"])
    #expect(page.calls == ["appear", "disappeared"] && view.window == nil)
  }

  @Test("a button's menu is shown by a long press while a tap calls its actions, or by a tap")
  func button() throws {
    let button = UIButton(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    button.addAction(UIAction { [menus] _ in menus.calls.append("tap") }, for: .touchUpInside)
    button.addAction(UIAction { [menus] _ in menus.calls.append("menu") }, for: .menuActionTriggered)
    button.menu = UIMenu(children: [UIAction(title: "Sort") { [menus] _ in menus.calls.append("sort") }])
    window.addSubview(button)
    window.advance(by: 0)
    press(for: 0.05)
    #expect(menus.calls == ["tap"] && texts().isEmpty)
    press()
    #expect(menus.calls == ["tap", "menu"])
    try tap("Sort")
    #expect(menus.calls == ["tap", "menu", "sort"] && texts().isEmpty)
    button.showsMenuAsPrimaryAction = true
    press(for: 0.05)
    #expect(menus.calls == ["tap", "menu", "sort", "menu"] && texts().count == 1)
    press(CGPoint(x: 5, y: 470), for: 0.05)
    button.menu = nil
    #expect(button.interactions.isEmpty)
    press()
    #expect(menus.calls.last == "tap" && texts().isEmpty)
  }
}
