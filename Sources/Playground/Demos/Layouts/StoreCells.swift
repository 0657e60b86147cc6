import CradleGeometry
import CradleStage

/// The cells of a store's page: cards, icons with badges, rows of a chart and of a list, and headers.
final class StoreCells {
  private let photos = FeaturedCells()

  private func landscape(_ number: Int) -> Landscape { Landscape.all[number % Landscape.all.count] }

  // MARK: Cells

  /// Draws a photo as a card with a title on a dark foot.
  func drawCard(_ number: Int, in frame: Rect, isPressed: Bool, on canvas: Canvas, _ theme: Theme) {
    let shade = Shadow(blur: 14, offset: Vector(dx: 0, dy: 5), color: Color.black.opacity(0.3))
    canvas.shadow(frame, radius: 16, shade)
    canvas.clipped(to: frame, radius: 16, background: theme.stage, shadow: shade) {
      photos.drawPhoto(number, in: frame, on: canvas)
      let foot = Rect(x: frame.minX, y: frame.maxY - 62, width: frame.width, height: 62)
      canvas.fill(foot, Color.black.opacity(0.45))
      if isPressed { canvas.fill(frame, Color.black.opacity(0.15)) }
      let width = max(0, frame.width - 32)
      let (title, subtitle) = (landscape(number).title, landscape(number).subtitle)
      canvas.text(
        title, at: Point(x: frame.minX + 16, y: foot.minY + 22),
        canvas.fitting(Font(size: 19, weight: .semibold), title, within: width), .white, maximumWidth: width)
      canvas.text(
        subtitle, at: Point(x: frame.minX + 16, y: foot.minY + 44),
        canvas.fitting(Font(size: 13), subtitle, within: width), Color.white.opacity(0.85),
        maximumWidth: width)
    }
  }

  /// Draws an icon: a small landscape of shapes with round corners, on the stage's background or over other cells.
  func drawIcon(
    _ number: Int, in frame: Rect, isPressed: Bool, isOverOthers: Bool, on canvas: Canvas, _ theme: Theme
  ) {
    let radius = min(frame.width, frame.height) * 0.24
    canvas.clipped(to: frame, radius: radius, background: isOverOthers ? nil : theme.stage) {
      LandscapeOfShapes(number: number).draw(in: frame, on: canvas)
      if isPressed { canvas.fill(frame, Color.black.opacity(0.25)) }
    }
  }

  /// Draws a badge with the number of new things on an icon of a side in points; nothing for zero.
  func drawBadge(_ number: Int, in frame: Rect, onIconOf side: Double, on canvas: Canvas, _ theme: Theme) {
    let count = number * 7 % 10
    guard count > 0 else { return }
    let radius = Self.badgeRadius(in: frame, onIconOf: side)
    canvas.disc(frame.center, radius: radius, theme.stage)
    canvas.disc(frame.center, radius: max(0, radius - 2), theme.cell(0))
    guard radius >= Self.leastRadiusOfNumber else { return }
    canvas.text(
      "\(count)", at: frame.center, Font(size: min(12, radius), weight: .semibold, isTabular: true),
      theme.onAccent, alignment: .center)
  }

  /// The radius of a badge: that of its frame, but less than that of its icon, which a narrow page makes small.
  static func badgeRadius(in frame: Rect, onIconOf side: Double) -> Double {
    min(frame.width, frame.height, side * badgeShare) / 2
  }
  /// The greatest width of a badge, as a share of its icon's: a badge of 24 pt still fits the smallest icons of a phone,
  /// 28 pt wide.
  private static let badgeShare = 0.9
  /// The smallest radius in points of a badge whose number can be read: half of the smallest font, that of hints, and the
  /// margin.
  private static let leastRadiusOfNumber = Typography.hint.size / 2 + 2

  /// Draws a row of a chart: its rank, a small photo, a title and a line.
  func drawChartRow(
    _ number: Int, rank: Int, in frame: Rect, isPressed: Bool, on canvas: Canvas, _ theme: Theme
  ) {
    if isPressed { canvas.fill(frame, radius: 10, theme.raised) }
    let side = max(0, frame.height - 12)
    let photo = Rect(x: frame.minX, y: frame.midY - side / 2, width: side, height: side)
    canvas.clipped(to: photo, radius: 10, background: isPressed ? theme.raised : theme.stage) {
      photos.drawPhoto(number, in: photo, on: canvas)
    }
    let left = photo.maxX + 12
    canvas.text(
      "\(rank)", at: Point(x: left, y: frame.midY), Font(size: 15, weight: .semibold, isTabular: true),
      theme.dim)
    let width = max(0, frame.maxX - left - 30)
    canvas.text(
      landscape(number).title, at: Point(x: left + 30, y: frame.midY - 10), Font(size: 15, weight: .semibold),
      theme.text, maximumWidth: width)
    canvas.text(
      landscape(number).subtitle, at: Point(x: left + 30, y: frame.midY + 10), Font(size: 12), theme.dim,
      maximumWidth: width)
  }

  /// Draws a row of a list.
  func drawListRow(
    _ number: Int, in row: Rect, hasNote: Bool, isPressed: Bool, on canvas: Canvas, _ theme: Theme
  ) {
    let head = hasNote ? min(row.height, Self.rowHeight) : row.height
    let frame = Rect(x: row.minX, y: row.minY, width: row.width, height: head)
    if hasNote { drawNote(number, under: frame, in: row, on: canvas, theme) }
    if isPressed { canvas.fill(frame.insetBy(dx: 4, dy: 2), radius: 8, theme.raised) }
    canvas.disc(Point(x: frame.minX + 24, y: frame.midY), radius: 7, theme.cell(number))
    // The title is shown completely if the row has room for it, and the place beside it if the rest has.
    let (title, font) = (landscape(number).title, Font(size: 15))
    let room = max(0, frame.width - 60)
    canvas.text(
      title, at: Point(x: frame.minX + 44, y: frame.midY), font, theme.text, maximumWidth: room)
    let left = room - canvas.width(of: title, font) - 16
    let place = Self.place(landscape(number).subtitle) { canvas.width(of: $0, Self.placeFont) <= left }
    canvas.text(
      place, at: Point(x: frame.maxX - 16, y: frame.midY), Self.placeFont, theme.dim, alignment: .trailing)
  }

  private static let placeFont = Font(size: 12)

  /// A place's name if it fits, else the part before its comma, else nothing: a truncated name would mislead.
  static func place(_ words: String, fits: (String) -> Bool) -> String {
    [words, String(words.prefix { $0 != "," })].first(where: fits) ?? ""
  }

  // MARK: Notes

  private static let rowHeight = 44.0
  private static let lineHeight = 18.0
  private static let notes = [
    "Waited for the light.", "Two hours up the path, and nobody there but the wind.",
    "The tripod stood in the water.", "Come back in autumn.", "First frame of the roll.",
  ]

  private static func note(of number: Int) -> ArraySlice<String> {
    let count = number * 7 % 4
    return notes[(number % 2)..<(number % 2 + count)]
  }

  /// The height in points of a row that shows all lines of its note.
  static func rowHeight(withNoteOf number: Int) -> Double {
    let count = Double(note(of: number).count)
    return rowHeight + (count == 0 ? 0 : count * lineHeight + 10)
  }

  private func drawNote(
    _ number: Int, under head: Rect, in row: Rect, on canvas: Canvas, _ theme: Theme
  ) {
    for (line, words) in Self.note(of: number).enumerated() {
      let y = head.maxY + (Double(line) + 0.5) * Self.lineHeight
      guard y + Self.lineHeight / 2 <= row.maxY else { return }
      canvas.text(
        words, at: Point(x: head.minX + 44, y: y), Font(size: 12), theme.dim,
        maximumWidth: max(0, head.width - 60))
    }
  }

  // MARK: Section elements

  /// Draws the page's title.
  func drawTitle(in frame: Rect, on canvas: Canvas, _ theme: Theme) {
    canvas.text(
      "Today", at: Point(x: frame.minX + 20, y: frame.midY + 4), Font(size: 30, weight: .semibold),
      theme.text,
      maximumWidth: max(0, frame.width - 40))
  }

  /// Draws a section's header; on the stage's background if rows pass below it.
  func drawHeader(_ words: String, in frame: Rect, isGround: Bool, on canvas: Canvas, _ theme: Theme) {
    if isGround {
      canvas.fill(frame.insetBy(dx: -20, dy: 0), theme.stage)
    }
    canvas.text(
      words, at: Point(x: frame.minX + (isGround ? 4 : 20), y: frame.midY),
      Font(size: isGround ? 15 : 19, weight: .semibold),
      theme.text, maximumWidth: max(0, frame.width - 8))
  }

  /// Draws the card behind the rows of a list.
  func drawGround(in frame: Rect, on canvas: Canvas, _ theme: Theme) {
    canvas.fill(frame, radius: 12, theme.panel)
    canvas.stroke(frame, radius: 12, width: 1, theme.line)
  }
}
