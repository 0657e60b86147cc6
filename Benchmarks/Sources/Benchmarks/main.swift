import CradleGeometry
import CradlePhysics

// scratch: stack study
for (hz, zeta) in [(30.0, 10.0), (30, 5), (60, 10), (60, 5), (60, 20)] {
  for (sub, dur) in [(4, 1.0 / 60), (1, 1.0 / 120)] {
    var settings = sub == 4 ? World.Settings.accurate : World.Settings.uikit
    settings.contactFrequency = hz
    settings.contactDamping = zeta
    settings.allowsSleep = false
    let world = World(settings: settings)
    world.gravity = Vector(dx: 0, dy: 1000)
    let floor = world.addBody(BodyDefinition(kind: .static))
    world.addShape(ShapeDefinition(.box(center: Vector(dx: 0, dy: 500), size: Size(width: 100_000, height: 1000), angle: 0), friction: 0.6), to: floor)
    let boxes = (0..<30).map { i in
      let b = world.addBody(BodyDefinition(position: Point(x: 0, y: -50 - 100 * Double(i))))
      world.addShape(ShapeDefinition(.box(center: .zero, size: Size(width: 100, height: 100), angle: 0), friction: 0.6), to: b)
      return b
    }
    var line = ""
    for _ in 0..<10 {
      world.step(Int(1 / dur / 1))
      let fastest = boxes.map { world[$0].velocity.length }.max()!
      line += " \((world[boxes[29]].position.x * 100).rounded() / 100)/\((fastest * 100).rounded() / 100)"
    }
    print(hz, zeta, sub, line, world[boxes[29]].position.y)
  }
}
