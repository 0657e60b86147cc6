import CradleUIKit
import TestSupport
import Testing

@Suite struct ViewAndDynamicsTests {
  /// The points by which a fall may miss UIKit's: the measurements, and sums of single-precision steps.
  private static let measuredFall = 1e-3
  /// The points by which a view may rest in a shelf: contacts keep half a point of overlap, and the frame is rounded.
  private static let restsOnShelf = 1.5
  /// The sine by which a snapped view may be turned.
  private static let upright = 1e-3

  @Test("a ball falls as measured on UIKit, and hits a named boundary")
  func falls() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    window.addSubview(box)
    let animator = UIDynamicAnimator(referenceView: window)
    let gravity = UIGravityBehavior(items: [box])
    let free = UIDynamicItemBehavior(items: [box])
    free.resistance = 0
    animator.addBehavior(gravity)
    animator.addBehavior(free)
    // Published measurements of UIKit: y at the frames 1 to 5.
    for y in [50.0694466, 50.4166718, 51.0416679, 51.9444466, 53.1250076] {
      window.advance(by: 1.0 / 60)
      #expect(abs(Double(box.center.y) - y) < Self.measuredFall)
    }
    #expect(gravity.dynamicAnimator === animator && gravity.items.first === box)
    animator.removeAllBehaviors()
    let playground = PlaygroundBehavior()
    playground.addBarrier(UIBezierPath(rect: CGRect(x: 0, y: 300, width: 300, height: 10)), named: "shelf")
    playground.addItem(box)
    animator.addBehavior(playground)
    window.run(4)
    #expect(playground.hits.first == "shelf")
    // It rests on the shelf; a contact keeps it within a point of it.
    #expect(abs(Double(box.frame.maxY) - 300) < Self.restsOnShelf)
    #expect(!animator.isRunning)
  }

  @Test("a snap brings a view to its point, upright; an animator that turns a view keeps its scale")
  func snaps() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let card = Disc(frame: CGRect(x: 50, y: 75, width: 100, height: 50))
    window.addSubview(card)
    let animator = UIDynamicAnimator(referenceView: window)
    animator.addBehavior(UISnapBehavior(item: card, snapTo: CGPoint(x: 300, y: 200)))
    window.run(5)
    #expect(
      abs(Double(card.center.x) - 300) < Tolerance.invisible
        && abs(Double(card.center.y) - 200) < Tolerance.invisible)
    #expect(abs(Double(card.transform.b)) < Self.upright)
    #expect(!animator.isRunning && animator.elapsedTime > 0.5)
  }

  @Test("a zoom by calls and by two fingers sets the view's transform")
  func zooms() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
    let zoom = PhotoZoomView(frame: window.bounds)
    window.addSubview(zoom)
    zoom.setZoomScale(2, animated: false)
    #expect(zoom.photo.transform.a == 2 && zoom.contentSize == CGSize(width: 800, height: 600))
    window.touchDown(at: CGPoint(x: 90, y: 75), id: 0)
    window.touchDown(at: CGPoint(x: 110, y: 75), id: 1)
    for step in 1...10 {
      let distance = CGFloat(step) * 2
      window.touchMove(to: CGPoint(x: 90 - distance, y: 75), id: 0, time: window.time + 1.0 / 60)
      window.touchMove(to: CGPoint(x: 110 + distance, y: 75), id: 1)
    }
    #expect(zoom.isZooming && zoom.zoomScale > 2)
    window.touchUp(id: 0)
    window.touchUp(id: 1)
    window.run(2)
    #expect(zoom.zoomScale <= 3 && zoom.photo.transform.a == zoom.zoomScale)
  }

  @Test("a pan begins 10 pt on, and takes the touch from the scroll view around it")
  func pans() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 200, height: 1000)
    let handle = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(scroll)
    scroll.addSubview(handle)
    var ways: [CGFloat] = []
    let pan = UIPanGestureRecognizer { pan in
      (pan as? UIPanGestureRecognizer).map { ways.append($0.translation(in: nil).y) }
    }
    handle.addGestureRecognizer(pan)
    window.drag(from: CGPoint(x: 50, y: 90), by: CGPoint(x: 0, y: -60))
    #expect(abs(Double(ways.last ?? 0) + 50) < Tolerance.closedForm)
    #expect(scroll.contentOffset == .zero && pan.state == .possible)
    window.drag(from: CGPoint(x: 150, y: 190), by: CGPoint(x: 0, y: -60))
    #expect(scroll.contentOffset.y >= 50)
    // Ten moves of 6 pt: the second one begins, eight follow, and the end.
    #expect(ways.count == 10)
  }

  @Test("taps wait for the gestures that must fail first, and a long press for its time")
  func taps() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var log: [String] = []
    let tap = UITapGestureRecognizer { _ in log.append("tap") }
    let press = UILongPressGestureRecognizer { if $0.state == .began { log.append("press") } }
    window.addGestureRecognizer(tap)
    window.addGestureRecognizer(press)
    window.touchDown(at: CGPoint(x: 20, y: 20))
    window.touchUp(time: 0.1)
    #expect(log == ["tap"])
    window.touchDown(at: CGPoint(x: 20, y: 20), time: 1)
    window.advance(by: 0.49)
    #expect(log == ["tap"])
    window.advance(by: 0.02)
    window.touchUp()
    #expect(log == ["tap", "press"])
  }

  @Test("points go through transforms there and back, and hits follow")
  func converts() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let outer = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 2)
    let point = inner.convert(CGPoint(x: 3, y: 4), to: nil)
    let back = inner.convert(point, from: nil)
    #expect(abs(Double(back.x) - 3) < Tolerance.closedForm && abs(Double(back.y) - 4) < Tolerance.closedForm)
    #expect(root.hitTest(point, with: nil) === inner)
    inner.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === outer)
  }

  @Test("an animation changes the model at once, and the presentation on its way")
  func animates() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    var isDone = false
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: []
    ) {
      view.center.x = 105
    } completion: {
      isDone = $0
    }
    #expect(view.center.x == 105 && view.layer.presentation()?.position.x == 5)
    window.advance(by: 0.2)
    let middle = Double(view.layer.presentation()?.position.x ?? 0)
    #expect(middle > 10 && middle < 104 && !isDone)
    window.advance(by: 0.8)
    #expect(isDone && view.layer.presentation()?.position.x == 105)
  }

  @Test("transforms of the plane and of space give the values that Core Graphics documents")
  func transforms() {
    let turn = CGAffineTransform(translationX: 5, y: 0).rotated(by: .pi / 2)
    let point = CGPoint(x: 1, y: 0).applying(turn)
    #expect(abs(Double(point.x) - 5) < Tolerance.rounding && abs(Double(point.y) - 1) < Tolerance.rounding)
    var space = CATransform3DMakeRotation(0.3, 0.2, 1, 0)
    space.m34 = -1 / 500
    let product = CATransform3DConcat(space, CATransform3DInvert(space))
    for (a, b) in zip(
      [product.m11, product.m22, product.m33, product.m44, product.m12, product.m34],
      [1, 1, 1, 1, 0, 0] as [CGFloat])
    {
      #expect(abs(Double(a - b)) < Tolerance.rounding)
    }
  }

  @Test("resistances up to the largest number stop an item at once")
  func largestResistance() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    window.addSubview(box)
    let animator = UIDynamicAnimator(referenceView: window)
    let properties = UIDynamicItemBehavior(items: [box])
    (properties.resistance, properties.angularResistance) = (
      .greatestFiniteMagnitude, .greatestFiniteMagnitude
    )
    #expect(properties.resistance == .greatestFiniteMagnitude)
    properties.addLinearVelocity(CGPoint(x: 500, y: 500), for: box)
    properties.addAngularVelocity(5, for: box)
    animator.addBehavior(properties)
    window.run(1)
    let moved = max(abs(Double(box.center.x) - 150), abs(Double(box.center.y) - 50))
    #expect(moved < Tolerance.invisible && abs(Double(box.transform.b)) < Tolerance.invisibleAngle)
    #expect(!animator.isRunning)
  }

  @Test("resistances that are negative or not finite trap")
  func wrongResistance() async {
    let negative = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      UIDynamicItemBehavior().resistance = -1
    }
    #expect(TrapSentence.has("DynamicItemBehavior.resistance", in: negative?.standardErrorContent))
    let nan = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      UIDynamicItemBehavior().angularResistance = .nan
    }
    #expect(TrapSentence.has("DynamicItemBehavior.angularResistance", in: nan?.standardErrorContent))
  }

  @Test("a range of an attachment whose ends are in the wrong order, or no numbers, traps with the remedy")
  func wrongRange() async {
    let order = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Self.slide.attachmentRange = UIFloatRange(minimum: 50, maximum: -20)
    }
    #expect(TrapSentence.has("attachmentRange", "smaller number", in: order?.standardErrorContent))
    let nan = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Self.slide.attachmentRange = UIFloatRange(minimum: .nan, maximum: 20)
    }
    #expect(TrapSentence.has("attachmentRange", "no NaN", in: nan?.standardErrorContent))
  }
  private static var slide: UIAttachmentBehavior {
    .slidingAttachment(
      with: UIView(), attachmentAnchor: .zero, axisOfTranslation: CGVector(dx: 1, dy: 0))
  }
}
