import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

@Suite("The tiles of the demo springy-grid")
struct SpringyGridTilingTests: SpringyGridSuite {
  /// No gap over 60 pt between neighbours of a column, nor between the last one seen and the view's edge, except at the
  /// content's ends; every column keeps its order and its x.
  private func expectFull(
    _ frame: TraceFrame, _ size: Size, items: Int, _ place: SourceLocation = #_sourceLocation
  ) {
    let scroll = frame.scrolls[0]
    // Beyond an edge there is nothing to see.
    guard scroll.offset.y >= scroll.minimum.y, scroll.offset.y <= scroll.maximum.y else { return }
    let columns = columns(size)
    for column in 0..<columns {
      let cells = frame.elements.filter { $0.index[1] % columns == column }.sorted {
        $0.index[1] < $1.index[1]
      }
      guard let first = cells.first, let last = cells.last else {
        Issue.record("column \(column) is empty at \(frame.time) s", sourceLocation: place)
        continue
      }
      for (a, b) in zip(cells, cells.dropFirst()) {
        #expect(b.index[1] == a.index[1] + columns && a.center.x == b.center.x, sourceLocation: place)
        let pitch = b.center.y - a.center.y
        #expect(pitch > 0 && pitch - 44 <= 60, "\(a.id), \(b.id) at \(frame.time) s", sourceLocation: place)
      }
      if first.index[1] >= columns {
        #expect(first.center.y - 22 <= 60, "\(first.id) at \(frame.time) s", sourceLocation: place)
      }
      if last.index[1] + columns < items {
        #expect(
          last.center.y + 22 >= size.height - 60, "\(last.id) at \(frame.time) s", sourceLocation: place)
      }
    }
  }

  @Test(
    "at any speed no hole, no cell past another",
    arguments: [
      GridThrow(size: sizes[0], speed: 40000), GridThrow(size: sizes[1], speed: 3000),
      GridThrow(size: sizes[2], speed: 12000), GridThrow(size: sizes[3], speed: 40000),
    ], [GridLook(rate: 60, margin: 100), GridLook(rate: 120, margin: 0)])
  func full(_ fling: GridThrow, _ at: GridLook) throws {
    let (size, speed, rate, margin) = (fling.size, fling.speed, at.rate, at.margin)
    let run = try run(size, set: [("margin", .number(margin))])
    try play(run, speed: speed, rate: rate) { expectFull($0, size, items: 10_000) }
    run.rest()
    let frame = run.host.frame(0)
    #expect(frame.bodies == count(around: frame.scrolls[0].offset.y, size, margin, items: 10_000))
    #expect(frame.elements.allSatisfy { lag($0, frame, size) == 0 && $0.velocity == .zero })
  }

  @Test(
    "springs exist in the view grown by the margin and a fully resisting cell's displacement",
    arguments: sizes)
  func tile(size: Size) throws {
    let run = try run(size)
    var speed = 0.0
    try play(run, speed: 5000, rate: 60) { frame in
      let offset = frame.scrolls[0].offset.y
      #expect(frame.bodies >= count(around: offset, size, 100, items: 10_000))
      // The springs are those of the last step of 1/120 s, also where a hand has stopped the scroll since.
      let step = max(speed, abs(frame.scrolls[0].velocity.dy)) / 120
      speed = abs(frame.scrolls[0].velocity.dy)
      #expect(frame.bodies <= count(around: offset, size, 100 + 0.9 * 1500 + step, items: 10_000))
    }
  }

  @Test(
    "End and Home show a full view at once, and the count comes back", arguments: sizes,
    [1000, 10_000, 1_000_000])
  func trip(size: Size, items: Int) throws {
    let rate = items == 10_000 ? 120.0 : 60
    let run = try run(size, set: [("items", .number(Double(items)))])
    let before = run.frame(at: 0.1).bodies
    // Also out of a fling that has thrown everything about.
    try run.fling(Vector(dx: 0, dy: -9000), at: 0.2)
    try run.fling(Vector(dx: 0, dy: 6000), at: 0.4)
    for key in ["End", "Home"] {
      try run.key(key, at: run.host.time + 0.05)
      for _ in 0..<Int(rate / 2) { expectFull(run.frame(at: run.host.time + 1 / rate), size, items: items) }
      let frame = run.host.frame(0)
      let end = key == "End" ? frame.scrolls[0].maximum.y : 0
      run.rest()
      #expect(run.host.frame(0).scrolls[0].offset.y == end)
    }
    #expect(run.host.frame(0).bodies == before)
  }

  @Test("a new size keeps it full, and springs where they belong")
  func resizing() throws {
    let run = try run()
    try run.fling(Vector(dx: 0, dy: 4000), at: 0.1)
    for size in Self.sizes + Self.sizes.reversed() {
      try run.resize(size.width, size.height, at: run.host.time + 0.05)
      for _ in 0..<12 {
        let frame = run.frame(at: run.host.time + 1 / 60)
        #expect(frame.elements.allSatisfy { $0.size == Size(width: 44, height: 44) })
        expectFull(frame, size, items: 10_000)
      }
    }
    run.rest()
    let (frame, size) = (run.host.frame(0), Self.sizes[0])
    #expect(frame.bodies == count(around: frame.scrolls[0].offset.y, size, 100, items: 10_000))
    #expect(frame.elements.allSatisfy { lag($0, frame, size) == 0 })
  }
}
