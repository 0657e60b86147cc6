import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import CradleCollectionView

/// One collection, many layouts.
@Suite("Layout changes")
struct TransitionTests {
  /// Rounding, in points.
  private static let tolerance = 1e-6
  /// The opacity below which an element counts as unseen.
  private static let unseen = 0.02
  /// The change of opacity from one call to the next that does not look like a blink.
  private static let blink = 0.05
  /// The opacity by which an element that returns may miss its last one.
  private static let opacityStep = 0.01
  /// The share by which a velocity may miss the one that the transition's speed gives each element.
  private static let velocityShare = 1e-3
  private static let kinds = ["flow", "springy", "line", "circle", "featured"]

  private func layout(_ kind: String) -> CollectionViewLayout {
    switch kind {
    case "line": return LineLayout()
    case "circle": return CircleLayout()
    case "featured": return FeaturedLayout()
    default:
      let flow = kind == "springy" ? SpringFlowLayout() : CollectionViewFlowLayout()
      flow.headerReferenceSize = Size(width: 30, height: 30)
      flow.sectionDecoration = "backdrop"
      return flow
    }
  }

  private static var pairs: [(String, String)] {
    kinds.flatMap { from in kinds.filter { $0 != from }.map { (from, $0) } }
  }

  /// Where everything is seen, in the viewport's points.
  private func seen(_ rig: CollectionRig) -> [ElementID: LayoutAttributes] {
    let offset = rig.view.contentOffset - Point.zero
    return Dictionary(
      uniqueKeysWithValues: rig.view.presentedElements.map { element in
        var attributes = element.attributes
        attributes.center -= offset
        return (element.id, attributes)
      })
  }

  private func expectContinuity(
    _ rig: CollectionRig, _ before: [ElementID: LayoutAttributes],
    within distance: Double = TransitionTests.tolerance,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let viewport = Rect(origin: .zero, size: rig.view.viewportSize)
    let after = seen(rig)
    for (id, now) in after {
      guard let old = before[id] else {
        let isUnseen =
          now.alpha < Self.unseen || !now.frame.intersects(viewport.insetBy(dx: distance, dy: distance))
        #expect(isUnseen, "\(id) appears at once at \(now.frame)", sourceLocation: location)
        continue
      }
      let moved = old.center.distance(to: now.center)
      #expect(moved <= distance, "\(id) jumps \(moved)", sourceLocation: location)
      #expect(
        abs(old.alpha - now.alpha) <= Self.blink + distance / 100, "\(id) blinks", sourceLocation: location)
    }
    for (id, old) in before where old.alpha > Self.unseen && old.frame.intersects(viewport) {
      #expect(after[id] != nil, "\(id) vanishes", sourceLocation: location)
    }
  }

  private func rig(_ kind: String) -> CollectionRig {
    let rig = CollectionRig([12, 7, 20], layout: layout(kind))
    rig.view.contentOffset = Point(x: 400, y: 150)
    rig.rest()
    return rig
  }

  @Test(
    "every visible element goes on from where it is seen, and ends where the new layout has it",
    arguments: pairs)
  func continuity(pair: (String, String)) throws {
    let rig = rig(pair.0)
    let before = seen(rig)
    rig.view.setCollectionViewLayout(layout(pair.1), animated: true)
    expectContinuity(rig, before)
    for _ in 0..<60 {
      let before = seen(rig)
      rig.view.advance(by: 1.0 / 120)
      // A quarter of the viewport's diagonal a frame is the fastest that the spring moves anything.
      expectContinuity(rig, before, within: 60)
    }
    rig.rest()
    for element in rig.view.presentedElements {
      #expect(
        rig.view.collectionViewLayout.layoutAttributes(for: element.attributes.key) == element.attributes)
    }
  }

  @Test("the item in the middle stays in sight, and the offset is valid and rests", arguments: pairs)
  func anchor(pair: (String, String)) throws {
    let rig = rig(pair.0)
    let middle = try #require(rig.view.middle?.path)
    let id = rig.view.id(of: ElementKey(.cell, middle))
    rig.view.setCollectionViewLayout(layout(pair.1), animated: true)
    let offset = rig.view.contentOffset
    rig.rest()
    #expect(rig.view.contentOffset == offset)
    let (low, high) = (rig.view.minimumOffset, rig.view.maximumOffset)
    #expect(offset.x >= low.x && offset.x <= high.x && offset.y >= low.y && offset.y <= high.y)
    let element = try #require(rig.view.presentedElements.first { $0.id == id })
    #expect(element.attributes.frame.intersects(rig.view.visibleRect))
  }

  @Test("a switch interrupted by others never jumps")
  func interruption() {
    let rig = rig("flow")
    for kind in ["line", "circle", "featured", "flow", "circle", "line", "flow"] {
      rig.advance(0.07)
      let before = seen(rig)
      rig.view.setCollectionViewLayout(layout(kind), animated: true)
      expectContinuity(rig, before)
    }
    rig.rest()
    #expect(rig.view.isResting)
  }

  @Test("headers and decorations of only one layout fade, and live on when that layout is back")
  func fading() throws {
    let rig = rig("flow")
    let header = try #require(
      rig.view.presentedElements.first { $0.attributes.category == .supplementary("header") })
    let flow = rig.view.collectionViewLayout
    rig.view.setCollectionViewLayout(CircleLayout(), animated: true)
    rig.advance(0.1)
    let fading = try #require(rig.element(header.id))
    #expect(fading.isLeaving && fading.attributes.alpha > 0 && fading.attributes.alpha < 1)
    rig.view.setCollectionViewLayout(flow, animated: true)
    let back = try #require(rig.element(header.id))
    #expect(!back.isLeaving)
    #expect(abs(back.attributes.alpha - fading.attributes.alpha) < Self.opacityStep)
    rig.rest()
    #expect(rig.element(header.id)?.attributes.alpha == 1)
  }

  @Test(
    "elements that a switch sends away leave the screen, wherever a fling or a resize has it meanwhile",
    arguments: pairs)
  func departing(pair: (String, String)) {
    for isResized in [false, true] {
      let rig = rig(pair.0)
      rig.view.setCollectionViewLayout(layout(pair.1), animated: true)
      rig.advance(0.03)
      if isResized { rig.view.viewportSize = Size(width: 250, height: 900) }
      rig.fling(Vector(dx: 1500, dy: 1500))
      var last = seen(rig)
      while !rig.view.isResting {
        rig.view.advance(by: 1.0 / 120)
        let (now, edge) = (
          seen(rig), Rect(origin: .zero, size: rig.view.viewportSize).insetBy(dx: 30, dy: 30)
        )
        for (id, old) in last where now[id] == nil && old.alpha > Self.unseen {
          #expect(!old.frame.intersects(edge), "\(id) vanishes at \(old.frame)")
        }
        last = now
      }
    }
  }

  @Test("a fling is stopped by a switch, and the content does not run on")
  func fling() {
    let rig = rig("flow")
    rig.fling(Vector(dx: 0, dy: 2000))
    rig.advance(0.05)
    rig.view.setCollectionViewLayout(LineLayout(), animated: true)
    #expect(rig.view.phase == .idle)
  }

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
