// The lengths of rods, ropes and springs.
extension JointRows {
  /// The length in points from which a rod or rope has a direction. A shorter one is a pivot: |d| = 0 is d = 0, two
  /// equations instead of one.
  ///
  /// Below, an anchor moves in a sub-step by a large part of the length, so that each sub-step holds it in another
  /// direction and none across it. (A box that hangs on a rod by a point beside its centre gained up to 250 times the
  /// energy of a fall below 0.2 pt, with UIKit's settings up to 70 times below 0.4 pt. At 0.5 to 1 pt none of 100 gains
  /// 0.01, with gravity of 1000 to 5000 pt/s² and boxes of 40 and 200 pt. UIKit makes rigid attachments below 1 pt pivots.)
  static let shortest: Float = 0.5

  /// The length of a rod, rope or spring, points; nil for other joints.
  func length(of joint: Joint) -> Float? {
    guard joint.line >= 0, lines[joint.line].jacobian.form == .distance else { return nil }
    return lines[joint.line].jacobian.target
  }

  /// Sets the length; returns whether another row is solved from now on.
  mutating func setLength(_ index: Int32, _ length: Float, in joints: UnsafeMutablePointer<Joint>) -> Bool {
    let joint = joints + Int(index)
    lines.pointer(joint.pointee.line).pointee.jacobian.target = length
    let isShort = length < Self.shortest && !lines[joint.pointee.line].isSpring
    guard isShort != joint.pointee.isShort else { return false }
    if isShort { becomePivot(index, &joint.pointee) } else { becomeLine(index, in: joints) }
    return true
  }

  /// Solves a rod or rope that is short as a pivot.
  mutating func becomePivot(_ index: Int32, _ joint: inout Joint) {
    let line = lines.pointer(joint.line)
    line.pointee.impulse = 0
    points.append(PointRow(line.pointee.frame, index, .held, PointJacobian()), to: &joint.point)
    joint.hold = .point
  }

  /// Solves a rod or rope along its line again.
  mutating func becomeLine(_ index: Int32, in joints: UnsafeMutablePointer<Joint>) {
    let joint = joints + Int(index)
    points.removeAll(of: index, in: joints, \.point)
    joint.pointee.hold = lines[joint.pointee.line].bound == .held ? .distance : nil
  }
}
