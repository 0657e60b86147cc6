import Testing

@testable import CradleCollectionView

@Suite("The tile of a spring flow")
struct SpringTileTests {
  /// Ranges of the content, in points.
  private static let (first, beside, elsewhere) = (0.0...800.0, 100.0...900.0, 5000.0...5800.0)

  /// A prepared tile whose cells were chosen in the first range.
  private func arranged() -> SpringTile {
    var tile = SpringTile()
    tile.prepare()
    _ = tile.change(to: Self.first)
    tile.range = Self.first
    return tile
  }

  /// The kind of a change, in a word.
  private func kind(_ change: SpringTile.Change?) -> String {
    switch change {
    case nil: "none"
    case .renewal: "renewal"
    case .slide(let old): "slide from \(old.lowerBound)"
    case .jump: "jump"
    }
  }

  @Test("nothing changes before the flow is prepared, and then everything")
  func prepares() {
    var tile = SpringTile()
    let early = tile.change(to: Self.first)
    #expect(kind(early) == "none")
    tile.prepare()
    let change = tile.change(to: Self.first)
    #expect(kind(change) == "renewal")
    tile.range = Self.first
    let again = tile.change(to: Self.first)
    #expect(kind(again) == "none")
    tile.invalidate()
    tile.setStale()
    let unprepared = tile.change(to: Self.first)
    #expect(kind(unprepared) == "none")
  }

  @Test("the tile slides to a range that overlaps it, and jumps to another one")
  func moves() {
    var tile = arranged()
    let near = tile.change(to: Self.beside)
    #expect(kind(near) == "slide from 0.0")
    tile.range = Self.beside
    let far = tile.change(to: Self.elsewhere)
    #expect(kind(far) == "jump")
  }

  @Test("changed springs are computed again in the same range, once")
  func stale() {
    var tile = arranged()
    tile.setStale()
    let change = tile.change(to: Self.first)
    #expect(kind(change) == "slide from 0.0")
    let again = tile.change(to: Self.first)
    #expect(kind(again) == "none")
  }

  @Test("a batch is followed once")
  func follows() {
    var tile = arranged()
    tile.setFollowing()
    let (first, second) = (tile.takeFollowing(), tile.takeFollowing())
    #expect(first && !second)
  }
}
