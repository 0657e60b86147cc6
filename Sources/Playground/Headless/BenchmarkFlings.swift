import CradleGeometry
import CradleScrolling

/// The scrolling of benchmarks: a drag of a fifth of a second and a fling, a second later the same in the
/// other direction, and so on.
struct BenchmarkFlings {
  /// The finger's movement in a sixtieth of a second, in points.
  let step: Double

  /// Advances a demo by frames of a sixtieth of a second with the events that are due, and calls `look` after
  /// each.
  func play(on host: DemoHost, frames: Int, _ look: (DemoHost) -> Void = { _ in }) {
    let first = Int((host.time * 60).rounded())
    for number in first..<first + frames {
      let time = Double(number) / 60
      if let pointer = pointer(at: number) { try? host.send(DemoEvent(time: time, kind: .pointer(pointer))) }
      host.advance(to: time)
      look(host)
    }
  }

  /// The pointer event of a frame, at a place in a viewport with an origin.
  func pointer(at number: Int, in viewport: Point = .zero) -> PointerEvent? {
    let (turn, place) = (number / 60, number % 60)
    guard place <= 12 else { return nil }
    let phase: PointerEvent.Phase = place == 0 ? .down : place == 12 ? .up : .move
    let displacement = (turn.isMultiple(of: 2) ? -step : step) * Double(place)
    let location = viewport + Vector(dx: 180, dy: 330 + displacement)
    return PointerEvent(phase, at: location, time: Double(number) / 60, device: .touch)
  }
}
