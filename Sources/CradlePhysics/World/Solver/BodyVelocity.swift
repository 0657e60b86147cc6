/// A body's velocity, or a change of it: a row of `FloatLanes`, like the first numbers of `BodyState`.
struct BodyVelocity: BitwiseCopyable {
  /// pt/s.
  var vx: Float
  var vy: Float
  /// rad/s.
  var w: Float
  /// Fills up the row of 16 bytes, so that no body's numbers lie in two lines of the cache; a kick writes any number here.
  private let padding: Float = 0

  @inline(__always) init(vx: Float, vy: Float, w: Float) {
    self.vx = vx
    self.vy = vy
    self.w = w
  }

  static let zero = BodyVelocity(vx: 0, vy: 0, w: 0)

  @inline(__always) static func + (a: BodyVelocity, b: BodyVelocity) -> BodyVelocity {
    BodyVelocity(vx: a.vx + b.vx, vy: a.vy + b.vy, w: a.w + b.w)
  }
  @inline(__always) static func - (a: BodyVelocity, b: BodyVelocity) -> BodyVelocity {
    BodyVelocity(vx: a.vx - b.vx, vy: a.vy - b.vy, w: a.w - b.w)
  }
}

extension BodyState {
  @inline(__always) var velocity: BodyVelocity { BodyVelocity(vx: vx, vy: vy, w: w) }
}
