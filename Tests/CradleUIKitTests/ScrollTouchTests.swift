import CradleUIKit
import TestSupport
import Testing

/// Touches that both content and a scroll view or gesture handle, and a scroll view's own gestures and guides.
@Suite struct ScrollTouchTests {
  /// The points that content may move by when the other finger moves by one point, after a zoom of less than 2.
  private static let oneMove: CGFloat = 1.5
  /// The share by which the recogniser's scale may differ from the view's: the view measures from the end of the slop.
  private static let pinchShare: CGFloat = 0.05

  private final class Pad: UIControl {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began")
      super.touchesBegan(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
      super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled")
      super.touchesCancelled(touches, with: event)
    }
  }
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

  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
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
      log.append("ended")
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

  @Test("the way of a drag is that over the screen, even if the scroll view moves with the finger")
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

  @Test(
    "a gesture cancels its view's touches unless cancelsTouchesInView is false", arguments: [true, false])
  func cancels(_ takes: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = takes
    window.addGestureRecognizer(pan)
    window.addSubview(pad)
    window.touchDown(at: CGPoint(x: 50, y: 50))
    window.touchMove(to: CGPoint(x: 80, y: 50), time: 0.1)
    window.touchUp(time: 0.2)
    #expect(pad.log == ["began", takes ? "cancelled" : "ended"])
  }

  @Test("a control's own tap goes before a tap around it, but not before two taps")
  func controls() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var taps: [Int] = []
    for count in 1...2 {
      let tap = UITapGestureRecognizer { _ in taps.append(count) }
      tap.numberOfTapsRequired = count
      tap.cancelsTouchesInView = false
      window.addGestureRecognizer(tap)
    }
    window.addSubview(pad)
    for time in [0, 0.2] {
      window.touchDown(at: CGPoint(x: 50, y: 50), time: time)
      window.touchUp(time: time + 0.05)
    }
    #expect(taps == [2] && pad.log == ["began", "ended", "began", "ended"])
  }

  @Test("a recognizer that ignores a touch goes on with the others")
  func ignores() {
    final class OneFinger: UIPanGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches > 1 { for touch in touches { ignore(touch, for: event) } }
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let pan = OneFinger()
    window.addGestureRecognizer(pan)
    window.touchDown(at: CGPoint(x: 50, y: 50), id: 0)
    window.touchDown(at: CGPoint(x: 200, y: 50), id: 1, time: 0.1)
    #expect(pan.numberOfTouches == 1)
    window.touchMove(to: CGPoint(x: 200, y: 150), id: 1, time: 0.2)
    #expect(pan.state == .possible)
    window.touchMove(to: CGPoint(x: 50, y: 90), id: 0, time: 0.3)
    #expect(pan.state == .began && pan.location(in: nil) == CGPoint(x: 50, y: 90))
  }

  @Test("an ignored touch alone is no gesture")
  func ignoresAll() {
    let pan = UIPanGestureRecognizer()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    final class Blind: UITapGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches { ignore(touch, for: event) }
      }
    }
    let blind = Blind()
    window.addGestureRecognizer(blind)
    window.addGestureRecognizer(pan)
    window.touchDown(at: CGPoint(x: 50, y: 50))
    #expect(blind.state == .failed && pan.state == .possible)
  }

  private struct Swipe: Sendable {
    var way: (dx: Double, dy: Double)
    var duration = 0.1
    var direction: UISwipeGestureRecognizer.Direction
    var isOne = false
  }

  @Test(
    "a swipe is quick, straight and along its direction",
    arguments: [
      Swipe(way: (100, 0), direction: .right, isOne: true),
      Swipe(way: (-100, 10), direction: .left, isOne: true),
      Swipe(way: (0, -100), direction: [.up, .down], isOne: true),
      Swipe(way: (0, 100), direction: .down, isOne: true), Swipe(way: (100, 0), direction: .left),
      Swipe(way: (100, 70), direction: .right), Swipe(way: (100, 0), duration: 3, direction: .right),
      Swipe(way: (20, 0), direction: .right),
    ])
  private func swipe(_ sample: Swipe) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var count = 0
    let swipe = UISwipeGestureRecognizer { _ in count += 1 }
    swipe.direction = sample.direction
    window.addGestureRecognizer(swipe)
    window.touchDown(at: CGPoint(x: 150, y: 150))
    for step in 1...10 {
      let part = Double(step) / 10
      window.touchMove(
        to: CGPoint(x: 150 + sample.way.dx * part, y: 150 + sample.way.dy * part),
        time: sample.duration * part)
    }
    window.touchUp(time: sample.duration)
    #expect(count == (sample.isOne ? 1 : 0))
  }

  @Test("the pinch of a scroll view reports the engine's states")
  func pinch() throws {
    final class Zoomer: NSObject, UIScrollViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scroller = UIScrollView(frame: window.bounds)
    window.addSubview(scroller)
    #expect(scroller.pinchGestureRecognizer == nil)
    let zoomer = Zoomer()
    scroller.addSubview(zoomer.view)
    (scroller.delegate, scroller.contentSize, scroller.maximumZoomScale) = (
      zoomer, zoomer.view.bounds.size, 4
    )
    let pinch = try #require(scroller.pinchGestureRecognizer)
    var states: [UIGestureRecognizer.State] = []
    pinch.addAction { states.append($0.state) }
    window.touchDown(at: CGPoint(x: 100, y: 150), id: 0, time: 1)
    window.touchDown(at: CGPoint(x: 200, y: 150), id: 1, time: 1.01)
    for step in 1...10 {
      window.touchMove(to: CGPoint(x: 100 - 5 * CGFloat(step), y: 150), id: 0, time: 1.01 + Double(step) / 60)
      window.touchMove(to: CGPoint(x: 200 + 5 * CGFloat(step), y: 150), id: 1, time: 1.01 + Double(step) / 60)
    }
    #expect(states.first == .began && states.last == .changed)
    #expect(abs(pinch.scale - scroller.zoomScale) < Self.pinchShare * scroller.zoomScale, "\(pinch.scale)")
    #expect(pinch.velocity > 0 && pinch.numberOfTouches == 2 && pinch.view === scroller)
    window.touchUp(id: 1, time: 1.3)
    window.touchUp(id: 0, time: 1.3)
    #expect(states.contains(.ended))
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

  @Test("observers by selector get their notifications until they are removed or released")
  func notifications() {
    final class Ear: NSObject {
      var heard: [String] = []
      func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
      func plain() { heard.append("plain") }
    }
    let (center, ear) = (NotificationCenter(), Ear())
    center.addObserver(
      ear, selector: Selector("hear:", Ear.hear(_:)), name: UIDevice.orientationDidChangeNotification,
      object: nil)
    center.addObserver(ear, selector: Selector("plain", Ear.plain), name: Notification.Name("b"), object: nil)
    center.post(name: UIDevice.orientationDidChangeNotification, object: nil)
    center.post(name: Notification.Name("b"), object: nil)
    #expect(ear.heard == [UIDevice.orientationDidChangeNotification.rawValue, "plain"])
    center.removeObserver(ear, name: Notification.Name("b"), object: nil)
    center.post(name: Notification.Name("b"), object: nil)
    #expect(ear.heard.count == 2)
    center.removeObserver(ear)
    center.post(name: UIDevice.orientationDidChangeNotification, object: nil)
    #expect(ear.heard.count == 2)
    weak var gone: Ear?
    do {
      let other = Ear()
      gone = other
      center.addObserver(other, selector: Selector("plain", Ear.plain), name: nil, object: nil)
    }
    #expect(gone == nil)
    center.post(name: Notification.Name("b"), object: nil)
  }

  @Test("a way along an axis that does not scroll begins no drag, and does not count when one begins later")
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
