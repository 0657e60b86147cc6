import CradleGeometry

/// The text that appears beside the pointer after it has rested on a target.
struct Tip {
  /// The time for which the pointer must rest, in seconds; with less, tips would flicker while it crosses the
  /// window.
  static let delay = 0.6

  private var target: WindowTarget?
  private var since = 0.0
  private(set) var isShown = false
  private var isPressed = false

  /// The time at which the tip appears; nil if the target has none, or the tip is visible.
  var deadline: Double? { target == nil || isShown || isPressed ? nil : since + Self.delay }

  /// Called when the pointer is over another target, or over none; a press hides the tip until the pointer
  /// has left the target.
  mutating func hover(_ target: WindowTarget?, at now: Double) {
    guard target != self.target else { return }
    (self.target, since, isShown, isPressed) = (target, now, false, false)
  }

  mutating func press() { (isShown, isPressed) = (false, true) }

  mutating func advance(to now: Double) {
    if let deadline, now >= deadline { isShown = true }
  }
}

extension WindowController {
  /// The lines of a target's tip; empty for a target without one.
  func tip(for target: WindowTarget) -> [String] {
    switch target {
    case .menu: ["All demos (Ctrl B)"]
    case .tune: ["Parameters and presets (Ctrl I)"]
    case .response: ["Drag the point: sideways the time, up and down the damping"]
    case .sourceFold: ["The Swift that makes this (Ctrl U)"]
    case .plotFold: ["The plot (Ctrl P)"]
    case .set(let name): setTip(name)
    case .pause: [session.clock.isPaused ? "Go on (Space)" : "Pause (Space); . goes on by one frame"]
    case .speed: ["Slow motion (S)"]
    case .record: recordTip
    case .preset(let index): presets.indices.contains(index) ? presetTip(presets[index]) : []
    case .savePreset: ["Keep these values under a name (Ctrl S)"]
    case .value: ["Click to type; double click for the default"]
    case .name: ["Drag sideways to change; ⇧ ten times finer"]
    case .copy, .copySource: ["Swift that moves like this (C)", "Ctrl C copies a command that plays it"]
    case .reset: ["All values back to their defaults (R)"]
    case .view: viewTip
    case .loop:
      [
        session.isLooping ? "Ends the loop (Esc)" : "Plays the last gesture over and over (Ctrl L)",
        "⇧ drag on the track chooses a stretch; Ctrl G films it",
      ]
    case .timeline:
      [
        "Drag to go back; let go to go on from there, Esc returns",
        "Ctrl ← → a frame; ⇧ drag loops a stretch",
      ]
    case .debugPart(let part): [part.summary]
    case .action(let index): actionTip(index)
    case .summary: [session.card.summary]
    case .plot: plotTip
    case .series(let curve): seriesTip(curve)
    default: []
    }
  }

  // Over the curves a tip would cover the values at the pointer.
  private var plotTip: [String] {
    guard let place = windowPointer.place, plot?.layout.area.contains(place) == false else { return [] }
    return ["Wheel zooms, a drag goes back; double click: the last seconds"]
  }

  private func actionTip(_ index: Int) -> [String] {
    let buttons = session.card.buttons
    guard buttons.indices.contains(index) else { return [] }
    let button = buttons[index]
    return [button.key.map { "\(button.summary) (\($0))" } ?? button.summary]
  }

  private func seriesTip(_ curve: Int) -> [String] {
    let history = session.history
    guard history.curves.indices.contains(curve) else { return [] }
    return [history.isShown(curve) ? "Click hides this curve" : "Click shows this curve"]
  }

  private var recordTip: [String] {
    if case .recording = film { return ["Ends the recording and saves it (Ctrl R)"] }
    return ["Records the stage as a film (Ctrl R); ⇧ as a GIF", "Ctrl G films the last gesture"]
  }

  private var viewTip: [String] {
    let next =
      switch session.comparison.next {
      case .off: "one set alone"
      case .split: "A and B side by side, on the same gesture"
      case .ghost: "B as a ghost over A"
      }
    return ["Click for \(next) (V)", "A and B are two sets of values; X says which one the panel tunes"]
  }

  private func setTip(_ name: ParameterSets.Name) -> [String] {
    let other = name.other.rawValue
    return [
      "Set \(name.rawValue): values of its own, to compare with set \(other)",
      session.sets.current == name
        ? "It plays now. Change something, then press X for set \(other)." : "Click or press X to play it.",
    ]
  }

  private func presetTip(_ preset: PresetShelf.Item) -> [String] {
    ["Click loads it, ⇧ click loads it as set \(session.sets.current.other.rawValue)"]
      + (preset.isOwn ? ["Right click deletes it"] : [])
  }
}
