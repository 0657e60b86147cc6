import CradleGeometry

/// The gesture that holds the content: pointers or a trackpad, never both.
///
/// Gestures are numbered. Every call of the app's code may end the present one and begin another, and the number tells
/// the two apart afterwards.
struct ScrollGesture {
  private enum Kind {
    /// No gesture.
    case none
    /// One or two pointers that are down, or whose release is being reported.
    case pointer(PointerGesture)
    /// A trackpad's precise deltas.
    case trackpad(TrackpadGesture)
  }

  private var kind = Kind.none
  /// The number of the present gesture, or of the last one; 0 before the first.
  private(set) var number = 0

  // MARK: Begin and end

  /// Begins a pointer's gesture instead of the present one.
  mutating func begin(_ pointer: PointerGesture) {
    kind = .pointer(pointer)
    number += 1
  }

  /// Begins a trackpad's gesture instead of the present one.
  mutating func begin(_ trackpad: TrackpadGesture) {
    kind = .trackpad(trackpad)
    number += 1
  }

  mutating func end() { kind = .none }

  /// Whether no gesture is in progress.
  var isNone: Bool { if case .none = kind { true } else { false } }
  /// Whether a gesture, by its number, is in progress.
  func isPresent(_ number: Int) -> Bool { number == self.number && !isNone }
  /// Whether its pointers are up and the delegate is being notified of the release; it still holds the content.
  var isReleased: Bool { pointer?.outcome != nil }

  // MARK: The present gesture

  /// The pointers' gesture; nil without one. Setting nil changes nothing, so `pointer?` changes no other gesture.
  var pointer: PointerGesture? {
    get { if case .pointer(let pointer) = kind { pointer } else { nil } }
    set { if let newValue { kind = .pointer(newValue) } }
  }

  /// The trackpad's gesture, in the same way.
  var trackpad: TrackpadGesture? {
    get { if case .trackpad(let trackpad) = kind { trackpad } else { nil } }
    set { if let newValue { kind = .trackpad(newValue) } }
  }

  /// Whether it moves the content; a press does not.
  var isDragging: Bool {
    switch kind {
    case .none: false
    case .pointer(let pointer): pointer.isDragging
    case .trackpad: true
    }
  }

  var isZooming: Bool {
    switch kind {
    case .none: false
    case .pointer(let pointer): pointer.isPinching
    case .trackpad(let trackpad): trackpad.isZooming
    }
  }

  /// The axis that the gesture may not move.
  var lock: DirectionalLock {
    switch kind {
    case .none: .none
    case .pointer(let pointer): pointer.lock
    case .trackpad(let trackpad): trackpad.lock
    }
  }

  /// The hold at a scale, for a zoomed view whose corner is at a point of the content; nil unless it moves the content.
  func hold(scale: Double, corner: Point) -> ScrollHold? {
    switch kind {
    case .none: nil
    case .pointer(let pointer): pointer.hold(scale: scale, corner: corner)
    case .trackpad(let trackpad): trackpad.hold
    }
  }

  /// Restarts from the present offset and scale, without a jump.
  mutating func restart(from hold: ScrollHold, requesting requested: Double, scale: Double, corner: Point) {
    pointer?.restart(from: hold, requesting: requested, scale: scale, corner: corner)
    trackpad?.restart(from: hold, requesting: requested)
  }
}
