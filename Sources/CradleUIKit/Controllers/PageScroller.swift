import CradleGeometry

/// The scroll view of a page controller. It shows the current page, and beside it the pages that the data source
/// returns.
///
/// As in UIKit its content is three pages long, and the current page rests in the middle: apps compute the progress of
/// a turn as `contentOffset.x / bounds.width - 1`. Negative insets exclude a side without a page. The delegate of the
/// scroll view is left to the app.
final class PageScroller: UIScrollViewDelegate {
  /// Nil while the controller is deinitialized.
  private weak var owner: UIPageViewController?
  private let isVertical: Bool
  private let gap: CGFloat
  let scrollView = UIScrollView()
  /// The page that is shown.
  private(set) var page: UIViewController?
  /// The pages before and after the current one, nil for none. The first drag loads them.
  private var adjacent: (before: UIViewController?, after: UIViewController?)?
  /// The page of which the delegate was notified during the present drag.
  private var pendingPage: UIViewController?
  /// The running turn that the app began; nil for none.
  private var turn: PageTurn?
  private var isTurning: Bool { turn != nil }
  /// Whether the data source has changed during the present drag.
  private var isOutdated = false

  init(of owner: UIPageViewController, isVertical: Bool, gap: CGFloat) {
    (self.owner, self.isVertical, self.gap) = (owner, isVertical, gap)
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    (scrollView.showsVerticalScrollIndicator, scrollView.showsHorizontalScrollIndicator) = (false, false)
    scrollView.ownDelegate = self
  }

  func load(into view: UIView) {
    view.addSubview(scrollView)
    layoutPages()
  }

  // MARK: Layout

  /// The length of a page and one gap along the scroll axis, in points.
  private var length: CGFloat {
    let size = owner?.viewIfLoaded?.bounds.size ?? .zero
    return (isVertical ? size.height : size.width) + gap
  }
  /// The places of the content, each with its page.
  private var places: [UIViewController?] { [adjacent?.before, page, adjacent?.after] }
  /// The offset that shows the current page.
  private var restingOffset: CGFloat { length }
  private var offset: CGFloat {
    get { isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x }
    set { scrollView.contentOffset = point(newValue) }
  }
  private func point(_ along: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0)
  }

  /// Lays out the scroll view and its pages, and scrolls to the current page.
  func layoutPages() {
    guard let pageSize = owner?.viewIfLoaded?.bounds.size, !isTurning, pendingPage == nil else { return }
    arrange(pageSize)
    offset = restingOffset
  }
  private func arrange(_ pageSize: CGSize) {
    let size =
      isVertical
      ? CGSize(width: pageSize.width, height: pageSize.height + gap)
      : CGSize(width: pageSize.width + gap, height: pageSize.height)
    scrollView.frame = CGRect(origin: point(-gap / 2), size: size)
    scrollView.contentSize =
      isVertical
      ? CGSize(width: size.width, height: 3 * length) : CGSize(width: 3 * length, height: size.height)
    let start = adjacent?.before == nil ? -length : 0
    let end = adjacent?.after == nil ? -length : 0
    scrollView.contentInset =
      isVertical
      ? UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
      : UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
    // A single page cannot be turned, but it can be pulled.
    (scrollView.alwaysBounceHorizontal, scrollView.alwaysBounceVertical) = (!isVertical, isVertical)
    for (number, child) in places.enumerated() {
      guard let child else { continue }
      child.view.frame = frame(of: number, pageSize)
      if child.view.superview !== scrollView { scrollView.addSubview(child.view) }
    }
    placeTwin()
  }
  private func frame(of number: Int, _ pageSize: CGSize) -> CGRect {
    CGRect(origin: point(CGFloat(number) * length + gap / 2), size: pageSize)
  }
  /// Places a page that is both before and after the current one, as in a loop of two, on the side that is in sight.
  private func placeTwin() {
    guard let twin = adjacent?.before, twin === adjacent?.after,
      let pageSize = owner?.viewIfLoaded?.bounds.size
    else { return }
    twin.view.frame = frame(of: offset < restingOffset ? 0 : 2, pageSize)
  }

  // MARK: Pages

  /// Drops the pages beside the current one, because the data source has changed; after the present drag.
  func reset() {
    isOutdated = isTurning || pendingPage != nil
    guard !isOutdated else { return }
    setChildren(page.map { [$0] } ?? [])
    adjacent = nil
    layoutPages()
  }

  /// Makes these pages the only children.
  private func setChildren(_ pages: [UIViewController]) {
    guard let owner else { return }
    for child in owner.children where !pages.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
      child.appearance.isBesidePage = false
    }
    for child in pages where child.parent !== owner {
      owner.addChild(child)
      if owner.isViewLoaded, child.view.superview !== scrollView { scrollView.addSubview(child.view) }
      child.didMove(toParent: owner)
    }
  }

  /// Queries the data source for the pages beside the present one.
  private func loadAdjacentPages() {
    guard adjacent == nil, let page, let owner, let source = owner.dataSource else { return }
    let found = (
      before: source.pageViewController(owner, viewControllerBefore: page),
      after: source.pageViewController(owner, viewControllerAfter: page)
    )
    // The app may have shown another page in these calls.
    guard self.page === page, adjacent == nil else { return }
    let shift = offset - restingOffset
    // In a loop of one page there is none beside it.
    adjacent = (found.before === page ? nil : found.before, found.after === page ? nil : found.after)
    for each in [adjacent?.before, adjacent?.after] { each?.appearance.isBesidePage = true }
    setChildren(places.compactMap { $0 })
    if let pageSize = owner.viewIfLoaded?.bounds.size { arrange(pageSize) }
    offset = restingOffset + shift
  }

  func turn(to new: UIViewController, isForward: Bool, animated: Bool, _ completion: ((Bool) -> Void)?) {
    endTurn()
    guard animated, let old = page, old !== new, let view = owner?.viewIfLoaded, view.window != nil,
      length > 0
    else {
      (page, adjacent) = (new, nil)
      let wasBeside = exchange(&new.appearance.isBesidePage, with: false)
      setChildren([new])
      layoutPages()
      if wasBeside, new.viewIfLoaded?.window != nil {
        new.beginAppearance(isAnimated: false)
        new.endAppearance()
      }
      return completion?(true) ?? ()
    }
    let turn = PageTurn(to: new, isForward: isForward, completion)
    self.turn = turn
    adjacent = isForward ? (nil, new) : (new, nil)
    new.appearance.isBesidePage = true
    setChildren([old, new])
    // The app may have shown another page in a child's callbacks.
    guard self.turn === turn else { return }
    arrange(view.bounds.size)
    offset = restingOffset
    old.beginTurn(to: new, while: self.turn === turn)
    if self.turn === turn { scroll(to: turn) }
  }
  /// Scrolls to the target of a turn. During a drag nothing scrolls: its end begins it.
  private func scroll(to turn: PageTurn) {
    scrollView.setContentOffset(point(turn.place * length), animated: true)
  }

  /// Ends the turn that the app began, at its target.
  private func completeTurn(_ isDone: Bool) {
    guard let turn = exchange(&self.turn, with: nil) else { return }
    (page, adjacent) = (turn.target, nil)
    setChildren([turn.target])
    layoutPages()
    turn.target.endAppearance()
    turn.completion?(isDone)
  }

  /// Completes a running turn at its target.
  private func endTurn() {
    if isTurning { return completeTurn(false) }
    if pendingPage != nil { finish() }
  }

  // MARK: Scrolling

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if isTurning { endTurn() }
    loadAdjacentPages()
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    placeTwin()
    guard !isTurning, pendingPage == nil, scrollView.isDragging, let adjacent, let owner else { return }
    let shift = offset - restingOffset
    guard let next = shift > 0 ? adjacent.after : shift < 0 ? adjacent.before : nil else { return }
    pendingPage = next
    owner.delegate?.pageViewController(owner, willTransitionTo: [next])
    // The delegate may have shown another page.
    if let page, pendingPage === next { page.beginTurn(to: next, while: pendingPage === next) }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if let turn { scroll(to: turn) } else if !decelerate { finish() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { finish() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { completeTurn(true) }

  /// Ends a drag: the visible page becomes the current one.
  private func finish() {
    guard !isTurning, let old = page, let pending = pendingPage, let owner else { return }
    pendingPage = nil
    // The pages still have the size that they had when the drag began.
    let size = scrollView.bounds.size
    let length = isVertical ? size.height : size.width
    let number = length > 0 ? Int(Double((offset / length).rounded())) : 0
    let now = (places.indices.contains(number) ? places[number] : nil) ?? old
    // The app may show another page in the calls below.
    func isKept() -> Bool { page === old && pending.parent === owner }
    if now !== pending { pending.beginTurn(to: now, while: isKept()) }
    if isKept() {
      if now !== old {
        (page, adjacent) = (now, nil)
        setChildren([now])
        layoutPages()
      } else {
        pending.endDisappearance()
        pending.appearance.isBesidePage = true
      }
      now.endAppearance()
    }
    if isOutdated { reset() }
    layoutPages()
    owner.delegate?.pageViewController(
      owner, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: now !== old)
  }
}
