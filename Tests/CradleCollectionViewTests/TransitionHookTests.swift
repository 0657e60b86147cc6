import CradleCollectionView
import CradleGeometry
import Testing

/// The hooks of layouts whose interactive transition another change of layout ends.
@Suite("Hooks of an interactive transition that a change of layout ends")
struct TransitionHookTests {
  private final class Telling: CollectionViewFlowLayout {
    var calls: [String] = []
    override func prepareForTransition(to newLayout: CollectionViewLayout) { calls.append("to") }
    override func prepareForTransition(from oldLayout: CollectionViewLayout) { calls.append("from") }
    override func finalizeLayoutTransition() { calls.append("final") }
  }

  /// Whether every preparation is followed by its end.
  private func isPaired(_ calls: [String]) -> Bool {
    calls.count.isMultiple(of: 2)
      && calls.indices.allSatisfy { (calls[$0] == "final") == !$0.isMultiple(of: 2) }
  }

  @Test(
    "they come in pairs if the next layout is the one in use, or a third one", arguments: [0, 2],
    [false, true])
  func pairs(_ next: Int, _ isAnimated: Bool) {
    let layouts = [Telling(), Telling(), Telling()]
    let rig = CollectionRig([10], layout: layouts[0])
    var outcomes: [Bool] = []
    rig.view.startInteractiveTransition(to: layouts[1]) { _, isFinished in outcomes.append(isFinished) }
    rig.view.transitionProgress = 0.4
    rig.view.setCollectionViewLayout(layouts[next], animated: isAnimated)
    rig.rest()
    #expect(rig.view.collectionViewLayout === layouts[next])
    #expect(outcomes == [false])
    for layout in layouts {
      #expect(isPaired(layout.calls), "\(layout.calls)")
      #expect((layout.collectionView === rig.view) == (layout === layouts[next]))
    }
    #expect(!layouts[0].calls.isEmpty && !layouts[1].calls.isEmpty)
  }
}
