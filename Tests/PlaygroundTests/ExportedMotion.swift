import CradleCollectionView
import CradleGeometry
import CradleScrolling

@testable import Playground

/// A demo beside the Swift that it exports: both get the same script, and report the same places in every frame.
struct ExportedMotion {
  typealias Change = (demo: (DemoHost) throws -> Void, code: String)

  var name: String
  let host: DemoHost
  /// The statement that advances the code's scene from `time` to `next`, in seconds from the code's start; empty if the
  /// places are a function of `time`.
  var advance = ""
  /// The statement that hands the code's scene a touch called `event`; empty if the script has none.
  var touch = ""
  var touches: [PointerEvent] = []
  /// Done to the demo and to the code 0.1 s after the start.
  var change: Change = ({ _ in }, "")
  /// The largest difference of two coordinates, in points; 0 demands the same bits.
  var tolerance = 0.0
  /// Whether nothing moves: a ring does not scroll.
  var isStill = false
  /// Whether the code may present its elements in another order: the demo's remember the layout before.
  var isUnordered = false
  /// The demo's present places.
  let places: (DemoHost) -> [Point]
  /// The expression of the same places in the code.
  let report: String

  /// The number of frames that are compared, 60 of them a second.
  var compared = frames
  static let frames = 90

  /// The time of a frame since the start: never that of an animator's step, of which rounding would decide on which side
  /// it falls.
  static func time(of frame: Int) -> Double { (Double(frame) + 0.3) / 60 }

  /// Two flings along an axis, towards its start and its end, from a point.
  static func flings(from: Point, along axis: Vector) -> [PointerEvent] {
    [(0.2, -22.0), (0.8, 30)].flatMap { start, step -> [PointerEvent] in
      func at(_ number: Int) -> Point { from + axis * (Double(number) * step) }
      return [PointerEvent(.down, at: from, time: start, device: .touch)]
        + (1...6).map { PointerEvent(.move, at: at($0), time: start + Double($0) / 97, device: .touch) }
        + [PointerEvent(.up, at: at(6), time: start + 0.0631, device: .touch)]
    }
  }

  /// The exported code inside a function that plays the script and prints a line for each frame.
  func function(_ number: Int) -> String {
    let lines = host.demo.code.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
    let events = touches.map {
      "PointerEvent(.\($0.phase), at: \($0.location.code), time: \($0.time), device: .touch)"
    }
    return """
      func play\(number)() {
      \(body)
      var (time, isChanged) = (0.0, false)
      func advance(to next: Double) {
        guard next > time else { return }
        \(advance)
        time = next
      }
      func change() { isChanged = true; advance(to: 0.1); \(change.code) }
      func play(_ event: PointerEvent) { advance(to: event.time); \(touch) }
      var events: ArraySlice<PointerEvent> = [\(events.joined(separator: ", "))]
      for frame in 0..<\(Self.frames) {
        let now = (Double(frame) + 0.3) / 60  // as `time(of:)`
        if !isChanged, now >= 0.1 { change() }
        while let event = events.first, event.time <= now {
          events.removeFirst()
          play(event)
        }
        advance(to: now)
        let places: [Point] = \(report)
        print("play\(number)", places.map { "\\($0.x.bitPattern) \\($0.y.bitPattern)" }.joined(separator: " "))
      }
      }
      """
  }

  /// The coordinates that the code printed, frame by frame.
  static func frames(of number: Int, in output: String) -> [[Double]] {
    let lines = output.split(separator: "\n").map { $0.split(separator: " ") }
    let mine = lines.filter { $0.first == "play\(number)" }
    return mine.map { words in
      words.dropFirst().map { (word: Substring) -> Double in Double(bitPattern: UInt64(word) ?? 0) }
    }
  }

  /// The same coordinates of the demo in its host.
  func play() throws -> [[Double]] {
    let start = host.time
    var (events, isChanged, frames) = (touches[...], false, [[Double]]())
    for frame in 0..<Self.frames {
      let now = Self.time(of: frame)
      if !isChanged, now >= 0.1 {
        isChanged = true
        host.advance(to: start + 0.1)
        try change.demo(host)
      }
      while let event = events.first, event.time <= now {
        events.removeFirst()
        try host.send(DemoEvent(time: start + event.time, kind: .pointer(event)))
      }
      host.advance(to: start + now)
      frames.append(places(host).flatMap { [$0.x, $0.y] })
    }
    return frames
  }

  /// The first frame in which the code is elsewhere than the demo; nil if there is none.
  func firstDifference(_ demo: [[Double]], _ code: [[Double]]) -> Int? {
    (0..<compared).first { frame in
      let (mine, others) =
        isUnordered ? (Self.sorted(demo[frame]), Self.sorted(code[frame])) : (demo[frame], code[frame])
      return !mine.elementsEqual(others) { a, b in
        tolerance == 0 ? a.bitPattern == b.bitPattern : abs(a - b) <= tolerance
      }
    }
  }

  /// The same points from left to right.
  private static func sorted(_ coordinates: [Double]) -> [Double] {
    let points = stride(from: 0, to: coordinates.count - 1, by: 2).map {
      (coordinates[$0], coordinates[$0 + 1])
    }
    return points.sorted { $0 < $1 }.flatMap { [$0.0, $0.1] }
  }
}
