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
  private static let gap = 6.0
  private static let padding = 8.0
  /// The places that are tried, as shares of the free height above the switches: the middle, then low, then high.
  private static let heights = [0.5, 0.75, 1, 0.25, 0]

  /// Switches a part on or off.
  mutating func toggle(_ part: DebugPart) { parts.formSymmetricDifference([part]) }

  /// The frames of the switches, at the stage's left edge, in the parts' order: in as few columns as find a place where
  /// they cover no other plate. Empty if nothing is shown, or the stage is too small for them.
  func frames(in layout: WindowLayout, beside plates: [Rect] = []) -> [Rect] {
    guard isShown, hasBodies else { return [] }
    let stage = layout.stage
    let bottom = layout.actions.first?.minY ?? layout.timeline?.frame.minY ?? stage.maxY
    let room = Rect(
      x: stage.minX, y: stage.minY, width: stage.width, height: max(0, bottom - stage.minY)
    ).insetBy(dx: Self.padding, dy: Self.padding)
    let count = DebugPart.allCases.count
    for columns in 1...count {
      let rows = (count + columns - 1) / columns
      let block = Size(
        width: Self.length(columns, of: Self.size.width), height: Self.length(rows, of: Self.size.height))
      guard block.width <= room.width, block.height <= room.height else { continue }
      for share in Self.heights {
        let top = (room.minY + (room.height - block.height) * share).rounded()
        let frame = Rect(origin: Point(x: room.minX, y: top), size: block)
        if plates.contains(where: { $0.insetBy(dx: -Self.gap, dy: -Self.gap / 2).intersects(frame) }) {
          continue
        }
        return (0..<count).map { index in
          let cell = Vector(
            dx: Double(index / rows) * (Self.size.width + Self.gap),
            dy: Double(index % rows) * (Self.size.height + Self.gap))
          return Rect(origin: frame.origin + cell, size: Self.size)
        }
      }
    }
    return []
  }

  // The length of a number of switches in a row, with the gaps between them.
  private static func length(_ count: Int, of side: Double) -> Double { Double(count) * (side + gap) - gap }
}
