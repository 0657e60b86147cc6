import CradleDynamics
import CradleGeometry
import Testing

/// Where a field acts.
@Suite("Region")
struct RegionTests {
  @Test("a circle contains its edge, a rectangle does not")
  func edges() {
    #expect(Region.radius(5).contains(Point(x: 3, y: 4)))
    #expect(!Region.radius(5).contains(Point(x: 3.001, y: 4)))
    let size = Region.size(Size(width: 10, height: 20))
    #expect(size.contains(Point(x: 4.999, y: -9.999)))
    #expect(!size.contains(Point(x: 5, y: 0)) && !size.contains(Point(x: 0, y: 10)))
  }

  @Test("infinite, inverse, union, difference and intersection follow set algebra")
  func algebra() {
    let disc = Region.radius(10)
    let box = Region.size(Size(width: 10, height: 100))
    for x in stride(from: -20.0, through: 20, by: 1.7) {
      for y in stride(from: -60.0, through: 60, by: 3.1) {
        let point = Point(x: x, y: y)
        let (a, b) = (disc.contains(point), box.contains(point))
        #expect(disc.inverse.contains(point) == !a)
        #expect(disc.union(box).contains(point) == (a || b))
        #expect(disc.difference(box).contains(point) == (a && !b))
        #expect(disc.intersection(box).contains(point) == (a && b))
        #expect(Region.infinite.contains(point) && !Region.infinite.inverse.contains(point))
      }
    }
  }

  @Test("NaN is in no region")
  func notANumber() {
    #expect(!Region.infinite.contains(Point(x: .nan, y: 0)))
    #expect(!Region.radius(1).inverse.contains(Point(x: .infinity, y: 0)))
    #expect(!Region.radius(.nan).contains(.zero) && !Region.radius(-1).contains(.zero))
  }
}
