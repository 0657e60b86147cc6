/// A kinematic body that moves, by its velocity alone or to a place where it has to be after the next step.
struct KinematicMotion: BitwiseCopyable {
  var body: Int32
  /// Whether it is carried to a place: then it moves with one velocity and leaves with another.
  var isCarried = false
  /// What takes it there within the step, pt/s.
  var moving = LocalVector.zero
  /// What it passes on to those it touches, pt/s.
  var leaving = LocalVector.zero
}
