/// The awake contacts that a step's later passes visit: those with walls, near or touching, and those with
/// manifolds.
///
/// Invariant: both lists are in the order of the step's search, and hold a contact at most once.
struct StepContacts: ~Copyable {
  private var walls = Buffer<Int32>()
  private var manifolds = Buffer<ManifoldEntry>()

  var byteCount: Int { walls.byteCount + manifolds.byteCount }

  // The lists in place; valid until the next contact is listed.
  @inline(__always) var wallBase: UnsafeMutablePointer<Int32> { walls.base }
  @inline(__always) var wallCount: Int { walls.count }
  @inline(__always) var manifoldBase: UnsafeMutablePointer<ManifoldEntry> { manifolds.base }
  @inline(__always) var manifoldCount: Int { manifolds.count }

  /// Removes all contacts, before the search of a step among a number of awake contacts.
  mutating func begin(awakeCount: Int) {
    walls.removeAll()
    manifolds.removeAll()
    manifolds.reserve(awakeCount)
  }

  /// Lists a contact with a manifold.
  @inline(__always) mutating func appendManifold(_ entry: ManifoldEntry) { manifolds.append(entry) }

  /// Lists a contact with a wall.
  @inline(__always) mutating func appendWall(_ index: Int32) { walls.append(index) }

  /// Removes the contacts with walls that need no further check; the others keep their order.
  @inline(__always) mutating func keepWalls(where isKept: (Int32) -> Bool) {
    var end = 0
    for place in 0..<walls.count where isKept(walls.base[place]) {
      walls.base[end] = walls.base[place]
      end += 1
    }
    walls.resize(end, filling: -1)
  }

  /// Releases memory if the capacity is many times the needed number of contacts.
  mutating func releaseExcess(keeping needed: Int) {
    walls.releaseExcess(keeping: needed)
    manifolds.releaseExcess(keeping: needed)
  }
}
