import CradleGeometry
import CradlePhysics
import CradleScrolling

/// Three resistances to a pull, side by side: half, a rubber band, and none.
final class RubberBandDemo: Demo {
  static let card = DemoCard(
    id: "rubber-band", title: "Rubber band", summary: "Drag sideways: three curves answer one pull",
    group: .scrolling)

  let coefficient = Parameter.slider("rubberBand", "Rubber band", 0...1, 0.55)
  let stiffness = Parameter.slider("stiffness", "Stiffness", 20...600, 120, unit: "N/m", step: 5)
  let friction = Parameter.slider("friction", "Friction", 2...60, 22, unit: "N·s/m", step: 0.5)
  let parameters: [Parameter]

  /// A square, and its displacement from its rest.
  struct Square {
    let id: String
    let y: Double
    var springReturn = SpringReturn()
    var displacement: Double { springReturn.displacement }
  }

  private(set) var squares = [
    Square(id: "half", y: 100), Square(id: "banded", y: 200), Square(id: "free", y: 300),
  ]
  private var recognizer: DragRecognizer?
  private(set) var time = 0.0
  static let side = 50.0

  var viewport: Size

  /// The height that the three squares and the curve below them need, in points.
  private static let room = Size(width: 0, height: 560)
  var fit: SceneScale { SceneScale(viewport, room: Self.room) }
  var stage: Size { fit.stage(viewport) }

  init(viewport: Size) {
    self.viewport = viewport
    parameters = [coefficient, stiffness, friction]
  }

  var isResting: Bool { recognizer?.isDragging != true && squares.allSatisfy(\.springReturn.isResting) }

  func band(_ square: Square) -> RubberBand {
    switch square.id {
    case "half": RubberBand(curve: .half, dimension: stage.width)
    case "banded": RubberBand(curve: .banded(coefficient: coefficient.number), dimension: stage.width)
    default: RubberBand(curve: .none, dimension: stage.width)
    }
  }

  func pointer(_ outside: PointerEvent) {
    let event = fit.inside(outside)
    guard event.button == .left else { return }
    switch event.phase {
    case .down:
      recognizer = DragRecognizer(event)
      for index in squares.indices { squares[index].springReturn.grab(band(squares[index])) }
    case .move: drag(to: event.location)
    case .up:
      drag(to: event.location)
      release()
    case .cancel: release()
    }
  }

  private func drag(to location: Point) {
    guard let travel = recognizer?.travel(to: location) else { return }
    for index in squares.indices { squares[index].springReturn.pull(travel.dx, band(squares[index])) }
  }

  private func release() {
    guard recognizer != nil else { return }
    recognizer = nil
    let spring = Spring(stiffness: stiffness.number, damping: friction.number)
    for index in squares.indices { squares[index].springReturn.release(spring, at: time) }
  }

  func advance(by seconds: Double) {
    time += seconds
    for index in squares.indices { squares[index].springReturn.advance(to: time) }
  }

  var plots: [Plot] {
    [
      Plot(title: "Half", unit: "pt", value: squares[0].displacement),
      Plot(title: "Banded", unit: "pt", value: squares[1].displacement),
    ]
  }
}
