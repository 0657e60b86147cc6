import CradleGeometry
import TestSupport
import Testing

@testable import CradleScrolling

/// Sizes, insets and offsets that an app changes during a zoom, and zooms that are stopped on their way.
@Suite("The range during a zoom")
struct ZoomRangeTests {
  private enum Change: CaseIterable {
    case offset, easing, viewport, insets, stop, notch, frames, limits
  }

  private struct Run {
    let rig: ZoomRig
    var random: SeededRandom
    private(set) var log: [String] = []

    init(seed: UInt64) {
      random = SeededRandom(seed: seed)
      rig = ZoomRig(minimum: 0.25, maximum: 4)
      rig.view.contentAlignmentPoint = Point(x: Double(seed % 3) / 2, y: Double(seed / 3 % 3) / 2)
      if seed % 5 == 0 { rig.view.feel.engine = .dynamics }
    }

    mutating func start() {
      let view = rig.view
      let place = Point(x: random.double(in: 0...400), y: random.double(in: 0...300))
      switch random.int(in: 0..<4) {
      case 0:
        // Past a limit, so that the scale bounces.
        let time = rig.pinch(by: random.bool() ? 0.05 : 30, about: place, at: view.time)
        rig.fingers(.up, about: place, apart: 100, at: time)
      case 1:
        view.wheel(WheelEvent(delta: Vector(dx: 0, dy: random.double(in: -8...8)), at: place, isZoom: true))
      case 2: view.zoom(to: Rect(origin: place, size: Size(width: 90, height: 60)), animated: true)
      default: view.setZoomScale(random.double(in: 0.25...4), animated: true)
      }
      log.append("zoom from \(view.zoomScale)")
    }

    mutating func change() {
      let view = rig.view
      let change = Change.allCases[random.int(in: 0..<Change.allCases.count)]
      let place = Point(x: random.double(in: -300...3500), y: random.double(in: -300...2700))
      switch change {
      case .offset: view.contentOffset = place
      case .easing: view.setContentOffset(place, animated: true)
      case .viewport:
        view.viewportSize = Size(width: random.double(in: 50...900), height: random.double(in: 50...700))
      case .insets:
        view.contentInset = EdgeInsets(
          top: random.double(in: 0...200), left: random.double(in: 0...200),
          bottom: random.double(in: 0...200),
          right: random.double(in: 0...200))
      case .stop: view.stopScrollingAndZooming()
      case .notch:
        view.wheel(WheelEvent(delta: Vector(dx: 0, dy: random.double(in: -4...4)), at: .zero))
      case .frames: view.advance(by: random.double(in: 0...0.2))
      case .limits: view.maximumZoomScale = random.double(in: 1...5)
      }
      log.append("\(change)")
    }

    /// Describes resting content that is beyond its range both now and at the zoom's end; nil if there is none.
    var flaw: String? {
      let view = rig.view
      guard !view.isTracking, !view.content.zoom.isWheelZoom else { return rig.flaw }
      let scale = view.content.zoom.target / view.zoomScale
      for axis in [view.content.axes.x, view.content.axes.y] where axis.motion.kind == .none {
        var end = axis
        end.content *= scale
        let (low, high) = (min(axis.minimum, end.minimum), max(axis.maximum, end.maximum))
        if axis.offset < low - Tolerance.summed || axis.offset > high + Tolerance.summed {
          return "\(axis.offset) beyond \(low) … \(high)"
        }
      }
      return rig.flaw
    }
  }

  @Test("content that nothing moves is in its range, whatever changes during a zoom and wherever one stops")
  func range() {
    for seed in LongTests.seeds(300, orMany: 20_000, inDebug: 60) {
      var run = Run(seed: seed)
      for _ in 0..<6 {
        run.start()
        for _ in 0..<8 {
          run.change()
          guard let flaw = run.flaw else { continue }
          Issue.record("seed \(seed): \(flaw) after \(run.log)")
          return
        }
        run.rig.hand.rest()
        guard let flaw = run.rig.flaw else { continue }
        Issue.record("seed \(seed), at rest: \(flaw) after \(run.log)")
        return
      }
    }
  }
}
