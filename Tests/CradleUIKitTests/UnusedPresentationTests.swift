import CradleUIKit
import Testing

/// Presentation controllers that are made on first use.
struct UnusedPresentationTests {
  private static let styles = [UIModalPresentationStyle.automatic, .pageSheet, .popover]

  @Test("a controller that is not presented is released", arguments: styles)
  func unused(_ style: UIModalPresentationStyle) {
    weak var controller: UIViewController?
    weak var presentation: UIPresentationController?
    do {
      let screen = UIViewController()
      screen.modalPresentationStyle = style
      presentation = screen.presentationController
      controller = screen
      #expect(screen.presentationController?.presentedViewController === screen)
      screen.sheetPresentationController?.detents = [.medium()]
      screen.loadViewIfNeeded()
    }
    let areGone = controller == nil && presentation == nil
    #expect(areGone)
  }

  @Test("a presented one is retained until the dismissal, and by its controller", arguments: styles)
  func used(_ style: UIModalPresentationStyle) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let root = UIViewController()
    window.rootViewController = root
    window.advance(by: 0)
    weak var controller: UIViewController?
    var kept: UIPresentationController?
    do {
      let screen = UIViewController()
      screen.modalPresentationStyle = style
      kept = screen.presentationController
      controller = screen
      root.present(screen, animated: false)
    }
    window.advance(by: 0)
    #expect(root.presentedViewController === controller && kept?.presentedViewController === controller)
    root.dismiss(animated: false)
    window.advance(by: 0)
    let isKept = controller != nil && kept?.presentedViewController === controller
    #expect(isKept)
    kept = nil
    let isGone = controller == nil
    #expect(isGone)
  }
}
