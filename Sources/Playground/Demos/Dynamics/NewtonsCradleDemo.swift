import CradleDynamics
import CradleGeometry
import CradlePhysics
import CradleScrolling
import CradleStage

/// Newton's cradle: as many balls swing out as came in, and energy is conserved.
final class NewtonsCradleDemo: Demo {
  static let card = DemoCard(
    id: "newtons-cradle", title: "Newton’s cradle", summary: "Drag a ball aside and let it fall",
    group: .dynamics,
    actions: [
      DemoAction("raise-1", key: "Q", title: "Raise 1", summary: "One ball falls from 45°"),
      DemoAction("raise-2", key: "W", title: "Raise 2", summary: "Two balls fall from 45°"),
      DemoAction("raise-3", key: "E", title: "Raise 3", summary: "Three balls fall from 45°"),
      DemoAction("drop-all", key: "F", title: "Drop all", summary: "All balls fall from 45°, side by side"),
      DemoAction("add", key: "A", title: "Add", summary: "Hang another ball on the right"),
      DemoAction("remove", key: "Z", title: "Remove", summary: "Take the ball on the right away"),
    ],
    defaultViewport: Size(width: 800, height: 600), fillsStage: true)

  private let count = Parameter.slider("balls", "Balls", 2...11, 5, step: 1)
  private let gap = Parameter.slider("gap", "Gap", 0...10, 0, unit: "%", step: 0.5)
  let elasticity = Parameter.slider("elasticity", "Elasticity", 0...1, 1, step: 0.01)
  let gravity = Parameter.slider("gravity", "Gravity", 0...4, 1, unit: "g", step: 0.05)
  let length = Parameter.slider("length", "Length", 100...400, 250, unit: "pt", step: 5)
  let resistance = Parameter.slider("resistance", "Resistance", 0...1, 0, unit: "1/s", step: 0.01)
  let parameters: [Parameter]

  let scene = CradleScene()
  /// The transition from the last cradle's place on the stage to this one's, 1…0.
  private var change: (curve: SpringCurve, start: Double, from: Transform)?
  /// The balls that are being raised.
  private var activeRaise: CradleRaise?
  private var time = 0.0
  var viewport: Size

  init(viewport: Size) {
    self.viewport = viewport
    parameters = [count, gap, elasticity, gravity, length, resistance]
    scene.assemble(build)
    tune()
  }

  var animator: DynamicAnimator? { scene.animator }
  var isResting: Bool { !scene.animator.isRunning && change == nil && activeRaise == nil }

  var build: CradleScene.Build {
    CradleScene.Build(
      count: Int(count.number.rounded()), gap: gap.number / 100 * 2 * CradleScene.radius,
      length: length.number)
  }

  private func tune() {
    scene.tune(elasticity: elasticity.number, gravity: gravity.number, resistance: resistance.number)
  }

  func parameterChanged(_ parameter: Parameter) {
    tune()
    guard build != scene.build else { return }
    // The remaining balls glide to their new places.
    let shift = scene.build.anchor(0) - build.anchor(0)
    let from = Transform(translation: shift).then(animatorTransform)
    activeRaise = nil
    scene.reassemble(build)
    if time > 0 { change = (Spring.smooth.curve(from: 1, to: 0), time, from) }
  }

  func perform(_ action: String, index: Int?) {
    switch action {
    case "add": hang(1)
    case "remove": hang(-1)
    case "drop-all": raise(build.count)
    default: raise(Int(action.suffix(1)) ?? 1)
    }
  }

  private func hang(_ step: Double) {
    count.setClamping(count.number.rounded() + step)
    parameterChanged(count)
  }

  private func raise(_ raised: Int) {
    let angles = (0..<build.count).map { $0 < raised ? -Double.pi / 4 : 0 }
    let rise = CradleRaise(start: time, from: scene.balls.indices.map { scene.swing($0).angle }, to: angles)
    // Before the first frame the balls need no animation.
    placeBalls(rise, at: time > 0 ? time : rise.end)
  }

  /// Puts the balls at their places during a raise; at its end they fall.
  private func placeBalls(_ rise: CradleRaise, at time: Double) {
    scene.assemble(build, swings: rise.swings(at: time))
    tune()
    activeRaise = time < rise.end ? rise : nil
  }

  func pointer(_ event: PointerEvent) {
    guard event.button == .left, let place = animatorTransform.inverse?.apply(event.location) else { return }
    switch event.phase {
    case .down: if scene.grab(place, time: event.time) { activeRaise = nil }
    case .move: scene.drag(to: place, time: event.time, isPaused: event.isPaused)
    case .up, .cancel: scene.release(time: event.time, isThrown: event.phase == .up)
    }
  }

  func advance(by seconds: Double) {
    let end = time + seconds
    if let activeRaise {
      placeBalls(activeRaise, at: end)
      scene.animator.advance(by: max(0, end - activeRaise.end))
    } else {
      scene.animator.advance(by: seconds)
    }
    time = end
    if let change, time - change.start >= change.curve.duration { self.change = nil }
  }

  /// From the scene's points to the viewport's: the whole range of the swing fits.
  var animatorTransform: Transform {
    let build = scene.build
    let size = Size(
      width: Double(build.count) * build.spacing + 2 * build.length + 40, height: build.length + 125)
    // Larger in a viewport that exceeds the default one in both directions.
    let (width, height) = (Self.card.defaultViewport.width, Self.card.defaultViewport.height)
    let ample = max(1, min(viewport.width / width, viewport.height / height))
    let scale = max(0.01, min(ample, viewport.width / size.width, viewport.height / size.height))
    let free = viewport.height - (build.length + CradleScene.radius) * scale
    let place = Transform(scale: scale)
      .then(Transform(translation: Vector(dx: viewport.width / 2, dy: max(free * 0.36, 50 * scale))))
    guard let change else { return place }
    let share = change.curve.value(at: time - change.start)
    func mixed(_ number: KeyPath<Transform, Double>) -> Double {
      place[keyPath: number] + (change.from[keyPath: number] - place[keyPath: number]) * share
    }
    return Transform(a: mixed(\.a), b: 0, c: 0, d: mixed(\.a), tx: mixed(\.tx), ty: mixed(\.ty))
  }

  var elements: [TraceElement] {
    let place = animatorTransform
    return scene.balls.enumerated().map { index, ball in
      var element = scene.animator.element(ball, kind: "ball", index: [index])
      (element.center, element.scale) = (place.apply(element.center), place.a)
      element.velocity = place.apply(element.velocity)
      return element
    }
  }

  func describe(in frame: inout TraceFrame) {
    frame.energy = TraceEnergy(kinetic: scene.animator.kineticEnergy, potential: scene.potentialEnergy)
    frame.values.append(TraceValue("energy", scene.energy))
  }

  var plots: [Plot] {
    let far = scene.balls.last.map { scene.animator.velocity(of: $0).length } ?? 0
    return [
      Plot(title: "Energy", unit: "J", value: scene.energy),
      Plot(title: "Speed, far ball", unit: "pt/s", value: far),
    ]
  }
}
