import CradleUIKit
import Testing

/// A navigation bar that controllers show or hide as they appear.
struct BarInTransitionTests {
  private final class Page: UIViewController {
    let hidesBar: Bool
    init(hidesBar: Bool) {
      self.hidesBar = hidesBar
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) {
      navigationController?.setNavigationBarHidden(hidesBar, animated: animated)
    }
  }

  @Test("the new view has its final place from the beginning, and the old one stays where it was")
  func places() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (whole, barred) = (Page(hidesBar: true), Page(hidesBar: false))
    let navigation = UINavigationController(rootViewController: whole)
    window.rootViewController = navigation
    window.advance(by: 0)
    let bar = navigation.navigationBar.frame.maxY
    func place(_ page: Page) -> (top: CGFloat, height: CGFloat) {
      (page.view.convert(CGPoint.zero, to: nil).y, page.view.bounds.height)
    }
    let start = place(whole)
    #expect(start.top == 0 && start.height == 480)

    navigation.pushViewController(barred, animated: true)
    window.advance(by: 0.1)
    let (old, new) = (place(whole), place(barred))
    #expect(old.top == 0 && old.height == 480)
    #expect(new.top == bar && new.height == 480 - bar)
    for _ in 0..<60 { window.advance(by: 1 / 60) }
    let end = place(barred)
    #expect(end.top == bar && end.height == 480 - bar)

    navigation.popViewController(animated: true)
    window.advance(by: 0.1)
    let (leaving, returning) = (place(barred), place(whole))
    #expect(leaving.top == bar && returning.top == 0 && returning.height == 480)
    for _ in 0..<60 { window.advance(by: 1 / 60) }
    let last = place(whole)
    #expect(last.top == 0 && last.height == 480)
  }
}
