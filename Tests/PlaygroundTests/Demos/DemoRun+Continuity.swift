import CradleGeometry
import Testing

@testable import Playground

/// Finds elements that a person would see pop.
extension DemoRun {
  /// The elements that pop between two frames: elements that appear, disappear or move farther than a distance while
  /// visible.
  static func pops(_ a: TraceFrame, _ b: TraceFrame, _ size: Size, reach: Double) -> [String] {
    let viewport = Rect(origin: .zero, size: size)
    func isSeen(_ element: TraceElement) -> Bool {
      let frame = Rect(center: element.center, size: element.size * element.scale).insetBy(dx: 1, dy: 1)
      return element.alpha > 0.02 && frame.intersects(viewport)
    }
    let (old, new) = (
      Dictionary(uniqueKeysWithValues: a.elements.map { ($0.id, $0) }),
      Dictionary(uniqueKeysWithValues: b.elements.map { ($0.id, $0) })
    )
    var pops: [String] = []
    for (id, element) in old where new[id] == nil && isSeen(element) { pops.append("\(id) went") }
    for (id, element) in new {
      guard let before = old[id] else {
        // One that comes in at the edge within a frame is no pop.
        let isInside = viewport.insetBy(dx: reach, dy: reach).intersects(
          Rect(center: element.center, size: element.size * element.scale))
        if isSeen(element), isInside { pops.append("\(id) came") }
        continue
      }
      if before.center.distance(to: element.center) > reach { pops.append("\(id) jumped") }
      if abs(before.alpha - element.alpha) > max(0.25, reach / 200) { pops.append("\(id) flashed") }
      if abs(before.size.width * before.scale - element.size.width * element.scale) > reach {
        pops.append("\(id) grew")
      }
    }
    return pops
  }

  /// The most that anything moves in a frame: what the spring does to twice the viewport's diagonal.
  private static func reach(_ size: Size, _ rate: Double) -> Double {
    2 * Vector(dx: size.width, dy: size.height).length * 7 / rate
  }

  /// Does something at the present time, and looks that nothing is seen elsewhere because of that alone.
  func change(_ location: SourceLocation = #_sourceLocation, _ body: () throws -> Void) rethrows {
    let (before, size) = (host.frame(0), host.demo.viewport)
    try body()
    #expect(
      Self.pops(before, host.frame(0), size, reach: 0.01) == [], "at \(size)", sourceLocation: location)
  }

  /// Advances until it rests, or for a time, and looks that nothing pops from frame to frame.
  func watch(rate: Double, seconds: Double = .infinity, _ location: SourceLocation = #_sourceLocation) {
    let (end, size) = (host.time + seconds, host.demo.viewport)
    var last = host.frame(0)
    while !host.demo.isResting, host.time < end {
      let next = frame(at: host.time + 1 / rate)
      #expect(
        Self.pops(last, next, size, reach: Self.reach(size, rate)) == [], "at \(size)",
        sourceLocation: location)
      last = next
    }
  }
}

extension TraceFrame {
  /// Whether the first scroll's offset is one at which it may rest.
  var isInRange: Bool {
    let scroll = scrolls[0]
    return scroll.offset.x >= scroll.minimum.x && scroll.offset.x <= scroll.maximum.x
      && scroll.offset.y >= scroll.minimum.y && scroll.offset.y <= scroll.maximum.y
  }
}
