import CradleUIKit
import Testing

/// The calls of a popover's delegate.
struct PopoverCallTests {
  private final class Preparer: NSObject, UIPopoverPresentationControllerDelegate {
    var popovers: [UIPopoverPresentationController] = []
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      popovers.append(popoverPresentationController)
    }
  }

  @Test("the delegate prepares a popover before it is shown")
  func prepares() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (root, menu, preparer) = (UIViewController(), UIViewController(), Preparer())
    window.rootViewController = root
    menu.modalPresentationStyle = .popover
    menu.popoverPresentationController?.delegate = preparer
    root.present(menu, animated: false)
    #expect(preparer.popovers.map { $0 === menu.popoverPresentationController } == [true])
  }

  @Test("a popover knows its presenter, and is released after its dismissal")
  func released() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let root = UIViewController()
    window.rootViewController = root
    weak var released: UIViewController?
    do {
      let menu = UIViewController()
      menu.modalPresentationStyle = .popover
      let popover = menu.popoverPresentationController
      root.present(menu, animated: false)
      #expect(popover?.presentingViewController === root)
      #expect(menu.presentationController === popover)
      root.dismiss(animated: false)
      released = menu
    }
    window.advance(by: 0)
    #expect(released == nil)
  }
}
