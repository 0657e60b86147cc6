import Foundation
import TestSupport
import Testing

@testable import CradleUIKit

/// Numbers that an app computed wrongly: they stop where they are set, or stay within bounds.
@MainActor @Suite("Numbers of views and layers") struct LayerNumberTests {
  private static let largest = 1e300
  /// Finite numbers below a size at which sums of many of them are finite, too.
  private static let finite = Extremes.finite.filter { abs($0) < largest }

  @Test("finite numbers of any size show finite views", arguments: LongTests.seeds(20, orMany: 2000))
  func finiteNumbersStayFinite(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func number() -> CGFloat { CGFloat(Self.finite[random.int(in: 0..<Self.finite.count)]) }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    window.addSubview(view)
    func change() {
      switch random.int(in: 0..<5) {
      case 0: view.center = CGPoint(x: number(), y: number())
      case 1: view.frame = CGRect(x: number(), y: number(), width: abs(number()), height: abs(number()))
      case 2: view.bounds.origin = CGPoint(x: number(), y: number())
      case 3: view.alpha = number()
      default: view.layer.zPosition = number()
      }
    }
    for _ in 0..<40 {
      if random.bool() {
        UIView.animate(
          withDuration: Double(number()), delay: 0, usingSpringWithDamping: number(),
          initialSpringVelocity: number(), animations: change)
      } else {
        change()
      }
      window.advance(by: 1 / 60)
      #expect((0...1).contains(view.alpha))
      for layer in [view.layer, view.layer.presentation() ?? view.layer] {
        #expect(layer.position.isFinite && layer.bounds.isFinite && (0...1).contains(layer.opacity))
      }
    }
  }

  /// The calls that set a number that is not finite, and words of the message that each gets.
  enum Setting: Int, CaseIterable {
    case center, frame, bounds, transform, alpha, anchor

    @MainActor func set(_ number: CGFloat, of view: UIView) {
      switch self {
      case .center: view.center.x = number
      case .frame: view.frame.origin.y = number
      case .bounds: view.bounds.size.width = number
      case .transform: view.transform = CGAffineTransform(a: 1, b: number, c: 0, d: 1, tx: 0, ty: 0)
      case .alpha: view.alpha = number
      case .anchor: view.layer.anchorPoint.x = number
      }
    }
  }

  @Test("a number that is not finite traps with a sentence where it is set", arguments: Setting.allCases)
  func notANumberStops(setting: Setting) async {
    let output = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [raw = setting.rawValue as Int] in
      await MainActor.run { Setting(rawValue: raw)?.set(.nan, of: UIView()) }
    }
    #expect(TrapSentence.has("CALayer.", "must be finite", in: output?.standardErrorContent))
  }

  @Test("an empty index path traps with a sentence") func emptyPathStops() async {
    let output = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Foundation.IndexPath().section
    }
    #expect(TrapSentence.has("the path is empty", in: output?.standardErrorContent))
  }
}
