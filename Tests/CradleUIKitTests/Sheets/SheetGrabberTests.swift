import CradleUIKit
import TestSupport
import Testing

/// Taps on the grabber of a sheet.
struct SheetGrabberTests {
  private let stage = SheetStage()
  private let medium: CGFloat = 230
  private let large: CGFloat = 460

  private func open(_ detents: [UISheetPresentationController.Detent] = [.medium(), .large()]) {
    stage.present(detents)
    stage.sheet?.prefersGrabberVisible = true
    stage.advance(by: 0)
  }
  /// Taps in the grabber's middle, or beside it by points to the right.
  private func tap(_ offset: CGFloat = 0) {
    stage.window.touchDown(at: CGPoint(x: 160 + offset, y: 480 - stage.height + 7.5))
    stage.window.touchUp()
  }

  @Test("each tap moves the sheet to the next detent, and from the largest to the smallest")
  func cycles() {
    open()
    for (height, identifier) in [(large, "large"), (medium, "medium"), (large, "large")] {
      stage.calls = []
      tap()
      stage.advance(by: 1 / 60)
      #expect(stage.height > medium && stage.height < large)
      stage.settle()
      #expect(abs(stage.height - height) < Tolerance.summed && stage.calls == ["detent"])
      #expect(stage.sheet?.selectedDetentIdentifier?.rawValue == "com.apple.UIKit.\(identifier)")
    }
  }

  @Test("a tap beside the grabber, on a hidden one and with one detent moves nothing")
  func nothing() {
    open()
    tap(30)
    stage.sheet?.prefersGrabberVisible = false
    tap()
    stage.sheet?.prefersGrabberVisible = true
    stage.sheet?.detents = [.medium()]
    tap()
    stage.settle()
    #expect(stage.height == medium && stage.calls.isEmpty)
  }

  @Test("a tap while the sheet moves continues from its velocity")
  func moving() {
    open()
    tap()
    for _ in 0..<4 { stage.advance(by: 1 / 60) }
    let height = stage.height
    tap()
    stage.advance(by: 1 / 240)
    #expect(stage.height > height)
    stage.settle()
    #expect(abs(stage.height - medium) < Tolerance.summed)
  }

  @Test("a drag from the grabber moves the sheet")
  func drag() {
    open()
    stage.drag(from: CGPoint(x: 160, y: 257.5), by: -100)
    #expect(stage.height > medium)
    stage.lift()
    stage.settle()
    #expect(stage.calls.filter { $0 == "detent" }.count <= 1)
  }
}
