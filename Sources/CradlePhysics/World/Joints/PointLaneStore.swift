/// The held points that share bodies with others, in colours: rows of one colour share no moving body, so
/// that four are solved at once.
///
/// Invariant: `groups` lists each row once, four to a group, in the order of the colours; `lanes` is as long
/// as `groups` from a step's preparation to its end.
struct PointLaneStore: ~Copyable {
  /// The rows to sort, in the order of their joints.
  private var rows = Buffer<Int32>()
  private var groups = Buffer<PointLanes.Indices>()
  private var lanes = Buffer<PointLanes>()
  private var colors = Buffer<UInt8>()
  /// By body slot: the colours of its rows, one bit each.
  private var used = Buffer<UInt64>()

  /// The last colour has the rows that fit no other colour; they are solved one by one.
  private static let overflow = UInt64.bitWidth - 1

  var byteCount: Int {
    rows.byteCount + groups.byteCount + lanes.byteCount + colors.byteCount + used.byteCount
  }

  /// Describes a violated invariant, for tests; nil if there is none.
  func inconsistency(_ all: UnsafeMutablePointer<PointRow>, _ bodies: borrowing BodyStore) -> String? {
    var listed: [Int32] = []
    for place in 0..<groups.count {
      let group = groups.base[place]
      let own = [group.0, group.1, group.2, group.3].filter { $0 >= 0 }
      let ends = own.flatMap { [all[Int($0)].frame.bodyA, all[Int($0)].frame.bodyB] }
      let moving = ends.filter { !bodies.isStatic($0) }
      if Set(moving).count < moving.count { return "a group of points shares a moving body" }
      listed += own
    }
    return listed.sorted() == (0..<rows.count).map { rows.base[$0] }.sorted()
      ? nil : "the groups of points list other rows than those to solve"
  }

  mutating func removeAll() {
    rows.removeAll()
    groups.removeAll()
  }

  mutating func append(_ row: Int32) { rows.append(row) }

  /// Sorts the rows into colours, each into the first colour without its moving bodies; those that hold a body to a
  /// static one come first.
  ///
  /// The last pass of a sub-step is in reverse order, and so ends with what carries all the others. (The largest gap in
  /// a hanging grid of 50 × 50 discs is 0.073 m then, 0.093 in the order of the joints; of 30 nets of 12 × 12 to 25 × 25
  /// discs with masses of 9 to 1 nine tenths open by less than 143 pt, in the order of the joints by less than 254.)
  mutating func group(_ all: UnsafeMutablePointer<PointRow>, _ bodies: borrowing BodyStore) {
    groups.removeAll()
    lanes.reserve(rows.count)
    guard rows.count > 0 else { return }
    colors.resize(rows.count, filling: 0)
    let fixed = assignColors(from: 0, toFixed: true, all, bodies)
    let end = assignColors(from: min(fixed, Self.overflow), toFixed: false, all, bodies)
    for color in 0..<max(fixed, end) { group(color) }
  }

  /// Gives colours from `first` on to the rows that hold a body to a static one, or to the others; returns the colour
  /// after the last in use.
  private mutating func assignColors(
    from first: Int, toFixed: Bool, _ all: UnsafeMutablePointer<PointRow>, _ bodies: borrowing BodyStore
  ) -> Int {
    used.resize(bodies.count, filling: 0)
    used.base.update(repeating: 0, count: used.count)
    var end = first
    for place in 0..<rows.count {
      let frame = all[Int(rows.base[place])].frame
      let (movesA, movesB) = (!bodies.isStatic(frame.bodyA), !bodies.isStatic(frame.bodyB))
      guard (movesA && movesB) != toFixed else { continue }
      let taken = (movesA ? used[frame.bodyA] : 0) | (movesB ? used[frame.bodyB] : 0)
      let color = min(first + (~taken).trailingZeroBitCount, Self.overflow)
      let bit: UInt64 = 1 << UInt64(color - first)
      if movesA { used[frame.bodyA] |= bit }
      if movesB { used[frame.bodyB] |= bit }
      colors.base[place] = UInt8(color)
      end = max(end, color + 1)
    }
    return end
  }

  /// Appends the groups of a colour.
  private mutating func group(_ color: Int) {
    let width = color == Self.overflow ? 1 : FloatLanes.count
    var group: PointLanes.Indices = (-1, -1, -1, -1)
    var count = 0
    for place in 0..<rows.count where Int(colors.base[place]) == color {
      let row = rows.base[place]
      switch count {
      case 0: group.0 = row
      case 1: group.1 = row
      case 2: group.2 = row
      default: group.3 = row
      }
      count += 1
      guard count == width else { continue }
      groups.append(group)
      (group, count) = ((-1, -1, -1, -1), 0)
    }
    if count > 0 { groups.append(group) }
  }

  /// The lanes for a step's passes; valid until rows are grouped again.
  @inline(__always) var spans: PointLaneSpans {
    PointLaneSpans(
      groups: groups.base, lanes: lanes.base, count: groups.count, rows: rows.base, rowCount: rows.count)
  }
}

/// The solver's passes over held points in lanes.
struct PointLaneSpans {
  fileprivate let groups: UnsafeMutablePointer<PointLanes.Indices>
  fileprivate let lanes: UnsafeMutablePointer<PointLanes>
  fileprivate let count: Int
  fileprivate let rows: UnsafeMutablePointer<Int32>
  fileprivate let rowCount: Int

  /// Reads the bodies' poses at a step's start.
  func prepare(_ all: UnsafeMutablePointer<PointRow>, _ bodies: BodySpans) {
    for place in 0..<rowCount { all[Int(rows[place])].prepare(bodies, conservesEnergy: true) }
    for place in 0..<count {
      (lanes + place).initialize(to: PointLanes(all, groups[place], bodies.masses))
    }
  }

  @inline(__always) func warmStart(_ context: SolverContext, isStale: Bool) {
    for place in 0..<count { lanes[place].warmStart(context, isStale: isStale) }
  }

  @inline(__always) func solve(_ context: SolverContext) {
    for place in 0..<count { lanes[place].solve(context) }
  }

  /// In reverse order, like all joints.
  @inline(__always) func relax(_ context: SolverContext, isFirst: Bool) {
    var place = count - 1
    while place >= 0 {
      lanes[place].relax(context, isFirst: isFirst)
      place -= 1
    }
  }

  /// Writes the impulses back to the rows.
  func storeImpulses(in all: UnsafeMutablePointer<PointRow>) {
    for place in 0..<count { lanes[place].store(in: all) }
  }

  @inline(__always) func forEachFrame(
    _ all: UnsafeMutablePointer<PointRow>, _ body: (JointFrame) -> Void
  ) {
    for place in 0..<rowCount { body(all[Int(rows[place])].frame) }
  }
}
