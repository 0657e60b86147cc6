import CradleGeometry
import CradlePhysics
import CradleScrolling
import Testing

@testable import CradleCollectionView

/// The motion that a batch shows.
@Suite("Batch animations")
struct BatchAnimationTests {
  /// Rounding, in points.
  private static let tolerance = 1e-6

  private func rows() -> CollectionViewFlowLayout {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 375, height: 44)
    return layout
  }

  @Test("surviving items move from the old place to the new one by the spring's closed form")
  func scrollSmoothly() throws {
    let rig = CollectionRig([8], layout: rows())
    let before = try #require(rig.cell(0, 2)).attributes.center.y
    rig.data[0].insert(rig.newValue(), at: 0)
    rig.view.insertItems(at: [IndexPath(0, 0)])
    let id = try #require(rig.cell(0, 3)).id
    let law = Spring(response: 0.35, dampingRatio: 1).curve(from: before, to: before + 54)
    for frame in 0..<24 {
      let element = try #require(rig.element(id))
      #expect(abs(element.attributes.center.y - law.value(at: Double(frame) / 120)) < Self.tolerance)
      #expect(abs(element.velocity.dy - law.velocity(at: Double(frame) / 120)) < Self.tolerance * 100)
      rig.view.advance(by: 1.0 / 120)
    }
    rig.rest()
    #expect(rig.cell(0, 3)?.attributes.center.y == before + 54)
  }

  @Test("60 and 120 Hz see the same motion")
  func frameRates() throws {
    var places: [[Double]] = []
    for rate in [60.0, 120] {
      let rig = CollectionRig([8], layout: rows())
      rig.data[0].remove(at: 0)
      rig.view.deleteItems(at: [IndexPath(0, 0)])
      places.append(
        (0..<30).map { _ in
          rig.advance(1.0 / 60, step: 1 / rate)
          return rig.cell(0, 4)?.attributes.center.y ?? .nan
        })
    }
    for (a, b) in zip(places[0], places[1]) { #expect(abs(a - b) < Self.tolerance) }
  }

  @Test("a second batch continues a motion from its place and velocity")
  func interruption() throws {
    let rig = CollectionRig([8], layout: rows())
    rig.data[0].insert(rig.newValue(), at: 0)
    rig.view.insertItems(at: [IndexPath(0, 0)])
    let id = try #require(rig.cell(0, 5)).id
    rig.advance(0.1)
    let before = try #require(rig.element(id))
    rig.data[0].remove(at: 0)
    rig.view.deleteItems(at: [IndexPath(0, 0)])
    let after = try #require(rig.element(id))
    #expect(abs(after.attributes.center.y - before.attributes.center.y) < Self.tolerance)
    #expect(abs(after.velocity.dy - before.velocity.dy) < Self.tolerance * 100)
  }

  @Test("inserted items fade in and deleted ones fade out, each at its place")
  func fades() throws {
    let rig = CollectionRig([4], layout: rows())
    let gone = try #require(rig.cell(0, 1))
    try rig.view.performUpdates { batch in
      rig.data[0].remove(at: 1)
      rig.data[0].append(rig.newValue())
      batch.deleteItems(at: [IndexPath(0, 1)])
      batch.insertItems(at: [IndexPath(0, 3)])
    }
    #expect(rig.cell(0, 3)?.attributes.alpha == 0)
    #expect(rig.element(gone.id)?.attributes == gone.attributes)
    rig.advance(0.1)
    let (coming, going) = (try #require(rig.cell(0, 3)), try #require(rig.element(gone.id)))
    #expect(going.isLeaving)
    #expect(abs(going.attributes.alpha + coming.attributes.alpha - 1) < Self.tolerance)
    #expect(going.attributes.center == gone.attributes.center)
    rig.rest()
    #expect(rig.element(gone.id) == nil)
    #expect(rig.cell(0, 3)?.attributes.alpha == 1)
  }

  @Test("content that gets shorter at its end slides, though the offset has to jump")
  func shorterContent() throws {
    let rig = CollectionRig([40], layout: rows())
    rig.view.contentOffset = rig.view.maximumOffset
    let element = try #require(rig.cell(0, 30))
    let seen = element.attributes.center.y - rig.view.contentOffset.y
    rig.data[0].removeLast(5)
    rig.view.deleteItems(at: (35..<40).map { IndexPath(0, $0) })
    let after =
      try #require(rig.element(element.id)).attributes.center.y - rig.view.contentOffset.y
    #expect(abs(after - seen) < Self.tolerance)
    #expect(rig.view.contentOffset == rig.view.maximumOffset)
  }

  @Test(
    "no row jumps on the frame of a batch, wherever it comes from or goes to",
    arguments: [0, 300, 2000] as [Double])
  func continuity(offset: Double) throws {
    let rig = CollectionRig([100], layout: rows())
    rig.view.contentOffset.y = offset
    let before = Dictionary(uniqueKeysWithValues: rig.view.presentedElements.map { ($0.id, $0.attributes) })
    try rig.view.performUpdates { batch in
      rig.data[0].removeSubrange(2..<30)
      rig.data[0].insert(contentsOf: (0..<7).map { _ in rig.newValue() }, at: 5)
      batch.deleteItems(at: (2..<30).map { IndexPath(0, $0) })
      batch.insertItems(at: (5..<12).map { IndexPath(0, $0) })
    }
    for element in rig.view.presentedElements {
      guard let old = before[element.id] else {
        let isUnseen =
          element.attributes.alpha == 0
          || !element.attributes.frame.intersects(rig.view.visibleRect)
        #expect(isUnseen, "\(element.id) appears at once")
        continue
      }
      #expect(old.center.distance(to: element.attributes.center) < Self.tolerance, "\(element.id)")
    }
  }

  @Test("without animation everything is in its place at once")
  func unanimated() throws {
    let rig = CollectionRig([8], layout: rows())
    rig.data[0].remove(at: 0)
    try rig.view.performUpdates(animated: false) { $0.deleteItems(at: [IndexPath(0, 0)]) }
    #expect(rig.view.presentedElements.count == 7)
    #expect(rig.cell(0, 6)?.attributes.frame.minY == 324)
  }

  @Test("the completion comes once, when everything has arrived")
  func completion() throws {
    let rig = CollectionRig([8], layout: rows())
    var calls = 0
    rig.data[0].remove(at: 0)
    try rig.view.performUpdates({ $0.deleteItems(at: [IndexPath(0, 0)]) }, completion: { _ in calls += 1 })
    rig.advance(0.1)
    #expect(calls == 0)
    rig.rest()
    rig.advance(1)
    #expect(calls == 1)
  }

  @Test("an eased law takes its time, whatever the distance")
  func eased() throws {
    let rig = CollectionRig([8], layout: rows())
    rig.view.animation = CollectionAnimation(.easeInOut, delay: 0, duration: 0.5)
    rig.data[0].insert(rig.newValue(), at: 0)
    rig.view.insertItems(at: [IndexPath(0, 0)])
    rig.advance(0.25)
    #expect(abs((rig.cell(0, 1)?.attributes.frame.minY ?? 0) - 27) < Self.tolerance)
    rig.advance(0.26)
    #expect(rig.cell(0, 1)?.attributes.frame.minY == 54)
  }

  @Test("a reloaded item keeps its identity and gets a new cell")
  func reload() throws {
    let rig = CollectionRig([4], layout: rows())
    let before = try #require(rig.cell(0, 2))
    let applications = (before.view as? CollectionRig.Cell)?.preparations
    rig.view.reloadItems(at: [IndexPath(0, 2)])
    let after = try #require(rig.cell(0, 2))
    #expect(after.id == before.id)
    #expect((after.view as? CollectionRig.Cell)?.preparations == (applications ?? 0) + 1)
  }

  @Test("headers live as long as their sections, wherever those go")
  func headers() throws {
    let layout = rows()
    layout.headerReferenceSize = Size(width: 30, height: 30)
    let rig = CollectionRig([2, 2, 2], layout: layout)
    let headers = rig.view.presentedElements.filter { $0.attributes.category == .supplementary("header") }
      .map(\.id)
    try rig.view.performUpdates { batch in
      rig.data.swapAt(0, 2)
      batch.moveSection(0, toSection: 2)
      batch.moveSection(2, toSection: 0)
    }
    rig.rest()
    let after = rig.view.presentedElements.filter { $0.attributes.category == .supplementary("header") }
    #expect(Set(after.map(\.id)) == Set(headers))
    #expect(after.first { $0.id == headers[2] }?.attributes.frame.minY == 0)
  }
}
