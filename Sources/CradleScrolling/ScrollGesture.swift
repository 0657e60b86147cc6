import CradleGeometry

/// The gesture that holds the content.
enum ScrollGesture {
  /// No gesture.
  case none
  /// One or two pointers that are down.
  case pointer(Tracking)
  /// A trackpad's precise deltas; SDL does not report their end.
  case precise(Precise)

  /// The pointers since the first one went down.
  struct Tracking {
    /// Recognises the drag.
    var recognizer: DragRecognizer
    /// The fingers' locations.
    var touches: Touches
    /// The velocity of the fling that the touch stopped, in pt/s; zero once a flick may no longer carry it
    /// over.
    var caught = Vector.zero
    /// The time at which a pointer last moved, in seconds.
    var movedAt = 0.0
    /// The distance between two fingers when the second came down, in points; nil with one finger.
    var firstSpread: Double?
    /// The drag, once the slop is passed.
    var drag: Drag?
    /// The pinch, once the fingers' distance has changed by the slop; there is then a drag, too.
    var pinch: Pinch?
  }

  /// A drag. It requests the hold's offset minus the pointer's displacement from `anchor`.
  struct Drag {
    var anchor: Point
    var hold: Hold
    var lock = DirectionalLock.none
  }

  /// A pinch. It requests a scale proportional to the fingers' distance, about the content between the
  /// fingers.
  struct Pinch {
    /// The fingers' distance at which the pinch requests `scale`, in points; above 0.
    var spread: Double
    var scale: Double
    /// The point of the zoomed view between the fingers, in points at scale 1.
    var content: Point

    /// The scale for a distance of the fingers in points.
    func requested(_ spread: Double) -> Double { scale * spread / self.spread }
  }

  /// A trackpad's gesture.
  struct Precise {
    var hold: Hold
    /// The time of its last event, in seconds.
    var last: Double
    var lock = DirectionalLock.none
    /// The requested scale, once the gesture zooms.
    var scale: Double?
    /// The pointer's location, in viewport points.
    var location: Point
  }

  /// The offset that a gesture requests, and the bands that map it to the displayed one.
  struct Hold {
    /// The requested offset, in points; it may lie beyond the range.
    var requested: Point
    /// The rubber band of each axis.
    var bands: (x: CaughtRubberBand, y: CaughtRubberBand)
  }

  /// The present hold from the pointer's displacement alone, without a pinch's zoom; nil unless it moves the content.
  var hold: Hold? {
    switch self {
    case .none: return nil
    case .precise(let precise): return precise.hold
    case .pointer(let tracking):
      guard let drag = tracking.drag else { return nil }
      var hold = drag.hold
      hold.requested -= drag.lock.unlockedPart(of: tracking.touches.location - drag.anchor)
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

  /// The axis that the gesture may not move.
  var lock: DirectionalLock {
    switch self {
    case .none: .none
    case .precise(let precise): precise.lock
    case .pointer(let tracking): tracking.drag?.lock ?? .none
    }
  }
}
