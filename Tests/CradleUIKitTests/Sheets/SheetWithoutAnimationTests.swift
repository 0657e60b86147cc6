import CradleUIKit
import Testing

/// Sheets while animations are disabled.
struct SheetWithoutAnimationTests {
  @Test("a sheet comes, moves and goes at once")
  func moves() {
    let stage = SheetStage()
    let (low, high) = (
      UISheetPresentationController.Detent.Identifier("low"),
      UISheetPresentationController.Detent.Identifier("high")
    )
    var hasCome = false
    UIView.performWithoutAnimation {
      stage.sheet?.detents = [.custom(identifier: low) { _ in 100 }, .custom(identifier: high) { _ in 300 }]
      stage.sheet?.delegate = stage
      stage.root.present(stage.screen, animated: true) { hasCome = true }
    }
    #expect(hasCome && stage.height == 100 && !stage.screen.isBeingPresented)
    stage.advance(by: 0)
    UIView.performWithoutAnimation {
      stage.sheet?.animateChanges { stage.sheet?.selectedDetentIdentifier = high }
    }
    #expect(stage.height == 300)
    UIView.performWithoutAnimation { stage.root.dismiss(animated: true) }
    #expect(stage.root.presentedViewController == nil && stage.screen.view.window == nil)
    let areEnabled = UIView.areAnimationsEnabled
    #expect(areEnabled)
  }
}
