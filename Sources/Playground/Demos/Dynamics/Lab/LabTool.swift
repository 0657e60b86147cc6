/// The tools of the lab's editor, in the order of its bar and of the keys 1 to 0.
enum LabTool: String, CaseIterable {
  case move, box, ball, rod, spring, limit, pin, sliding, fixed, remove

  /// The word beside its picture.
  var title: String {
    switch self {
    case .sliding: "Slide"
    case .fixed: "Fix"
    default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }

  /// The pointer's effect, in a line.
  var hint: String {
    switch self {
    case .move: "Drag a body to the place where it begins"
    case .box, .ball: "Click, or drag from the middle to size it"
    case .rod: "Pull a rod from a body to another or the background"
    case .spring: "Pull from a body; labels: drag ↔ Hz, ↕ damping"
    case .limit: "Pull a rope from a body to another or the background"
    case .pin: "Click a body to pin it, or pull to another"
    case .sliding: "Pull a body as far as its rail goes"
    case .fixed: "Pull from a body to what it is fixed to"
    case .remove: "Click a body or a joint; so does the right button"
    }
  }

  /// The joint that it makes; nil for a tool that makes none.
  var joint: LabJoint.Kind? { LabJoint.Kind(rawValue: rawValue) }

  /// The key that picks it while the scene is edited.
  var key: String {
    let place = Self.allCases.firstIndex(of: self) ?? 0
    return "\((place + 1) % 10)"
  }
}
