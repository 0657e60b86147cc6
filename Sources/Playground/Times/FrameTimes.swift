/// The time that each part of the latest frames took.
struct FrameTimes {
  /// A part of a frame. The first four are the stages of the animators' steps, in order.
  enum Part: Int, CaseIterable {
    case pairs, contacts, solver, ending, scene, drawing

    var title: String {
      switch self {
      case .pairs: "Pairs"
      case .contacts: "Contacts"
      case .solver: "Solver"
      case .ending: "Moving"
      case .scene: "Scene"
      case .drawing: "Drawing"
      }
    }
  }

  /// The time of each part of a frame, in seconds.
  typealias Frame = [Double]

  /// The number of frames kept: two seconds at 60 a second, a point and a half each on the card.
  static let capacity = 120
  /// A figure is the median of this many frames: one second, in which a few may be disturbed.
  private static let medianCount = 60
  /// The interval between changes of the figures, in frames, so that they are readable.
  private static let updateInterval = 15

  /// The latest frames, the oldest first.
  private(set) var frames: [Frame] = []
  /// The displayed mean of the latest frames by parts, in seconds.
  private(set) var shown = Frame(repeating: 0, count: Part.allCases.count)
  /// The total costs of the latest frames by option of the timed parameter.
  private var totals: [String: [Double]] = [:]
  private var sinceShown = 0

  /// Adds a frame; `word` is the present option of the timed parameter.
  mutating func add(_ frame: Frame, word: String? = nil) {
    if frames.count == Self.capacity { frames.removeFirst() }
    frames.append(frame)
    if let word {
      var list = totals[word] ?? []
      if list.count == Self.medianCount { list.removeFirst() }
      list.append(frame.reduce(0, +))
      totals[word] = list
    }
    sinceShown += 1
    guard frames.count == 1 || sinceShown >= Self.updateInterval else { return }
    let latest = frames.suffix(sinceShown)
    for part in shown.indices { shown[part] = latest.reduce(0) { $0 + $1[part] } / Double(latest.count) }
    sinceShown = 0
  }

  /// The median of the latest frames with an option, in seconds; nil before the first.
  func median(with word: String) -> Double? {
    guard let sorted = totals[word]?.sorted(), !sorted.isEmpty else { return nil }
    return sorted[sorted.count / 2]
  }

  /// Forgets the options' figures, after another value has changed.
  mutating func forgetWords() { totals = [:] }
}
