import CradleGeometry

/// What holds the content from outside.
enum ScrollGesture {
  /// Nothing.
  case none
  /// A pointer that is down, or two.
  case pointer(Tracking)
  /// A trackpad's precise deltas; SDL never says that they end.
  case precise(Precise)

  /// Pointers since the first went down.
  struct Tracking {
    /// Tells when the press becomes a drag.
    var recognizer: DragRecognizer
    /// Where the fingers are.
    var touches: Touches
    /// The velocity of the fling that it caught, in pt/s, as long as a flick may carry it on.
    var caught = Vector.zero
    /// When the hand last moved, in seconds.
    var movedAt = 0.0
    /// How far apart two fingers came down, in points; nil with one.
    var firstSpread: Double?
    /// The drag, once the slop is passed.
    var drag: Drag?
    /// The pinch, once the fingers' distance has changed by the slop; there is a drag, too, then.
    var pinch: Pinch?
  }

  /// A drag: the offset it asks for is the hold's minus the pointer's way since `anchor`.
  struct Drag {
    var anchor: Point
    var hold: Hold
    var lock = DirectionalLock.none
  }

  /// A pinch: the scale it asks for goes with the fingers' distance, and what was between them stays there.
  struct Pinch {
    /// The fingers' distance for which it asks for `scale`, in points; above 0.
    var spread: Double
    var scale: Double
    /// The point of the zoomed view between the fingers, in points at scale 1.
    var content: Point

    /// The scale for a distance of the fingers in points.
    func asked(_ spread: Double) -> Double { scale * spread / self.spread }
  }

  /// A trackpad's gesture.
  struct Precise {
    var hold: Hold
    /// When it last said something, in seconds.
    var last: Double
    var lock = DirectionalLock.none
    /// The scale it asks for, once it zooms.
    var scale: Double?
    /// Where it is, in viewport points.
    var place: Point
  }

  /// What a gesture asks for, and how that is shown.
  struct Hold {
    /// The offset it asks for, which goes beyond the range as far as the hand does.
    var asked: Point
    /// What of it shows beyond the edges, axis by axis.
    var bands: (x: CaughtBand, y: CaughtBand)
  }

  /// What it asks for now by its way alone, while it moves the content.
  var hold: Hold? {
    switch self {
    case .none: return nil
    case .precise(let precise): return precise.hold
    case .pointer(let tracking):
      guard let drag = tracking.drag else { return nil }
      var hold = drag.hold
      hold.asked -= drag.lock.free(tracking.touches.location - drag.anchor)
      return hold
    }
  }

  var isDragging: Bool {
    switch self {
    case .none: false
    case .precise: true
    case .pointer(let tracking): tracking.drag != nil
    }
  }

  /// Whether it zooms.
  var isZooming: Bool {
    switch self {
    case .none: false
    case .precise(let precise): precise.scale != nil
    case .pointer(let tracking): tracking.pinch != nil
    }
  }

  /// The direction in which it may not move the content.
  var lock: DirectionalLock {
    switch self {
    case .none: .none
    case .precise(let precise): precise.lock
    case .pointer(let tracking): tracking.drag?.lock ?? .none
    }
  }
}
