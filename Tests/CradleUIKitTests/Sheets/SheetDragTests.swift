import CradleUIKit
import CradlePhysics
import TestSupport
import Testing

/// How a finger moves and dismisses a sheet.
struct SheetDragTests {
  private let stage = SheetStage()
  private let large: CGFloat = 460
  private let medium: CGFloat = 230
  private func band(_ travel: CGFloat) -> CGFloat {
    CGFloat(RubberBand(dimension: 480).value(for: Double(travel)))
  }

  @Test("the sheet follows the finger between its detents, and goes to the nearest")
  func follows() {
    stage.present([.medium(), .large()])
    for (way, isFar) in [(-80, false), (-160, true)] {
      stage.drag(by: CGFloat(way))
      // The first 10 points are the slop.
      #expect(abs(stage.height - (medium - CGFloat(way) - 10)) < Tolerance.summed)
      stage.lift()
      stage.settle()
      #expect(stage.height == (isFar ? large : medium))
      #expect(stage.sheet?.selectedDetentIdentifier == (isFar ? .large : nil), "nil is the lowest")
    }
    #expect(stage.calls == ["detent"])
  }

  @Test("a flick goes where its velocity carries it, by a spring that begins with that velocity")
  func flick() {
    stage.present([.medium(), .large()])
    stage.drag(by: -60)
    stage.lift(rests: false)
    let curve = Spring(frequency: (1000.0 / 3).squareRoot() / (2 * .pi), dampingRatio: 1)
      .curve(from: 280, to: 460, velocity: 360)
    for frame in 1...20 {
      stage.advance(by: 1 / 60)
      #expect(abs(stage.height - CGFloat(curve.value(at: Double(frame) / 60))) < 1e-3)
    }
    stage.settle()
    #expect(stage.height == large && stage.calls == ["detent"])
  }

  @Test("above the largest detent the sheet resists as a scroll view does, and springs back")
  func resists() {
    stage.present()
    stage.drag(by: -210)
    #expect(abs(stage.height - (large + band(200))) < Tolerance.summed)
    #expect(abs(stage.screen.view.bounds.height - stage.height) < Tolerance.summed, "no gap at the bottom")
    stage.lift()
    stage.settle()
    #expect(stage.height == large && stage.calls.isEmpty)
  }

  @Test("a sheet that the finger catches on its way stays under the finger")
  func catches() {
    stage.present([.medium(), .large()])
    stage.sheet?.animateChanges { stage.sheet?.selectedDetentIdentifier = .large }
    stage.advance(by: 0.1)
    let start = stage.height
    stage.drag(by: 20, steps: 1)
    // The slop lasts a frame, in which the sheet went on.
    let caught = stage.height
    #expect(caught > start - 20 && caught < large)
    stage.advance(by: 0.3)
    #expect(stage.height == caught)
    stage.lift()
    stage.settle()
    #expect(stage.height == large)
  }

  @Test("a sheet pulled down is dismissed, and the calls come in UIKit's order")
  func dismisses() {
    stage.present()
    stage.drag(from: CGPoint(x: 160, y: 40), by: 310)
    #expect(stage.calls == ["should", "will", "will go"])
    #expect(abs(stage.height - 160) < Tolerance.summed && stage.screen.isBeingDismissed)
    let transition = stage.screen.transitionCoordinator
    #expect(transition?.isInteractive == true && abs((transition?.percentComplete ?? 0) - 300.0 / 460) < 1e-6)
    stage.lift()
    #expect(transition?.isInteractive == false && stage.root.presentedViewController === stage.screen)
    stage.settle()
    #expect(stage.calls == ["should", "will", "will go", "gone", "did"])
    #expect(stage.root.presentedViewController == nil && stage.screen.view.superview == nil)
  }

  @Test("a sheet that returns is not dismissed: it appears again")
  func returns() {
    stage.present()
    stage.drag(from: CGPoint(x: 160, y: 40), by: 110)
    stage.lift()
    stage.settle()
    #expect(stage.calls == ["should", "will", "will go", "will appear", "appeared"])
    #expect(stage.height == large && stage.root.presentedViewController === stage.screen)
    #expect(stage.screen.transitionCoordinator == nil && !stage.screen.isBeingDismissed)
  }

  @Test("a flick down dismisses from between the detents")
  func flickDown() {
    stage.present([.medium(), .large()])
    stage.sheet?.selectedDetentIdentifier = .large
    stage.drag(from: CGPoint(x: 160, y: 40), by: 200, steps: 4)
    #expect(stage.calls.isEmpty && stage.height > medium)
    stage.lift(rests: false)
    stage.settle()
    #expect(stage.calls == ["should", "will", "will go", "gone", "did"])
  }

  @Test(
    "a modal sheet resists below its lowest detent, and the attempt is reported", arguments: [true, false])
  func modal(_ isModal: Bool) {
    stage.present()
    stage.screen.isModalInPresentation = isModal
    stage.allows = false
    stage.drag(from: CGPoint(x: 160, y: 40), by: 410)
    #expect(abs(stage.height - (large - band(400))) < Tolerance.summed)
    stage.lift()
    stage.settle()
    #expect(stage.height == large && stage.calls == (isModal ? ["attempt"] : ["should", "attempt"]))
    stage.calls = []
    stage.drag(from: CGPoint(x: 160, y: 40), by: 60)
    stage.lift()
    #expect(stage.calls == (isModal ? [] : ["should"]), "it would not have been dismissed")
  }

  @Test("a tap beside the sheet dismisses it, if the app allows it", arguments: [true, false])
  func tap(_ isAllowed: Bool) {
    stage.present()
    stage.allows = isAllowed
    stage.window.touchDown(at: CGPoint(x: 160, y: 5))
    stage.window.touchUp()
    stage.settle()
    #expect(
      stage.calls == (isAllowed ? ["should", "will", "will go", "gone", "did"] : ["should", "attempt"]))
    #expect((stage.root.presentedViewController == nil) == isAllowed)
  }

  @Test("the app's own dismissal is not reported to the delegate")
  func byApp() {
    stage.present()
    stage.root.dismiss(animated: true)
    stage.settle()
    #expect(stage.calls == ["will go", "gone"])
  }

  @Test(
    "the app may dismiss in each call", arguments: ["should", "will", "attempt", "detent"], [true, false])
  func reentrant(_ call: String, _ isAnimated: Bool) {
    stage.present([.medium(), .large()])
    stage.allows = call != "attempt"
    var dismissals = 0
    stage.reaction = { [stage] in
      if $0 == call { stage.root.dismiss(animated: isAnimated) { dismissals += 1 } }
    }
    stage.drag(from: CGPoint(x: 160, y: 300), by: call == "detent" ? -170 : 170)
    stage.lift()
    stage.settle()
    #expect(stage.root.presentedViewController == nil && stage.screen.view.window == nil)
    #expect(dismissals == 1 && stage.screen.transitionCoordinator == nil)
  }

  @Test("the app's dismissal during the user's ends it, and a returning sheet can be caught and dismissed")
  func both() {
    stage.present()
    stage.drag(from: CGPoint(x: 160, y: 40), by: 110)
    stage.root.dismiss(animated: true)
    stage.settle()
    #expect(stage.root.presentedViewController == nil)
    stage.lift()
    stage.present()
    stage.drag(from: CGPoint(x: 160, y: 40), by: 110)
    stage.lift()
    stage.advance(by: 0.05)
    stage.drag(from: CGPoint(x: 160, y: 200), by: 250)
    stage.lift()
    stage.settle()
    #expect(stage.calls.suffix(4) == ["will", "will go", "gone", "did"])
    #expect(stage.root.presentedViewController == nil)
  }
}
