import CradleGeometry
import TestSupport
import Testing

@testable import CradleCollectionView

@Suite("Where hanging cells enter")
struct EntranceRowTests {
  @Test("each cell takes the first place of the row that is free", arguments: RandomTests.seeds)
  func places(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<20 {
      let size = Size(width: random.double(in: 5...120), height: random.double(in: 5...120))
      let entrance = Point(x: random.double(in: 0...500), y: random.double(in: 0...500))
      var known = (0..<random.int(in: 0..<30)).map { _ in
        Point(x: random.double(in: 0...2000), y: random.double(in: 200...500))
      }
      var row = EntranceRow(from: entrance, for: size, among: known)
      for _ in 0..<30 {
        var expected = entrance
        while known.contains(where: {
          abs($0.x - expected.x) < size.width * 1.2 && abs($0.y - expected.y) < size.height * 1.2
        }) { expected.x += size.width + 10 }
        let place = row.take()
        #expect(place == expected)
        known.append(place)
      }
    }
  }

  @Test("cells find places in a row so far away that coordinates have gaps", arguments: [1e17, 1e18, 1e300])
  func farAway(_ x: Double) {
    let size = Size(width: 100, height: 100)
    var row = EntranceRow(from: Point(x: x, y: 350), for: size, among: [])
    let places = (0..<4).map { _ in row.take().x }
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 >= size.width * 1.1 })
  }
}
