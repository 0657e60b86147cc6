/// The kinds of laws to which `cradle fit --kind` is limited.
enum FitKind: String, CaseIterable {
  /// A fling by UIKit's law, also one that ends in an edge's spring, or by Android's, Flutter's or
  /// Chromium's.
  case fling
  /// A pull against a rubber band; the samples then have the finger's place.
  case band
  /// A spring at an edge.
  case spring
}
