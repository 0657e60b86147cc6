import CradleUIKit
import Testing

/// Menus that the app ends as it is told of them.
struct EndedMenuTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// How the app ends a menu.
  enum End: CaseIterable { case dismissal, interaction, view }
  private final class Menus: NSObject, UIContextMenuInteractionDelegate {
    var calls: [String] = []
    var end: End?
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in }])
      })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("display")
      animator?.addCompletion { [weak self] in self?.calls.append("displayed") }
      switch end {
      case .dismissal: interaction.dismissMenu()
      case .interaction: interaction.view?.removeInteraction(interaction)
      case .view: interaction.view?.removeFromSuperview()
      case nil: break
      }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("end")
      animator?.addCompletion { [weak self] in self?.calls.append("ended") }
    }
  }

  private func press(for seconds: Double) {
    window.touchDown(at: CGPoint(x: 50, y: 50), time: window.time + 1)
    window.advance(by: seconds)
    window.touchUp()
    window.advance(by: 0)
  }

  @Test(
    "a menu that the app ends before it appears is not shown, and the next one is",
    arguments: End.allCases)
  func ends(_ end: End) {
    let (view, menus) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Menus())
    let interaction = UIContextMenuInteraction(delegate: menus)
    view.addInteraction(interaction)
    window.addSubview(view)
    menus.end = end
    press(for: 0.6)
    #expect(menus.calls == ["display", "end", "ended"])
    #expect(window.subviews.allSatisfy { $0 === view } && view.subviews.isEmpty)
    (menus.calls, menus.end) = ([], nil)
    if interaction.view == nil { view.addInteraction(interaction) }
    window.addSubview(view)
    press(for: 0.6)
    #expect(menus.calls == ["display", "displayed"] && window.subviews.count == 2)
  }

  @Test("a button that is removed before its menu appears shows none")
  func button() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.menu = UIMenu(children: [UIAction(title: "Sort") { _ in }])
    button.showsMenuAsPrimaryAction = true
    button.addAction(
      UIAction { [weak button] _ in button?.removeFromSuperview() }, for: .menuActionTriggered)
    window.addSubview(button)
    window.advance(by: 0)
    let plain = button.subviews.count
    press(for: 0.05)
    #expect(window.subviews.isEmpty && button.subviews.count == plain)
  }

  @Test("a menu ends without a choice once its view, or one around it, has left the window")
  func leaving() {
    let (holder, menus) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Menus())
    let view = UIView(frame: holder.bounds)
    view.addInteraction(UIContextMenuInteraction(delegate: menus))
    holder.addSubview(view)
    window.addSubview(holder)
    press(for: 0.6)
    #expect(window.subviews.count == 2)
    holder.removeFromSuperview()
    window.advance(by: 1 / 60)
    #expect(window.subviews.isEmpty && menus.calls == ["display", "displayed", "end", "ended"])
  }
}
