/// The groups of isolated springs, one for each matrix.
///
/// A group is allocated once and stays at its address until it is dropped, so that no class is needed.
struct SpringGroups: ~Copyable {
  private var groups = Buffer<UnsafeMutablePointer<SpringGroup>>()

  deinit { for number in 0..<groups.count { Self.free(groups.base[number]) } }

  var count: Int { groups.count }

  var byteCount: Int {
    var sum = groups.byteCount
    for number in 0..<groups.count { sum += groups.base[number].pointee.byteCount }
    return sum
  }

  /// A group by its number; valid until empty ones are dropped.
  @inline(__always) subscript(number: Int32) -> UnsafeMutablePointer<SpringGroup> { groups.base[Int(number)] }

  /// The number of the group with a matrix; makes the group if there is none.
  mutating func number(of key: SpringKey) -> Int32 {
    for number in 0..<groups.count where groups.base[number].pointee.key == key { return Int32(number) }
    let group = UnsafeMutablePointer<SpringGroup>.allocate(capacity: 1)
    group.initialize(to: SpringGroup(key: key))
    groups.append(group)
    return Int32(groups.count - 1)
  }

  /// Drops groups without cells, and calls `renumbered` with every group whose number changes.
  mutating func dropEmpty(renumbered: (UnsafeMutablePointer<SpringGroup>, Int32) -> Void) {
    var kept = 0
    for number in 0..<groups.count {
      let group = groups.base[number]
      if group.pointee.count == 0 {
        Self.free(group)
        continue
      }
      if kept < number {
        groups.base[kept] = group
        renumbered(group, Int32(kept))
      }
      kept += 1
    }
    while groups.count > kept { _ = groups.removeLast() }
  }

  private static func free(_ group: UnsafeMutablePointer<SpringGroup>) {
    group.deinitialize(count: 1)
    group.deallocate()
  }
}
