import CradleGeometry

/// What holds the content from outside.
enum ScrollGesture {
  /// Nothing.
  case none
  /// A pointer that is down.
  case pointer(Tracking)
  /// A trackpad's precise deltas, the last of them at `last`; SDL never says that they end.
  case precise(Hold, last: Double)

  /// A pointer since it went down.
  struct Tracking {
    /// Tells when the press becomes a drag.
    var recognizer: DragRecognizer
    /// Where it was last, in viewport points.
    var location: Point
    /// The drag, once the slop is passed.
    var drag: Drag?
  }

  /// A drag: the offset it asks for is the hold's minus the pointer's way since `anchor`.
  struct Drag {
    var anchor: Point
    var hold: Hold
  }

  /// What a gesture asks for, and how that is shown.
  struct Hold {
    /// The offset it asks for, which goes beyond the range as far as the hand does.
    var asked: Point
    /// What of it shows beyond the edges, axis by axis.
    var bands: (x: CaughtBand, y: CaughtBand)
  }

  /// What it asks for now, while it moves the content.
  var hold: Hold? {
    switch self {
    case .none: return nil
    case .precise(let hold, _): return hold
    case .pointer(let tracking):
      guard let drag = tracking.drag else { return nil }
      var hold = drag.hold
      hold.asked -= tracking.location - drag.anchor
      return hold
    }
  }

  var isDragging: Bool { hold != nil }
}
