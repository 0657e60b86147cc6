/// How far something on a spring is from where it hangs, in points along the way, and how fast that changes, in pt/s.
struct SpringMotion: Equatable {
  var displacement = 0.0
  var velocity = 0.0

  static let rest = SpringMotion()
}
