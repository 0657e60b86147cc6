import CradleUIKit
import TestSupport
import Testing

/// The safe area of views, controllers and scroll views.
struct SafeAreaTests {
  /// A window of a screen that has a safe area.
  final class Phone: UIWindow {
    var area = UIEdgeInsets.zero
    override var safeAreaInsets: UIEdgeInsets { area }
    convenience init(_ area: UIEdgeInsets) {
      self.init(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
      self.area = area
    }
  }
  /// A view that records its calls.
  final class Recorder: UIView {
    var calls: [String] = []
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      calls.append("area \(Int(safeAreaInsets.top))")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("layout")
    }
  }
  /// A controller that records its calls.
  final class Screen: UIViewController {
    var areas: [CGFloat] = []
    override func loadView() { view = Recorder(frame: .zero) }
    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      areas.append(view.safeAreaInsets.top)
    }
  }
  private static let notch = UIEdgeInsets(top: 40, left: 10, bottom: 30, right: 20)

  // MARK: Views

  @Test(
    "a view has the parts of its superview's insets that cover it",
    arguments: [
      // All of it, none of it, and parts of single edges.
      (CGRect(x: 0, y: 0, width: 300, height: 500), UIEdgeInsets(top: 40, left: 10, bottom: 30, right: 20)),
      (CGRect(x: 10, y: 40, width: 270, height: 430), UIEdgeInsets.zero),
      (CGRect(x: 50, y: 25, width: 100, height: 100), UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0)),
      (CGRect(x: 50, y: 480, width: 100, height: 10), UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)),
      // Moved partly off the superview, and off it.
      (CGRect(x: -50, y: -15, width: 300, height: 100), UIEdgeInsets(top: 40, left: 10, bottom: 0, right: 0)),
      (CGRect(x: 290, y: 100, width: 300, height: 100), UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10)),
      (CGRect(x: 300, y: 100, width: 300, height: 100), UIEdgeInsets.zero),
    ])
  func parts(frame: CGRect, insets: UIEdgeInsets) {
    let (window, view) = (Phone(Self.notch), UIView(frame: frame))
    #expect(view.safeAreaInsets == .zero)
    window.addSubview(view)
    // Before a layout and after it.
    for _ in 0..<2 {
      #expect(view.safeAreaInsets == insets)
      #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds.inset(by: insets))
      window.advance(by: 0)
    }
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test("in a random tree of views, scrolled and moved, each has the covered parts, and no inset is negative")
  func randomTree() {
    var random = SeededRandom(seed: RandomTests.firstSeed)
    func part(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      max(0, min(high, end) - max(low, start))
    }
    for _ in 0..<20 {
      let window = Phone(Self.notch)
      var views: [UIView] = [window]
      for _ in 0..<30 {
        // Numbers of half a point have no rounding errors.
        func number(_ range: Range<Int>) -> CGFloat { CGFloat(random.int(in: range)) / 2 }
        let origin = CGPoint(x: number(-200..<300), y: number(-200..<300))
        let size = CGSize(width: number(0..<900), height: number(0..<900))
        let view = UIView(frame: CGRect(origin: origin, size: size))
        view.bounds.origin = CGPoint(x: number(-100..<100), y: number(-100..<100))
        views[random.int(in: 0..<views.count)].addSubview(view)
        views.append(view)
      }
      for _ in 0..<2 {
        window.advance(by: 0)
        for view in views {
          guard let above = view.superview else { continue }
          let (outer, bounds, frame) = (above.safeAreaInsets, above.bounds, view.frame)
          #expect(
            view.safeAreaInsets
              == UIEdgeInsets(
                top: part(bounds.minY, bounds.minY + outer.top, frame.minY, frame.maxY),
                left: part(bounds.minX, bounds.minX + outer.left, frame.minX, frame.maxX),
                bottom: part(bounds.maxY - outer.bottom, bounds.maxY, frame.minY, frame.maxY),
                right: part(bounds.maxX - outer.right, bounds.maxX, frame.minX, frame.maxX)))
        }
        views[random.int(in: 1..<views.count)].frame.origin.y += 50
      }
    }
  }

  @Test("a view that is scaled keeps the insets that it had, as in UIKit; one that is moved does not")
  func transforms() {
    let (window, view) = (Phone(Self.notch), UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)))
    window.addSubview(view)
    window.advance(by: 0)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    window.advance(by: 0)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 40, left: 10, bottom: 0, right: 20))
    view.transform = CGAffineTransform(translationX: 0, y: 30)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 10, left: 10, bottom: 0, right: 20))
  }

  @Test("a change is reported once, before the layout that follows; the same value is not")
  func reports() {
    let (window, view) = (Phone(Self.notch), Recorder(frame: CGRect(x: 0, y: 0, width: 300, height: 100)))
    window.addSubview(view)
    window.advance(by: 0)
    window.advance(by: 0)
    #expect(view.calls == ["area 40", "layout"])
    // The view moves within the part that covers it.
    (view.frame.origin.y, view.calls) = (-20, [])
    window.advance(by: 0)
    #expect(view.calls.isEmpty)
    view.frame.origin.y = 30
    window.advance(by: 0)
    #expect(view.calls == ["area 10", "layout"])
    (window.area, view.calls) = (.zero, [])
    window.advance(by: 0)
    #expect(view.calls == ["area 0", "layout"])
  }

  @Test("what is constrained to the safe area of a placed view is in place after one layout")
  func constraints() {
    let (window, outer, inner) = (Phone(Self.notch), UIView(), UIView())
    window.addSubview(outer)
    outer.addSubview(inner)
    for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    let top = outer.topAnchor.constraint(equalTo: window.topAnchor, constant: 10)
    NSLayoutConstraint.activate([
      top, outer.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      outer.widthAnchor.constraint(equalToConstant: 300), outer.heightAnchor.constraint(equalToConstant: 200),
      inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor),
      inner.leadingAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 30, width: 270, height: 170))
    top.constant = 25
    window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 15, width: 270, height: 185))
  }

  // MARK: Scroll views

  @Test(
    "a scroll view's insets follow its safe area as its behaviour says, and content at its start stays there",
    arguments: [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes, .always, .never])
  func scrollView(behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
    let (window, screen) = (Phone(.zero), UIViewController())
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 10, width: 300, height: 490))
    scroller.contentSize = CGSize(width: 300, height: 1000)
    scroller.contentInsetAdjustmentBehavior = behavior
    scroller.contentInset.top = 5
    window.rootViewController = screen
    screen.view.addSubview(scroller)
    screen.additionalSafeAreaInsets = Self.notch
    window.advance(by: 0)
    #expect(scroller.safeAreaInsets == UIEdgeInsets(top: 30, left: 10, bottom: 30, right: 20))
    let (isAdjusted, isWide) = (behavior != .never, behavior == .always)
    let (top, bottom): (CGFloat, CGFloat) = isAdjusted ? (35, 30) : (5, 0)
    let (left, right): (CGFloat, CGFloat) = isWide ? (10, 20) : (0, 0)
    #expect(
      scroller.adjustedContentInset == UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
    #expect(scroller.contentOffset.y == (isAdjusted ? -35 : -5))
    // What the app sets replaces what surrounds the view.
    scroller.safeAreaInsets = UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
    window.advance(by: 0)
    #expect(scroller.safeAreaInsets.top == 7 && scroller.adjustedContentInset.top == (isAdjusted ? 12 : 5))
  }

  @Test("the table of a controller with additional insets is adjusted at once, and its rows below them")
  func table() {
    let (window, screen) = (Phone(.zero), UITableViewController(style: .plain))
    window.rootViewController = screen
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    #expect(screen.tableView.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0))
    window.advance(by: 0)
    #expect(screen.tableView.contentOffset.y == -20)
  }
}
