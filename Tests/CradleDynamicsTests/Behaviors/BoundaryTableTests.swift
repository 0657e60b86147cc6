import CradleGeometry
import CradlePhysics
import Testing

@testable import CradleDynamics

@Suite("The boundaries of a collision behaviour")
struct BoundaryTableTests {
  private let world = World(settings: .uikit)
  private let table = BoundaryTable()
  private let behavior = World(settings: .uikit)
  private let site: BoundaryTable.Site

  init() {
    site = BoundaryTable.Site(
      world: world, contacts: ContactTable(world: world, records: ItemRecords(world: world)),
      behavior: ObjectIdentifier(behavior), categories: 2, mask: 1)
  }

  private func line(_ y: Double) -> [BezierPath.Line] {
    [BezierPath.Line(points: [Point(x: 0, y: y), Point(x: 10, y: y)], isClosed: false)]
  }

  /// The boundary of the shape at a height, at x = 5; nil where there is none.
  private func boundary(at y: Double) -> BoundaryKey? {
    world.castRay(from: Point(x: 5, y: y - 2), to: Point(x: 5, y: y + 2)).flatMap {
      table.boundary(of: $0.shape)
    }
  }

  private func key(_ identifier: String?) -> BoundaryKey {
    BoundaryKey(behavior: ObjectIdentifier(behavior), identifier: identifier)
  }

  @Test("boundaries have bodies only at a site, in any order of adding and building")
  func builds() {
    table.add(line(20), "early", at: nil)
    #expect(world.bodyCount == 0 && table.outlines(of: "early") == [line(20)[0].points])
    table.build(at: site)
    table.add(line(40), "late", at: site)
    #expect(boundary(at: 20) == key("early") && boundary(at: 40) == key("late"))
    #expect(table.identifiers == ["early", "late"])
    table.tearDown(at: site)
    #expect(world.bodyCount == 0 && table.identifiers == ["early", "late"])
  }

  @Test("a boundary replaces one with its identifier, and is removed once")
  func replaces() {
    table.add(line(20), "floor", at: site)
    table.add(line(40), "roof", at: site)
    table.add(line(60), "floor", at: site)
    #expect(table.identifiers == ["roof", "floor"] && world.bodyCount == 2)
    #expect(table.outlines(of: "floor")?[0][0].y == 60)
    #expect(table.remove("floor", at: site) && !table.remove("floor", at: site))
    #expect(table.identifiers == ["roof"] && world.bodyCount == 1)
  }

  @Test("the wall has no name, comes first, and returns the rectangle that it replaces")
  func wall() {
    table.add(line(20), "floor", at: site)
    let (small, large) = (Rect(x: 0, y: 0, width: 9, height: 9), Rect(x: 0, y: 0, width: 90, height: 90))
    #expect(table.setWall(small, at: site) == nil)
    #expect(table.setWall(large, at: site) == small)
    #expect(table.identifiers == ["floor"] && table.outlines.map(\.count) == [5, 2])
    #expect(boundary(at: 90) == key(nil) && boundary(at: 20) == key("floor"))
    #expect(table.setWall(nil, at: site) == large && table.setWall(nil, at: site) == nil)
    #expect(world.bodyCount == 1)
  }

  @Test("a build at another site forgets the shapes of the earlier one")
  func movesOn() {
    table.add(line(20), "floor", at: site)
    table.setWall(Rect(x: 0, y: 0, width: 9, height: 9), at: site)
    let next = World(settings: .uikit)
    table.build(
      at: BoundaryTable.Site(
        world: next, contacts: ContactTable(world: next, records: ItemRecords(world: next)),
        behavior: ObjectIdentifier(behavior), categories: 2, mask: 1))
    #expect(next.bodyCount == 1 && table.outlines.count == 1)
    #expect(boundary(at: 9) == nil)
  }
}
