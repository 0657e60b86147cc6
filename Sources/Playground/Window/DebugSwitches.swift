import CradleGeometry

/// A part of the physics that the debug overlay can draw.
enum DebugPart: Int, CaseIterable {
  case bodies, joints, contacts, fields, sleep, boxes

  var title: String {
    switch self {
    case .bodies: "Bodies"
    case .joints: "Joints"
    case .contacts: "Contacts"
    case .fields: "Fields"
    case .sleep: "Sleep"
    case .boxes: "Boxes"
    }
  }

  /// Its description, for a tip.
  var summary: String {
    switch self {
    case .bodies: "Outlines, boundaries and velocities"
    case .joints: "Rods and springs with their anchors"
    case .contacts: "Where bodies touch: the larger a dot, the larger the impulse"
    case .fields: "The force of the fields on a thing at rest"
    case .sleep: "What sleeps, an island a colour"
    case .boxes: "The upright box around each body"
    }
  }
}

/// Whether the debug overlay is drawn over a demo with bodies, and which of its parts.
struct DebugSwitches {
  var isShown = false
  /// Whether the demo has bodies to show.
  var hasBodies = false
  /// The default parts: all except the boxes, which cover their contents.
  private(set) var parts = Self.first
  static let first: Set<DebugPart> = [.bodies, .joints, .contacts, .fields, .sleep]

  private static let size = Size(width: 76, height: 24)
  private static let pitch = 30.0
  private static let padding = 8.0

  /// Switches a part on or off.
  mutating func toggle(_ part: DebugPart) { parts.formSymmetricDifference([part]) }

  /// The switch at a point of the window; nil if none is there.
  func target(at point: Point, in layout: WindowLayout) -> WindowTarget? {
    frames(in: layout).firstIndex { $0.contains(point) }.map { .debugPart(DebugPart.allCases[$0]) }
  }

  /// The frames of the switches, in a column at the stage's left edge, in the parts' order; empty if nothing is shown,
  /// or the stage is too low for them.
  func frames(in layout: WindowLayout) -> [Rect] {
    let stage = layout.stage
    let bottom = layout.actions.first?.minY ?? layout.timeline?.frame.minY ?? stage.maxY
    let height = Double(DebugPart.allCases.count) * Self.pitch - (Self.pitch - Self.size.height)
    let room = bottom - stage.minY - 2 * Self.padding
    guard isShown, hasBodies, room >= height, stage.width >= Self.size.width + 2 * Self.padding else {
      return []
    }
    let top = (stage.minY + Self.padding + (room - height) / 2).rounded()
    return DebugPart.allCases.indices.map { index in
      Rect(
        origin: Point(x: stage.minX + Self.padding, y: top + Double(index) * Self.pitch), size: Self.size)
    }
  }
}
