import CradleGeometry

/// The state of a view besides its layer.
struct ViewStorage {
  var subviews = SubviewList()
  weak var superview: UIView?
  weak var controller: UIViewController?
  var needsLayout = true
  /// The safe area as the last layout derived and reported it, in points.
  var safeArea = UIEdgeInsets.zero
  /// The margins that were set, in points; the default is UIKit's.
  var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The number of nested layouts under way.
  var layouts = 0
  /// The number of nested layouts under way, of this view or its subviews.
  var passes = 0
  /// The state of Auto Layout for this view; nil while it takes no part.
  var layout: ViewLayout?
  /// Whether it or a view below it takes part in Auto Layout.
  var hasLayoutsBelow = false
  /// The number of nested frames under way.
  var frames = 0
  var recognizers: RecognizerList?
  /// Whether it is a topmost view that the app advances.
  var isAdvanced = false
  /// The animations of a topmost view.
  var animations: [any TreeAnimation] = []
  /// The animators whose reference it is.
  var animators: [WeakAnimator] = []
  /// The observers of its properties; nil if there are none.
  var observations: Observations?
}

extension UIView: KeyValueObserved {
  var observations: Observations {
    if let existing = storage.observations { return existing }
    let observations = Observations()
    storage.observations = observations
    return observations
  }

  /// Notifies the observers of a change.
  func checkObservations() { storage.observations?.check() }
}

struct WeakAnimator {
  weak var animator: UIDynamicAnimator?
}

extension UIView {
  /// A new view of a class that is only known when the program runs.
  ///
  /// Swift calls initialisers of a metatype only where they are `required`, and then no subclass may write
  /// `override init(frame:)`, as all of UIKit's do. The convenience initialiser `init(made:)` calls the
  /// class's own `init(frame:)` through its table; this declares its allocating entry by its mangled name,
  /// with the convention of a static method. A class without `init(frame:)` ends with "Use of unimplemented
  /// initializer", as in UIKit.
  @_silgen_name("$s11CradleUIKit6UIViewC4madeACyt_tcfC")
  static func made() -> UIView

  /// Ours: a new view of a class that is only known while the program runs, by the class's own `init(frame:)`, with a
  /// frame in its future superview's points. The plugin `UIKitSources` writes it for `type.init(frame:)`.
  public static func made(frame: CGRect) -> Self {
    guard let view = made() as? Self else {
      preconditionFailure("UIView.made(frame:): \(self) makes another class")
    }
    view.frame = frame
    return view
  }

  func makeLayer() -> CALayer {
    let layer = (type(of: self).layerClass as? CALayer.Type).map { $0.made() } ?? CALayer()
    layer.view = self
    return layer
  }

  /// The topmost view of the tree; the view itself if it has no superview.
  var root: UIView {
    var view = self
    while let above = view.superview { view = above }
    return view
  }

  /// The layer has another size: as in UIKit that requests a layout, also if the app resizes the layer itself.
  func layerDidResize() {
    if let layout = storage.layout, layout.isFollowed { layout.engine?.noteExternalChange() }
    storage.needsLayout = true
  }

  /// Changes the geometry, with the subviews that follow a new size. An animation block records the old one as the layer
  /// changes.
  func change(_ body: () -> Void) {
    let (before, wasSize) = (layer.state, layer.bounds.size)
    body()
    guard layer.state != before else { return }
    defer { checkObservations() }
    if let layout = storage.layout, layout.isFollowed { layout.engine?.noteExternalChange() }
    if layer.bounds.size != wasSize, autoresizesSubviews {
      for view in subviews { view.followSize(from: wasSize, to: layer.bounds.size) }
    }
  }

  func insert(_ view: UIView, at index: Int) {
    refuseCycle(view)
    let (old, oldWindow) = (view.superview, view.window)
    let newWindow = window
    if old !== self {
      old?.willRemoveSubview(view)
      view.willMove(toSuperview: self)
      if oldWindow !== newWindow { view.notifyWindow(newWindow, isDone: false) }
      // These methods are overridden by the app, and may have moved views themselves.
      refuseCycle(view)
    }
    if old !== self { view.leaveLayout() }
    view.detach()
    let isFront = storage.subviews.insert(view, at: index)
    view.storage.superview = self
    layer.addSublayer(view.layer)
    if !isFront { sortLayers() }
    setNeedsLayout()
    if view.storage.isAdvanced { view.handOverAnimations() }
    guard old !== self else { return }
    view.enterLayout()
    if oldWindow !== newWindow { view.notifyWindow(newWindow, isDone: true) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func insert(_ view: UIView, behind sibling: UIView) {
    insert(view, at: storage.subviews.index(behind: sibling, moving: view))
  }

  func insert(_ view: UIView, inFrontOf sibling: UIView) {
    insert(view, at: storage.subviews.index(inFrontOf: sibling, moving: view))
  }

  private func refuseCycle(_ view: UIView) {
    precondition(
      !isDescendant(of: view), "UIView.addSubview: a view cannot be in itself; add it to another one")
  }

  func leave() {
    guard superview != nil else { return }
    // As in UIKit, what leaves the window is no longer edited.
    _ = window?.endEditing(in: self, true)
    guard let old = superview else { return }
    let hadWindow = window != nil
    old.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if hadWindow { notifyWindow(nil, isDone: false) }
    leaveLayout()
    detach()
    old.setNeedsLayout()
    if hadWindow { notifyWindow(nil, isDone: true) }
    didMoveToSuperview()
  }

  /// Removes the view from its present superview without notifications.
  private func detach() {
    superview?.storage.subviews.remove(self)
    layer.removeFromSuperlayer()
    storage.superview = nil
  }

  /// Sorts the subviews' layers into the order of the subviews; layers that the app added keep their indices.
  func sortLayers() { layer.sort(subviews.map(\.layer)) }

  /// Notifies the views of this tree, and their controllers, that they enter or leave a window.
  private func notifyWindow(_ window: UIWindow?, isDone: Bool) {
    if !isDone, window != nil { Appearances.apply(to: self) }
    if isDone { didMoveToWindow() } else { willMove(toWindow: window) }
    storage.controller?.follow(to: window, isDone: isDone)
    for view in subviews { view.notifyWindow(window, isDone: isDone) }
  }

  /// The limit of a view's nested layouts, nested frames, and cell updates within a layout; a correct view needs a few.
  static let greatestDepth = 64

  /// Lays out the tree below the topmost marked superview, as a layer does. Within a layout, lays out this view only.
  func layOutFromTop() {
    guard superview?.storage.passes ?? 0 == 0 else { return layOut() }
    storage.layout?.update()
    var top = self
    while let above = top.superview, above.storage.needsLayout, above.storage.passes == 0 { top = above }
    top.layOut()
    // A layout that changes constraints of superviews needs another pass; a correct tree needs one or two.
    for _ in 0..<8 where top.hasPendingLayouts { top.layOut() }
  }

  func layOut() {
    storage.passes += 1
    defer { storage.passes -= 1 }
    followSafeArea()
    if storage.needsLayout { storage.controller?.noteAppearing() }
    storage.layout?.update()
    if storage.needsLayout {
      storage.layouts += 1
      defer { storage.layouts -= 1 }
      precondition(
        storage.layouts <= Self.greatestDepth,
        "UIView.layoutSubviews: \(type(of: self)) has been laid out \(Self.greatestDepth) times within its own layout; call "
          + "setNeedsLayout() there only for a change, and leave layoutIfNeeded() to the next frame")
      storage.needsLayout = false
      storage.controller?.viewWillLayoutSubviews()
      layer.layoutSublayers()
      storage.controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  // MARK: Time

  /// Advances the tree's animations, scrolls and animators by a time in seconds, finite and 0 or more, then lays it
  /// out. Ours: in UIKit a display link does this. Call it on the topmost view, which holds the animations of the tree.
  public func advance(by seconds: Double) {
    precondition(
      seconds >= 0 && seconds.isFinite,
      "UIView.advance(by: \(seconds)): the time must be finite and not negative; clamp the frame's time")
    storage.frames += 1
    defer { storage.frames -= 1 }
    EventEnd.run()
    precondition(
      storage.frames <= Self.greatestDepth,
      "UIView.advance(by:): \(Self.greatestDepth) frames have begun, each within the last; advance the tree from the "
        + "app's loop, not from what a frame calls")
    storage.isAdvanced = superview == nil
    if storage.isAdvanced { updateTraits() }
    UIView.scheduleWaitingAnimations()
    followLeavingAnimations()
    // A completion may start the next animation.
    let remaining = exchange(&storage.animations, with: []).remaining(after: seconds)
    storage.animations = remaining + storage.animations
    advanceSubtree(seconds)
    layoutIfNeeded()
    if let window = self as? UIWindow {
      for controller in exchange(&window.appearing, with: []) { controller.finishAppearing() }
    }
    // Not in a nested frame: the callback that began it may yet add the views. Not in a frame of a topmost
    // view that is no window: it may end before the first frame of the tree that is to advance the animation.
    if storage.frames == 1, self is UIWindow { UIView.endWaitingAnimations() }
  }

  /// Advances scrolls and animators, superviews before their subviews.
  func advanceSubtree(_ seconds: Double) {
    tick(seconds)
    storage.animators.removeAll { $0.animator == nil }
    for entry in storage.animators { entry.animator?.advance(by: seconds) }
    for view in subviews { view.advanceSubtree(seconds) }
  }
}
