/// The words of the tips about an open demo and the window's controls.
struct TipWords {
  let session: DemoSession
  let presets: [PresetShelf.Item]
  /// The film in progress; nil without one.
  let film: FilmMark?

  /// The lines of a target's tip; empty for a target without one.
  func lines(for target: WindowTarget) -> [String] {
    switch target {
    case .menu: ["The list of demos (Ctrl B)"]
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
    case .plot: ["Wheel zooms, a drag goes back; double click: the last seconds"]
    case .series(let curve): seriesTip(curve)
    default: []
    }
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
