import CradleDynamics
import CradleGeometry
import CradlePhysics
import CradleScrolling

/// A held ball. It stays on its string, pushes the balls that it meets, and swings on when released.
struct CradleGrip {
  let index: Int
  /// From the pointer to the ball's centre.
  let offset: Vector
  var tracker = VelocityTracker()
  /// The neighbours that lean on it.
  var pushed: Set<Int> = []
}

extension CradleScene {
  /// The largest angle of a string: level with the bar.
  private static let highest = Double.pi / 2

  /// Grabs the ball at a point; returns false if there is none.
  func grab(_ point: Point, time: Double) -> Bool {
    guard held == nil else { return false }
    let reach = Self.radius
    let hit = balls.indices.reversed().first {
      animator.presentedCenter(of: balls[$0]).distance(to: point) <= reach
    }
    guard let hit else { return false }
    held = CradleGrip(index: hit, offset: animator.presentedCenter(of: balls[hit]) - point)
    animator.hold(balls[hit])
    drag(to: point, time: time, isPaused: false)
    return true
  }

  /// Moves the ball as near to the pointer as its string allows; `isPaused` while the clock stands still.
  func drag(to point: Point, time: Double, isPaused: Bool) {
    guard var grip = held else { return }
    let towards = build.angle(grip.index, towards: point + grip.offset)
    let angle = towards.clamped(to: -Self.highest...Self.highest)
    let place = build.place(grip.index, angle)
    grip.tracker.add(position: place, at: time, isPaused: isPaused)
    // A neighbour moves after the ball that pushes it.
    push(grip.index - 1, &grip, from: angle, side: -1)
    push(grip.index + 1, &grip, from: angle, side: 1)
    animator.moveHeldItem(balls[grip.index], to: place, isPaused: isPaused)
    held = grip
  }

  /// Releases the ball with the pointer's speed, limited so that the ball cannot rise above the bar.
  func release(time: Double, isThrown: Bool) {
    guard let grip = held else { return }
    let angle = swing(grip.index).angle
    let along = Vector(dx: Trigonometry.cosine(angle), dy: -Trigonometry.sine(angle))
    var speed = isThrown ? grip.tracker.velocity(at: time).dot(along) : 0
    let fall = 2 * gravityStrength * build.length * max(0, Trigonometry.cosine(angle))
    let limit = gravityStrength > 0 ? fall.squareRoot() : 1000
    speed = speed.clamped(to: -limit...limit)
    held = nil
    animator.releaseHeldItem(balls[grip.index], velocity: along * speed)
    for index in grip.pushed.sorted() {
      let angle = swing(index).angle
      let along = Vector(dx: Trigonometry.cosine(angle), dy: -Trigonometry.sine(angle))
      animator.releaseHeldItem(balls[index], velocity: along * speed)
    }
  }

  /// Releases the ball at rest, before the balls are replaced.
  func cancelGrip() {
    guard held != nil else { return }
    release(time: 0, isThrown: false)
  }

  /// Pushes blocking neighbours up along their circles, the farthest first; when the pointer returns they
  /// lean on the ball and follow it.
  private func push(_ neighbor: Int, _ grip: inout CradleGrip, from angle: Double, side: Int) {
    guard balls.indices.contains(neighbor) else { return }
    let limit = touching(angle, side: Double(side))
    let isUphill = limit * Double(side) > 0
    let isInTheWay = (swing(neighbor).angle - limit) * Double(side) < 0
    let isPushed = grip.pushed.contains(neighbor)
    guard isPushed || (isUphill && isInTheWay) else { return }
    if !isPushed { animator.hold(balls[neighbor]) }
    let reached = isUphill ? limit : 0
    push(neighbor + side, &grip, from: reached, side: side)
    animator.moveHeldItem(balls[neighbor], to: build.place(neighbor, reached))
    if isUphill {
      grip.pushed.insert(neighbor)
    } else {
      grip.pushed.remove(neighbor)
      animator.releaseHeldItem(balls[neighbor])
    }
  }

  /// The angle at which the next ball on a side touches one at `angle`: the gap between them is closed.
  private func touching(_ angle: Double, side: Double) -> Double {
    guard build.gap > 0 else { return angle }
    return Double.bisect(from: angle, to: angle - side * 0.5, halvings: 40) { other in
      let displacement = Vector(
        dx: side * build.spacing + (Trigonometry.sine(other) - Trigonometry.sine(angle)) * build.length,
        dy: (Trigonometry.cosine(other) - Trigonometry.cosine(angle)) * build.length)
      return displacement.length >= 2 * Self.radius
    }.last
  }
}
