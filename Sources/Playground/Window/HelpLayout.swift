import CradleGeometry

/// The help's contents and layout: the commands, the demo's own keys, and the pointer's effects.
struct HelpLayout: Equatable {
  struct Line: Equatable {
    let caps: String
    let words: String
    /// The line's left end, at the middle of its height, in window points.
    var place = Point.zero
  }

  struct Section: Equatable {
    let title: String
    var lines: [Line]
    var place = Point.zero
  }

  static let columnWidth = 264.0
  /// The offset from a line's keys to its text.
  static let wordsIndent = 96.0
  /// The width of a line's text: the panel's margin is free beside the last column, too.
  static let wordsWidth = columnWidth - wordsIndent - gutter
  private static let gutter = 24.0
  private static let margin = 32.0

  /// The smallest scale, at which text of 13 points has 9; in a window that is too small for it the card scrolls.
  static let leastScale = 9.0 / 13

  /// The whole card, before it is scaled about the window's middle.
  let panel: Rect
  /// 1, or less in a window that is too small for the card.
  private(set) var scale: Double
  private(set) var sections: [Section] = []
  /// The room for the card in the window.
  private let room: Size

  /// The visible part of the card, in window points.
  var frame: Rect {
    Rect(
      center: panel.center,
      size: Size(width: panel.width * scale, height: min(contentHeight, max(room.height, 0))))
  }
  /// The height of the whole card, in window points.
  var contentHeight: Double { panel.height * scale }

  /// Lays the sections out in the fewest columns with which the card is largest; where it would be unreadable, in the
  /// most columns that are wide enough.
  init(card: DemoCard, size: Size) {
    let layouts = (1...3).map { HelpLayout(card: card, size: size, columns: $0) }
    var best = layouts.reduce(layouts[0]) { $1.scale > $0.scale ? $1 : $0 }
    if best.scale < Self.leastScale {
      best = layouts.last { $0.widthScale >= Self.leastScale } ?? layouts[0]
      best.scale = best.widthScale
    }
    self = best
  }

  /// The scale at which the card is as wide as its room; never more than 1.
  private var widthScale: Double { max(0.1, min(1, room.width / panel.width)) }

  /// Lays the sections out in columns, each under the shortest one.
  private init(card: DemoCard, size: Size, columns: Int) {
    let lineHeight = size.height < 600 ? 21.0 : 24.0
    let heading = lineHeight + 18
    var ends = [Double](repeating: 0, count: columns)
    for var section in Self.contents(of: card) {
      let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      section.place = Point(x: Double(column) * Self.columnWidth, y: ends[column])
      for line in section.lines.indices {
        let y = ends[column] + lineHeight * Double(line + 1)
        section.lines[line].place = Point(x: section.place.x, y: y)
      }
      ends[column] += heading + Double(section.lines.count) * lineHeight
      sections.append(section)
    }
    let height = (ends.max() ?? 0) + 60
    let wanted = Size(
      width: Double(columns) * Self.columnWidth - Self.gutter + 2 * Self.margin, height: height)
    panel = Rect(center: Point(x: size.width / 2, y: size.height / 2), size: wanted)
    room = Size(width: size.width - 16, height: size.height - 16)
    scale = max(0.1, min(1, room.width / wanted.width, room.height / wanted.height))
    move(by: Vector(dx: panel.minX + Self.margin, dy: panel.minY + 68))
  }

  private mutating func move(by shift: Vector) {
    for section in sections.indices {
      sections[section].place += shift
      for line in sections[section].lines.indices { sections[section].lines[line].place += shift }
    }
  }

  private static func contents(of card: DemoCard) -> [Section] {
    var sections = KeyCommand.Section.allCases.map { section in
      Section(
        title: section.rawValue,
        lines: KeyCommand.all.filter { $0.section == section }.compactMap { command in
          command.caps.map { Line(caps: $0, words: command.words) }
        })
    }
    let actions =
      card.actions.compactMap { action in
        action.key.map { Line(caps: $0, words: action.title.lowercased()) }
      } + card.keys.map { Line(caps: $0.caps, words: $0.words) }
    if !actions.isEmpty { sections.append(Section(title: card.title, lines: actions)) }
    sections.append(
      Section(
        title: "Pointer and digits",
        lines: [
          Line(caps: "⇧ drag", words: "finer; timeline: loop"),
          Line(caps: "Double click", words: "a value: its default"),
          Line(caps: "Wheel, drag", words: "the plot's time"),
          Line(caps: "Hold", words: "a finger's right click"),
          Line(caps: "0–9 . , −", words: "type the picked value"),
        ]))
    return sections
  }
}
