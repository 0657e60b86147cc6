import CradleGeometry
import CradlePhysics
import CradleScrolling
import CradleStage

/// Three ways to resist a pull, side by side: half, a rubber band, and none.
final class RubberBandDemo: Demo {
  static let card = DemoCard(
    id: "rubber-band", title: "Rubber band", summary: "Drag sideways: three curves answer one pull",
    group: .scrolling)

  private let coefficient = Parameter.slider("rubberBand", "Rubber band", 0...1, 0.55)
  private let stiffness = Parameter.slider("stiffness", "Stiffness", 20...600, 120, unit: "N/m", step: 5)
  private let friction = Parameter.slider("friction", "Friction", 2...60, 22, unit: "N·s/m", step: 0.5)
  let parameters: [Parameter]

  /// A square and its displacement: held by the pull, or moved by its spring.
  private struct Square {
    let id: String
    let y: Double
    /// The distance from its home in points; positive to the right.
    var displacement = 0.0
    /// The pull that gives the displacement at which the drag caught it.
    var caughtPull = 0.0
    var spring: SpringCurve?
    /// The spring's settling time, in seconds.
    var settling = 0.0
  }

  private var squares = [
    Square(id: "half", y: 100), Square(id: "banded", y: 200), Square(id: "free", y: 300),
  ]
  private var recognizer: DragRecognizer?
  private var time = 0.0
  /// The time at which the springs were released.
  private var released = 0.0
  private static let side = 50.0
  /// A square is home once it stays within this many points.
  private static let homeThreshold = 0.05

  var viewport: Size

  /// The height that the three squares and the curve below them need, in points; a lower viewport shows the
  /// scene smaller.
  private static let room = 560.0
  private var scale: Double { min(1, max(viewport.height, 1) / Self.room) }
  /// The scene's own size.
  private var stage: Size { viewport * (1 / scale) }

  init(viewport: Size) {
    self.viewport = viewport
    parameters = [coefficient, stiffness, friction]
  }

  var isResting: Bool { recognizer?.isDragging != true && squares.allSatisfy { $0.spring == nil } }

  private func band(_ square: Square) -> RubberBand {
    switch square.id {
    case "half": RubberBand(curve: .half, dimension: stage.width)
    case "banded": RubberBand(curve: .banded(coefficient: coefficient.number), dimension: stage.width)
    default: RubberBand(curve: .none, dimension: stage.width)
    }
  }

  func pointer(_ outside: PointerEvent) {
    var event = outside
    event.location = Point.zero + (outside.location - .zero) / scale
    guard event.button == .left else { return }
    switch event.phase {
    case .down: grab(event)
    case .move: drag(to: event.location)
    case .up:
      drag(to: event.location)
      release()
    case .cancel: release()
    }
  }

  private func grab(_ event: PointerEvent) {
    recognizer = DragRecognizer(event)
    for index in squares.indices {
      squares[index].spring = nil
      squares[index].caughtPull = band(squares[index]).inverse(of: squares[index].displacement)
    }
  }

  private func drag(to location: Point) {
    guard let travel = recognizer?.travel(to: location) else { return }
    for index in squares.indices {
      squares[index].displacement = band(squares[index]).value(for: squares[index].caughtPull + travel.dx)
    }
  }

  private func release() {
    guard recognizer != nil else { return }
    recognizer = nil
    released = time
    let spring = Spring(stiffness: stiffness.number, damping: friction.number)
    for index in squares.indices where squares[index].displacement != 0 {
      let curve = spring.curve(from: squares[index].displacement, to: 0)
      squares[index].spring = curve
      squares[index].settling = curve.settlingTime(within: Self.homeThreshold)
    }
  }

  func advance(by seconds: Double) {
    time += seconds
    let elapsed = time - released
    for index in squares.indices {
      guard let spring = squares[index].spring else { continue }
      if elapsed >= squares[index].settling {
        squares[index].spring = nil
        squares[index].displacement = 0
      } else {
        squares[index].displacement = spring.value(at: elapsed)
      }
    }
  }

  private func frame(_ square: Square) -> Rect {
    let center = Point(x: stage.width / 2 + square.displacement, y: square.y)
    return Rect(center: center, size: Size(width: Self.side, height: Self.side))
  }

  var elements: [TraceElement] {
    squares.map { square in
      TraceElement(
        id: square.id, kind: "square", center: Point.zero + (frame(square).center - .zero) * scale,
        size: frame(square).size, scale: scale,
        velocity: Vector(dx: (square.spring?.velocity(at: time - released) ?? 0) * scale, dy: 0))
    }
  }

  var plots: [Plot] {
    [
      Plot(title: "Half", unit: "pt", value: squares[0].displacement),
      Plot(title: "Banded", unit: "pt", value: squares[1].displacement),
    ]
  }

  func draw(on canvas: Canvas, theme: Theme) {
    canvas.fill(Rect(origin: .zero, size: viewport), theme.panel)
    canvas.transformed(Transform(scale: scale)) { drawScene(on: canvas, theme) }
  }

  private func drawScene(on canvas: Canvas, _ theme: Theme) {
    let colors = [theme.cell(0), theme.cell(4), theme.faint]
    let answers = zip(squares, colors).map {
      RubberBandPlot.Answer(band: band($0), shown: abs($0.displacement), color: $1)
    }
    RubberBandPlot(answers: answers).draw(on: canvas, viewport: stage, theme)
    let titles = ["Half", "Banded", "Free"]
    for (index, square) in squares.enumerated() {
      let frame = frame(square)
      let home = stage.width / 2
      canvas.fill(Rect(x: 24, y: square.y, width: max(0, stage.width - 48), height: 1), theme.line)
      canvas.disc(Point(x: home, y: square.y + 0.5), radius: 3, theme.line)
      canvas.shadow(
        frame, radius: 12, blur: 10, offset: Vector(dx: 0, dy: 6), Color(hex: 0x000000).opacity(0.3))
      canvas.fill(frame, radius: 12, colors[index])
      canvas.text(
        titles[index], at: Point(x: 24, y: square.y - 36), Font(size: 13, weight: .semibold), theme.dim)
      canvas.text(
        "\(Int(square.displacement.rounded())) pt", at: Point(x: stage.width - 24, y: square.y - 36),
        Font(size: 12, isTabular: true), theme.faint, alignment: .trailing)
    }
  }

  var code: String {
    """
    import CradlePhysics

    let band = RubberBand(curve: .banded(coefficient: \(coefficient.number)), dimension: \(viewport.width))
    let spring = Spring(stiffness: \(stiffness.number), damping: \(friction.number))
    let shown = band.value(for: 200)  // where a pull of 200 pt is seen
    let home = spring.curve(from: shown, to: 0)  // where it goes when it is let go of
    print(shown, home.value(at: 0.1), home.settlingTime(within: 0.5))
    """
  }
}
