import CradleUIKit
import Testing

/// Choices of an alert that is shown.
struct AlertChoiceTests {
  @Test("a choice can be enabled while the alert is shown")
  func enables() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let root = UIViewController()
    window.rootViewController = root
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    var choices = 0
    let save = UIAlertAction(title: "Save", style: .default) { _ in choices += 1 }
    save.isEnabled = false
    alert.addAction(save)
    root.present(alert, animated: false)
    window.advance(by: 0)
    func buttons(_ view: UIView) -> [UIButton] {
      view.subviews.flatMap { [$0 as? UIButton].compactMap { $0 } + buttons($0) }
    }
    let button = try #require(buttons(alert.view).first)
    let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    func tap() {
      window.touchDown(at: place)
      window.touchUp(time: window.time + 0.05)
    }
    tap()
    #expect(choices == 0)
    save.isEnabled = true
    tap()
    #expect(choices == 1)
  }
}
