import CradleGeometry
import Testing

@testable import Playground

/// What the window shows over the stage, at once and at any size.
struct StagePlatesTests {
  private static let sizes = [
    (480.0, 360.0), (480, 400), (480, 1100), (560, 420), (640, 480), (720, 480), (900, 640), (1000, 700),
    (1240, 600), (1280, 800), (1900, 420), (2560, 1600),
  ]

  private func controller(_ demo: any Demo.Type, _ width: Double, _ height: Double) -> WindowController {
    WindowController(demo: demo, size: Size(width: width, height: height), isAnimated: false) { text, _ in
      Double(text.count) * 7
    }
  }

  private func expectApart(_ controller: WindowController, _ note: String) {
    let (plates, stage) = (controller.plates, controller.layout.stage)
    let all = plates.all
    for (index, plate) in all.enumerated() {
      #expect(stage.contains(plate), "\(note): \(plate)")
      #expect(all[..<index].allSatisfy { !$0.intersects(plate) }, "\(note): \(plate)")
      #expect(controller.layout.actions.allSatisfy { !$0.intersects(plate) }, "\(note): \(plate)")
    }
    let card = FrameTimesView.frame(
      in: controller.layout, hasWords: controller.session.demo.timedChoice != nil)
    if controller.instruments.meter != nil, let card {
      let isFree = [plates.film, plates.caption].compactMap { $0 }.allSatisfy { !$0.intersects(card) }
      #expect(plates.times != nil || !isFree, "\(note): the card of times is hidden")
    }
    for plate in plates.switches + (plates.times.map { [$0] } ?? []) {
      // The card of times covers the scene's words only at its usual place, where it finds no other.
      #expect(
        plate == card || plates.legends.allSatisfy { !$0.intersects(plate) }, "\(note): \(plate)")
      #expect(
        controller.layout.panes.allSatisfy {
          !Rect(x: $0.minX, y: $0.minY - 20, width: $0.width, height: 14).intersects(plate)
        } || plate == plates.times, "\(note): \(plate) covers a caption")
    }
    #expect(plates.switches.isEmpty || plates.switches.count == DebugPart.allCases.count)
    for (part, frame) in zip(DebugPart.allCases, plates.switches) {
      #expect(controller.target(at: frame.center) == .debugPart(part), "\(note)")
    }
  }

  @Test("no plate covers another, the buttons, or the words of the scene", arguments: sizes)
  func apart(width: Double, height: Double) {
    for demo in DemoCatalog.demos {
      let controller = controller(demo, width, height)
      controller.frame(at: 0)
      controller.press("D", at: 0)
      expectApart(controller, "\(demo.card.id), D")
      controller.instruments.toggleTimes()
      controller.film = .recording(since: 0)
      for _ in ComparisonView.allCases {
        expectApart(controller, "\(demo.card.id), \(controller.session.comparison)")
        controller.press("Space", at: 0)
        expectApart(controller, "\(demo.card.id), \(controller.session.comparison), paused")
        controller.press("Space", "V", at: 0)
      }
    }
  }

  @Test("the editor's bar and the words of a full box stay free, too", arguments: sizes)
  func legends(width: Double, height: Double) {
    let lab = controller(DynamicsLabDemo.self, width, height)
    lab.press("E", "D", at: 0)
    lab.instruments.toggleTimes()
    expectApart(lab, "the editor")
    let heap = controller(GravityCollisionDemo.self, width, height)
    for _ in 0...10 { heap.session.send(.action("add-100", index: nil), at: 0) }
    heap.press("D", at: 0)
    heap.instruments.toggleTimes()
    expectApart(heap, "a full box")
    for legend in heap.session.demo.legends {
      #expect(Rect(origin: .zero, size: heap.session.demo.viewport).contains(legend), "\(legend)")
    }
  }

  @Test("on a stage with room the switches are one column in its middle") func oneColumn() {
    let controller = controller(SpringListDemo.self, 1280, 800)
    controller.press("D", at: 0)
    let switches = controller.plates.switches
    #expect(Set(switches.map(\.minX)) == [232] && switches.count == DebugPart.allCases.count)
    let (first, last) = (switches.first?.minY ?? 0, switches.last?.maxY ?? 0)
    let free = (controller.layout.actions.first?.minY ?? 0) + controller.layout.stage.minY
    #expect(abs(first + last - free) <= 1)
  }
}
