import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import CradleCollectionView

@Suite("Interactive layout changes")
struct TransitionProgressTests: TransitionSuite {
  /// The share by which a velocity may miss the one that the transition's speed gives each element.
  private static let velocityShare = 1e-3

  // MARK: Interactive

  @Test("a progress carries every element along the straight way between its two places", arguments: pairs)
  func progress(pair: (String, String)) {
    let rig = rig(pair.0)
    let start = seen(rig)
    let target = layout(pair.1)
    rig.view.startInteractiveTransition(to: target)
    expectContinuity(rig, start)
    var last = seen(rig)
    for step in 1...50 {
      rig.view.transitionProgress = Double(step) / 50
      expectContinuity(rig, last, within: 60)
      last = seen(rig)
    }
    rig.view.finishInteractiveTransition()
    #expect(rig.view.collectionViewLayout === target)
    expectContinuity(rig, last)
    rig.rest()
    #expect(rig.view.isResting)
  }

  @Test("a transition that starts while elements leave is the same at any frame rate")
  func startDuringFlight() {
    func places(rate: Double) -> [ElementID: Point] {
      let rig = rig("circle")
      rig.view.setCollectionViewLayout(LineLayout(), animated: true)
      rig.advance(0.3, step: 0.3)
      rig.view.startInteractiveTransition(to: CircleLayout())
      rig.view.transitionProgress = 0.2
      rig.advance(0.2, step: 1 / rate)
      return rig.view.presentedElements.reduce(into: [:]) { $0[$1.id] = $1.attributes.center }
    }
    let reference = places(rate: 10)
    for rate in [60.0, 240] {
      let other = places(rate: rate)
      #expect(Set(other.keys) == Set(reference.keys))
      for (id, place) in reference { #expect(other[id]?.distance(to: place) ?? .infinity < Tolerance.summed) }
    }
  }

  @Test(
    "an element that was sent away and is scrolled past again moves alike, whether a frame shows it or not")
  func passedDuringFlight() {
    func places(rate: Double) -> [ElementID: Point] {
      let rig = rig("featured")
      rig.view.setCollectionViewLayout(LineLayout(), animated: true)
      // Nine thousand points in a sixth of a second: at 60 Hz a frame is farther on than an item is seen.
      _ = rig.view.press(.end, time: rig.view.time + 0.02)
      rig.advance(0.15, step: 1 / rate)
      rig.view.startInteractiveTransition(to: CircleLayout())
      rig.view.transitionProgress = 0.3
      rig.advance(0.1, step: 0.1)
      return rig.view.presentedElements.reduce(into: [:]) { $0[$1.id] = $1.attributes.center }
    }
    let reference = places(rate: 240)
    for rate in [20.0, 60, 120] {
      let other = places(rate: rate)
      #expect(Set(other.keys) == Set(reference.keys))
      for (id, place) in reference {
        #expect(other[id]?.distance(to: place) ?? .infinity < Tolerance.summed, "\(id)")
      }
    }
  }

  @Test(
    "an element that leaves the viewport between two frames is removed, and does not jump when it returns")
  func arrivedBetweenFrames() throws {
    let rig = CollectionRig([12])
    rig.data[0].insert(contentsOf: (0..<90).map { _ in rig.newValue() }, at: 0)
    try rig.view.performUpdates { $0.insertItems(at: (0..<90).map { IndexPath(0, $0) }) }
    let end = rig.view.presenter.endOfMotions
    rig.advance(end - rig.view.time - 0.001)
    #expect(seen(rig).count > rig.view.presenter.wanted.count)
    rig.pointer(.down, 100, 100, at: end + 0.001)
    #expect(seen(rig).count == rig.view.presenter.wanted.count)
    let before = seen(rig)
    rig.view.setCollectionViewLayout(CircleLayout(), animated: true)
    expectContinuity(rig, before)
  }

  @Test("at exactly a viewport's distance rounding does not decide whether an element exists")
  func atTheBorder() {
    var cell = LayoutAttributes(cellAt: IndexPath(0, 0), frame: Rect(x: 0, y: 0, width: 500.6, height: 100))
    let element = Element(id: ElementID(.cell, number: 0), attributes: cell)
    element.state = .departing
    element.motion = ElementMotion(
      .standard, from: AttributeVector(Vector(dx: 0, dy: 100)), velocity: .zero, at: 0)
    for number in 0..<1000 {
      let height = 400 + Double(number) * 0.09929
      for offset in [0, 2880, Double(number) * 1.37] {
        cell.center.y = offset - height - 50
        let bounds = Rect(x: 0, y: offset, width: 500.6, height: height)
        #expect(!element.isOver(cell, from: bounds, at: 0))
        cell.center.y = offset - height - 52
        #expect(element.isOver(cell, from: bounds, at: 0))
      }
    }
  }

  @Test("an element dragged out of sight after its motion ended is removed at once")
  func draggedOutOfSight() throws {
    let rig = CollectionRig([300])
    rig.view.contentOffset = Point(x: 0, y: 1000)
    rig.data[0].insert(rig.newValue(), at: 0)
    try rig.view.performUpdates { $0.insertItems(at: [IndexPath(0, 0)]) }
    let end = rig.view.presenter.endOfMotions
    rig.pointer(.down, 180, 600)
    rig.advance(end - rig.view.time - 0.001)
    for place in [500.0, 200] { rig.pointer(.move, 180, place, at: end + 0.001) }
    let viewport = Rect(origin: .zero, size: rig.view.viewportSize)
    #expect(rig.view.contentOffset.y > 1200)
    for (id, attributes) in seen(rig) { #expect(attributes.frame.intersects(viewport), "\(id)") }
  }

  @Test(
    "a cancelled transition goes back, from where it is and at the hand's speed",
    arguments: [-4, 0, 4] as [Double])
  func cancel(velocity: Double) throws {
    let rig = rig("flow")
    let start = seen(rig)
    let old = rig.view.collectionViewLayout
    let target = CircleLayout()
    rig.view.startInteractiveTransition(to: target)
    rig.view.transitionProgress = 0.4
    let last = seen(rig)
    let id = try #require(rig.view.presentedElements.first { $0.attributes.category == .cell }).id
    let ends = (try #require(start[id]).center, try #require(last[id]).center)
    rig.view.cancelInteractiveTransition(velocity: velocity)
    #expect(rig.view.collectionViewLayout === old)
    #expect(target.collectionView == nil)
    expectContinuity(rig, last)
    let expected = (ends.1 - ends.0) / 0.4 * velocity
    let element = try #require(rig.element(id))
    #expect((element.velocity - expected).length < Self.velocityShare * max(1, expected.length))
    rig.rest()
    #expect(seen(rig) == start)
  }

  @Test("a batch in the middle of a transition decides it, and nothing jumps")
  func batch() throws {
    for (progress, isCompleted) in [(0.3, false), (0.7, true)] {
      let rig = rig("flow")
      let target = CircleLayout()
      rig.view.startInteractiveTransition(to: target)
      rig.view.transitionProgress = progress
      let before = seen(rig)
      rig.data[0].remove(at: 0)
      rig.view.deleteItems(at: [IndexPath(0, 0)])
      #expect((rig.view.collectionViewLayout === target) == isCompleted)
      #expect(!rig.view.isInTransition)
      expectContinuity(rig, before)
    }
  }

  @Test("a resize in the middle of a transition keeps both layouts right")
  func resize() {
    let rig = rig("flow")
    rig.view.startInteractiveTransition(to: CircleLayout())
    rig.view.transitionProgress = 1
    rig.view.viewportSize = Size(width: 600, height: 300)
    let circle = CollectionRig([12, 7, 20], layout: CircleLayout(), viewport: Size(width: 600, height: 300))
    for (mine, other) in zip(
      seen(rig).values.filter { $0.category == .cell }.sorted { $0.indexPath < $1.indexPath },
      seen(circle).values.sorted { $0.indexPath < $1.indexPath })
    {
      #expect(mine.center.distance(to: other.center) < Self.tolerance)
    }
  }

  @Test("progress is kept in 0 … 1, and is 0 when there is no transition")
  func progressRange() {
    let rig = rig("flow")
    #expect(rig.view.transitionProgress == 0)
    rig.view.startInteractiveTransition(to: CircleLayout())
    rig.view.transitionProgress = 7
    #expect(rig.view.transitionProgress == 1)
    rig.view.transitionProgress = -1
    #expect(rig.view.transitionProgress == 0)
  }

  @Test("hooks come in pairs: both layouts are called before, and both after")
  func hooks() {
    final class Telling: CollectionViewFlowLayout {
      var calls: [String] = []
      override func prepareForTransition(to newLayout: CollectionViewLayout) { calls.append("to") }
      override func prepareForTransition(from oldLayout: CollectionViewLayout) { calls.append("from") }
      override func finalizeLayoutTransition() { calls.append("final") }
    }
    let (a, b) = (Telling(), Telling())
    let rig = CollectionRig([10], layout: a)
    rig.view.setCollectionViewLayout(b, animated: true)
    rig.view.startInteractiveTransition(to: a)
    rig.view.finishInteractiveTransition()
    #expect(a.calls == ["to", "final", "from", "final"])
    #expect(b.calls == ["from", "final", "to", "final"])
  }
}
