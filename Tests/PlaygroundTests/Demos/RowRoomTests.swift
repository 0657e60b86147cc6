import CradleGeometry
import TestSupport
import Testing

@testable import Playground

/// Rows of spring-list that fade in and out are shown only where the others make room.
struct RowRoomTests {
  /// What is seen of the rows, from the top: the room of each.
  private func shown(_ demo: SpringListDemo) -> [(id: String, item: Int, isLeaving: Bool, room: Rect)] {
    let room = RowRoom(in: demo.collection, demo.layout)
    return demo.collection.presentedElements.map { element in
      let frame = element.attributes.frame
      return (
        "\(element.id)", element.attributes.indexPath.item, element.isLeaving, room.of(element, in: frame)
      )
    }
  }

  private static let (rowsKinds, dampings) = (["uniform", "bubbles"], [0.1, 0.5, 1])

  private func run(_ rows: String, damping: Double) throws -> (DemoRun, SpringListDemo) {
    let run = try DemoRun(SpringListDemo.self, set: [("rows", .choice(rows)), ("damping", .number(damping))])
    _ = run.frame(at: 0.5)
    return (run, try #require(run.host.demo as? SpringListDemo))
  }

  @Test("an inserted row is never drawn over or under another one", arguments: rowsKinds, dampings)
  func inserted(rows: String, damping: Double) throws {
    let (run, demo) = try run(rows, damping: damping)
    let ids = Set(shown(demo).map(\.id))
    try run.action("insert", index: 5, at: 0.5)
    var heights: [Double] = []
    for frame in 0...240 {
      _ = run.frame(at: 0.5 + Double(frame) / 120)
      let all = shown(demo).sorted { $0.item < $1.item }
      for (row, next) in zip(all, all.dropFirst()) where row.room.height > 0 && next.room.height > 0 {
        #expect(row.room.maxY <= next.room.minY + Tolerance.closedForm)
      }
      heights.append(try #require(all.first { !ids.contains($0.id) }).room.height)
    }
    #expect(heights[0] == 0)
    run.rest()
    let settled = shown(demo)
    #expect(settled.allSatisfy { $0.room.height > 40 })
    let height = try #require(settled.first { !ids.contains($0.id) }).room.height
    // A critically damped spring is still on its last tenth of a point.
    #expect(try #require(heights.max()).isWithin(0.1, of: height))
  }

  @Test("a removed row is never drawn under the one that takes its place", arguments: rowsKinds, dampings)
  func removed(rows: String, damping: Double) throws {
    let (run, demo) = try run(rows, damping: damping)
    try run.action("remove", index: 5, at: 0.5)
    var count = 0
    for frame in 0...120 {
      _ = run.frame(at: 0.5 + Double(frame) / 120)
      let all = shown(demo)
      guard let gone = all.first(where: \.isLeaving), gone.room.height > 0 else { continue }
      count += 1
      for row in all where !row.isLeaving {
        #expect(!row.room.insetBy(dx: 0, dy: Tolerance.closedForm).intersects(gone.room))
      }
    }
    #expect(count > 3)
  }

  @Test("rows that springs push together keep their heights") func pushed() throws {
    let (run, demo) = try run("bubbles", damping: 0.5)
    try run.fling(Vector(dx: 0, dy: -2500), at: 0.6)
    for frame in 0...60 {
      _ = run.frame(at: 0.7 + Double(frame) / 60)
      let frames = demo.collection.presentedElements.map(\.attributes.frame)
      #expect(shown(demo).map(\.room) == frames)
    }
  }
}
