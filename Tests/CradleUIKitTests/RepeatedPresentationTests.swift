import CradleUIKit
import Testing

/// Controllers that are presented while they are presented already.
struct RepeatedPresentationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let root = UIViewController()
  private let sheet = UIViewController()
  private let top = UIViewController()

  private func open() {
    window.rootViewController = root
    window.advance(by: 0)
    root.present(sheet, animated: false)
    window.advance(by: 0)
  }

  @Test("a controller does not present itself")
  func itself() {
    open()
    sheet.present(sheet, animated: false)
    #expect(sheet.presentedViewController == nil && sheet.presentingViewController === root)
    window.frame.size = CGSize(width: 200, height: 300)
    sheet.dismiss(animated: false)
    #expect(root.presentedViewController == nil && sheet.viewIfLoaded?.window == nil)
  }

  @Test("a presented controller stays where it is when another one presents it")
  func twice() {
    open()
    sheet.present(top, animated: false)
    top.present(sheet, animated: false)
    #expect(top.presentedViewController == nil && sheet.presentingViewController === root)
    root.dismiss(animated: false)
    #expect(sheet.viewIfLoaded?.window == nil && top.viewIfLoaded?.window == nil)
    root.present(sheet, animated: false)
    #expect(root.presentedViewController === sheet)
  }
}
