import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

/// A delegate may change its scroll view in any call: it still comes to rest in its range.
@Suite("A scroll view whose delegate changes it")
struct ScrollViewReentrancyTests {
  /// The delegate's callbacks.
  enum Call: String, CaseIterable {
    case willBeginDragging, didScroll, willEndDragging, didEndDragging, willBeginDecelerating
    case didEndDecelerating, didEndScrollingAnimation, didChangeInset
  }

  /// The changes it makes there, single or in pairs.
  enum Change: String, CaseIterable {
    case short, wide, longer, inset, noInset, offset, animated, jump, tall, disabled, cancel, hard, soft
    case paging, dynamics, laws

    func apply(to view: ScrollView) {
      switch self {
      case .short: view.contentSize = Size(width: 200, height: 200)
      case .wide: view.contentSize = Size(width: 2000, height: 300)
      case .longer: view.contentSize = Size(width: 300, height: 9000)
      case .inset: view.contentInset = EdgeInsets(top: 80, left: 30, bottom: 50, right: 20)
      case .noInset: view.contentInset = .zero
      case .offset: view.contentOffset = Point(x: 700, y: 900)
      case .animated: view.setContentOffset(Point(x: 900, y: 50), animated: true)
      case .jump: view.setContentOffset(Point(x: 700, y: 1200), animated: false)
      case .tall: view.viewportSize = Size(width: 2500, height: 5000)
      case .disabled: view.isScrollEnabled = false
      case .cancel: view.pointer(PointerEvent(.cancel, at: .zero, time: view.time))
      case .hard: view.feel.bounces = false
      case .soft: view.feel.bounces = true
      case .paging: view.isPagingEnabled.toggle()
      case .dynamics: view.feel.engine = .dynamics
      case .laws: view.feel.engine = .laws
      }
    }
  }

  /// The gesture.
  enum Gesture: String, CaseIterable {
    case fling, edge, pull, cancelled, stopped, notches, trackpad, program

    func perform(on view: ScrollView) {
      view.contentOffset = self == .fling || self == .cancelled ? Point(x: 700, y: 900) : Point(x: 60, y: 40)
      let displacement =
        self == .fling || self == .cancelled ? Vector(dx: -9, dy: -14) : Vector(dx: 11, dy: 16)
      switch self {
      case .notches, .trackpad:
        for step in 0..<6 {
          let wheel = WheelEvent(
            delta: Vector(dx: -2, dy: 3), isPrecise: self == .trackpad, at: Point(x: 100, y: 100),
            time: Double(step) * 0.02)
          view.wheel(wheel)
        }
      case .program: view.setContentOffset(Point(x: 300, y: 2000), animated: true)
      default:
        drag(view, by: displacement, to: self == .cancelled ? .cancel : .up, holds: self == .pull)
      }
      if self == .stopped {
        view.advance(by: 0.1)
        let time = view.time
        view.pointer(PointerEvent(.down, at: Point(x: 200, y: 200), time: time, device: .touch))
        view.pointer(PointerEvent(.up, at: Point(x: 200, y: 200), time: time + 0.3, device: .touch))
      }
    }

    private func drag(_ view: ScrollView, by displacement: Vector, to end: PointerEvent.Phase, holds: Bool) {
      var place = Point(x: 200, y: 300)
      func send(_ phase: PointerEvent.Phase, _ time: Double) {
        view.pointer(PointerEvent(phase, at: place, time: time, device: .touch))
      }
      send(.down, 0)
      for step in 1...8 {
        place += displacement
        send(.move, Double(step) * 0.006)
      }
      send(end, holds ? 0.4 : 0.048)
    }
  }

  /// A delegate that changes its view in one call, a given number of times.
  private final class Delegate: ScrollViewDelegate {
    let (call, changes): (Call, [Change])
    var (count, limit) = (0, 0)

    init(_ call: Call, _ changes: [Change], limit: Int) {
      (self.call, self.changes, self.limit) = (call, changes, limit)
    }

    private func hear(_ heard: Call, _ view: ScrollView) {
      guard heard == call, count < limit else { return }
      count += 1
      for change in changes { change.apply(to: view) }
    }

    func scrollViewWillBeginDragging(_ view: ScrollView) { hear(.willBeginDragging, view) }
    func scrollViewDidScroll(_ view: ScrollView) { hear(.didScroll, view) }
    func scrollViewWillEndDragging(
      _ view: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>
    ) { hear(.willEndDragging, view) }
    func scrollViewDidEndDragging(_ view: ScrollView, willDecelerate decelerate: Bool) {
      hear(.didEndDragging, view)
    }
    func scrollViewWillBeginDecelerating(_ view: ScrollView) { hear(.willBeginDecelerating, view) }
    func scrollViewDidEndDecelerating(_ view: ScrollView) { hear(.didEndDecelerating, view) }
    func scrollViewDidEndScrollingAnimation(_ view: ScrollView) { hear(.didEndScrollingAnimation, view) }
    func scrollViewDidChangeAdjustedContentInset(_ view: ScrollView) { hear(.didChangeInset, view) }
  }

  /// Describes a wrong final state; nil if it rests in its range.
  private func fault(
    _ call: Call, _ changes: [Change], _ gesture: Gesture, _ engine: ScrollEngine, limit: Int
  ) -> String? {
    let view = ScrollView(
      viewportSize: Size(width: 375, height: 667), contentSize: Size(width: 2000, height: 4400))
    (view.alwaysBounceVertical, view.alwaysBounceHorizontal) = (true, true)
    view.feel.engine = engine
    let delegate = Delegate(call, changes, limit: limit)
    view.delegate = delegate
    gesture.perform(on: view)
    if call == .didChangeInset { view.contentInset = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10) }
    for _ in 0..<200 where !view.isResting { view.advance(by: 0.1) }
    let (low, high, offset) = (view.minimumOffset, view.maximumOffset, view.contentOffset)
    let isInside = offset.x >= low.x && offset.y >= low.y && offset.x <= high.x && offset.y <= high.y
    if isInside, view.isResting, view.velocity == .zero { return nil }
    return "\(view.phase) at \(offset), range \(low) … \(high)"
  }

  @Test("comes to rest in its range, whatever any callback changes", arguments: Call.allCases)
  func rests(call: Call) {
    let pairs = Change.allCases.flatMap { first in
      let seconds: [Change] = RandomTests.isLong ? Change.allCases : []
      return [[first]] + seconds.map { [first, $0] }
    }
    for gesture in Gesture.allCases {
      for engine in RandomTests.isLong ? ScrollEngine.allCases : [.laws] {
        for changes in pairs {
          for limit in RandomTests.isLong ? [1, 3] : [1] {
            guard let fault = fault(call, changes, gesture, engine, limit: limit) else { continue }
            let names = changes.map(\.rawValue).joined(separator: ", ")
            Issue.record("\(call), \(names), \(gesture), \(engine), \(limit)×: \(fault)")
          }
        }
      }
    }
  }

  @Test("traps for a delegate that scrolls in every didScroll")
  func endlessScroll() async {
    await #expect(processExitsWith: .failure) {
      let rig = ScrollRig()
      rig.onScroll = { $0.contentOffset.y = $0.contentOffset.y == 100 ? 200 : 100 }
      rig.view.contentOffset.y = 50
    }
  }

  @Test("lets a delegate correct the offset a few times")
  func settling() {
    let rig = ScrollRig()
    rig.onScroll = { if $0.contentOffset.y < 30 { $0.contentOffset.y += 1 } }
    rig.view.contentOffset.y = 1
    #expect(rig.view.contentOffset.y == 30)
  }
}

/// A pointer that holds the content is told from nothing at all.
@Suite("A held scroll view")
struct ScrollViewHoldTests {
  @Test("is held, and not at rest, while a pointer is down on it", arguments: [0.0, -1500])
  func held(speed: Double) {
    let rig = ScrollRig()
    // A fling beyond the start, which is caught there; or content at rest.
    let start = speed == 0 ? 0 : rig.fling(speed, from: 100, at: 0) + 0.01
    #expect(speed == 0 || rig.view.contentOffset.y < 0)
    rig.down(300, at: start)
    rig.advance(to: start + 5)
    #expect(rig.view.phase == .held && !rig.view.isResting && rig.view.velocity == .zero)
    rig.up(300, at: start + 5)
    #expect(rig.view.phase == (speed == 0 ? .idle : .bouncing))
    rig.rest()
    #expect(rig.view.phase == .idle && rig.view.contentOffset.y == 0)
  }

  @Test("is dragged once the pointer has passed the slop")
  func dragged() {
    let rig = ScrollRig()
    rig.down(300, at: 0)
    #expect(rig.view.phase == .held)
    rig.move(280, at: 0.02)
    #expect(rig.view.phase == .dragging)
  }

  @Test("fades its indicators the same at any frame rate")
  func indicators() {
    var alphas: [[Double]] = []
    for rate in [30.0, 60, 240] {
      let rig = ScrollRig()
      rig.fling(1500, at: 0)
      alphas.append(
        (1...120).map { frame in
          for step in 1...Int(rate / 30) { rig.advance(to: Double(frame - 1) / 30 + Double(step) / rate) }
          return rig.view.verticalIndicator?.alpha ?? .nan
        })
    }
    #expect(alphas[0].first == 1 && alphas[0].last == 0 && alphas[0].contains { $0 > 0 && $0 < 1 })
    for other in alphas.dropFirst() {
      for (a, b) in zip(alphas[0], other) { #expect(abs(a - b) < Tolerance.summed) }
    }
  }
}
