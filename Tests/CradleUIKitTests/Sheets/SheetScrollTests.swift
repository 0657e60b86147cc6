import CradleUIKit
import TestSupport
import Testing

/// Drags in a scroll view within a sheet.
struct SheetScrollTests {
  private let stage = SheetStage()
  private let list = UIScrollView()
  private let large: CGFloat = 460
  private let medium: CGFloat = 230

  private func present(at identifier: UISheetPresentationController.Detent.Identifier = .large) {
    list.frame = stage.screen.view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 320, height: 3000)
    stage.screen.view.addSubview(list)
    stage.present([.medium(), .large()])
    stage.sheet?.selectedDetentIdentifier = identifier
  }

  @Test("at its upper edge the content leaves a drag down to the sheet, which takes the finger's velocity")
  func down() {
    present()
    stage.drag(from: CGPoint(x: 160, y: 100), by: 110, steps: 20)
    #expect(
      abs(stage.height - (large - 100)) < Tolerance.summed && abs(list.contentOffset.y) < Tolerance.summed)
    #expect(list.panGestureRecognizer.state == .changed)
    stage.lift(rests: false)
    stage.settle()
    #expect(
      stage.height == medium && stage.calls == ["detent"] && abs(list.contentOffset.y) < Tolerance.summed)
  }

  @Test("within the content a drag down scrolls up to the edge, and then moves the sheet")
  func handsOver() {
    present()
    list.contentOffset.y = 60
    stage.drag(from: CGPoint(x: 160, y: 100), by: 50)
    #expect(abs(list.contentOffset.y - 20) < Tolerance.summed && stage.height == large)
    stage.move(by: 150)
    #expect(
      abs(list.contentOffset.y) < Tolerance.summed && abs(stage.height - (large - 130)) < Tolerance.summed)
    // Back: the sheet first, then the content.
    stage.move(by: -230)
    #expect(stage.height == large && abs(list.contentOffset.y - 100) < Tolerance.summed)
    stage.lift()
    stage.settle()
    #expect(stage.height == large && stage.calls.isEmpty)
  }

  @Test(
    "at its upper edge a drag up raises the sheet before it scrolls, unless the app wants none",
    arguments: [true, false])
  func up(_ expands: Bool) {
    present(at: .medium)
    stage.sheet?.prefersScrollingExpandsWhenScrolledToEdge = expands
    stage.drag(from: CGPoint(x: 160, y: 450), by: -290)
    #expect(abs(stage.height - (expands ? large : medium)) < Tolerance.summed)
    #expect(abs(list.contentOffset.y - (expands ? 50 : 280)) < Tolerance.summed)
    stage.lift()
    stage.settle()
    #expect(stage.calls == (expands ? ["detent"] : []))
  }

  @Test("scrolled content scrolls in a low sheet, too")
  func scrolled() {
    present(at: .medium)
    list.contentOffset.y = 500
    stage.drag(from: CGPoint(x: 160, y: 450), by: -110)
    #expect(stage.height == medium && abs(list.contentOffset.y - 600) < Tolerance.summed)
  }

  @Test(
    "a drag in the content dismisses the sheet, and a cancelled one returns it", arguments: [true, false])
  func dismisses(_ isCancelled: Bool) {
    present(at: .medium)
    stage.drag(from: CGPoint(x: 160, y: 300), by: 170)
    #expect(stage.calls == ["should", "will", "will go"])
    if isCancelled { stage.window.touchCancel() } else { stage.lift() }
    stage.settle()
    #expect((stage.root.presentedViewController == nil) != isCancelled)
    if isCancelled { #expect(stage.height == medium) }
  }

  @Test("with a refresh control a pull refreshes")
  func refreshes() {
    present()
    list.refreshControl = UIRefreshControl()
    stage.drag(from: CGPoint(x: 160, y: 100), by: 110)
    #expect(stage.height == large && list.contentOffset.y < -10)
  }

  @Test(
    "content that does not scroll vertically leaves the drag to the sheet, and a wide one scrolls sideways")
  func sideways() {
    present()
    list.contentSize = CGSize(width: 1000, height: 100)
    list.frame.size.height = 400
    stage.drag(from: CGPoint(x: 160, y: 100), by: 60)
    #expect(abs(stage.height - (large - 50)) < Tolerance.summed)
    stage.lift()
    stage.settle()
    stage.window.touchDown(at: CGPoint(x: 200, y: 200))
    for step in 1...6 { stage.window.touchMove(to: CGPoint(x: 200 - 10 * CGFloat(step), y: 200)) }
    #expect(list.contentOffset.x == 50 && stage.height == large)
    stage.window.touchUp()
  }
}
