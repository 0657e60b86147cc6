import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import CradleCollectionView

/// Helpers for the suites of layout changes.
protocol TransitionSuite {}

extension TransitionSuite {
  /// Rounding, in points.
  static var tolerance: Double { 1e-6 }

  /// The opacity below which an element counts as unseen.
  static var unseen: Double { 0.02 }

  /// The change of opacity from one call to the next that does not look like a blink.
  static var blink: Double { 0.05 }

  static var kinds: [String] { ["flow", "springy", "line", "circle", "featured"] }

  /// A layout of a kind; a flow's items have a size, normally UIKit's.
  func layout(_ kind: String, itemSize: Size = Size(width: 50, height: 50)) -> CollectionViewLayout {
    switch kind {
    case "line": return LineLayout()
    case "circle": return CircleLayout()
    case "featured": return FeaturedLayout()
    default:
      let flow = kind == "springy" ? SpringFlowLayout() : CollectionViewFlowLayout()
      flow.itemSize = itemSize
      flow.headerReferenceSize = Size(width: 30, height: 30)
      flow.sectionDecoration = "backdrop"
      return flow
    }
  }

  static var pairs: [(String, String)] {
    kinds.flatMap { from in kinds.filter { $0 != from }.map { (from, $0) } }
  }

  /// Where everything is seen, in the viewport's points.
  func seen(_ rig: CollectionRig) -> [ElementID: LayoutAttributes] {
    let offset = rig.view.contentOffset - Point.zero
    return Dictionary(
      uniqueKeysWithValues: rig.view.presentedElements.map { element in
        var attributes = element.attributes
        attributes.center -= offset
        return (element.id, attributes)
      })
  }

  func expectContinuity(
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

  func rig(_ kind: String) -> CollectionRig {
    let rig = CollectionRig([12, 7, 20], layout: layout(kind))
    rig.view.contentOffset = Point(x: 400, y: 150)
    rig.rest()
    return rig
  }
}
