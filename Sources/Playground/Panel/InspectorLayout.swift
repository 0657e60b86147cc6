import CradleGeometry

/// The frames of the inspector's rows, in points of its content, which may scroll.
struct InspectorLayout: Equatable {
  enum Control: Equatable {
    /// The track's frame, as thick as it is drawn.
    case slider(track: Rect)
    case pills([Rect])
    case toggle(Rect)
  }

  struct Row: Equatable {
    /// The highlight's frame; the title starts 15 points below its top.
    let card: Rect
    /// The frame of the value's text; empty for a choice.
    let value: Rect
    let control: Control
    /// Whether the row is hidden; then its frames are empty.
    var isHidden = false
    /// The headings among a choice's pills.
    var headings: [Heading] = []
    /// The words of a choice.
    var words: [String] = []
  }

  /// A heading, and the middle of its line.
  struct Heading: Equatable {
    let title: String
    let middle: Double
  }

  static let padding = WindowLayout.Metrics.padding
  /// The foot of the panel, which does not scroll with the rows: the copy button, and the hint under it.
  static let footer = 80.0
  private static let copyHeight = 32.0

  /// The copy button, at the foot of a panel with this frame: visible for any number of rows.
  static func copy(in frame: Rect) -> Rect {
    Rect(
      x: frame.minX + padding, y: frame.maxY - footer + 12, width: frame.width - 2 * padding,
      height: copyHeight)
  }

  /// The middle of the hint's line.
  static func hint(in frame: Rect) -> Double { (copy(in: frame).maxY + frame.maxY) / 2 }

  /// The middle of the presets' heading; nil for a demo without presets.
  private(set) var presetsTitle: Double?
  /// The field in which a name is typed, beside the heading; nil for a demo without presets.
  var nameField: Rect? {
    presetsTitle.map {
      Rect(x: Self.padding + 64, y: $0 - 13, width: width - 2 * Self.padding - 64, height: 26)
    }
  }
  /// A button for each preset, and the one that saves.
  private(set) var presets: [Rect] = []
  private(set) var save = Rect.zero
  private(set) var rows: [Row] = []
  /// The frame of the spring's response; nil for a demo without a spring.
  private(set) var response: Rect?
  /// The middle of the response's heading.
  private(set) var responseTitle = 0.0
  private(set) var height = 0.0
  let width: Double

  /// Lays the rows out, except the hidden ones.
  init(
    _ parameters: [Parameter], isHidden: (Parameter) -> Bool = { _ in false }, presets names: [String] = [],
    hasResponse: Bool, width: Double,
    textWidth: (String) -> Double
  ) {
    self.width = width
    let inner = width - 2 * Self.padding
    var y = 58.0
    if !names.isEmpty {
      presetsTitle = y + 15
      let pills = Self.pills((names + [Self.saveTitle]).map(textWidth), y: y + 34, within: inner)
      (presets, save) = (Array(pills.dropLast()), pills.last ?? .zero)
      y = save.maxY + 12
    }
    for parameter in parameters {
      if isHidden(parameter) {
        rows.append(Row(card: .zero, value: .zero, control: .slider(track: .zero), isHidden: true))
        continue
      }
      let row = Self.row(parameter, y: y, width: width, textWidth: textWidth)
      rows.append(row)
      y = row.card.maxY + 8
    }
    y += 8
    if hasResponse {
      responseTitle = y + 15
      response = Rect(x: Self.padding, y: y + 32, width: inner, height: 116)
      y += 32 + 116 + 6 + 3 * SpringResponseView.pitch + 14
    }
    height = y
  }

  /// The target at a point of the content: a control, or the background.
  func target(at point: Point) -> WindowTarget {
    if response?.contains(point) == true { return .response }
    if point.y < 52, point.x > width / 2 { return .reset }
    if let preset = presets.firstIndex(where: { $0.contains(point) }) { return .preset(preset) }
    if save.contains(point) { return .savePreset }
    guard let index = rows.firstIndex(where: { $0.card.contains(point) }) else { return .inspector }
    let row = rows[index]
    switch row.control {
    case .slider(let track):
      if row.value.contains(point) { return .value(index) }
      if track.insetBy(dx: -10, dy: -11).contains(point) { return .track(index) }
      return point.y < row.value.maxY ? .name(index) : .row(index)
    case .pills(let pills):
      return pills.firstIndex { $0.contains(point) }.map { .pill(index, $0) } ?? .row(index)
    case .toggle: return .toggle(index)
    }
  }

  /// Whether it was made for the same parameters and labels, and shows the same ones.
  func fits(_ parameters: [Parameter], shows: (Parameter) -> Bool) -> Bool {
    parameters.count == rows.count
      && zip(parameters, rows).allSatisfy { parameter, row in
        guard shows(parameter) != row.isHidden else { return false }
        return row.isHidden || !parameter.isChoice || parameter.kind == .choice(row.words)
      }
  }

  private static func row(
    _ parameter: Parameter, y: Double, width: Double, textWidth: (String) -> Double
  ) -> Row {
    let inner = width - 2 * padding
    func card(_ height: Double) -> Rect { Rect(x: 12, y: y, width: width - 24, height: height) }
    switch parameter.kind {
    case .number:
      return Row(
        card: card(56), value: Rect(x: width - padding - 112, y: y + 3, width: 112, height: 24),
        control: .slider(track: Rect(x: padding, y: y + 36, width: inner, height: 4)))
    case .choice where parameter.isToggle:
      return Row(
        card: card(40), value: .zero,
        control: .toggle(Rect(x: width - padding - 36, y: y + 9, width: 36, height: 22)),
        words: ["off", "on"])
    case .choice(let choices):
      let widths = choices.map { textWidth(parameter.title(of: $0)) }
      if !parameter.groups.isEmpty {
        let (pills, headings) = grouped(widths, in: parameter.groups, y: y + 30, within: inner)
        return Row(
          card: card((pills.last?.maxY ?? y + 28) + 10 - y), value: .zero, control: .pills(pills),
          headings: headings, words: choices)
      }
      let pills = pills(widths, y: y + 34, within: inner)
      return Row(
        card: card((pills.last?.maxY ?? y + 28) + 10 - y), value: .zero, control: .pills(pills),
        words: choices)
    }
  }

  /// The title of the button that saves a preset.
  static let saveTitle = "Save…"

  private static func pills(_ words: [Double], y: Double, within inner: Double) -> [Rect] {
    let (widths, lines) = pillWidths(words, within: inner)
    return lines.enumerated().flatMap { line, range in
      var x = padding
      return widths[range].map { width in
        defer { x += width + 6 }
        return Rect(x: x, y: y + Double(line) * 34, width: min(width, inner), height: 28)
      }
    }
  }

  // Lays out the pills of groups, each group under its heading.
  private static func grouped(
    _ widths: [Double], in groups: [(title: String, count: Int)], y: Double, within inner: Double
  ) -> (pills: [Rect], headings: [Heading]) {
    var (frames, headings, y, first): ([Rect], [Heading], Double, Int) = ([], [], y, 0)
    for group in groups {
      let last = min(first + group.count, widths.count)
      headings.append(Heading(title: group.title, middle: y + 10))
      frames += pills(Array(widths[first..<last]), y: y + 22, within: inner)
      (y, first) = ((frames.last?.maxY ?? y) + 8, last)
    }
    return (frames, headings)
  }

  // Pills reduce their padding to fit into one row; if that is not enough, they keep it and wrap.
  private static func pillWidths(_ words: [Double], within room: Double) -> ([Double], [Range<Int>]) {
    func widths(_ padding: Double) -> [Double] { words.map { max(44, ($0 + padding).rounded(.up)) } }
    for padding in [24.0, 20, 17, 14] {
      let lines = Wrapping.rows(of: widths(padding), gap: 6, within: room)
      if lines.count <= 1 { return (widths(padding), lines) }
    }
    return (widths(24), Wrapping.rows(of: widths(24), gap: 6, within: room))
  }
}

extension Parameter {
  /// A choice's word as a button shows it. Words that contain capitals, such as iOS, and the user's own stay unchanged.
  func title(of choice: String) -> String {
    if own[choice] != nil || choice.contains(where: \.isUppercase) { return choice }
    let words = choice.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Whether it is a choice between off and on.
  var isToggle: Bool { kind == .choice(["off", "on"]) }
}
