import CradleGeometry
import CradlePhysics
import RandomNumbers

extension Distribution {
  /// Shapes that fall into a heap. At gravity g everything is √g times as fast, so times are in s/√g.
  static let heaps = Distribution(
    name: "heaps",
    claim:
      "all at rest within 20 s/√g, with friction 99 % within 8; no overlap above 1 pt at rest, in shapes or walls",
    count: 200, sample: Sample(count: 200, fewest: 198)
  ) { seed, settings in
    var random = SeededRandom(seed: seed)
    let count = Int(random.logarithmic(in: 20...300).rounded())
    let restitution = random.double(in: 0...0.8, zeroShare: 0.2)
    let friction = random.double(in: 0...1, zeroShare: 0.3)
    let gravity = random.logarithmic(in: 0.1...10)
    let size = Size(width: random.double(in: 300...1200), height: random.double(in: 450...850))
    let room = Room(settings, size, gravity: gravity, friction: friction, restitution: restitution)
    room.fill(
      count, crams: false, density: 1...1, &random)
    let pace = gravity.squareRoot()
    let limit = 20 / pace
    var late = ""
    while !room.world.isAsleep && room.world.time < limit {
      room.world.step()
      if late.isEmpty, room.world.time * pace >= 8, !room.world.isAsleep { late = "late: " + unrest(room) }
    }
    let rests = room.world.isAsleep
    let time = rests ? room.world.time * pace : .infinity
    let silhouettes = room.silhouettes
    let deepest = max(room.overlaps(silhouettes).others, room.wallDepth(silhouettes))
    // Without friction nothing but the side walls changes a heap's momentum along the floor, so that it may drift from
    // wall to wall: printed, not judged.
    let soon =
      friction == 0
      ? Finding("at rest after without friction, s/√g", time)
      : Finding("at rest soon after with friction, s/√g", time, .atMost(8, share: 0.99))
    return Outcome(
      seed: seed, scene: room.summary, group: friction == 0 ? "friction 0" : "with friction",
      findings: [
        Finding("at rest after, s/√g", time, .atMost(20)),
        soon,
        Finding("deepest overlap at the end, pt", deepest, .atMost(1)),
      ],
      note: rests ? late : "\(late); at the end: \(unrest(room))")
  }

  /// The bodies that still move, and their speeds; the quickest is listed by itself.
  private static func unrest(_ room: Room) -> String {
    let awake = room.bodies.filter { room.world[$0].isAwake }
    let speeds = awake.map { room.world[$0].velocity.length }.sorted()
    let moving = speeds.filter { $0 > room.world.settings.sleepSpeed }
    let mass = room.bodies.map { room.world[$0].mass }
    let drift =
      zip(room.bodies, mass).map { room.world[$0].velocity.dx * $1 }.reduce(0, +) / mass.reduce(0, +)
    let spin = awake.map { abs(room.world[$0].angularVelocity) }.max() ?? 0
    let quickest = room.bodies.indices.max {
      room.world[room.bodies[$0]].velocity.length < room.world[room.bodies[$1]].velocity.length
    }
    let who = quickest.map { index in
      let (view, form) = (room.world[room.bodies[index]], room.forms[index])
      let velocity = view.velocity
      return
        "a \(form.radius > 0 ? "circle" : "polygon") of circumradius \(Text.figure(form.circumradius)) at "
        + "\(Text.figure(velocity.dx)), \(Text.figure(velocity.dy)) pt/s, \(Text.figure(view.angularVelocity)) rad/s"
    }
    return
      "\(awake.count) of \(room.bodies.count) awake, \(moving.count) faster than sleeps; "
      + "median \(Text.figure(speeds.isEmpty ? 0 : speeds[speeds.count / 2])), fastest \(who ?? "none"); "
      + "\(Text.figure(spin)) rad/s; the whole along the floor at \(Text.figure(drift)) pt/s"
  }
}
