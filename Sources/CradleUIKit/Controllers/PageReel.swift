/// The scroll view of a page controller: its page in the middle, and those beside it as the source has them.
final class PageReel: UIScrollViewDelegate {
  private unowned let owner: UIPageViewController
  private let isVertical: Bool
  private let gap: CGFloat
  let scrollView = UIScrollView()
  /// The page that is shown.
  private(set) var page: UIViewController?
  /// The pages before and after it; nil for none. They are known from the first drag on.
  private var sides: (before: UIViewController?, after: UIViewController?)?
  /// The pages that the delegate was notified of during the present drag.
  private var announced: UIViewController?
  /// Ends the present turn that the app began.
  private var turning: ((Bool) -> Void)?
  private var isTurning: Bool { turning != nil }

  init(of owner: UIPageViewController, isVertical: Bool, gap: CGFloat) {
    (self.owner, self.isVertical, self.gap) = (owner, isVertical, gap)
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    (scrollView.showsVerticalScrollIndicator, scrollView.showsHorizontalScrollIndicator) = (false, false)
    scrollView.delegate = self
  }

  func load(into view: UIView) {
    view.addSubview(scrollView)
    place()
  }

  // MARK: Places

  /// The extent of a page with the space beside it, in points.
  private var length: CGFloat {
    let size = owner.viewIfLoaded?.bounds.size ?? .zero
    return (isVertical ? size.height : size.width) + gap
  }
  private var shown: [UIViewController] { [sides?.before, page, sides?.after].compactMap { $0 } }
  private var place0: CGFloat { sides?.before == nil ? 0 : length }
  private var offset: CGFloat {
    get { isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x }
    set { scrollView.contentOffset = point(newValue) }
  }
  private func point(_ along: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0)
  }

  /// Places the scroll view and its pages, with the present one in sight.
  func place() {
    guard let room = owner.viewIfLoaded?.bounds.size, !isTurning, announced == nil else { return }
    arrange(room)
    offset = place0
  }
  private func arrange(_ room: CGSize) {
    let size =
      isVertical
      ? CGSize(width: room.width, height: room.height + gap)
      : CGSize(width: room.width + gap, height: room.height)
    scrollView.frame = CGRect(origin: point(-gap / 2), size: size)
    let count = CGFloat(max(1, shown.count))
    scrollView.contentSize =
      isVertical
      ? CGSize(width: size.width, height: count * length) : CGSize(width: count * length, height: size.height)
    // With one page there is nothing to turn to, but it can be pulled.
    (scrollView.alwaysBounceHorizontal, scrollView.alwaysBounceVertical) = (!isVertical, isVertical)
    for (number, child) in shown.enumerated() {
      child.view.frame = CGRect(origin: point(CGFloat(number) * length + gap / 2), size: room)
      if child.view.superview !== scrollView { scrollView.addSubview(child.view) }
    }
  }

  // MARK: Pages

  /// Forgets the pages beside the present one, whose source has changed.
  func reset() {
    guard !isTurning, announced == nil else { return }
    keep(page.map { [$0] } ?? [])
    sides = nil
    place()
  }

  /// Makes pages the children, and no others.
  private func keep(_ pages: [UIViewController]) {
    for child in owner.children where !pages.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for child in pages where child.parent !== owner {
      owner.addChild(child)
      if owner.isViewLoaded, child.view.superview !== scrollView { scrollView.addSubview(child.view) }
      child.didMove(toParent: owner)
    }
  }

  /// Queries the data source for the pages beside the present one.
  private func ask() {
    guard sides == nil, let page, let source = owner.dataSource else { return }
    let before = source.pageViewController(owner, viewControllerBefore: page)
    let after = source.pageViewController(owner, viewControllerAfter: page)
    let shift = offset - place0
    sides = (before, after)
    keep(shown)
    if let room = owner.viewIfLoaded?.bounds.size { arrange(room) }
    offset = place0 + shift
  }

  func turn(to new: UIViewController, isForward: Bool, animated: Bool, _ completion: ((Bool) -> Void)?) {
    settle()
    guard animated, let old = page, old !== new, let view = owner.viewIfLoaded, view.window != nil, length > 0
    else {
      (page, sides) = (new, nil)
      keep([new])
      place()
      return completion?(true) ?? ()
    }
    sides = isForward ? (nil, new) : (new, nil)
    keep([old, new])
    arrange(view.bounds.size)
    offset = place0
    turning = { [weak self] isDone in
      guard let self else { return }
      turning = nil
      (page, sides) = (new, nil)
      keep([new])
      place()
      completion?(isDone)
    }
    scrollView.setContentOffset(point(isForward ? length : 0), animated: true)
  }

  /// Ends a turn that is under way where it goes.
  private func settle() {
    if let turning { return turning(false) }
    if announced != nil { finish() }
  }

  // MARK: Scrolling

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if isTurning { settle() }
    ask()
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isTurning, announced == nil, scrollView.isDragging, let sides else { return }
    let shift = offset - place0
    guard let next = shift > 0 ? sides.after : shift < 0 ? sides.before : nil else { return }
    announced = next
    owner.delegate?.pageViewController(owner, willTransitionTo: [next])
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { finish() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { finish() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { turning?(true) }

  /// Ends a drag: the page in sight is the present one.
  private func finish() {
    guard !isTurning, let old = page, announced != nil else { return }
    announced = nil
    let number = length > 0 ? Int(Double((offset / length).rounded())) : 0
    let now = shown.indices.contains(number) ? shown[number] : old
    if now !== old {
      (page, sides) = (now, nil)
      keep([now])
      place()
    }
    owner.delegate?.pageViewController(
      owner, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: now !== old)
  }
}
