import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

@testable import CradleCollectionView

@Suite("A ring")
struct CircleLayoutTests {
  /// Rounding, in points.
  private static let tolerance = 1e-9

  @Test(
    "item i of n is at 2πi/n from three o'clock, clockwise, at min(w, h)/2.5", arguments: [1, 2, 7, 20, 60])
  func places(count: Int) {
    let rig = CollectionRig([count], layout: CircleLayout())
    #expect(rig.view.presentedElements.count == count)
    for element in rig.view.presentedElements {
      let angle = 2 * .pi * Double(element.attributes.indexPath.item) / Double(count)
      let place = Point(
        x: 187.5 + 150 * Trigonometry.cosine(angle), y: 333.5 + 150 * Trigonometry.sine(angle))
      #expect(element.attributes.center.distance(to: place) < Self.tolerance)
      #expect(element.attributes.size == Size(width: 70, height: 70))
    }
  }

  @Test("only inserted items grow from the centre; the others move along chords")
  func insert() throws {
    let rig = CollectionRig([5], layout: CircleLayout())
    let before = Dictionary(uniqueKeysWithValues: rig.view.presentedElements.map { ($0.id, $0.attributes) })
    rig.data[0].insert(rig.newValue(), at: 0)
    rig.view.insertItems(at: [IndexPath(0, 0)])
    for element in rig.view.presentedElements {
      if let old = before[element.id] {
        #expect(element.attributes.center.distance(to: old.center) < Self.tolerance)
        #expect(element.attributes.scale == 1 && element.attributes.alpha == 1)
      } else {
        #expect(element.attributes.indexPath == IndexPath(0, 0))
        #expect(element.attributes.center == Point(x: 187.5, y: 333.5))
        #expect(element.attributes.alpha == 0)
        #expect(abs(element.attributes.scale - 0.1) < Self.tolerance)
      }
    }
  }

  @Test("only deleted items shrink to a tenth and fade into the centre")
  func delete() throws {
    let rig = CollectionRig([5], layout: CircleLayout())
    let gone = try #require(rig.cell(0, 2)).id
    let center = Point(x: 187.5, y: 333.5)
    rig.data[0].remove(at: 2)
    rig.view.deleteItems(at: [IndexPath(0, 2)])
    var last = try #require(rig.element(gone))
    for _ in 0..<600 {
      rig.view.advance(by: 1.0 / 120)
      for element in rig.view.presentedElements where element.id != gone {
        // A chord between neighbouring places of the ring passes nowhere near the centre.
        #expect(element.attributes.center.distance(to: center) > 100)
      }
      guard let element = rig.element(gone) else { break }
      #expect(element.attributes.scale <= last.attributes.scale && element.attributes.scale >= 0.1)
      last = element
    }
    #expect(rig.element(gone) == nil)
    #expect(last.attributes.scale < 0.11 && last.attributes.alpha < 0.01)
    #expect(last.attributes.center.distance(to: center) < 1)
  }

  @Test(
    "no item is lost by fast clicks from none to many and back",
    arguments: LongTests.seeds(3, orMany: 100, inDebug: 2))
  func clicks(seed: UInt64) throws {
    let rig = CollectionRig([0], layout: CircleLayout())
    var random = SeededRandom(seed: seed)
    for _ in 0..<300 {
      if rig.data[0].isEmpty || random.bool() {
        rig.data[0].insert(rig.newValue(), at: 0)
        rig.view.insertItems(at: [IndexPath(0, 0)])
      } else {
        let item = random.int(in: 0..<rig.data[0].count)
        rig.data[0].remove(at: item)
        rig.view.deleteItems(at: [IndexPath(0, item)])
      }
      if random.bool() { rig.view.advance(by: random.double(in: 0...0.1)) }
      let living = rig.view.presentedElements.filter { !$0.isLeaving }
      #expect(living.count == rig.data[0].count)
    }
    while !rig.data[0].isEmpty {
      rig.data[0].removeLast()
      rig.view.deleteItems(at: [IndexPath(0, rig.data[0].count)])
    }
    rig.rest()
    #expect(rig.view.presentedElements.isEmpty)
  }

  @Test("a resize moves the ring at once, and it never scrolls")
  func resize() {
    let rig = CollectionRig([4], layout: CircleLayout())
    rig.view.viewportSize = Size(width: 800, height: 200)
    #expect(rig.cell(0, 0)?.attributes.center == Point(x: 480, y: 100))
    #expect(rig.view.maximumOffset == .zero)
  }
}
