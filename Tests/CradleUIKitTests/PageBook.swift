import CradleUIKit

/// Three pages with titles, from which a page controller takes the neighbours.
class PageBook: NSObject, UIPageViewControllerDataSource {
  let pages = (0..<3).map { number in
    let page = UIViewController()
    page.title = "\(number)"
    return page
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(viewController, -1) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(viewController, 1) }
  private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
    guard let place = pages.firstIndex(of: controller), pages.indices.contains(place + step) else {
      return nil
    }
    return pages[place + step]
  }
}
