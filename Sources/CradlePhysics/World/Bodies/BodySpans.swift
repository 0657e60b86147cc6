/// The columns of a body store, by slot, and the slots of the bodies that are awake.
struct BodySpans {
  let records: UnsafeMutablePointer<Body>
  let states: UnsafeMutablePointer<BodyState>
  let masses: UnsafeMutablePointer<BodyMass>
  let drives: UnsafeMutablePointer<BodyDrive>
  let poses: UnsafeMutablePointer<BodyPose>
  let rests: UnsafeMutablePointer<BodyRest>
  let previousPoses: UnsafeMutablePointer<PreviousPose>
  let displacements: UnsafeMutablePointer<Displacement>
  let awake: UnsafeMutablePointer<Int32>
  let awakePlaces: UnsafeMutablePointer<Int32>
  let awakeCount: Int
  let count: Int

  @inline(__always) func isStatic(_ index: Int32) -> Bool { records[Int(index)].isStatic }
  /// Whether a body is kinematic. Bodies with an inverse mass are not, and most callers have read that.
  @inline(__always) func isKinematic(_ index: Int32) -> Bool {
    let mass = masses + Int(index)
    return mass.pointee.x + mass.pointee.y + mass.pointee.turn == 0 && records[Int(index)].isKinematic
  }
  @inline(__always) func isAwake(_ index: Int32) -> Bool { awakePlaces[Int(index)] >= 0 }

  /// The strongest steady acceleration of an awake dynamic body, pt/s².
  var strongestAcceleration: Double {
    var square: Float = 0
    for place in 0..<awakeCount {
      let drive = drives + Int(awake[place])
      guard drive.pointee.isSteady else { continue }
      square = max(square, drive.pointee.ax * drive.pointee.ax + drive.pointee.ay * drive.pointee.ay)
    }
    return Double(square).squareRoot()
  }

  /// Whether contacts are found in the present cut for the movable ones of two bodies.
  @inline(__always) func haveContacts(_ a: Int32, _ b: Int32) -> Bool {
    drives[Int(a)].hasContacts && !isStatic(a) || drives[Int(b)].hasContacts && !isStatic(b)
  }

  /// Applies half of every awake body's steady acceleration before the displacement and half after it, or all
  /// of it before.
  ///
  /// Halves are exact under a constant acceleration, and symmetric in time. A force set in every sub-step
  /// depends on the position at its start, and is applied before the displacement.
  func shareAccelerations(isHalved: Bool) {
    for place in 0..<awakeCount {
      let drive = drives + Int(awake[place])
      drive.pointee.firstKickShare = isHalved && drive.pointee.isSteady ? 0.5 : 1
      drive.pointee.hasContacts = false
      drive.pointee.hangs = false
      drive.pointee.wasFast = false
    }
  }
}
