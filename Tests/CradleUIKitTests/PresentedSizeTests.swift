import CradleUIKit
import Testing

/// Presented controllers in a window that changes its size.
struct PresentedSizeTests {
  private final class Controller: UIViewController {
    var sizes: [CGSize] = []
    var ends = 0
    override func viewWillTransition(
      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.ends += 1 }
    }
  }

  @Test("the presented controllers are notified of a change of the size, and their views follow it")
  func rotation() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let (root, sheet, top) = (Controller(), Controller(), Controller())
    window.rootViewController = root
    window.advance(by: 0)
    for each in [sheet, top] { each.modalPresentationStyle = .overFullScreen }
    root.present(sheet, animated: false)
    sheet.present(top, animated: false)
    let size = CGSize(width: 400, height: 300)
    window.frame.size = size
    window.advance(by: 0)
    for controller in [root, sheet, top] {
      #expect(controller.sizes == [size] && controller.ends == 1)
      #expect(controller.view.frame.size == size)
    }
  }

  @Test("what a child presents over its context is notified once, with what that one presents")
  func context() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let (root, child, sheet, top) = (Controller(), Controller(), Controller(), Controller())
    window.rootViewController = root
    root.addChild(child)
    root.view.addSubview(child.view)
    window.advance(by: 0)
    child.definesPresentationContext = true
    sheet.modalPresentationStyle = .currentContext
    child.present(sheet, animated: false)
    sheet.present(top, animated: false)
    let size = CGSize(width: 400, height: 300)
    window.frame.size = size
    window.advance(by: 0)
    #expect(sheet.presentingViewController === child)
    for controller in [root, child, sheet, top] {
      #expect(controller.sizes == [size] && controller.ends == 1)
    }
  }

  @Test("views are laid out at the new size before what is animated alongside, and again before the end")
  func layout() {
    final class Tabs: UITabBarController {
      let follower = UIView()
      var widths: [CGFloat] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        let note = { [unowned self] in widths += [tabBar.bounds.width, follower.frame.width] }
        note()
        let changes: (UIViewControllerTransitionCoordinatorContext) -> Void = { [unowned self] _ in
          note()
          follower.translatesAutoresizingMaskIntoConstraints = false
          tabBar.addSubview(follower)
          follower.widthAnchor.constraint(equalTo: tabBar.widthAnchor).isActive = true
        }
        coordinator.animate(alongsideTransition: changes) { _ in note() }
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let tabs = Tabs()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    window.rootViewController = tabs
    window.advance(by: 0)
    window.frame.size = CGSize(width: 400, height: 300)
    #expect(tabs.widths == [300, 0, 400, 0, 400, 400])
  }

  @Test("what the app animates alongside from within such a call runs, too, and its end is reported")
  func nested() {
    final class Nesting: UIViewController {
      var calls: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { [unowned self] _ in
          calls.append("change")
          coordinator.animate { [unowned self] _ in
            calls.append("inner change")
          } completion: { [unowned self] _ in
            calls.append("inner end")
          }
        } completion: { [unowned self] _ in
          calls.append("end")
        }
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let controller = Nesting()
    window.rootViewController = controller
    window.advance(by: 0)
    window.frame.size = CGSize(width: 400, height: 300)
    #expect(controller.calls == ["change", "inner change", "end", "inner end"])
  }
}
