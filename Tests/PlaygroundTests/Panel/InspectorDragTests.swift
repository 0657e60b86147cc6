import CradleGeometry
import TestSupport
import Testing

@testable import Playground

@Suite("Drags in the inspector")
struct InspectorDragTests {
  private static let width = 296.0
  private let friction = Parameter.slider("friction", "Friction", 0...1, 0.25)
  private let shape = Parameter.choice("shape", "Shape", ["disc", "box"])

  private var parameters: [Parameter] { [friction, shape] }
  private var layout: InspectorLayout {
    InspectorLayout(parameters, hasResponse: false, width: Self.width) { Double($0.count) * 7 }
  }

  private func began(_ target: WindowTarget, at place: Point, isFine: Bool = false) -> InspectorDrag? {
    InspectorDrag(on: target, at: place, isFine: isFine, parameters, layout, response: nil)
  }

  @Test(
    "a press on the track's middle sets the middle of the range; with Shift it keeps the value, and moves a tenth"
  )
  func slider() throws {
    guard case .slider(let track) = layout.rows[0].control else {
      Issue.record("no slider")
      return
    }
    var drag = try #require(began(.track(0), at: track.center))
    #expect(drag.slider == 0 && drag.response == nil)
    #expect(
      drag.move(to: track.center, isFine: false, parameters, layout, shown: parameters)
        == .value(.number(0.5), of: 0))
    var fine = try #require(began(.track(0), at: track.center, isFine: true))
    let right = track.center + Vector(dx: track.width / 2, dy: 0)
    #expect(
      fine.move(to: right, isFine: true, parameters, layout, shown: parameters) == .value(.number(0.3), of: 0)
    )
  }

  @Test("a press on a name changes nothing until it has moved; then four points are a step")
  func name() throws {
    var drag = try #require(began(.name(0), at: Point(x: 30, y: 70)))
    func moved(_ distance: Double) -> InspectorDrag.Change? {
      drag.move(to: Point(x: 30 + distance, y: 70), isFine: false, parameters, layout, shown: parameters)
    }
    #expect(moved(2) == nil)
    #expect(moved(8) == .value(.number(0.27), of: 0))
  }

  @Test("a choice, a button and a missing response cannot be dragged")
  func others() {
    for target in [WindowTarget.name(1), .track(1), .pill(1, 0), .copy, .response, .inspector, .track(2)] {
      #expect(began(target, at: .zero) == nil, "\(target)")
    }
  }
}
