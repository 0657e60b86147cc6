import CradleGeometry
import Testing

@testable import CradleCollectionView

/// The rectangle whose items a collection or a table requests.
@Suite("Requests for items ahead")
struct PrefetchRequestsTests {
  @Test(
    "are for the viewport ahead along the longer travel",
    arguments: [
      (Vector(dx: 0, dy: 100), Vector(dx: 0, dy: 200)), (Vector(dx: 0, dy: -100), Vector(dx: 0, dy: -200)),
      (Vector(dx: 100, dy: 10), Vector(dx: 300, dy: 0)), (Vector(dx: -100, dy: 10), Vector(dx: -300, dy: 0)),
      // Of equal travels the vertical one counts, with its own sign.
      (Vector(dx: -100, dy: 100), Vector(dx: 0, dy: 200)),
      (Vector(dx: 100, dy: -100), Vector(dx: 0, dy: -200)),
    ])
  func direction(travel: Vector, step: Vector) {
    var requests = PrefetchRequests<IndexPath>()
    let bounds = Rect(x: 1000, y: 1000, width: 300, height: 200)
    #expect(requests.rectAhead(of: bounds) == nil)
    let moved = bounds.offset(by: travel)
    #expect(requests.rectAhead(of: moved) == moved.offset(by: step))
  }
}
