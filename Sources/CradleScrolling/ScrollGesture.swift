import CradleGeometry

/// The gesture that holds the content: pointers or a trackpad, never both.
enum ScrollGesture {
  /// No gesture.
  case none
  /// One or two pointers that are down.
  case pointer(PointerGesture)
  /// A trackpad's precise deltas.
  case trackpad(TrackpadGesture)

  /// The pointers' gesture; nil without one. Setting nil changes nothing, so `pointer?` changes no other gesture.
  var pointer: PointerGesture? {
    get { if case .pointer(let pointer) = self { pointer } else { nil } }
    set { if let newValue { self = .pointer(newValue) } }
  }

  /// The trackpad's gesture, in the same way.
  var trackpad: TrackpadGesture? {
    get { if case .trackpad(let trackpad) = self { trackpad } else { nil } }
    set { if let newValue { self = .trackpad(newValue) } }
  }

  /// Whether it moves the content; a press does not.
  var isDragging: Bool {
    switch self {
    case .none: false
    case .pointer(let pointer): pointer.isDragging
    case .trackpad: true
    }
  }

  var isZooming: Bool {
    switch self {
    case .none: false
    case .pointer(let pointer): pointer.isPinching
    case .trackpad(let trackpad): trackpad.isZooming
    }
  }

  /// The axis that the gesture may not move.
  var lock: DirectionalLock {
    switch self {
    case .none: .none
    case .pointer(let pointer): pointer.lock
    case .trackpad(let trackpad): trackpad.lock
    }
  }

  /// The hold at a scale, for a zoomed view whose corner is at a point of the content; nil unless it moves the content.
  func hold(scale: Double, corner: Point) -> ScrollHold? {
    switch self {
    case .none: nil
    case .pointer(let pointer): pointer.hold(scale: scale, corner: corner)
    case .trackpad(let trackpad): trackpad.hold
    }
  }

  /// Restarts from the present offset and scale, without a jump.
  mutating func restart(from hold: ScrollHold, requesting requested: Double, scale: Double, corner: Point) {
    switch self {
    case .none: return
    case .pointer(var pointer):
      pointer.restart(from: hold, requesting: requested, scale: scale, corner: corner)
      self = .pointer(pointer)
    case .trackpad(var trackpad):
      trackpad.restart(from: hold, requesting: requested)
      self = .trackpad(trackpad)
    }
  }
}
