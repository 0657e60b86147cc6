/// The joints' records by slot, and each body's list of joint ends.
///
/// An end is joint · 2 + side; the ground keeps no list. Invariant: a linked joint is in both bodies' lists,
/// once.
struct JointLists: ~Copyable {
  private var joints = Buffer<Joint>()
  /// A body's newest joint end, by body slot; −1 for none.
  private var firstOfBody = Buffer<Int32>()
  /// The number of a body's joints, by body slot; 0 for the ground.
  private var countOfBody = Buffer<Int32>()

  var byteCount: Int { joints.byteCount + firstOfBody.byteCount + countOfBody.byteCount }

  mutating func cover(body: Int32) {
    guard Int(body) >= firstOfBody.count else { return }
    firstOfBody.resize(Int(body) + 1, filling: -1)
    countOfBody.resize(Int(body) + 1, filling: 0)
  }

  subscript(index: Int32) -> Joint { joints[index] }

  func count(ofBody body: Int32) -> Int32 { countOfBody[body] }
  func firstEnd(of body: Int32) -> Int32 { firstOfBody[body] }

  var links: JointLinks { JointLinks(joints: joints.base, first: firstOfBody.base, count: countOfBody.base) }

  /// Describes a violated invariant, for tests; nil if there is none.
  func inconsistency(_ slots: borrowing SlotTable<JointPart>) -> String? {
    for body in 0..<Int32(firstOfBody.count) {
      var listed: Int32 = 0
      var end = firstOfBody[body]
      while end >= 0 {
        let joint = joints[end >> 1]
        if !slots.isLive(end >> 1) || (end & 1 == 0 ? joint.bodyA : joint.bodyB) != body {
          return "joint end \(end) is in a wrong list"
        }
        listed += 1
        if listed > countOfBody[body] { return "body \(body) lists more joints than it has" }
        end = links.next(end)
      }
      if listed != countOfBody[body] { return "body \(body) lists \(listed) joints of \(countOfBody[body])" }
    }
    return nil
  }

  /// Stores a joint in its slot and at the head of both bodies' lists.
  mutating func link(_ joint: Joint, at index: Int32) {
    if Int(index) == joints.count { joints.append(joint) } else { joints[index] = joint }
    for side in 0..<Int32(2) {
      let body = side == 0 ? joint.bodyA : joint.bodyB
      if body == 0 { continue }
      let first = firstOfBody[body]
      if side == 0 { joints.base[Int(index)].nextA = first } else { joints.base[Int(index)].nextB = first }
      if first >= 0 { setPrevious(of: first, to: index << 1 | side) }
      firstOfBody[body] = index << 1 | side
      countOfBody[body] += 1
    }
  }

  mutating func unlink(_ index: Int32) {
    let joint = joints[index]
    for side in 0..<Int32(2) {
      let body = side == 0 ? joint.bodyA : joint.bodyB
      if body == 0 { continue }
      let previous = side == 0 ? joint.previousA : joint.previousB
      let next = side == 0 ? joint.nextA : joint.nextB
      if previous >= 0 { setNext(of: previous, to: next) } else { firstOfBody[body] = next }
      if next >= 0 { setPrevious(of: next, to: previous) }
      countOfBody[body] -= 1
    }
  }

  private func setNext(of end: Int32, to value: Int32) {
    let joint = joints.base + Int(end >> 1)
    if end & 1 == 0 { joint.pointee.nextA = value } else { joint.pointee.nextB = value }
  }

  private func setPrevious(of end: Int32, to value: Int32) {
    let joint = joints.base + Int(end >> 1)
    if end & 1 == 0 { joint.pointee.previousA = value } else { joint.pointee.previousB = value }
  }
}
