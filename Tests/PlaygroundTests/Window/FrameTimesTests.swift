import CradleGeometry
import CradlePhysics
import Testing

@testable import Playground

/// Where the time of a frame goes, by a clock that ticks each time it is read.
struct FrameTimesTests {
  private func controller(_ id: String) throws -> WindowController {
    let controller = WindowController(
      demo: try #require(DemoCatalog.demo(id: id)), size: Size(width: 1280, height: 800), isAnimated: false
    ) { text, _ in Double(text.count) * 7 }
    var ticks = 0.0
    controller.instruments.clock = {
      ticks += 1
      return ticks
    }
    return controller
  }

  @Test("a frame with bodies spends time in every part, and the parts add up to it")
  func partsAddUp() throws {
    let controller = try controller("gravity-collision")
    controller.press("T", modifiers: .control)
    let meter = try #require(controller.instruments.meter)
    for _ in 0..<2 { controller.press("A") }
    for frame in 0...30 { controller.frame(at: Double(frame) / 60) }
    let last = try #require(meter.times.frames.last)
    #expect(last.count == FrameTimes.Part.allCases.count)
    for part in FrameTimes.Part.allCases { #expect(last[part.rawValue] > 0, "\(part)") }
    // The clock ticks once for each change of part, and a frame has nothing between its parts.
    let steps = (last.reduce(0, +) - 2) / 5
    #expect(steps == steps.rounded() && steps >= 1)
    #expect(controller.session.demo.animator?.stageObserver == nil)
  }

  @Test("time is measured only while it is shown, for the open demo alone") func measuredWhileShown() throws {
    let controller = try controller("springy-grid")
    #expect(controller.instruments.meter == nil)
    controller.press("T", modifiers: .control)
    controller.session.send(.key("End"), at: 0)
    for frame in 1...5 { controller.frame(at: Double(frame) / 60) }
    #expect(controller.instruments.meter?.times.frames.isEmpty == false)
    controller.open(0)
    #expect(controller.instruments.meter?.times.frames.isEmpty == true)
    controller.press("T", modifiers: .control)
    #expect(controller.instruments.meter == nil)
  }

  @Test("medians with and without tiling are kept until another parameter changes")
  func mediansAreKept() throws {
    let controller = try controller("springy-grid")
    controller.press("T", modifiers: .control)
    let meter = try #require(controller.instruments.meter)
    var time = 0.0
    let items = try #require(controller.session.parameters.named("items"))
    controller.session.set(items, to: .number(400), at: 0)
    func play() {
      for _ in 0..<4 {
        time += 1.0 / 60
        controller.session.send(.key("PageDown"), at: time)
        controller.frame(at: time)
      }
    }
    play()
    #expect(meter.times.median(with: "on") != nil && meter.times.median(with: "off") == nil)
    let tiling = try #require(controller.session.parameters.named("tiling"))
    controller.session.set(tiling, to: .choice("off"), at: time)
    play()
    #expect(meter.times.median(with: "on") != nil && meter.times.median(with: "off") != nil)
    controller.session.set(items, to: .number(300), at: time)
    play()
    #expect(meter.times.median(with: "on") == nil && meter.times.median(with: "off") != nil)
  }

  @Test("means change every 15 frames, and medians cover the last 60") func meansAndMedians() {
    var times = FrameTimes()
    for number in 0..<200 { times.add([0, 0, 0, 0, 0, Double(number)], word: "on") }
    #expect(times.frames.count == FrameTimes.capacity)
    // The last change was at the 196th frame, after fifteen.
    #expect(times.shown[5] == 188)
    #expect(times.median(with: "on") == 170)
  }

  @Test(
    "the card fits on the stage, clear of buttons and timeline, or is not shown",
    arguments: [(1280.0, 800.0), (640, 480), (300, 200)])
  func cardFitsOrIsHidden(width: Double, height: Double) {
    for demo in DemoCatalog.demos {
      let layout = WindowLayout(size: Size(width: width, height: height), card: demo.card) {
        Double($0.count) * 7
      }
      for hasWords in [true, false] {
        guard let frame = FrameTimesView.frame(in: layout, hasWords: hasWords) else {
          #expect(width < 400)
          continue
        }
        #expect(layout.stage.contains(frame), "\(demo.card.id)")
        for other in layout.actions + (layout.timeline.map { [$0.frame] } ?? []) {
          #expect(frame.intersection(other) == nil, "\(demo.card.id)")
        }
      }
    }
  }

  @Test("the card leaves the arrow of gravity free", arguments: [(1280.0, 800.0), (800, 600)])
  func cardLeavesGravityFree(width: Double, height: Double) throws {
    let layout = WindowLayout(
      size: Size(width: width, height: height), card: GravityCollisionDemo.card
    ) { Double($0.count) * 7 }
    let frame = try #require(FrameTimesView.frame(in: layout, hasWords: false))
    let box = Rect(origin: .zero, size: layout.demoSize)
    let dial = try #require(GravityDial(box: box, angle: .pi / 2, magnitude: 1))
    #expect(!frame.contains(layout.outside(dial.head, of: layout.viewport)))
  }

  @Test("an observer of the steps does not change the motion") func observerChangesNothing() {
    func fall(isObserved: Bool) -> (Point, [StepStage]) {
      let world = World()
      world.gravity = Vector(dx: 0, dy: 1000)
      let floor = world.addBody(BodyDefinition(kind: .static, position: Point(x: 0, y: 100)))
      world.addShape(.box(width: 400, height: 20), to: floor)
      let box = world.addBody(BodyDefinition(position: .zero))
      world.addShape(.box(width: 20, height: 20), to: box)
      var seen: [StepStage] = []
      if isObserved { world.stageObserver = { seen.append($0) } }
      world.step(60)
      return (world[box].position, seen)
    }
    let (plain, observed) = (fall(isObserved: false), fall(isObserved: true))
    #expect(plain.0 == observed.0 && plain.1.isEmpty)
    #expect(Array(observed.1.prefix(5)) == [.pairs, .contacts, .solver, .ending, .outside])
    #expect(observed.1.count % 5 == 0)
  }
}
