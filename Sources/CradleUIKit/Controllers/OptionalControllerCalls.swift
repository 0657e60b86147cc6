// Lets `delegate?.navigationController?(…)` compile without Objective-C's optional methods; see the scroll view's
// `OptionalCalls.swift`.

extension UINavigationControllerDelegate {
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var navigationController: NavigationDelegateCall? {
    NavigationDelegateCall(self)
  }
}

/// Calls the optional methods of a `UINavigationControllerDelegate` by their labels.
public struct NavigationDelegateCall {
  private let delegate: any UINavigationControllerDelegate
  init(_ delegate: any UINavigationControllerDelegate) { self.delegate = delegate }
  /// Calls `navigationController(_:willShow:animated:)`.
  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { delegate.navigationController(navigationController, willShow: viewController, animated: animated) }
  /// Calls `navigationController(_:didShow:animated:)`.
  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { delegate.navigationController(navigationController, didShow: viewController, animated: animated) }
  /// Calls `navigationController(_:animationControllerFor:from:to:)`.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }
  /// Calls `navigationController(_:interactionControllerFor:)`.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.navigationController(navigationController, interactionControllerFor: animationController)
  }
}

extension UITabBarControllerDelegate {
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var tabBarController: TabBarControllerDelegateCall? {
    TabBarControllerDelegateCall(self)
  }
}

/// Calls the optional methods of a `UITabBarControllerDelegate` by their labels.
public struct TabBarControllerDelegateCall {
  private let delegate: any UITabBarControllerDelegate
  init(_ delegate: any UITabBarControllerDelegate) { self.delegate = delegate }
  /// Calls `tabBarController(_:shouldSelect:)`.
  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { delegate.tabBarController(tabBarController, shouldSelect: viewController) }
  /// Calls `tabBarController(_:didSelect:)`.
  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { delegate.tabBarController(tabBarController, didSelect: viewController) }
  /// Calls `tabBarController(_:animationControllerForTransitionFrom:to:)`.
  public func callAsFunction(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }
  /// Calls `tabBarController(_:interactionControllerFor:)`.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.tabBarController(tabBarController, interactionControllerFor: animationController)
  }
}

extension UITabBarDelegate {
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var tabBar: TabBarDelegateCall? { TabBarDelegateCall(self) }
}

/// Calls the optional methods of a `UITabBarDelegate` by their labels.
public struct TabBarDelegateCall {
  private let delegate: any UITabBarDelegate
  init(_ delegate: any UITabBarDelegate) { self.delegate = delegate }
  /// Calls `tabBar(_:didSelect:)`.
  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    delegate.tabBar(tabBar, didSelect: item)
  }
}

extension UIPageViewControllerDelegate {
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var pageViewController: PageDelegateCall? { PageDelegateCall(self) }
}

/// Calls the optional methods of a `UIPageViewControllerDelegate` by their labels.
public struct PageDelegateCall {
  private let delegate: any UIPageViewControllerDelegate
  init(_ delegate: any UIPageViewControllerDelegate) { self.delegate = delegate }
  /// Calls `pageViewController(_:willTransitionTo:)`.
  public func callAsFunction(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { delegate.pageViewController(pageViewController, willTransitionTo: pendingViewControllers) }
  /// Calls `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`.
  public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    delegate.pageViewController(
      pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
      transitionCompleted: completed)
  }
}
