/// How the window shows the two sets of values.
enum ComparisonView: CaseIterable {
  /// One set plays; the other one has no run and costs nothing.
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
