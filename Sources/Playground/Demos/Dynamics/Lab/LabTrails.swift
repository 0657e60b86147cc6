import CradleGeometry
import CradleStage

/// The recent paths of items: lines that fade with time.
struct LabTrails {
  private static let span = 0.7
  private var trails: [[(time: Double, place: Point)]] = []

  var isEmpty: Bool { trails.allSatisfy { $0.count < 2 } }

  mutating func clear() { trails = [] }

  /// Records the items' places at a time in seconds; items that have not moved are skipped.
  mutating func add(_ places: [Point], at time: Double) {
    if trails.count != places.count { trails = places.map { _ in [] } }
    for (index, place) in places.enumerated() {
      trails[index].removeAll { $0.time < time - Self.span }
      if let last = trails[index].last, last.place.distance(to: place) < 0.5 { continue }
      trails[index].append((time, place))
    }
  }

  /// Draws the trails, fading into the background.
  func draw(_ canvas: Canvas, colors: [Color], ground: Color, now: Double) {
    for (trail, color) in zip(trails, colors) {
      for (a, b) in zip(trail, trail.dropFirst()) {
        let age = max(0, now - a.time) / Self.span
        canvas.line(
          from: a.place, to: b.place, width: 1 + 4 * (1 - age),
          ground.mixed(with: color, fraction: 0.55 * (1 - age)))
      }
    }
  }
}
