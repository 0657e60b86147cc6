import CradleCollectionView
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

@Suite("The demo featured")
struct FeaturedDemoTests: FeaturedSuite {
  /// The points per second by which a difference quotient may miss a velocity, and the share of it.
  private static let (quotient, quotientShare) = (2.0, 0.01)

  private func number(_ run: DemoRun, _ name: String) -> Double? {
    if case .number(let number)? = run.value(name) { number } else { nil }
  }

  @Test("at offset 180k photo k is on top and 280 high, the rest 100, one below the other", arguments: sizes)
  func open(size: Size) throws {
    for item in 0..<12 {
      let run = try run(at: 180 * Double(item), size)
      let frame = run.host.frame(0)
      #expect(isNear(span(frame, item)?.top, 0) && isNear(span(frame, item)?.height, 280))
      for element in frame.elements where element.index[1] != item {
        #expect(isNear(element.size.height, 100))
        let place = 280 + 100 * Double(element.index[1] - item - 1)
        #expect(isNear(element.center.y - 50, place))
      }
      #expect(frame.elements.allSatisfy { $0.size.width == size.width && $0.center.x == size.width / 2 })
      let items = frame.elements.map { $0.index[1] }
      #expect(items == items.sorted())
      #expect(isNear(number(run, "overlay \(item)"), 0.30) && isNear(number(run, "title \(item)"), 1))
      #expect(isNear(number(run, "detail \(item)"), 1))
      if item < 11 {
        #expect(isNear(number(run, "overlay \(item + 1)"), 0.75))
        #expect(isNear(number(run, "title \(item + 1)"), 0.5))
        #expect(isNear(number(run, "detail \(item + 1)"), 0))
      }
    }
  }

  @Test("at 180k + 90 photo k stands at −50, the next at 140, 190 high and above it", arguments: sizes)
  func halfway(size: Size) throws {
    for item in 0..<11 {
      let run = try run(at: 180 * Double(item) + 90, size)
      let frame = run.host.frame(0)
      #expect(isNear(span(frame, item)?.top, -50) && isNear(span(frame, item)?.height, 280))
      #expect(isNear(span(frame, item + 1)?.top, 140) && isNear(span(frame, item + 1)?.height, 190))
      let order = frame.elements.map { $0.index[1] }
      let (below, above) = (order.firstIndex(of: item), order.firstIndex(of: item + 1))
      #expect(try #require(below) < (try #require(above)))
      #expect(isNear(number(run, "overlay \(item + 1)"), 0.525))
      #expect(isNear(number(run, "title \(item + 1)"), 0.5) && isNear(number(run, "detail \(item + 1)"), 0.5))
    }
  }

  @Test("above the open one each ends where the next begins, also with other heights and offsets")
  func heights() throws {
    for (standard, featured, drag) in [(100.0, 280.0, 180.0), (60, 500, 60), (200, 200, 600), (80, 300, 240)]
    {
      let run = try run(
        at: 0, Size(width: 375, height: 3000),
        set: [
          ("standard", .number(standard)), ("featured", .number(featured)), ("dragOffset", .number(drag)),
        ])
      let demo = try #require(run.host.demo as? FeaturedDemo)
      for offset in stride(from: 0, through: drag * 11, by: drag / 7) {
        demo.collection.contentOffset.y = offset
        let frame = run.host.frame(0)
        let item = Int((offset / drag + 1e-9).rounded(.down))
        let progress = offset / drag - Double(item)
        #expect(isNear(span(frame, item)?.height, featured) || progress < Tolerance.summed)
        #expect(isNear(span(frame, item)?.top, -standard * progress) || progress < Tolerance.summed)
        if item < 11, progress > Tolerance.summed {
          let next = try #require(span(frame, item + 1))
          #expect(isNear(next.height, standard + (featured - standard) * progress))
          #expect(isNear(next.top + next.height, featured + standard * (1 - progress)))
        }
        guard item > 0, item < 12 else { continue }
        // The one above is out of sight: the layout tells where it ends.
        let layout = demo.collection.collectionViewLayout
        let (above, open) = try (
          #require(layout.layoutAttributesForItem(at: IndexPath(item: item - 1, section: 0))),
          #require(layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0)))
        )
        #expect(isNear(above.shownFrame.maxY, open.shownFrame.minY))
      }
    }
  }

  @Test("the open item stays open through resizes and new parameters")
  func resize() throws {
    let run = try run(at: 900)
    for size in Self.sizes + [Size(width: 50, height: 90)] {
      try run.resize(size.width, size.height, at: run.host.time)
      run.rest()
      // A viewport lower than 420 pt shows the list smaller.
      let height = 280 * min(1, size.height / 420)
      #expect(
        isNear(span(run.host.frame(0), 5)?.top, 0) && isNear(span(run.host.frame(0), 5)?.height, height))
    }
    for drag in [60.0, 600, 180] {
      try run.host.set("dragOffset", .number(drag))
      run.rest()
      #expect(isNear(span(run.host.frame(0), 5)?.top, 0))
      #expect(run.host.frame(0).scrolls[0].offset.y == drag * 5)
    }
  }

  @Test("gives the velocity of each photo on the screen")
  func velocities() throws {
    let run = try run(at: 0)
    let lift = try run.fling(Vector(dx: 0, dy: 1500), at: 0.1)
    let step = 1e-5
    for time in stride(from: lift + 0.01, to: lift + 0.2, by: 0.02) {
      let now = run.frame(at: time)
      let later = run.frame(at: time + step)
      for element in now.elements {
        guard let moved = later.elements.first(where: { $0.id == element.id }) else { continue }
        let speed = (moved.center.y - element.center.y) / step
        #expect(abs(speed - element.velocity.dy) < Self.quotient + abs(speed) * Self.quotientShare)
      }
    }
  }

  @Test("without photos it has landscapes, and prints a line that names the folder or the file")
  func photos() {
    func lines(near starts: [String], _ file: String) -> [String] {
      var lines: [String] = []
      let album = PhotoAlbum(near: starts) { lines.append($0) }
      for _ in 0..<2 { #expect(album[file] == nil) }
      return lines
    }
    for starts in [["/nowhere/at/all"], []] {
      let told = lines(near: starts, "01.jpg")
      #expect(told.count == 1 && told.first?.contains(PhotoAlbum.folder) == true)
    }
    let told = lines(near: ["\(Project.root)/Sources/Playground"], "none.jpg")
    #expect(told.count == 1 && told.first?.contains("none.jpg") == true)
  }
}
