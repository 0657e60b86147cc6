/// The engine that moves the content after a release.
public enum ScrollEngine: String, Sendable, CaseIterable {
  /// UIScrollView's closed forms: a decay, and a spring at each edge. Every number of `ScrollFeel` applies.
  case laws
  /// UIKit Dynamics, as in the well-known article on rebuilding UIScrollView: one dynamic item is the offset;
  /// a fling is its velocity against a resistance of 2; if its path leaves the range, an attachment of length
  /// 0, damping 1 and 2 Hz holds it. A fling on both axes bounces back along its own path. Pages, and targets
  /// that a delegate chooses, still use the closed forms, one axis at a time, with these numbers.
  case dynamics

  /// The rate at which content moved by `dynamics` loses velocity, in 1/s.
  package static let resistance = 2.0
  /// The frequency of the attachment at an edge, in Hz.
  package static let frequency = 2.0
  /// The attachment's damping ratio: critical.
  package static let damping = 1.0
}
