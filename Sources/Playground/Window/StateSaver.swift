import CradleGeometry

/// Saves the window's state and the records of its demos, soon after they have changed.
struct StateSaver {
  /// The delay from the last input to saving, in seconds, so that a slow disk does not delay an interaction.
  private static let delay = 2.0

  /// The window's state, which is saved for the next start.
  var state: WindowState
  /// The time at which to save, in case the process ends without a chance to do it; nil if nothing has changed.
  private(set) var due: Double?
  private let files: SessionFiles
  /// Whether the session is recorded: the hand is off then, without the user's choice.
  private let isRecording: Bool
  private var hasReportedProblem = false

  init(_ state: WindowState, files: SessionFiles, isRecording: Bool) {
    (self.state, self.files, self.isRecording) = (state, files, isRecording)
  }

  /// Records that an input may have changed something, at a time in seconds.
  mutating func noteInput(at time: Double) { due = time + Self.delay }

  /// Saves everything; `size` is nil for a full screen, whose size is not remembered.
  ///
  /// - Returns: The reason why it cannot; nil if the last call had one, too, because the user
  ///   cannot act on it every few seconds.
  mutating func save(_ controller: WindowController, size: Size?) -> String? {
    due = nil
    (state.demo, state.theme) = (controller.session.card.id, controller.theme.name.rawValue)
    state.folded = controller.folded
    if !isRecording { state.playsHand = controller.guide.isOn }
    if let size { (state.width, state.height) = (size.width, size.height) }
    let problem = files.write(state) ?? files.write(controller.store)
    defer { hasReportedProblem = problem != nil }
    return hasReportedProblem ? nil : problem
  }
}
