import CradlePhysics

/// Rows that each hang on a spring of their own from where the layout has them, along one axis.
///
///     (d, v) ← M·(d, v)                                       between scrolls; M the exact way of the spring
///     d ← d + Δ·min(1, |p − a|/R), where |d| ≤ 0.9·min(|p − a|, R)                a scroll by Δ
///
///     d displacement, pt     v velocity, pt/s     a anchor, p pointer, both in the content's points     R resistance, pt
///
/// It is a state at a time, and what is shown of it at a later one: a frame between two steps shows what has been
/// scrolled since the last one, but only the steps, which lie at the same times for every frame rate, take it in.
struct SpringField {
  struct Row {
    let path: IndexPath
    /// The laid-out middle, in the content's points.
    var anchor: Double
    var displacement = 0.0
    var velocity = 0.0
    /// What is seen now.
    var shown = Motion()
  }

  struct Motion: Equatable {
    var displacement = 0.0
    var velocity = 0.0
  }

  /// Below this amplitude a row that nothing moves lies in its frame, in points.
  static let restAmplitude = 0.05
  /// How much of the way to a limit a row may be displaced.
  static let share = 0.9

  var spring: Spring { didSet { ways = [] } }
  /// R, in points.
  var resistance: Double
  /// In the order of their anchors.
  var rows: [Row] = []
  /// What a row as far from the pointer as can be does: the state of those that come into reach.
  private(set) var far = Motion()
  private(set) var shownFar = Motion()
  /// The time of the state, in seconds.
  private(set) var time = 0.0
  /// The greatest displacement shown, in points.
  private(set) var reach = 0.0
  private(set) var isMoving = false

  /// The last step's way and length, and the one before it: steps and frames repeat.
  private var ways: [Way] = []

  init(spring: Spring, resistance: Double) {
    self.spring = spring
    self.resistance = resistance
  }

  /// Takes what is shown as the state at a time: nothing jumps when the spring changes.
  mutating func settle(at now: Double) {
    time = now
    far = shownFar
    for index in rows.indices {
      rows[index].displacement = rows[index].shown.displacement
      rows[index].velocity = rows[index].shown.velocity
    }
  }

  /// Lays every row where it belongs.
  mutating func calm(at now: Double) {
    far = Motion()
    shownFar = Motion()
    for index in rows.indices { rows[index].shown = Motion() }
    settle(at: now)
    reach = 0
    isMoving = false
  }

  // MARK: Motion

  /// What moves the rows, besides their springs.
  struct Scroll {
    /// How far the content scrolled since the state, in points.
    var distance: Double
    /// How fast it scrolls, in pt/s.
    var velocity: Double
    /// Where the pointer is and was at the state, in the content's points; nil for a scroll that moves no row.
    var pointer: (now: Double, before: Double)?
    /// Where rows are compared from when there is no pointer: the middle of what is seen.
    var middle: Double
  }

  /// Shows the rows at a time, and makes that their state if it is a step.
  mutating func advance(to now: Double, _ scroll: Scroll, isStep: Bool) {
    let way = way(for: max(0, now - time))
    let distance = scroll.pointer == nil ? 0 : scroll.distance
    let fastest = 2 * spring.angularFrequency * resistance
    for index in rows.indices {
      let row = rows[index]
      var motion = way.apply(Motion(displacement: row.displacement, velocity: row.velocity), fastest)
      if let pointer = scroll.pointer, distance != 0 {
        motion = pushed(
          motion, by: distance, from: abs(pointer.before - row.anchor), to: abs(pointer.now - row.anchor))
      } else if isAtRest(motion) {
        motion = Motion()
      }
      rows[index].shown = motion
    }
    shownFar = way.apply(far, fastest)
    if distance != 0 {
      shownFar = pushed(shownFar, by: distance, from: resistance, to: resistance)
    } else if isAtRest(shownFar) {
      shownFar = Motion()
    }
    keepOrder(from: scroll.pointer?.now ?? scroll.middle)
    if isStep { settle(at: now) }
    measure()
    guard scroll.pointer != nil, scroll.velocity != 0, let pointer = scroll.pointer?.now else { return }
    for index in rows.indices {
      rows[index].shown.velocity += isStep ? 0 : scroll.velocity * part(abs(pointer - rows[index].anchor))
    }
  }

  /// min(1, distance/R)
  private func part(_ distance: Double) -> Double { min(1, distance / resistance) }

  /// Moves a row by its part of a scroll. The limit holds for what the scroll does: a row that is already beyond it,
  /// because the pointer went down elsewhere, is pushed no farther and is not pulled in either.
  private func pushed(_ motion: Motion, by distance: Double, from before: Double, to now: Double) -> Motion {
    let (old, new) = (limit(before), limit(now))
    let size = abs(motion.displacement)
    let bound = size <= old ? new : max(new, size)
    var pushed = motion
    pushed.displacement = min(max(motion.displacement + distance * part(now), -bound), bound)
    // A limit that closes in on the pointer takes the speed along.
    if size > bound { pushed.velocity *= bound / size }
    return pushed
  }

  private func limit(_ distance: Double) -> Double { Self.share * min(distance, resistance) }

  private func isAtRest(_ motion: Motion) -> Bool {
    let omega = spring.angularFrequency
    guard omega > 0 else { return motion == Motion() }
    let (x, y) = (motion.displacement, motion.velocity / omega)
    return x * x + y * y < Self.restAmplitude * Self.restAmplitude
  }

  /// Keeps every row on its side of the next one, from the pointer outward.
  private mutating func keepOrder(from place: Double) {
    guard rows.count > 1 else { return }
    var middle = 0
    while middle < rows.count - 1, rows[middle].anchor < place { middle += 1 }
    for index in (0..<middle).reversed() {
      let room = Self.share * (rows[index + 1].anchor - rows[index].anchor)
      guard room > 0 else { continue }
      rows[index].shown.displacement = min(
        rows[index].shown.displacement, rows[index + 1].shown.displacement + room)
    }
    for index in (middle + 1)..<max(middle + 1, rows.count) {
      let room = Self.share * (rows[index].anchor - rows[index - 1].anchor)
      guard room > 0 else { continue }
      rows[index].shown.displacement = max(
        rows[index].shown.displacement, rows[index - 1].shown.displacement - room)
    }
  }

  private mutating func measure() {
    // Rows that come into reach before the next step move as far ones do.
    reach = abs(shownFar.displacement)
    isMoving = shownFar != Motion()
    for row in rows {
      reach = max(reach, abs(row.shown.displacement))
      if row.shown != Motion() { isMoving = true }
    }
  }

  // MARK: The springs' way

  /// The exact way of a spring over a time: its answers to a unit displacement and a unit speed.
  private struct Way {
    let duration: Double
    let (displaced, pushed): (Motion, Motion)

    init(_ spring: Spring, _ duration: Double) {
      self.duration = duration
      let (free, kicked) = (spring.curve(from: 1, to: 0), spring.curve(from: 0, to: 0, velocity: 1))
      displaced = Motion(displacement: free.value(at: duration), velocity: free.velocity(at: duration))
      pushed = Motion(displacement: kicked.value(at: duration), velocity: kicked.velocity(at: duration))
    }

    func apply(_ motion: Motion, _ fastest: Double) -> Motion {
      let (x, v) = (motion.displacement, motion.velocity)
      let velocity = displaced.velocity * x + pushed.velocity * v
      return Motion(
        displacement: displaced.displacement * x + pushed.displacement * v,
        velocity: min(max(velocity, -fastest), fastest))
    }
  }

  private mutating func way(for duration: Double) -> Way {
    if let known = ways.first(where: { $0.duration == duration }) { return known }
    let way = Way(spring, duration)
    if ways.count > 3 { ways.removeFirst() }
    ways.append(way)
    return way
  }
}
