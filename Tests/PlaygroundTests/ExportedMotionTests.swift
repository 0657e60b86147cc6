import CradleCollectionView
import CradleDynamics
import CradleGeometry
import CradleScrolling
import Foundation
import TestSupport
import Testing

@testable import Playground

/// The Swift that every demo exports moves as the demo does.
struct ExportedMotionTests: ExportedSuite {
  private typealias Motion = ExportedMotion

  /// The scroll view, collection or nested scroll view that the code makes.
  private static func variable(_ host: DemoHost) -> String {
    let line = host.demo.code.split(separator: "\n").last {
      $0.contains(/^let \w+ = (Scroll|NestedScroll|Collection)View\(/)
    }
    return line.map { String($0.split(separator: " ")[1]) } ?? ""
  }

  /// A scroll view: its offset, flung up and down.
  private static func scroll(_ name: String, _ host: DemoHost) -> Motion {
    let view = variable(host) + (host.demo is NestedScrollDemo ? ".combined" : "")
    return Motion(
      name: name, host: host, advance: "\(view).advance(by: next - time)", touch: "\(view).pointer(event)",
      touches: flings(in: host.demo.viewport),
      places: { host in host.demo.scrolls.map { $0.view.contentOffset } }, report: "[\(view).contentOffset]")
  }

  private static func flings(in size: Size) -> [PointerEvent] {
    Motion.flings(
      from: Point(x: size.width / 2, y: size.height * 0.6), along: Vector(dx: 0.5, dy: 1))
  }

  /// A collection: its offset and all that it presents, flung up and down, or after a change.
  private static func collection(
    _ name: String, _ host: DemoHost, _ view: CollectionView, change: Motion.Change? = nil
  ) -> Motion {
    let variable = variable(host)
    return Motion(
      name: name, host: host, advance: "\(variable).advance(by: next - time)",
      touch: "\(variable).pointer(event)", touches: change == nil ? flings(in: host.demo.viewport) : [],
      change: change ?? ({ _ in }, ""),
      places: { _ in
        let shown = view.presentedElements.map(\.attributes)
        return [view.contentOffset] + shown.map(\.center) + shown.map(\.shownFrame.origin)
      },
      report: """
        { view in
            let shown = view.presentedElements.map(\\.attributes)
            return [view.contentOffset] + shown.map(\\.center) + shown.map(\\.shownFrame.origin)
          }(\(variable))
        """)
  }

  /// The cards of the compositional page, flung sideways.
  private static func cards(_ name: String, _ host: DemoHost, _ view: CollectionView) -> Motion {
    let cells = "filter { $0.category == .cell && $0.indexPath.section == 0 }"
    return Motion(
      name: name, host: host, advance: "page.advance(by: next - time)", touch: "page.pointer(event)",
      // On the cards, which begin below a title of 64 pt.
      touches: Motion.flings(
        from: Point(x: host.demo.viewport.width / 2, y: 150), along: Vector(dx: 1, dy: 0)),
      places: { _ in
        view.presentedElements.map(\.attributes).filter { $0.category == .cell && $0.indexPath.section == 0 }
          .map { Point(x: $0.center.x, y: 0) }
      }, report: "page.presentedElements.map(\\.attributes).\(cells).map { Point(x: $0.center.x, y: 0) }")
  }

  /// The items of an animator.
  private static func items(
    _ name: String, _ host: DemoHost, change: Motion.Change = ({ _ in }, ""),
    items: @escaping () -> [DemoItem]
  ) -> Motion {
    Motion(
      name: name, host: host, advance: "animator.advance(by: next - time)", change: change,
      places: { _ in items().map(\.center) }, report: "items.map(\\.center)")
  }

  /// The square on the band, let go at the pull that the code names.
  private static func band(_ name: String, _ host: DemoHost, _ demo: RubberBandDemo) throws -> Motion {
    let scale = demo.fit.scale
    let (from, pull) = (Point(x: 20, y: 60), 200 + PointerEvent.Device.touch.slop)
    for (phase, x) in [(PointerEvent.Phase.down, 0), (.move, pull), (.up, pull)] {
      let event = PointerEvent(phase, at: from + Vector(dx: x * scale, dy: 0), time: 0, device: .touch)
      try host.send(DemoEvent(time: 0, kind: .pointer(event)))
    }
    let isHome = "time >= home.settlingTime(within: \(SpringReturn.reached))"
    return Motion(
      name: name, host: host, places: { _ in [Point(x: demo.squares[1].displacement, y: 0)] },
      report: "[Point(x: \(isHome) ? 0 : home.value(at: time), y: 0)]")
  }

  /// The motion of a demo from its present state; the script depends on the kind of demo.
  private static func motion(_ name: String, _ host: DemoHost) throws -> Motion {
    let inserted = "insertItems(at: [IndexPath(item: 0, section: 0)])"
    switch host.demo {
    case let demo as RubberBandDemo: return try band(name, host, demo)
    case let demo as CircleLayoutDemo:
      return collection(
        name, host, demo.collection,
        change: ({ $0.demo.perform("insert", index: 0) }, "items.counts[0] += 1; ring.\(inserted)"))
    case let demo as NewtonianDemo:
      return collection(
        name, host, demo.collection,
        change: ({ $0.demo.perform("add", index: nil) }, "items.counts[0] += 1; collection.\(inserted)"))
    case let demo as any CollectionDemo: return collection(name, host, demo.collection)
    case let demo as BounceDemo: return items(name, host) { demo.items }
    case let demo as DynamicsLabDemo: return items(name, host) { demo.run.items }
    case let demo as NewtonsCradleDemo:
      demo.perform("raise-2", index: nil)
      return items(name, host) { demo.scene.balls }
    case let demo as GravityCollisionDemo:
      let kinds = HeapShape.Kind.allCases + HeapShape.Kind.allCases
      for kind in kinds { demo.perform("add-\(kind.name)", index: nil) }
      return items(
        name, host,
        change: (
          { try $0.set("angle", .number(0)) }, "gravity.setAngle(0, magnitude: \(demo.gravity.number))"
        )
      ) { demo.scene.items }
    default: return scroll(name, host)
    }
  }

  /// Every demo with its defaults, with other values, and in a viewport that is too low for its scene.
  private static func catalogue() throws -> [Motion] {
    try DemoCatalog.demos.flatMap { demo -> [Motion] in
      let id = demo.card.id
      let (plain, tuned) = (try host(id), try host(id))
      // A transition that a hand holds is not exported.
      try setOtherValues(tuned, except: ["progress"])
      var motions = [try motion(id, plain), try motion("\(id), other values", tuned)]
      if demo is ScrollDemo.Type {
        // A platform's feel hides the sliders, and pages the deceleration.
        let sliders = try host(id)
        try setOtherValues(sliders, except: ["feel", "paging", "content"])
        motions.append(try motion("\(id), sliders", sliders))
        let zoomed = try host(id)
        try zoomed.set("content", .choice("plane"))
        (zoomed.demo as? ScrollDemo)?.view.zoomScale = 2
        motions.append(try motion("\(id), zoomed", zoomed))
      }
      if demo is CompositionalDemo.Type {
        let flung = try host(id)
        if let page = flung.demo as? CompositionalDemo {
          motions.append(cards("\(id), cards", flung, page.collection))
        }
      }
      if demo is LayoutSwitchDemo.Type {
        for layout in LayoutSwitcher.names.dropFirst() {
          let switched = try host(id)
          try switched.set("layout", .choice(layout))
          var motion = try motion("\(id), \(layout)", switched)
          (motion.isStill, motion.isUnordered) = (layout == "circle", true)
          motions.append(motion)
        }
      }
      if demo is RubberBandDemo.Type || demo is BounceDemo.Type {
        motions.append(try motion("\(id), low", DemoHost(demo, viewport: Size(width: 375, height: 280))))
      }
      return motions
    }
  }

  /// Scenes that already move, for a second: their velocities are exported, the impulses of contacts and joints are not,
  /// and impacts multiply the difference.
  private static func moving() throws -> [Motion] {
    try ["bounce", "newtons-cradle", "gravity-collision"].map { id in
      let host = try host(id)
      var motion = try motion("\(id), in flight", host)
      (motion.change, motion.tolerance, motion.compared) = (({ _ in }, ""), Tolerance.invisible, 60)
      // Soon after a step of the animator: the time since it is not exported.
      host.advance(to: 0.2501)
      return motion
    }
  }

  /// Every page of the lab; each edited, by a ball on a spring; and a joint of each kind between two boxes.
  private static func pages() throws -> [Motion] {
    let viewport = DynamicsLabDemo.card.defaultViewport
    let pages = try LabPageName.allCases.flatMap { page -> [Motion] in
      let lab = try host("dynamics-lab")
      try lab.set("page", .choice(page.rawValue))
      let hand = try LabHand(page.rawValue, viewport: viewport)
      try hand.edit(at: 0)
      return [try motion(page.rawValue, lab), try motion("\(page.rawValue), edited", hand.host)]
    }
    let joints = try LabJoint.Kind.allCases.map { kind in
      let hand = try LabHand("attachment", viewport: viewport)
      try hand.act("box", at: 0)
      for x in [60.0, 320] { try hand.click(x, 560) }
      try hand.act(kind.rawValue, at: 0)
      for (x, y, end) in [(60.0, 550.0, 320.0), (320, 570, 250)] { try hand.pull(x, y, end, 570) }
      try hand.act("edit", at: 0)
      return try motion("a joint: \(kind.rawValue)", hand.host)
    }
    return pages + joints
  }

  /// Only in release: the compiler takes half a minute for the exported code, whatever built the test.
  @Test("exported code moves as the demo does", .enabled(if: LongTests.isRelease))
  func exportedCodeMovesAsTheDemo() throws {
    let motions = try Self.catalogue() + Self.moving() + Self.pages()
    var program = """
      import CradleCollectionView
      import CradleDynamics
      import CradleGeometry
      import CradlePhysics
      import CradleScrolling

      """
    for (number, motion) in motions.enumerated() { program += motion.function(number) + "\n" }
    program += motions.indices.map { "play\($0)()\n" }.joined()
    let output = try SwiftCompiler().run(
      program: program,
      libraries: [
        "CradleGeometry", "CradlePhysics", "CradleDynamics", "CradleScrolling", "CradleCollectionView",
      ])
    for (number, motion) in motions.enumerated() {
      let code = Motion.frames(of: number, in: output)
      try #require(code.count == Motion.frames, "\(motion.name): \(output.suffix(500))")
      let demo = try motion.play()
      let first = motion.firstDifference(demo, code)
      #expect(first == nil, "\(motion.name) differs from frame \(first ?? 0) on")
      #expect(motion.isStill == (Set(demo).count == 1), "\(motion.name) does not move")
    }
  }
}
