import CradleDynamics
import CradleGeometry
import Testing

/// Items that a field does not move come to rest, and the animator pauses.
@Suite("Rest under fields")
struct FieldRestTests {
  @Test("slow items in turbulence fall asleep")
  func turbulence() {
    let field = FieldBehavior.turbulenceField(smoothness: 0.5, animationSpeed: 1)
    let scene = FieldScene([field], at: Point(x: 40, y: 10), velocity: Vector(dx: 80, dy: 0))
    scene.properties.resistance = 4
    #expect(scene.animator.isRunning)
    // 80·e^(−4t) pt/s falls below the sleep speed of 1 pt/s after 1.1 s; the delay is half a second.
    #expect(!scene.run(4).animator.isRunning)
  }

  @Test("changing noise keeps its items awake")
  func noise() {
    let field = FieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
    #expect(FieldScene([field], at: Point(x: 40, y: 10)).run(4).animator.isRunning)
  }

  @Test("items that fall asleep one after another under an electric field all stay asleep")
  func electric() {
    let field = FieldBehavior.electricField()
    let scene = FieldScene([field, .dragField()], at: Point(x: -60, y: 0))
    scene.properties.charge = -1
    let others = (1...3).map { Box(Double($0) * 70, 90) }
    for (place, box) in others.enumerated() {
      let properties = free(box)
      properties.charge = -0.5
      properties.resistance = Double(1 + place)
      scene.animator.addBehavior(properties)
      field.addItem(box)
    }
    field.falloff = -1
    scene.properties.resistance = 2
    #expect(!scene.run(60).animator.isRunning)
  }
}
