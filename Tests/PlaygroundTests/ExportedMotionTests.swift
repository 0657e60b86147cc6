import CradleCollectionView
import CradleDynamics
import CradleGeometry
import CradleScrolling
import Foundation
import Testing

@testable import Playground

/// The Swift that every demo exports moves as the demo does.
struct ExportedMotionTests: ExportedSuite {
  /// A demo, what is done to it, and what is done to its code.
  private struct Case {
    let name: String
    let host: DemoHost
    /// The name of the moving object in the code.
    let variable: String
    /// Done to the demo, and said to the code, at 0.1 s.
    var change: (demo: (DemoHost) -> Void, code: String) = ({ _ in }, "")
    /// Whether the hand below plays.
    var isTouched = true
    /// The demo's present places.
    let places: (DemoHost) -> [Point]
    /// The expression of the places in the code.
    let report: String
  }

  /// How long motion is compared, in seconds, at 60 frames a second.
  private static let frames = 150

  /// Two flings and a wheel, in viewport points from its middle, touch.
  private static func events(in size: Size) -> [PointerEvent] {
    [(0.2, 22.0), (1.2, -30)].flatMap { start, step -> [PointerEvent] in
      let from = Point(x: size.width / 2, y: size.height * 0.6)
      func at(_ number: Int) -> Point {
        from + Vector(dx: -Double(number) * step / 2, dy: -Double(number) * step)
      }
      return [PointerEvent(.down, at: from, time: start, device: .touch)]
        + (1...6).map { PointerEvent(.move, at: at($0), time: start + Double($0) / 97, device: .touch) }
        + [PointerEvent(.up, at: at(6), time: start + 0.0631, device: .touch)]
    }
  }

  private static func collection(
    _ id: String, _ variable: String, of view: @escaping (any Demo) -> CollectionView?,
    change: (demo: (DemoHost) -> Void, code: String) = ({ _ in }, ""), isTouched: Bool = true
  ) throws -> Case {
    Case(
      name: id, host: try host(id), variable: variable, change: change, isTouched: isTouched,
      places: { host in
        guard let view = view(host.demo) else { return [] }
        return [view.contentOffset] + view.presentedElements.map(\.attributes.center)
      }, report: "[\(variable).contentOffset] + \(variable).presentedElements.map(\\.attributes.center)")
  }

  private static func scene(_ id: String, _ name: String, _ host: DemoHost) -> Case {
    Case(
      name: name, host: host, variable: "animator", isTouched: false,
      places: { host in
        switch host.demo {
        case let demo as DynamicsLabDemo: demo.run.items.map(\.center)
        case let demo as NewtonsCradleDemo: demo.scene.balls.map(\.center)
        case let demo as BounceDemo: demo.items.map(\.center)
        default: []
        }
      }, report: "items.map(\\.center)")
  }

  private static func cases() throws -> [Case] {
    var cases = [
      Case(
        name: "scroll", host: try host("scroll"), variable: "view",
        places: { host in host.demo.scrolls.map { $0.view.contentOffset } }, report: "[view.contentOffset]"),
      Case(
        name: "nested-scroll", host: try host("nested-scroll"), variable: "nested.combined",
        places: { host in host.demo.scrolls.map { $0.view.contentOffset } },
        report: "[nested.combined.contentOffset]"),
      try collection("spring-list", "list", of: { ($0 as? SpringListDemo)?.collection }),
      try collection("springy-grid", "grid", of: { ($0 as? SpringyGridDemo)?.collection }),
      try collection("line-layout", "row", of: { ($0 as? LineLayoutDemo)?.collection }),
      try collection("featured", "list", of: { ($0 as? FeaturedDemo)?.collection }),
      try collection("layout-switch", "collection", of: { ($0 as? LayoutSwitchDemo)?.collection }),
      try collection(
        "circle-layout", "ring", of: { ($0 as? CircleLayoutDemo)?.collection },
        change: (
          { $0.demo.perform("insert", index: 0) },
          "items.counts[0] += 1; ring.insertItems(at: [IndexPath(item: 0, section: 0)])"
        ), isTouched: false),
      try collection(
        "newtonian", "collection", of: { ($0 as? NewtonianDemo)?.collection },
        change: (
          { $0.demo.perform("add", index: nil) },
          "items.counts[0] += 1; collection.insertItems(at: [IndexPath(item: 0, section: 0)])"
        ), isTouched: false),
      scene("bounce", "bounce", try host("bounce")),
    ]
    let tilted = try host("line-layout")
    try tilted.set("tilt", .number(1))
    cases.append(
      Case(
        name: "line-layout, tilted", host: tilted, variable: "row",
        places: { host in
          let cells = (host.demo as? LineLayoutDemo)?.collection.presentedElements ?? []
          return cells.map(\.attributes.shownFrame.origin)
        }, report: "row.presentedElements.map(\\.attributes.shownFrame.origin)"))
    let cradle = try host("newtons-cradle")
    cradle.demo.perform("raise-2", index: nil)
    cases.append(scene("newtons-cradle", "newtons-cradle", cradle))
    for page in LabPageName.allCases {
      let lab = try host("dynamics-lab")
      try lab.set("page", .choice(page.rawValue))
      cases.append(scene("dynamics-lab", page.rawValue, lab))
    }
    // Pages that were edited: a ball on a spring, everywhere, and a joint of each kind between two boxes.
    for page in LabPageName.allCases {
      let hand = try LabHand(page.rawValue, viewport: DynamicsLabDemo.card.defaultViewport)
      try hand.edit(at: 0)
      cases.append(scene("dynamics-lab", "\(page.rawValue), edited", hand.host))
    }
    for kind in LabJoint.Kind.allCases {
      let hand = try LabHand("attachment", viewport: DynamicsLabDemo.card.defaultViewport)
      try hand.act("box", at: 0)
      for x in [60.0, 320] { try hand.click(x, 560) }
      try hand.act(kind.rawValue, at: 0)
      for (x, y, end) in [(60.0, 550.0, 320.0), (320, 570, 250)] { try hand.pull(x, y, end, 570) }
      try hand.act("edit", at: 0)
      cases.append(scene("dynamics-lab", "a joint: \(kind.rawValue)", hand.host))
    }
    return cases
  }

  /// The code inside a function that plays the same events, and prints the places of every frame.
  private static func function(_ number: Int, _ sample: Case) -> String {
    let lines = sample.host.demo.code.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
    let touch = sample.isTouched ? events(in: sample.host.demo.viewport) : []
    let events = touch.map {
      "PointerEvent(.\($0.phase), at: \($0.location.code), time: \($0.time), device: .touch)"
    }
    let pointer = sample.isTouched ? "\(sample.variable).pointer(event)" : "_ = event"
    return """
      func play\(number)() {
      \(body)
      var (time, isChanged) = (0.0, false)
      func advance(to next: Double) {
        guard next > time else { return }
        \(sample.variable).advance(by: next - time)
        time = next
      }
      func change() { isChanged = true; advance(to: 0.1); \(sample.change.code) }
      var events: ArraySlice<PointerEvent> = [\(events.joined(separator: ", "))]
      for frame in 0..<\(frames) {
        let now = Double(frame) / 60
        if !isChanged, now >= 0.1 { change() }
        while let event = events.first, event.time <= now {
          events.removeFirst()
          advance(to: event.time)
          \(pointer)
        }
        advance(to: now)
        let places: [Point] = \(sample.report)
        print(places.map { "\\($0.x.bitPattern) \\($0.y.bitPattern)" }.joined(separator: " "))
      }
      }
      """
  }

  /// The same in the demo's host.
  private static func play(_ sample: Case) throws -> [String] {
    let host = sample.host
    var events = (sample.isTouched ? Self.events(in: host.demo.viewport) : [])[...]
    var (isChanged, lines): (Bool, [String]) = (false, [])
    for frame in 0..<frames {
      let now = Double(frame) / 60
      if !isChanged, now >= 0.1 {
        isChanged = true
        host.advance(to: 0.1)
        sample.change.demo(host)
      }
      while let event = events.first, event.time <= now {
        events.removeFirst()
        try host.send(DemoEvent(time: event.time, kind: .pointer(event)))
      }
      host.advance(to: now)
      lines.append(sample.places(host).map { "\($0.x.bitPattern) \($0.y.bitPattern)" }.joined(separator: " "))
    }
    return lines
  }

  @Test("exported code moves as the demo does, to the bit") func exportedCodeMovesAsTheDemo() throws {
    let cases = try Self.cases()
    var program = """
      import CradleCollectionView
      import CradleDynamics
      import CradleGeometry
      import CradlePhysics
      import CradleScrolling

      """
    for (number, sample) in cases.enumerated() { program += Self.function(number, sample) + "\n" }
    program += cases.indices.map { "play\($0)()\n" }.joined()
    let output = try SwiftCompiler().run(
      program: program,
      libraries: [
        "CradleGeometry", "CradlePhysics", "CradleDynamics", "CradleScrolling", "CradleCollectionView",
      ])
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    try #require(lines.count >= cases.count * Self.frames, "\(output.suffix(500))")
    for (number, sample) in cases.enumerated() {
      let expected = try Self.play(sample)
      let seen = Array(lines[(number * Self.frames)..<((number + 1) * Self.frames)])
      let first = zip(expected, seen).enumerated().first { $1.0 != $1.1 }?.offset
      #expect(first == nil, "\(sample.name) differs from frame \(first ?? 0) on")
      #expect(Set(expected).count > 1, "\(sample.name) does not move")
    }
  }
}
