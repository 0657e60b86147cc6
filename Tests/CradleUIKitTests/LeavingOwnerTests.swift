import CradleUIKit
import Testing

/// What views and controllers do as they are deinitialized, through the parts that they own.
struct LeavingOwnerTests {
  private final class Leaving: UIView {
    let content = UIView()
    var onDeinit: (Leaving) -> Void = { _ in }
    deinit { onDeinit(self) }
  }
  private final class LeavingStack: UIStackView {
    deinit {
      for view in arrangedSubviews { view.removeFromSuperview() }
      layoutIfNeeded()
    }
  }
  private final class LeavingScroll: UIScrollView {
    deinit {
      _ = (panGestureRecognizer, pinchGestureRecognizer)
      _ = (contentLayoutGuide.topAnchor, frameLayoutGuide.topAnchor)
    }
  }
  private final class LeavingTable: UITableView {
    deinit {
      beginUpdates()
      endUpdates()
    }
  }
  private final class LeavingCell: UICollectionViewListCell {
    deinit {
      accessories = []
      layoutIfNeeded()
    }
  }
  private final class LeavingStackController: UINavigationController { deinit { viewControllers = [] } }
  private final class LeavingTabs: UITabBarController {
    deinit {
      selectedIndex = 1
      viewControllers = nil
    }
  }
  private final class LeavingSplit: UISplitViewController {
    deinit {
      show(.primary)
      setViewController(nil, for: .secondary)
    }
  }
  private final class LeavingPages: UIPageViewController {
    deinit { setViewControllers([UIViewController()], direction: .forward, animated: true) }
  }

  /// Shows an object in a window, and returns whether it is released afterwards.
  private func isReleased<Object: AnyObject>(
    _ make: () -> Object, shownBy show: (Object, UIWindow) -> Void, hiddenBy hide: (Object, UIWindow) -> Void
  ) -> Bool {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    weak var weakObject: Object?
    do {
      let object = make()
      weakObject = object
      show(object, window)
      window.advance(by: 0.1)
      hide(object, window)
      window.advance(by: 0.1)
    }
    return weakObject == nil
  }
  private func isReleased(_ make: () -> some UIView) -> Bool {
    isReleased(
      make, shownBy: { view, window in window.addSubview(view) },
      hiddenBy: { view, _ in view.removeFromSuperview() })
  }
  private func isReleased(controller make: () -> some UIViewController) -> Bool {
    isReleased(
      make, shownBy: { controller, window in window.rootViewController = controller },
      hiddenBy: { _, window in window.rootViewController = nil })
  }

  @Test(
    "a view may use its guides, be laid out and be measured in its deinitializer",
    arguments: [false, true])
  func guides(_ areUsedBefore: Bool) {
    var calls = 0
    let isGone = isReleased {
      let view = Leaving(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.addSubview(view.content)
      view.content.translatesAutoresizingMaskIntoConstraints = false
      let (top, leading) =
        areUsedBefore
        ? (view.layoutMarginsGuide.topAnchor, view.layoutMarginsGuide.leadingAnchor)
        : (view.topAnchor, view.leadingAnchor)
      NSLayoutConstraint.activate([
        view.content.topAnchor.constraint(equalTo: top),
        view.content.leadingAnchor.constraint(equalTo: leading),
        view.content.widthAnchor.constraint(equalToConstant: 10),
      ])
      view.onDeinit = { view in
        _ = (view.layoutMarginsGuide.topAnchor, view.safeAreaLayoutGuide.layoutFrame)
        _ = (view.readableContentGuide.leadingAnchor, view.keyboardLayoutGuide.topAnchor)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        _ = view.systemLayoutSizeFitting(.zero)
        view.removeFromSuperview()
        calls += 1
      }
      return view
    }
    #expect(isGone && calls == 1)
  }

  @Test("views may change their content in their deinitializers")
  func views() {
    #expect(isReleased { LeavingStack(arrangedSubviews: [UIView(), UILabel()]) })
    #expect(isReleased { LeavingScroll(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) })
    #expect(isReleased { LeavingTable(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain) })
    #expect(
      isReleased {
        let cell = LeavingCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        cell.accessories = [.disclosureIndicator()]
        return cell
      })
  }

  @Test("controllers may remove their children in their deinitializers")
  func controllers() {
    func pages() -> [UIViewController] { [UIViewController(), UIViewController()] }
    #expect(isReleased(controller: { LeavingStackController(rootViewController: UIViewController()) }))
    #expect(
      isReleased(controller: {
        let tabs = LeavingTabs()
        tabs.viewControllers = pages()
        return tabs
      }))
    #expect(
      isReleased(controller: {
        let split = LeavingSplit(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        return split
      }))
    #expect(
      isReleased(controller: {
        let pages = LeavingPages(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        return pages
      }))
  }
}
