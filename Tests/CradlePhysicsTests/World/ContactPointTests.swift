import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// A contact is reported where the shapes touched at the moment it began, though the step that finds it goes on.
@Suite("World: where a contact began")
struct ContactPointTests {
  struct Flight: Sendable, CustomStringConvertible {
    var speed: Double
    /// Down from the horizontal, radians.
    var slope: Double
    var restitution: Double
    var settings: World.Settings
    var description: String {
      "\(speed) pt/s, \(slope) rad, e \(restitution), \(settings.subSteps) sub-steps"
    }
  }

  static let flights: [Flight] = [World.Settings.uikit, .accurate].flatMap { settings in
    [0.0, 1].flatMap { restitution in
      [60.0, 700, 3000].flatMap { speed in
        [0.25, 0.8, 1.5].map { Flight(speed: speed, slope: $0, restitution: restitution, settings: settings) }
      }
    }
  }

  /// How far the point may be off, in points: what a flight goes along while it closes the slop, within which shapes touch
  /// already, and a little.
  static func tolerance(_ flight: Flight, along: Double, closing: Double) -> Double {
    0.25 + Double(Collider.slop) * abs(along) / abs(closing)
  }

  private func world(_ flight: Flight) -> World {
    var settings = flight.settings
    settings.restitutionThreshold = 0
    return Scene.world(settings, gravity: 0)
  }

  private func firstTouch(_ world: World) -> Point? {
    for _ in 0..<4000 {
      world.step()
      if let event = world.contactEvents.first(where: { $0.phase == .began }) { return event.point }
    }
    return nil
  }

  private func expect(_ found: Point?, at place: Point, _ flight: Flight, along: Double, closing: Double) {
    guard let found else {
      Issue.record("\(flight): nothing touched")
      return
    }
    let distance = found.distance(to: place)
    let tolerance = Self.tolerance(flight, along: along, closing: closing)
    #expect(distance < tolerance, "\(flight): \(found) is \(distance) pt away from \(place)")
  }

  @Test("a ball touches a floor below its centre", arguments: flights)
  func ballOnFloor(_ flight: Flight) {
    let world = world(flight)
    Scene.floor(world)
    let velocity = Vector(angle: flight.slope, length: flight.speed)
    let start = Point(x: 0, y: -173)
    Scene.add(
      world, Scene.circle(20), at: start, velocity: velocity, friction: 0, restitution: flight.restitution)
    let time = (173 - 20) / velocity.dy
    expect(
      firstTouch(world), at: Point(x: velocity.dx * time, y: 0), flight, along: velocity.dx,
      closing: velocity.dy)
  }

  @Test("a falling corner touches a floor at the corner", arguments: flights)
  func cornerOnFloor(_ flight: Flight) {
    let world = world(flight)
    Scene.floor(world)
    let velocity = Vector(angle: flight.slope, length: flight.speed)
    Scene.add(
      world, Scene.box(40, 40), at: Point(x: 0, y: -173), angle: 0.5, velocity: velocity, friction: 0,
      restitution: flight.restitution)
    // The lowest of the four corners of a square turned by half a radian.
    let corner = Vector(dx: 20, dy: 20)
    let c = Trigonometry.cosine(0.5)
    let s = Trigonometry.sine(0.5)
    let arm = Vector(dx: c * corner.dx - s * corner.dy, dy: s * corner.dx + c * corner.dy)
    let time = (173 - arm.dy) / velocity.dy
    expect(
      firstTouch(world), at: Point(x: velocity.dx * time + arm.dx, y: 0), flight, along: velocity.dx,
      closing: velocity.dy)
  }

  @Test("a face that lands flat touches in its middle", arguments: flights)
  func faceOnFloor(_ flight: Flight) {
    let world = world(flight)
    Scene.floor(world)
    let velocity = Vector(angle: flight.slope, length: flight.speed)
    Scene.add(
      world, Scene.box(60, 40), at: Point(x: 0, y: -173), velocity: velocity, friction: 0,
      restitution: flight.restitution)
    let time = (173 - 20) / velocity.dy
    expect(
      firstTouch(world), at: Point(x: velocity.dx * time, y: 0), flight, along: velocity.dx,
      closing: velocity.dy)
  }

  @Test("two balls that both move touch on the line between their centres", arguments: flights)
  func balls(_ flight: Flight) {
    let world = world(flight)
    Scene.add(
      world, Scene.circle(25), at: .zero, velocity: Vector(dx: flight.speed, dy: 0), friction: 0,
      restitution: flight.restitution)
    let meeting = Vector(dx: 300, dy: 40)
    let velocity = Vector(dx: 0.3 * flight.speed, dy: -0.1 * flight.speed)
    let start = Point.zero + meeting - velocity * (300 / flight.speed)
    Scene.add(
      world, Scene.circle(25), at: start, velocity: velocity, friction: 0, restitution: flight.restitution)
    // |d + u·t| = 50, the earlier root.
    let d = start - Point.zero
    let u = velocity - Vector(dx: flight.speed, dy: 0)
    let half = d.dot(u)
    let root = (half * half - u.lengthSquared * (d.lengthSquared - 2500)).squareRoot()
    let time = (-half - root) / u.lengthSquared
    let centerA = Point(x: flight.speed * time, y: 0)
    let centerB = start + velocity * time
    expect(
      firstTouch(world), at: centerA + (centerB - centerA) * 0.5, flight, along: flight.speed,
      closing: 0.7 * flight.speed)
  }
}
