/// The columns of a body store, by slot, and the slots of the bodies that are awake.
struct BodySpans {
  let records: UnsafeMutablePointer<Body>
  let states: UnsafeMutablePointer<BodyState>
  let masses: UnsafeMutablePointer<BodyMass>
  let drives: UnsafeMutablePointer<BodyDrive>
  let poses: UnsafeMutablePointer<BodyPose>
  let previousPoses: UnsafeMutablePointer<PreviousPose>
  let awake: UnsafeMutablePointer<Int32>
  let awakePlaces: UnsafeMutablePointer<Int32>
  let awakeCount: Int
  let count: Int

  @inline(__always) func isStatic(_ index: Int32) -> Bool { records[Int(index)].isStatic }
  @inline(__always) func isAwake(_ index: Int32) -> Bool { awakePlaces[Int(index)] >= 0 }
}
