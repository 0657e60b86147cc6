import CradleGeometry
import Foundation
import Glibc
import TestSupport
import Testing

@testable import Playground

/// A demo in use for hours, beside a new one that is played now and then only.
struct Soak {
  private let used: DemoHost
  private let new: DemoHost
  private var hand: RandomHand
  private let opening: (used: SceneContents?, new: SceneContents?)

  init(_ demo: any Demo.Type) {
    (used, new) = (
      DemoHost(demo, viewport: demo.card.defaultViewport), DemoHost(demo, viewport: demo.card.defaultViewport)
    )
    hand = RandomHand(used, seed: 1)
    opening = (used.demo.contents, new.demo.contents)
  }

  /// The number of elements that the fill puts into one place: each touches all others, 45 000 pairs. Six hours of
  /// random gestures in gravity-collision, the most crowded demo, need 26 MB without this and 70 MB with it.
  private static let crowd = 300

  /// Fills the demo with every number at its maximum: some elements in one place at one time, then as many as it takes.
  /// Then shows as many as possible: every number at its minimum, so that elements are small, in the largest viewport,
  /// scrolled.
  mutating func fill() throws {
    try setNumbers(\.upperBound)
    for (name, most) in [("add-box", Self.crowd), ("add", Self.crowd), ("insert", 1000), ("add-100", 1000)]
    where used.card.actions.contains(where: { $0.name == name }) {
      var count = -1
      while let now = used.demo.contents?.items.count, now > count, now < most {
        count = now
        try send(.action(name, index: nil), to: used)
      }
      used.advance(to: used.time + 0.02)
    }
    rest(30)
    try setNumbers(\.lowerBound)
    try send(.resize(RandomHand.largestViewport), to: used)
    for key in ["PageDown", "End", "PageUp", "Home"] {
      try send(.key(key), to: used)
      rest(2)
    }
    try send(.resize(Size(width: 1, height: 1)), to: used)
    rest(2)
    try putBack(used, opening.used)
    rest(60)
  }

  /// Sets every number to one end of its range.
  private func setNumbers(_ end: KeyPath<ClosedRange<Double>, Double>) throws {
    for parameter in used.demo.parameters {
      if case .number(let range, _, _) = parameter.kind {
        try used.set(parameter.name, .number(range[keyPath: end]))
      }
    }
  }

  /// Uses the demo for hours, and looks at it after every gesture.
  mutating func use(hours: Double, _ body: (DemoHost) -> Void) throws {
    let end = used.time + hours * 3600
    hand.rest(until: used.time)
    while hand.time < end {
      for event in hand.next() { try used.send(event) }
      body(used)
      if let fault = RandomDemoTests.fault(of: used) {
        throw Fault(description: "at \(used.time) s: \(fault)")
      }
    }
  }

  /// Lets the demo rest at its defaults, puts its first contents back and takes the figures.
  mutating func look() throws -> SoakTests.Look {
    try send(.key("R"), to: used)
    try send(.resize(used.card.defaultViewport), to: used)
    rest(60)
    let energy = used.frame(0).energy?.kinetic ?? 0
    try putBack(used, opening.used)
    rest(60)
    let cost = try cost()
    try putBack(used, opening.used)
    rest(60)
    return SoakTests.Look(
      energy: energy, live: try #require(Allocations.liveBytes), cost: cost, resident: Self.residentMemory)
  }

  /// How often the same hand plays in both demos for a cost.
  private static let turns = 9

  /// The processor time of gestures in the used demo, as a multiple of that in a new one: the median of turns. Each
  /// turn plays both in sequence, so that other work on the machine slows both alike.
  private func cost() throws -> Double {
    var shares: [Double] = []
    for turn in 0..<Self.turns {
      var times = [0.0, 0.0]
      for place in turn % 2 == 0 ? [0, 1] : [1, 0] {
        let (host, contents) = place == 0 ? (used, opening.used) : (new, opening.new)
        try putBack(host, contents)
        host.advance(to: host.time + 60)
        let start = Self.processorTime
        var hand = RandomHand(host, seed: 1000 + UInt64(turn))
        for _ in 0..<60 { for event in hand.next() { try host.send(event) } }
        host.advance(to: host.time + 3)
        times[place] = Self.processorTime - start
      }
      shares.append(times[0] / times[1])
    }
    return shares.sorted()[shares.count / 2]
  }

  private func send(_ kind: DemoEvent.Kind, to host: DemoHost) throws {
    try host.send(DemoEvent(time: host.time, kind: kind))
  }

  /// Gives a demo its first contents, its defaults and its own size.
  private func putBack(_ host: DemoHost, _ contents: SceneContents?) throws {
    try send(.key("R"), to: host)
    try send(.resize(host.card.defaultViewport), to: host)
    if let contents { try send(.contents(contents), to: host) }
  }

  /// Advances in steps of a second.
  private func rest(_ seconds: Int) {
    for _ in 0..<seconds { used.advance(to: used.time + 1) }
  }

  private struct Fault: Error, CustomStringConvertible { let description: String }

  /// This thread's, in seconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Resident pages that no file backs: code that runs for the first time is no leak.
  private static var residentMemory: Double {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").compactMap { Double($0) }
    guard pages.count > 2 else { return .nan }
    return (pages[1] - pages[2]) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1e6
  }
}
