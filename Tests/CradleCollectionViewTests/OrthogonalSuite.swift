import CradleCollectionView
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

/// Helpers for the suites of sections that scroll across.
protocol OrthogonalSuite {}

extension OrthogonalSuite {
  typealias Behavior = CollectionLayoutSectionOrthogonalScrollingBehavior

  /// A strip of 20 above a list of 100 rows.
  func rig(_ behavior: Behavior) -> (rig: CollectionRig, layout: CollectionViewCompositionalLayout) {
    compositional([20, 100]) { section in
      guard section == 0 else { return Samples.grid(columns: 1, height: 50) }
      let strip = Samples.strip(behavior, width: 300, spacing: 10)
      strip.contentInsets = DirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
      strip.boundarySupplementaryItems = [Samples.header(30)]
      return strip
    }
  }

  func offset(_ layout: CollectionViewCompositionalLayout) -> Double {
    layout.orthogonalScrollView(inSection: 0)?.contentOffset.x ?? .nan
  }

  /// Brings the strip to rest after a release at a speed.
  func offset(after behavior: Behavior, flungAt speed: Double) -> Double {
    let (rig, layout) = rig(behavior)
    rig.fling(Vector(dx: speed, dy: 0), from: Point(x: 200, y: 80))
    rig.rest()
    return offset(layout)
  }
}
