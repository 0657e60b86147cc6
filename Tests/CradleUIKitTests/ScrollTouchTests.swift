import CradleUIKit
import TestSupport
import Testing

/// Touches that both content and a scroll view or gesture handle, and a scroll view's own gestures and guides.
@Suite struct ScrollTouchTests {
  /// The points that content may move by when the other finger moves by one point, after a zoom of less than 2.
  private static let oneMove: CGFloat = 1.5

  private final class Scroller: UIScrollView {
    var begins = true
    var cancels: Bool?
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
      begins
    }
    override func touchesShouldCancel(in view: UIView) -> Bool {
      cancels ?? super.touchesShouldCancel(in: view)
    }
  }

  private struct Room {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scroller = Scroller(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let pad = Pad(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    init() {
      scroller.contentSize = CGSize(width: 300, height: 2000)
      scroller.addSubview(pad)
      window.addSubview(scroller)
    }
    /// A finger goes down on the pad, waits, and drags up by 60 pt within 0.1 s.
    func drag(after wait: TimeInterval) {
      let start = window.time + 1
      window.touchDown(at: CGPoint(x: 100, y: 140), time: start)
      for step in 1...6 {
        window.touchMove(
          to: CGPoint(x: 100, y: 140 - 10 * CGFloat(step)), time: start + wait + Double(step) / 60)
      }
    }
  }

  @Test(
    "a finger's motion along an axis that does not scroll stays left out when another finger joins it or leaves"
  )
  func joined() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let (scroller, zoomer) = (UIScrollView(frame: window.bounds), Zoomer())
    (scroller.minimumZoomScale, scroller.maximumZoomScale) = (1, 4)
    scroller.contentSize = window.bounds.size
    scroller.addSubview(zoomer.page)
    scroller.delegate = zoomer
    window.addSubview(scroller)
    window.touchDown(at: CGPoint(x: 60, y: 200), id: 1, time: 0)
    for step in 1...6 {
      window.touchMove(to: CGPoint(x: 60 + 10 * CGFloat(step), y: 200), id: 1, time: 0.1 * Double(step))
    }
    // The fingers are 100 pt apart, and then 100 ± 1 pt: no pinch, and no drag.
    window.touchDown(at: CGPoint(x: 220, y: 200), id: 2, time: 1)
    for step in 1...4 {
      let aside: CGFloat = step.isMultiple(of: 2) ? 0 : 1
      window.touchMove(to: CGPoint(x: 120 + aside, y: 200), id: 1, time: 1 + 0.1 * Double(step))
    }
    #expect(scroller.zoomScale == 1 && !scroller.isZooming && !scroller.isDragging)
    // Moving apart to 200 pt doubles it, less the slop.
    for step in 1...10 {
      window.touchMove(to: CGPoint(x: 220 + 10 * CGFloat(step), y: 200), id: 2, time: 2 + 0.1 * Double(step))
    }
    #expect(scroller.isZooming && (1.7...2).contains(scroller.zoomScale), "\(scroller.zoomScale)")
    let (scale, offset) = (scroller.zoomScale, scroller.contentOffset)
    window.touchUp(id: 2, time: 4)
    window.touchMove(to: CGPoint(x: 121, y: 200), id: 1, time: 4.1)
    #expect(scroller.zoomScale == scale && abs(scroller.contentOffset.x - offset.x) <= Self.oneMove)
  }

  private final class Watcher: NSObject, KeyValueObserver, UIScrollViewDelegate {
    var log: [String] = []
    var turnsOff = false
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      guard let list = object as? UIScrollView, list.panGestureRecognizer.state == .ended else { return }
      let kind = (change?[.kindKey] as? UInt).flatMap { NSKeyValueChange(rawValue: $0) }
      log.append(kind == .setting ? "ended" : "another kind")
      if turnsOff {
        list.contentInset.top = -list.contentOffset.y
        list.isScrollEnabled = false
      }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("didEndDragging \(decelerate)")
    }
    func act() { log.append("action") }
  }

  @Test(
    "a drag's end reaches observers of the state, then the delegate, then targets; the first may keep the content in place",
    arguments: [false, true])
  func end(_ turnsOff: Bool) {
    let room = Room()
    let (list, watcher) = (room.scroller, Watcher())
    watcher.turnsOff = turnsOff
    list.delegate = watcher
    list.addObserver(watcher, forKeyPath: "panGestureRecognizer.state", options: .new, context: nil)
    list.panGestureRecognizer.addAction { if $0.state == .ended { watcher.act() } }
    room.window.touchDown(at: CGPoint(x: 20, y: 20), time: 1)
    for step in 1...10 {
      room.window.touchMove(to: CGPoint(x: 20, y: 20 + 20 * CGFloat(step)), time: 1 + Double(step) / 60)
    }
    let pulled = list.contentOffset.y
    room.window.touchUp(time: 1.2)
    #expect(watcher.log == ["ended", "didEndDragging \(!turnsOff)", "action"])
    for _ in 0..<120 { room.window.advance(by: 1.0 / 60) }
    #expect(pulled < -50 && list.contentOffset.y == (turnsOff ? pulled : 0))
  }

  private final class Follower: NSObject, UIScrollViewDelegate {
    let sheet: UIView
    init(_ sheet: UIView) { self.sheet = sheet }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard scrollView.isDragging, scrollView.contentOffset.y < 0 else { return }
      scrollView.contentOffset.y = 0
      sheet.frame.origin.y = scrollView.panGestureRecognizer.translation(in: scrollView).y
    }
  }

  @Test("a drag's translation is measured on the screen, even if the scroll view moves with the finger")
  func moves() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let sheet = UIView(frame: window.bounds)
    let list = UIScrollView(frame: sheet.bounds)
    list.contentSize = CGSize(width: 300, height: 2000)
    sheet.addSubview(list)
    window.addSubview(sheet)
    let follower = Follower(sheet)
    list.delegate = follower
    window.touchDown(at: CGPoint(x: 150, y: 100), time: 1)
    for step in 1...20 {
      window.touchMove(to: CGPoint(x: 150, y: 100 + 10 * CGFloat(step)), time: 1 + Double(step) / 60)
    }
    // All but the slop of 10 pt.
    #expect(abs(list.panGestureRecognizer.translation(in: list).y - 190) < Tolerance.summed)
    #expect(abs(list.panGestureRecognizer.velocity(in: list).y - 600) < Tolerance.stillness)
    #expect(abs(sheet.frame.minY - 190) < Tolerance.summed && list.contentOffset.y == 0)
  }

  @Test("a drag takes a touch from a control before the delay, and after it only if it may")
  func delay() {
    let room = Room()
    room.drag(after: 0)
    #expect(room.scroller.isDragging && room.pad.log == ["began", "cancelled"] && !room.pad.isHighlighted)
    room.window.touchUp()
    #expect(room.pad.log == ["began", "cancelled"])
    let late = Room()
    late.drag(after: 0.3)
    #expect(!late.scroller.isDragging && late.scroller.contentOffset == .zero && late.pad.isHighlighted)
    late.window.touchUp()
    #expect(late.pad.log == ["began", "ended"])
  }

  @Test(
    "overrides and properties decide which view keeps the touch after the delay",
    arguments: [(true, true, true), (true, false, false), (false, true, false)])
  func decisions(_ cancels: Bool, _ canCancel: Bool, _ scrolls: Bool) {
    let room = Room()
    (room.scroller.cancels, room.scroller.canCancelContentTouches) = (cancels, canCancel)
    room.drag(after: 0.3)
    #expect(room.scroller.isDragging == scrolls)
    #expect(room.pad.log.last == (scrolls ? "cancelled" : "began"))
    let undelayed = Room()
    undelayed.scroller.delaysContentTouches = false
    undelayed.drag(after: 0)
    #expect(!undelayed.scroller.isDragging)
  }

  @Test("a view gets no touches that its scroll view refuses, and the drag goes on")
  func begins() {
    let room = Room()
    room.scroller.begins = false
    room.drag(after: 0.3)
    #expect(room.pad.log.isEmpty && room.scroller.isDragging)
  }

  @Test("the layout guides of a scroll view are its content and its visible rectangle")
  func guides() {
    let scroller = UIScrollView(frame: CGRect(x: 10, y: 20, width: 300, height: 200))
    scroller.contentSize = CGSize(width: 300, height: 1000)
    scroller.contentOffset = CGPoint(x: 0, y: 250)
    #expect(scroller.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 1000))
    #expect(scroller.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 250, width: 300, height: 200))
    #expect(scroller.frameLayoutGuide.owningView === scroller)
    let wasAutomatic = scroller.automaticallyAdjustsScrollIndicatorInsets
    scroller.automaticallyAdjustsScrollIndicatorInsets = !wasAutomatic
    #expect(scroller.automaticallyAdjustsScrollIndicatorInsets != wasAutomatic)
  }

  @Test("motion along an axis that does not scroll begins no drag, and is left out of one that begins later")
  func otherAxis() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let list = UIScrollView(frame: window.bounds)
    list.contentSize = CGSize(width: 320, height: 2000)
    window.addSubview(list)
    var ways: [CGFloat] = []
    let side = UIPanGestureRecognizer { each in
      if let each = each as? UIPanGestureRecognizer { ways.append(each.translation(in: nil).x) }
    }
    list.addGestureRecognizer(side)
    window.touchDown(at: CGPoint(x: 100, y: 200), time: 0)
    for step in 1...6 {
      window.touchMove(to: CGPoint(x: 100 + 25 * CGFloat(step), y: 200), time: Double(step) / 60)
    }
    #expect(!list.isDragging && !list.isTracking && ways.count == 6)
    window.touchUp(time: 0.15)

    list.removeGestureRecognizer(side)
    window.touchDown(at: CGPoint(x: 100, y: 200), time: 1)
    window.touchMove(to: CGPoint(x: 200, y: 200), time: 1.02)
    #expect(!list.isDragging && list.isTracking)
    // The slop of 10 pt, and then 30.
    window.touchMove(to: CGPoint(x: 210, y: 190), time: 1.04)
    window.touchMove(to: CGPoint(x: 220, y: 160), time: 1.06)
    #expect(
      list.isDragging && abs(list.contentOffset.y - 30) < Tolerance.closedForm && list.contentOffset.x == 0)
    window.touchUp(time: 1.08)
  }
}
