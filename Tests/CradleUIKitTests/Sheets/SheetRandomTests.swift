import CradleUIKit
import TestSupport
import Testing

/// Random fingers, frames and calls of the app on a sheet with a list.
struct SheetRandomTests {
  private final class Subject: RandomSubject {
    var random = SeededRandom(seed: 0)
    private let stage = SheetStage()
    private let list = UIScrollView()
    private var isDown = false
    private var finger = CGPoint.zero
    private var problem: String?

    init() {
      list.frame = CGRect(x: 0, y: 60, width: 320, height: 300)
      list.contentSize = CGSize(width: 320, height: 900)
      stage.screen.view.addSubview(list)
      present()
    }
    private func present() {
      stage.present([.medium(), .large(), .custom { _ in 120 }], animated: random.bool())
    }
    private var isPresented: Bool { stage.root.presentedViewController != nil }

    func operate() -> String {
      switch random.int(in: 0..<12) {
      case 0, 1:
        guard !isDown else { return "nothing" }
        finger = CGPoint(x: 160, y: random.double(in: 0...479))
        stage.window.touchDown(at: finger)
        isDown = true
        return "down"
      case 2...5:
        guard isDown else { return "nothing" }
        let (before, way) = (stage.height, random.double(in: -90...90))
        finger.y += way
        stage.window.touchMove(to: finger)
        // The slop is 10 points, in which the finger went before.
        if isPresented, abs(stage.height - before) > abs(way) + 10 + Tolerance.summed {
          problem = "a finger that moved by \(way) moved the sheet by \(stage.height - before)"
        }
        return "move"
      case 6:
        if random.bool() { stage.window.touchUp() } else { stage.window.touchCancel() }
        isDown = false
        return "up"
      case 7...8: stage.advance(by: random.double(in: 0...0.2))
      case 9:
        let names: [UISheetPresentationController.Detent.Identifier?] = [.medium, .large, nil]
        let name = names[random.int(in: 0..<3)]
        guard random.bool() else {
          stage.sheet?.selectedDetentIdentifier = name
          return "select"
        }
        stage.sheet?.animateChanges { stage.sheet?.selectedDetentIdentifier = name }
        return "animate"
      case 10:
        (stage.allows, stage.screen.isModalInPresentation) = (random.bool(), random.int(in: 0..<4) == 0)
        let reacts = random.int(in: 0..<3) == 0
        let isAnimated = random.bool()
        stage.reaction = { [unowned stage] _ in if reacts { stage.root.dismiss(animated: isAnimated) } }
        return "allow"
      default:
        if isPresented { stage.root.dismiss(animated: random.bool()) } else { present() }
        return "toggle"
      }
      return "advance"
    }

    func fault() -> String? {
      if let problem { return problem }
      guard isPresented else {
        if stage.window.subviews != [stage.root.view] { return "views of the sheet stayed" }
        return stage.screen.view.window == nil ? nil : "the view stayed"
      }
      let size = stage.screen.view.bounds
      if size.width != 320 || size.height < 120 - 1e-9 { return "the content is \(size)" }
      if stage.height > 940 || stage.height < -1000 { return "the sheet is at \(stage.height)" }
      let dimming = stage.sheet?.containerView?.subviews.first?.alpha ?? 0
      return dimming >= 0 && dimming <= 1 ? nil : "the dimming is \(dimming)"
    }
    func faultAtEnd() -> String? {
      stage.window.touchUp()
      stage.reaction = { _ in }
      for _ in 0..<80 { stage.advance(by: 1 / 60) }
      if let fault = fault() { return fault }
      let last = stage.calls.last { $0.hasPrefix("will ") || $0 == "gone" || $0 == "appeared" }
      guard isPresented else { return last == "gone" ? nil : "gone, but told \(last ?? "nothing")" }
      if stage.screen.isBeingDismissed || stage.screen.isBeingPresented {
        return "the transition has not ended"
      }
      if let last, last != "appeared" { return "shown, but told \(last)" }
      let rests = [120, 230, 460].contains { abs(stage.height - $0) < Tolerance.summed }
      return rests ? nil : "the sheet rests at \(stage.height)"
    }
  }

  @Test(
    "a sheet stays consistent, and comes to rest at a detent or goes",
    arguments: LongTests.seeds(60, orMany: 4000))
  func random(_ seed: UInt64) {
    #expect(RandomScript(seed: seed) { Subject() }.run(40).failure == nil)
  }
}
