import CradleGeometry
import Testing

@testable import CradleCollectionView

/// Headers and footers that only one of two layouts has are drawn below the cells while they fade.
struct FadingOrderTests: TransitionSuite {
  /// Checks the drawing order; returns the number of fading supplementary views.
  private func checkOrder(_ rig: CollectionRig) -> Int {
    let drawn = rig.view.presentedElements
    let firstCell = drawn.firstIndex { $0.attributes.category == .cell } ?? drawn.count
    var count = 0
    for (index, element) in drawn.enumerated() {
      guard case .supplementary = element.attributes.category, element.attributes.alpha < 1 else { continue }
      count += 1
      #expect(index < firstCell, "\(element.id) is drawn over cells")
    }
    return count
  }

  private static var pairs: [(String, String)] {
    ["flow", "springy"].flatMap { [($0, "line"), ($0, "circle"), ("line", $0), ("circle", $0)] }
  }

  @Test("in an animated change of layout, in and out, also an interrupted one", arguments: pairs)
  func animated(from: String, to: String) {
    let rig = rig(from)
    rig.view.setCollectionViewLayout(layout(to), animated: true)
    var count = 0
    for _ in 0..<6 {
      rig.advance(0.02)
      count += checkOrder(rig)
    }
    #expect(count > 0)
    rig.view.setCollectionViewLayout(layout(from), animated: true)
    rig.advance(0.02)
    #expect(checkOrder(rig) > 0)
  }

  @Test("in an interactive one, and when it is cancelled or finished", arguments: pairs, [false, true])
  func interactive(pair: (String, String), isFinished: Bool) {
    let rig = rig(pair.0)
    rig.view.startInteractiveTransition(to: layout(pair.1))
    rig.view.transitionProgress = 0.6
    rig.view.layoutIfNeeded()
    #expect(checkOrder(rig) > 0)
    isFinished ? rig.view.finishInteractiveTransition() : rig.view.cancelInteractiveTransition()
    rig.advance(0.02)
    #expect(checkOrder(rig) > 0)
  }

  @Test("at rest they are above the cells again") func rest() {
    let rig = rig("line")
    rig.view.setCollectionViewLayout(layout("flow"), animated: true)
    rig.advance(0.1)
    rig.rest()
    let ranks = rig.view.presentedElements.map(\.attributes.category.rank)
    #expect(ranks == ranks.sorted() && Set(ranks).count == 3)
  }
}
