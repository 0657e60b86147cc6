import CradleUIKit
import TestSupport

/// A window with a zooming scroll view, a collection view, gestures and an animator. Each of their callbacks makes a
/// random public call now and then.
///
/// Calls that trap where they are made are left out; the traps have tests of their own.
final class AppRig: NSObject, AppListener {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
  let collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 150, width: 300, height: 250), collectionViewLayout: UICollectionViewFlowLayout())
  let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
  var views: [UIView] = []
  var animator = UIDynamicAnimator()
  var behaviors: [UIDynamicBehavior] = []
  var data = [Array(0..<30), Array(30..<36)]
  var random: SeededRandom
  /// The calls in answer to calls that are still allowed.
  var answers = 0
  /// Where the answers under way are made, one in another.
  private var places: [AppPlace] = []
  private var isInBatch = false
  /// The calls, the latest last.
  private(set) var log: [String] = []

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    super.init()
    collectionView.setCollectionViewLayout(AppLayout(app: self), animated: false)
    collectionView.register(AppCell.self, forCellWithReuseIdentifier: "cell")
    (collectionView.dataSource, collectionView.delegate) = (self, self)
    window.addSubview(scrollView)
    window.addSubview(collectionView)
    scrollView.addSubview(zoomed)
    scrollView.contentSize = CGSize(width: 600, height: 1500)
    (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.5, 3)
    scrollView.delegate = self
    makeAnimator()
    for _ in 0..<6 { addView() }
    window.advance(by: 0)
  }

  // MARK: Calls

  /// Makes a call from outside, which may be answered.
  func step() {
    answers = 6
    call()
    answers = 0
  }

  func hear(_ place: AppPlace) {
    guard answers > 0, places.count < 4, random.int(in: 0..<4) == 0 else { return }
    answers -= 1
    places.append(place)
    call()
    places.removeLast()
  }

  private func call() {
    let view = views[random.int(in: 0..<views.count)]
    let number = random.int(in: 0..<4)
    log.append("\(places.map(\.rawValue).joined(separator: " ")): \(number)")
    switch number {
    case 0: changeTree(view)
    case 1: changeScrolling()
    case 2: changeCollection()
    default: random.bool() ? changeAnimator(view) : input()
    }
  }

  private func changeTree(_ view: UIView) {
    switch random.int(in: 0..<11) {
    case 0: window.addSubview(view)
    case 1: scrollView.addSubview(view)
    case 2: view.removeFromSuperview()
    case 3:
      // An older view is never put into a younger one, so that no hook can close a circle.
      let other = views[random.int(in: 0..<views.count)]
      if view.tag > other.tag { other.addSubview(view) }
    case 4:
      addView()
      views = views.filter { $0 !== view }
      view.removeFromSuperview()
    case 5:
      view.setNeedsLayout()
      if random.bool() { view.layoutIfNeeded() }
    case 6: view.frame = frame()
    case 7:
      UIView.animate(
        withDuration: random.double(in: 0...0.3),
        animations: { [self] in
          view.center = point()
          hear(.free)
        }, completion: { [weak self] _ in self?.hear(.free) })
    case 8: addPan(to: view)
    case 9:
      for recognizer in view.gestureRecognizers ?? [] where random.bool() {
        random.bool() ? view.removeGestureRecognizer(recognizer) : (recognizer.isEnabled.toggle())
      }
    default:
      view.isHidden.toggle()
      view.isUserInteractionEnabled = random.int(in: 0..<4) > 0
    }
  }

  private func changeScrolling() {
    let view = random.bool() ? scrollView : collectionView as UIScrollView
    switch random.int(in: 0..<7) {
    case 0: view.contentOffset = point()
    case 1: view.setContentOffset(point(), animated: random.bool())
    case 2:
      scrollView.contentSize = CGSize(width: random.double(in: 0...900), height: random.double(in: 0...2000))
    case 3:
      view.contentInset = UIEdgeInsets(
        top: random.double(in: 0...50), left: 0, bottom: random.double(in: 0...50), right: 0)
    case 4:
      scrollView.frame = CGRect(
        x: 0, y: 0, width: random.double(in: 20...300), height: random.double(in: 10...200))
    case 5: scrollView.setZoomScale(random.double(in: 0.2...4), animated: random.bool())
    default: scrollView.refreshControl = random.bool() ? nil : UIRefreshControl()
    }
  }

  private func changeCollection() {
    let isAtWork = !places.allSatisfy(\.allowsTouches)
    switch random.int(in: 0..<(isAtWork ? 5 : 11)) {
    case 0: collectionView.collectionViewLayout.invalidateLayout()
    case 1: collectionView.reloadData()
    case 2: batch()
    case 3: collectionView.layoutIfNeeded()
    case 4: if let path { collectionView.scrollToItem(at: path, at: .top, animated: random.bool()) }
    case 5: if let path { collectionView.selectItem(at: path, animated: false, scrollPosition: []) }
    case 6: if let path { collectionView.deselectItem(at: path, animated: false) }
    case 7:
      collectionView.frame.size = CGSize(
        width: random.double(in: 20...300), height: random.double(in: 10...300))
    case 8:
      collectionView.setCollectionViewLayout(AppLayout(app: self), animated: random.bool()) { [weak self] _ in
        self?.hear(.collection)
      }
    case 9:
      if let path { _ = collectionView.beginInteractiveMovementForItem(at: path) }
    default:
      switch random.int(in: 0..<3) {
      case 0: collectionView.updateInteractiveMovementTargetPosition(point())
      case 1: collectionView.endInteractiveMovement()
      default: collectionView.cancelInteractiveMovement()
      }
    }
  }

  /// A batch that changes the data in its block.
  private func batch() {
    if isInBatch { return }
    isInBatch = true
    collectionView.performBatchUpdates({ [self] in
      defer { isInBatch = false }
      hear(.collection)
      guard !data.isEmpty else { return }
      let section = random.int(in: 0..<data.count)
      let count = data[section].count
      func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
      if count == 0 || random.bool() {
        let item = random.int(in: 0..<count + 1)
        data[section].insert(random.int(in: 0..<9999), at: item)
        collectionView.insertItems(at: [path(item)])
      } else if random.bool() {
        let item = random.int(in: 0..<count)
        data[section].remove(at: item)
        collectionView.deleteItems(at: [path(item)])
      } else {
        let (from, to) = (random.int(in: 0..<count), random.int(in: 0..<count))
        data[section].insert(data[section].remove(at: from), at: to)
        collectionView.moveItem(at: path(from), to: path(to))
      }
    }) { [weak self] _ in self?.hear(.collection) }
  }

  private func input() {
    guard places.allSatisfy(\.allowsTouches) else { return }
    let finger = random.int(in: 0..<3)
    let place = CGPoint(x: random.double(in: 0...300), y: random.double(in: 0...400))
    switch random.int(in: 0..<6) {
    case 0: window.touchDown(at: place, id: finger)
    case 1, 2: window.touchMove(to: place, id: finger)
    case 3: random.bool() ? window.touchUp(id: finger) : window.touchCancel(id: finger)
    default: if places.allSatisfy(\.allowsFrames) { window.advance(by: random.double(in: 0...0.2)) }
    }
  }

  // MARK: Views and random values

  func point() -> CGPoint { CGPoint(x: random.double(in: -50...400), y: random.double(in: -400...2500)) }

  private func frame() -> CGRect {
    CGRect(
      x: random.double(in: 0...200), y: random.double(in: 0...300), width: random.double(in: 5...90),
      height: random.double(in: 5...90))
  }

  private var path: IndexPath? {
    let count = collectionView.numberOfSections
    guard count > 0 else { return nil }
    let section = random.int(in: 0..<count)
    let items = collectionView.numberOfItems(inSection: section)
    return items > 0 ? IndexPath(item: random.int(in: 0..<items), section: section) : nil
  }

  private func addView() {
    let view = AppView(app: self, frame: frame())
    view.tag = (views.last?.tag ?? 0) + 1
    views.append(view)
    random.bool() ? window.addSubview(view) : scrollView.addSubview(view)
    addPan(to: view)
    view.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.hear(.free) })
  }

  private func addPan(to view: UIView) {
    let pan = AppPan { [weak self] _ in self?.hear(.free) }
    (pan.app, pan.delegate) = (self, self)
    view.addGestureRecognizer(pan)
  }
}
