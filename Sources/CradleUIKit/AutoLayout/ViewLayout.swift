import CradleGeometry

/// The state of Auto Layout for a view. Views without constraints have none.
final class ViewLayout {
  /// Nil while the view is deinitialized, which may still use its guides and request a layout.
  private(set) weak var view: UIView?
  /// The engine that a view without a superview, or a reusable view, has for its tree.
  fileprivate(set) var ownEngine: LayoutEngine?
  /// The engine that places the view; nil until the next layout.
  fileprivate(set) weak var engine: LayoutEngine?
  /// The active constraints whose nearest common superview it is, in the order of their activation.
  fileprivate(set) var held: [NSLayoutConstraint] = []
  /// The guides that the app added.
  var guides: [UILayoutGuide] = []
  private var systemGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
  /// The priorities with which the view is no larger than its content, and no smaller.
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// Whether its frame follows its superview by its mask, instead of constraints.
  var translatesMask = true
  /// The rectangle at which constraints have placed it; nil before, and for a view that none places. As in UIKit the app
  /// may move the view from there, until its superview is laid out.
  var placedRect: CGRect?
  /// Whether equations follow the view's frame, instead of setting it.
  var isFollowed: Bool { translatesMask || engine?.host === view }
  /// Whether constraints place some of its subviews.
  var placesSubviews = false
  /// Whether constraints depend on a scroll view's offset.
  var followsOffset = false
  /// Whether `updateConstraints()` is due.
  var needsUpdateConstraints = true
  /// Whether its content's size must be queried again.
  var isContentStale = true
  /// The width at which text of several lines breaks; nil for its natural width.
  var measuredWidth: CGFloat?

  init(_ view: UIView) { self.view = view }

  /// The guide of the keyboard.
  private(set) lazy var keyboardGuide = UIKeyboardLayoutGuide(.keyboard, of: view)
  func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let existing = systemGuides[kind] { return existing }
    let new = UILayoutGuide(kind, of: view)
    systemGuides[kind] = new
    return new
  }

  /// Updates the view's engine; makes it if it has none.
  func update() {
    // An app that changes the tree in `updateConstraints()` needs another pass. The limit ends the loop of an app that
    // does so each time.
    for _ in 0..<8 {
      if let engine, !engine.isStale { return }
      guard let host = view?.layoutHost else { return }
      host.updateConstraintsBelow()
      guard engine == nil else {
        engine?.update()
        continue
      }
      let new = LayoutEngine(host)
      host.layout.ownEngine = new
      host.forEachLayout { $0.engine = new }
      new.update()
    }
  }

  func adopt(_ engine: LayoutEngine) { self.engine = engine }

  func rect(of item: any LayoutItem) -> CGRect? {
    update()
    return engine?.rect(of: item)
  }
}

extension UIView {
  /// The state of Auto Layout for the view, made on first use.
  var layout: ViewLayout {
    if let existing = storage.layout { return existing }
    let new = ViewLayout(self)
    storage.layout = new
    markLayoutsBelow()
    return new
  }

  /// Marks this view and the views above it, because a view below them takes part in Auto Layout.
  func markLayoutsBelow() {
    var view: UIView? = self
    while let each = view, !each.storage.hasLayoutsBelow {
      each.storage.hasLayoutsBelow = true
      view = each.hostsLayout ? nil : each.superview
    }
  }

  /// Whether a reusable view has a layout engine of its own: in its list, and elsewhere unless constraints place it,
  /// such as those of a stack view.
  var hostsReusableLayout: Bool {
    translatesAutoresizingMaskIntoConstraints || superview is UITableView || superview is UICollectionView
  }

  /// Changes whether the frame and the mask place the view, and with it the engine of a reusable view.
  func setTranslatesMask(_ translatesMask: Bool) {
    let hostedLayout = hostsLayout
    discardEngine()
    (layout.translatesMask, layout.placedRect) = (translatesMask, nil)
    if hostedLayout, !hostsLayout { enterLayout() } else { discardEngine() }
  }

  /// The view whose engine places this one: the nearest view with an engine of its own, or the topmost one.
  var layoutHost: UIView {
    var view = self
    while !view.hostsLayout, let above = view.superview { view = above }
    return view
  }

  /// Calls a closure with the layout states of this view and those below it, up to views with engines of their own.
  func forEachLayout(_ body: (ViewLayout) -> Void) {
    guard storage.hasLayoutsBelow else { return }
    storage.layout.map(body)
    for view in subviews where !view.hostsLayout { view.forEachLayout(body) }
  }

  /// Calls a closure with the views of this tree that constraints place, up to views with engines of their own.
  func forEachParticipant(_ body: (UIView) -> Void) {
    guard storage.hasLayoutsBelow else { return }
    if let layout = storage.layout, !layout.translatesMask { body(self) }
    for view in subviews where !view.hostsLayout { view.forEachParticipant(body) }
  }

  /// Discards the engine that places this view, because the tree or its items have changed. The next layout makes
  /// another one.
  func discardEngine() {
    let host = layoutHost
    guard host.storage.layout?.ownEngine != nil || storage.layout?.engine != nil else { return }
    host.storage.layout?.ownEngine = nil
    host.forEachLayout { $0.engine = nil }
    setNeedsLayout()
  }

  /// The nearest view that contains both; nil for none.
  func commonSuperview(_ other: UIView?) -> UIView? {
    var above = other
    while let each = above {
      if isDescendant(of: each) { return each }
      above = each.superview
    }
    return nil
  }

  // MARK: Constraints

  func hold(_ constraint: NSLayoutConstraint) {
    constraint.holder = self
    layout.held.append(constraint)
    for item in [constraint.first.view, constraint.second?.view] { _ = item?.layout }
    layout.engine?.add(constraint)
    setNeedsLayout()
  }

  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self, let layout = storage.layout else { return }
    constraint.holder = nil
    layout.held.remove(constraint)
    layout.engine?.remove(constraint)
    setNeedsLayout()
  }

  /// Deactivates the constraints of this view and those above it with an item for which a closure returns true. Returns
  /// whether there were any.
  @discardableResult
  func releaseConstraints(where isGone: (any LayoutItem) -> Bool) -> Bool {
    var (holder, found): (UIView?, Bool) = (self, false)
    while let each = holder {
      for constraint in each.storage.layout?.held ?? [] {
        let items = [constraint.first.item, constraint.second?.item].compactMap { $0 }
        guard items.contains(where: isGone) else { continue }
        each.release(constraint)
        found = true
      }
      holder = each.superview
    }
    return found
  }

  /// Prepares for leaving its superview: deactivates constraints with views outside, as in UIKit.
  func leaveLayout() {
    guard storage.hasLayoutsBelow, let superview else { return }
    let hadConstraints = superview.releaseConstraints { $0.layoutView?.isDescendant(of: self) ?? false }
    if hadConstraints || !hostsLayout { superview.discardEngine() }
  }

  /// Enters a superview, whose engine then places the view, unless the view has its own.
  func enterLayout() {
    guard storage.hasLayoutsBelow, !hostsLayout, let superview else { return }
    storage.layout?.ownEngine = nil
    forEachLayout { $0.engine = nil }
    superview.markLayoutsBelow()
    superview.discardEngine()
  }

  // MARK: Passes

  /// Calls `updateConstraints()` where it is due, subviews before their superviews.
  func updateConstraintsBelow() {
    guard storage.hasLayoutsBelow else { return }
    for view in subviews where !view.hostsLayout { view.updateConstraintsBelow() }
    guard let layout = storage.layout, layout.needsUpdateConstraints else { return }
    layout.needsUpdateConstraints = false
    if let controller = storage.controller {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// Whether a view of the tree that takes part in Auto Layout waits for a layout.
  var hasPendingLayouts: Bool {
    guard storage.hasLayoutsBelow else { return false }
    if let layout = storage.layout, storage.needsLayout || layout.engine?.isStale ?? false { return true }
    return subviews.contains(where: \.hasPendingLayouts)
  }
}
