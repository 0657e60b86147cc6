import CradleUIKit
import TestSupport
import Testing

/// Controls, pictures and what stands for what is not here.
@Suite struct ControlTests {
  @Test("a button calls its actions, and not when the finger lifts far outside")
  func button() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
    window.addSubview(button)
    var log: [String] = []
    button.addAction(UIAction { _ in log.append("down") }, for: .touchDown)
    let inside = UIAction { action in log.append(action.sender as? UIButton === button ? "inside" : "?") }
    button.addAction(inside, for: .touchUpInside)
    button.addAction(UIAction { _ in log.append("outside") }, for: .touchUpOutside)
    window.touchDown(at: CGPoint(x: 140, y: 120))
    #expect(button.isHighlighted && button.state == .highlighted)
    window.touchUp(time: 0.1)
    #expect(log == ["down", "inside"])
    window.touchDown(at: CGPoint(x: 140, y: 120), time: 1)
    window.touchMove(to: CGPoint(x: 140, y: 400), time: 1.1)
    window.touchUp(time: 1.2)
    #expect(log == ["down", "inside", "down", "outside"])
    button.removeAction(inside, for: .touchUpInside)
    button.isEnabled = false
    button.sendActions(for: .touchUpInside)
    window.touchDown(at: CGPoint(x: 140, y: 120), time: 2)
    window.touchUp(time: 2.1)
    #expect(log.count == 4)
  }

  @Test(
    "a button whose actions were called goes with its owner, and so do its menu and the panel that showed it")
  func buttonsGo() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    weak var released: UIButton?
    weak var menu: UIMenu?
    weak var panel: UIView?
    do {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
      let shown = UIMenu(children: [UIAction(title: "Sort") { _ in }])
      (released, menu) = (button, shown)
      button.addAction(UIAction { _ in }, for: .touchUpInside)
      (button.menu, button.showsMenuAsPrimaryAction) = (shown, true)
      window.addSubview(button)
      window.touchDown(at: CGPoint(x: 20, y: 15))
      window.touchUp(time: 0.1)
      panel = window.subviews.last
      #expect(panel !== button)
      window.layoutIfNeeded()
      window.touchDown(at: CGPoint(x: 300, y: 470), time: 1)
      window.touchUp(time: 1.1)
      button.removeFromSuperview()
    }
    window.advance(by: 0.1)
    #expect(released == nil && menu == nil && panel == nil)
  }

  @Test("a button shows the title of its state")
  func titles() {
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in })
    button.setTitle("Gone", for: .disabled)
    #expect(button.currentTitle == "Go" && button.title(for: .highlighted) == "Go")
    button.isEnabled = false
    #expect(button.currentTitle == "Gone")
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Gone")
    #expect(abs(Double((button.titleLabel?.frame.midX ?? 0) - 50)) < Tolerance.closedForm)
  }

  @Test("an image keeps the layers rendered into it, in their state at that time")
  func picture() throws {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 30))
    view.backgroundColor = .red
    UIGraphicsBeginImageContextWithOptions(view.bounds.size, view.isOpaque, 0)
    let context = try #require(UIGraphicsGetCurrentContext())
    view.layer.render(in: context)
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    view.frame.size.width = 100
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == CGSize(width: 60, height: 30))
    #expect(image.layers.map(\.bounds.size) == [CGSize(width: 60, height: 30)])
    #expect(image.layers.first?.backgroundColor == UIColor.red.cgColor)
    let still = try #require(view.snapshotView(afterScreenUpdates: false) as? UIImageView)
    #expect(still.frame == view.frame && still.image?.layers.count == 1)
  }

  @Test("the traits follow the screen")
  func traits() {
    #expect(UITraitCollection.current.horizontalSizeClass == .compact)
    #expect(UITraitCollection.current.displayScale == UIScreen.main.scale)
  }
}
