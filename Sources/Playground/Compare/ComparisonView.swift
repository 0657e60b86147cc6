/// How the two sets are seen together.
enum ComparisonView: CaseIterable {
  /// One plays; the other one costs nothing.
  case off
  /// Both, side by side or one above the other.
  case split
  /// B as a ghost over A.
  case ghost

  var next: ComparisonView {
    switch self {
    case .off: .split
    case .split: .ghost
    case .ghost: .off
    }
  }
}
