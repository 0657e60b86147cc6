import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import CradleCollectionView

/// The speeds after a change of layout during a fling.
@Suite("Layout changes during a fling")
struct TransitionMomentumTests: TransitionSuite {
  /// The points per second by which a difference quotient may miss a velocity: its change within the quotient's time.
  private static let quotient = 10.0
  /// A velocity in points per second of an element at rest.
  private static let atRest = 1e-3

  /// The ways that a layout scrolls; nothing for one that does not.
  private static let axes = [
    "flow": Vector(dx: 0, dy: 1), "springy": Vector(dx: 0, dy: 1), "featured": Vector(dx: 0, dy: 1),
    "line": Vector(dx: 1, dy: 0), "circle": .zero,
  ]

  private func layout(_ kind: String) -> CollectionViewLayout {
    layout(kind, itemSize: Size(width: 88, height: 88))
  }

  static var pairs: [(String, String)] {
    kinds.flatMap { from in kinds.filter { $0 != from }.map { (from, $0) } }
  }

  /// A collection during a fling.
  private func flung(
    _ layout: CollectionViewLayout, _ axis: Vector = Vector(dx: 0, dy: 1)
  ) -> CollectionRig {
    let rig = CollectionRig([40, 7, 60], layout: layout)
    // In the middle of the content, where no layout is near its ends.
    let start = layout is FeaturedLayout ? 36 * 180.0 : 1000
    rig.view.contentOffset = Point(x: start * abs(axis.dx), y: start * abs(axis.dy))
    rig.rest()
    // An opening list goes no farther than its quick decay.
    rig.fling(axis * (layout is FeaturedLayout ? 3000 : 1500))
    rig.advance(0.1)
    return rig
  }

  /// The places on screen, and how fast what is seen there moves, by what an instant more would do.
  private func speeds(_ rig: CollectionRig, _ seconds: Double = 1e-7) -> [ElementID: Vector] {
    func places() -> [ElementID: Point] {
      let shift = Point.zero - rig.view.contentOffset
      return rig.view.presentedElements.reduce(into: [:]) { $0[$1.id] = $1.attributes.center + shift }
    }
    let before = places()
    rig.view.advance(by: seconds)
    let after = places()
    return before.reduce(into: [:]) { speeds, entry in
      if let end = after[entry.key] { speeds[entry.key] = (end - entry.value) / seconds }
    }
  }

  @Test("a fling stops, and the item in the middle stays in sight until all is at rest", arguments: pairs)
  func fling(pair: (String, String)) throws {
    let axis = try #require(Self.axes[pair.0])
    for direction in [-1.0, 1] where axis != .zero {
      let rig = flung(layout(pair.0), axis * direction)
      #expect(rig.view.velocity.length > 500)
      let middle = try #require(
        rig.view.presentedElements.filter { $0.attributes.category == .cell }.min {
          $0.attributes.center.distance(to: rig.view.visibleRect.center)
            < $1.attributes.center.distance(to: rig.view.visibleRect.center)
        })
      rig.view.setCollectionViewLayout(layout(pair.1), animated: true)
      let scroll = rig.view
      #expect(scroll.phase == .idle && scroll.velocity == .zero)
      let start = scroll.contentOffset
      rig.rest()
      #expect(scroll.contentOffset == start)
      let seen = try #require(rig.element(middle.id))
      #expect(seen.attributes.frame.intersects(scroll.visibleRect))
      let rest = rig.view.collectionViewLayout.targetContentOffset(forProposedContentOffset: start)
      #expect(rest.isWithin(Tolerance.halfPoint, of: start))
    }
  }

  @Test(
    "visible elements keep their place and speed on the screen, whichever way the new layout scrolls",
    arguments: pairs)
  func continuity(pair: (String, String)) throws {
    let axis = try #require(Self.axes[pair.0])
    guard axis != .zero else { return }
    let rig = flung(layout(pair.0), axis)
    let before = speeds(rig)
    rig.view.setCollectionViewLayout(layout(pair.1), animated: true)
    let after = speeds(rig)
    let viewport = Rect(origin: .zero, size: rig.view.viewportSize)
    let shift = Point.zero - rig.view.contentOffset
    var compared = 0
    for element in rig.view.presentedElements {
      guard let old = before[element.id], let new = after[element.id],
        viewport.contains(element.attributes.center + shift)
      else { continue }
      // A decay that is summed over milliseconds moves slower than it says, by 0.1 % at 0.998 and 0.5 % at 0.99.
      #expect(new.isWithin(Self.quotient, of: old), "\(element.id) \(old) \(new)")
      compared += 1
    }
    #expect(compared >= 1)
  }

  @Test(
    "an element's screen velocity is that of its visible motion, in a fling, a change of layout and a batch",
    arguments: kinds)
  func screenVelocity(kind: String) throws {
    let rig = flung(layout(kind), Self.axes[kind] ?? Vector(dx: 0, dy: 1))
    func expectVelocities(_ what: String) {
      let said = rig.view.presentedElements.reduce(into: [:]) { $0[$1.id] = $1.screenVelocity }
      let seen = speeds(rig)
      var compared = 0
      for (id, velocity) in said {
        guard let seen = seen[id] else { continue }
        // A decay that is summed over milliseconds moves slower than it says, by 0.1 % at 0.998 and 0.5 % at 0.99.
        #expect(velocity.isWithin(Self.quotient, of: seen), "\(what): \(id) \(velocity) \(seen)")
        compared += 1
      }
      #expect(compared >= 1)
    }
    expectVelocities("fling")
    rig.data[1].remove(at: 3)
    rig.view.deleteItems(at: [IndexPath(1, 3)])
    rig.advance(0.05)
    expectVelocities("batch")
    rig.view.setCollectionViewLayout(
      kind == "circle" ? CollectionViewFlowLayout() : CircleLayout(), animated: true)
    rig.advance(0.05)
    expectVelocities("change")
  }

  @Test("a pinned header that stands still gets no push from the scroll that stops under it")
  func pinned() throws {
    let flow = CollectionViewFlowLayout()
    flow.itemSize = Size(width: 88, height: 88)
    flow.headerReferenceSize = Size(width: 30, height: 30)
    flow.sectionHeadersPinToVisibleBounds = true
    let rig = flung(flow)
    let header = try #require(
      rig.view.presentedElements.first {
        $0.attributes.category == .supplementary(CollectionView.elementKindSectionHeader)
      })
    #expect(header.screenVelocity == .zero)
    let place = header.attributes.frame.minY - rig.view.contentOffset.y
    #expect(abs(place) < Tolerance.halfPoint)
    rig.view.setCollectionViewLayout(CircleLayout(), animated: true)
    for _ in 0..<20 {
      rig.view.advance(by: 1.0 / 120)
      let fading = try #require(rig.element(header.id))
      #expect(abs(fading.attributes.frame.minY - place) < Tolerance.halfPoint)
    }
  }

  @Test("the delegate gets the fling's end at once, and no other")
  func ends() {
    final class Log: CollectionViewDelegate {
      var ends = 0
      func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { ends += 1 }
    }
    let log = Log()
    let rig = flung(layout("flow"))
    rig.view.delegate = log
    rig.view.setCollectionViewLayout(layout("featured"), animated: true)
    #expect(log.ends == 1)
    rig.rest()
    #expect(log.ends == 1)
  }

  @Test("it is the same at any frame rate", arguments: pairs)
  func rates(pair: (String, String)) throws {
    let axis = try #require(Self.axes[pair.0])
    func places(_ rate: Double) -> [ElementID: Point] {
      let rig = flung(layout(pair.0), axis)
      rig.view.setCollectionViewLayout(layout(pair.1), animated: true)
      rig.advance(0.2, step: 1 / rate)
      rig.view.setCollectionViewLayout(layout(pair.0), animated: true)
      rig.advance(0.2, step: 1 / rate)
      return rig.view.presentedElements.reduce(into: [:]) { $0[$1.id] = $1.attributes.center }
    }
    let reference = places(240)
    for rate in [10.0, 60, 120] {
      var compared = 0
      for (id, place) in places(rate) {
        guard let expected = reference[id] else { continue }
        #expect(place.isWithin(Tolerance.invisible, of: expected), "\(id) at \(rate) Hz")
        compared += 1
      }
      // An element that leaves in the last moment may exist at one rate only.
      #expect(compared >= 1 && compared >= reference.count - 2, "\(compared) of \(reference.count)")
    }
  }

  @Test("starting an interactive transition stops the fling, and displaces nothing")
  func interactive() {
    let rig = flung(layout("flow"))
    rig.view.startInteractiveTransition(to: FeaturedLayout())
    #expect(rig.view.phase == .idle)
    let speeds = speeds(rig)
    #expect(!speeds.isEmpty && speeds.values.allSatisfy { $0.length < Self.atRest })
  }
}
