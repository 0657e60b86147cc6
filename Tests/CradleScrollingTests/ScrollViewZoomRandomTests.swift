import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@Suite("A zoom under random operations")
struct ScrollViewZoomRandomTests {
  @Test(
    "the offset comes to rest in its range, and each begin has one end",
    arguments: 1...(LongTests.areOn ? 2000 : 24))
  func random(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let rig = ZoomRig(minimum: 0.25, maximum: random.double(in: 0.3...9))
    rig.view.bouncesZoom = seed % 3 != 0
    rig.view.feel.bounces = seed % 5 != 0
    rig.view.contentAlignmentPoint = Point(x: Double(seed % 3) / 2, y: 0.5)
    if seed % 4 == 0 { rig.view.feel.engine = .dynamics }
    var down: Set<Int> = []
    for _ in 0..<200 {
      let place = Point(x: random.double(in: -50...450), y: random.double(in: -50...350))
      step(&random, rig, at: place, &down)
      if let flaw = rig.flaw {
        Issue.record("\(flaw)")
        return
      }
    }
    for id in down { rig.finger(id, .up, .zero, at: rig.view.time) }
    rig.hand.rest()
    #expect(rig.flaw == nil)
    #expect(rig.view.phase == .idle)
    let scale = rig.view.zoomScale
    #expect(scale >= rig.view.minimumZoomScale && scale <= rig.view.maximumZoomScale)
    for (begin, end) in [
      ("willBeginZooming", "didEndZooming"), ("willBeginDragging", "didEndDragging("),
      ("willBeginDecelerating", "didEndDecelerating"),
    ] {
      #expect(rig.hand.log.filter { $0 == begin }.count == rig.hand.log.filter { $0.hasPrefix(end) }.count)
    }
  }

  @Test(
    "limits of any size show finite scales and offsets", arguments: Extremes.finite.filter { $0 > 0 },
    LongTests.seeds(4, orMany: 200))
  func extremeLimits(limit: Double, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let rig = ZoomRig(minimum: seed % 2 == 0 ? limit : 0.5, maximum: max(limit, 2))
    rig.view.bouncesZoom = random.bool()
    var down: Set<Int> = []
    for _ in 0..<200 {
      let place = Point(x: random.double(in: -50...450), y: random.double(in: -50...350))
      if random.int(in: 0..<9) == 0 { rig.view.setZoomScale(limit, animated: random.bool()) }
      step(&random, rig, at: place, &down)
      #expect(rig.view.contentOffset.isFinite && rig.view.velocity.isFinite && rig.view.contentSize.isFinite)
      #expect(rig.view.zoomScale > 0 && rig.view.zoomScale <= 2e9)
    }
  }

  private func step(_ random: inout SeededRandom, _ rig: ZoomRig, at place: Point, _ down: inout Set<Int>) {
    let (view, time) = (rig.view, rig.view.time)
    switch Int(random.double(in: 0...14)) {
    case 0...2:
      let id = Int(random.double(in: 0...2.99))
      rig.finger(id, down.contains(id) ? .up : .down, place, at: time)
      down.formSymmetricDifference([id])
    case 3...6:
      for id in down { rig.finger(id, .move, place + Vector(dx: Double(id) * 90, dy: 0), at: time) }
    case 7...8:
      view.wheel(
        WheelEvent(
          delta: Vector(dx: 0, dy: random.double(in: -4...4)), isPrecise: random.double(in: 0...1) < 0.5,
          at: place, isZoom: random.double(in: 0...1) < 0.7))
    case 9: view.setZoomScale(random.double(in: 0.1...12), animated: random.double(in: 0...1) < 0.5)
    case 10:
      view.zoom(
        to: Rect(x: place.x, y: place.y, width: 90, height: 40), animated: random.double(in: 0...1) < 0.5)
    case 11: view.contentOffset = place
    case 12: view.setContentOffset(place, animated: true)
    case 13: view.contentInset = EdgeInsets(all: random.double(in: 0...60))
    default: break
    }
    view.advance(by: random.double(in: 0...0.1))
  }
}
