import CradleUIKit
import TestSupport
import Testing

/// Form sheets in a regular width.
struct FormSheetTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 800))
  private let root = UIViewController()
  private let form = UIViewController()

  private func present(_ style: UIModalPresentationStyle = .formSheet, animated: Bool = false) {
    window.traitOverrides.horizontalSizeClass = .regular
    window.rootViewController = root
    form.modalPresentationStyle = style
    root.present(form, animated: animated)
    window.advance(by: 0)
  }
  private var shown: CGRect { form.view.convert(form.view.bounds, to: nil) }
  private func drag(by distance: CGFloat) {
    window.touchDown(at: CGPoint(x: 500, y: 300), time: window.time)
    for step in 1...10 {
      let point = CGPoint(x: 500, y: 300 + distance * CGFloat(step) / 10)
      window.touchMove(to: point, time: window.time + 1 / 60)
    }
    window.advance(by: 0.5)
    window.touchUp(time: window.time)
  }

  @Test("it is a card in the middle, as large as the controller prefers, and no larger than the window")
  func size() {
    present()
    #expect(shown == CGRect(x: 230, y: 90, width: 540, height: 620))
    form.preferredContentSize = CGSize(width: 400, height: 300)
    window.advance(by: 0)
    #expect(shown == CGRect(x: 300, y: 250, width: 400, height: 300))
    form.preferredContentSize = CGSize(width: 2000, height: 3000)
    window.advance(by: 0)
    #expect(shown == window.bounds)
  }

  @Test("a page sheet, and a form in another width, stay at the bottom")
  func others() {
    present(.pageSheet)
    #expect(shown.maxY == 800 && shown.width == 1000)
    root.dismiss(animated: false)
    window.traitOverrides.horizontalSizeClass = .compact
    form.modalPresentationStyle = .formSheet
    root.present(form, animated: false)
    window.advance(by: 0)
    #expect(shown.maxY == 800 && shown.width == 1000)
  }

  @Test("it slides in from below with its final size, and stays in the middle of another window")
  func slides() {
    present(animated: true)
    window.advance(by: 0.1)
    #expect(shown.height == 620 && shown.minY > 90 && shown.minX == 230)
    window.advance(by: 1)
    #expect(shown.minY == 90)
    window.frame = CGRect(x: 0, y: 0, width: 800, height: 1000)
    window.advance(by: 0)
    #expect(shown == CGRect(x: 130, y: 190, width: 540, height: 620))
  }

  @Test("a short pull brings it back, and a long one dismisses it")
  func pulls() {
    present()
    drag(by: 60)
    #expect(shown.minY > 100 && shown.height == 620)
    window.advance(by: 1)
    #expect(abs(shown.minY - 90) < Tolerance.closedForm && root.presentedViewController === form)
    drag(by: 480)
    window.advance(by: 1)
    #expect(root.presentedViewController == nil)
  }

  @Test("a tap beside it dismisses it")
  func tap() {
    present()
    window.touchDown(at: CGPoint(x: 50, y: 400))
    window.touchUp(time: window.time + 0.05)
    window.advance(by: 1)
    #expect(root.presentedViewController == nil)
  }
}
