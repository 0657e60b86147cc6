import CradleGeometry
import CradleStage

/// The editor's bar in a page's header: a button for each tool, with its word where there is room.
struct LabToolbar {
  private static let height = 32.0
  private static let edge = 8.0
  private static let gap = 3.0
  private static let iconWidth = 40.0
  /// The side of a tool's picture, at most 20 pt, as a share of its button's width: in a narrow bar a fixed margin would
  /// leave little of it, or nothing.
  private static let pictureShare = 0.85
  /// A button's width besides its title, and an upper bound of a letter's width.
  private static let wordRoom = 42.0
  private static let letterWidth = 6.9
  static let discardSize = Size(width: 104, height: 30)

  let buttons: [(tool: LabTool, frame: Rect)]
  let hasWords: Bool
  /// The button at the stage's lower right that restores the original scene, or deletes a user's page.
  let discard: Rect

  /// Lays the bar out; nil in a viewport without a header.
  init?(viewport: Size, stage: LabStage) {
    guard stage.hasTitle else { return nil }
    let tools = LabTool.allCases
    let room = viewport.width - 2 * Self.edge - Double(tools.count - 1) * Self.gap
    let worded = tools.map { Self.wordRoom + Self.letterWidth * Double($0.title.count) }
    let hasWords = worded.reduce(0, +) <= room
    let iconWidth = max(1, min(room / Double(tools.count), Self.iconWidth))
    var x = Self.edge
    buttons = zip(tools, worded).map { tool, width in
      let width = hasWords ? width : iconWidth
      defer { x += width + Self.gap }
      return (tool, Rect(x: x, y: 3, width: width, height: Self.height))
    }
    self.hasWords = hasWords
    discard = Rect(
      x: viewport.width - Self.discardSize.width - 12, y: viewport.height - Self.discardSize.height - 12,
      width: Self.discardSize.width, height: Self.discardSize.height)
  }

  /// The side of a tool's picture in a button of a width, in points.
  static func pictureSide(in width: Double) -> Double { min(20, width * pictureShare) }

  func tool(at place: Point) -> LabTool? { buttons.first { $0.frame.contains(place) }?.tool }

  func draw(on canvas: Canvas, _ theme: Theme, chosen: LabTool) {
    for (tool, frame) in buttons {
      let isOn = tool == chosen
      if isOn { canvas.fill(frame, radius: 8, theme.chosen.ground) }
      let ink = isOn ? theme.chosen.text : theme.dim
      let side = Self.pictureSide(in: frame.width)
      let x = hasWords ? frame.minX + 8 : frame.midX - side / 2
      let icon = Rect(x: x, y: frame.midY - side / 2, width: side, height: side)
      canvas.transformed(
        Transform(scale: side / 20).then(Transform(translation: icon.center - Point.zero))
      ) { Self.picture(of: tool, on: canvas, ink) }
      if hasWords {
        canvas.text(
          tool.title, at: Point(x: icon.maxX + 5, y: frame.midY),
          Font(size: 12, weight: isOn ? .semibold : .regular),
          ink, maximumWidth: frame.maxX - icon.maxX - 6)
      }
    }
  }

  func drawDiscard(_ words: String, on canvas: Canvas, _ theme: Theme) {
    canvas.fill(discard, radius: 8, theme.raised)
    canvas.stroke(discard, radius: 8, width: 1, theme.line)
    canvas.text(
      words, at: discard.center, Font(size: 12), theme.text, alignment: .center,
      maximumWidth: discard.width - 12)
  }

  /// Draws a tool's picture into a square of 20 points about the origin.
  private static func picture(of tool: LabTool, on canvas: Canvas, _ ink: Color) {
    func at(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    func line(_ places: Point...) { canvas.polyline(places, width: 1.6, ink) }
    switch tool {
    case .move:
      for direction in [
        Vector(dx: 1, dy: 0), Vector(dx: 0, dy: 1), Vector(dx: -1, dy: 0), Vector(dx: 0, dy: -1),
      ] {
        let (tip, side) = (Point.zero + direction * 8, direction.perpendicular * 3)
        line(.zero, tip)
        line(tip - direction * 3 + side, tip, tip - direction * 3 - side)
      }
    case .box: canvas.fill(Rect(x: -7, y: -7, width: 14, height: 14), radius: 3, ink)
    case .ball: canvas.disc(.zero, radius: 7.5, ink)
    case .rod:
      line(at(-6, 6), at(6, -6))
      for place in [at(-6, 6), at(6, -6)] { canvas.disc(place, radius: 3, ink) }
    case .spring:
      line(
        at(-8, 8), at(-5.5, 5.5), at(-6.5, 0.5), at(-0.5, 4.5), at(-2.5, -2.5), at(4.5, 0.5), at(5.5, -5.5),
        at(8, -8))
    case .limit:
      canvas.polyline(
        (0...12).map { step in
          let t = Double(step) / 12
          return at(-8 + 16 * t, -5 + 40 * t * (1 - t))
        }, width: 1.6, ink)
      for place in [at(-8, -5), at(8, -5)] { canvas.disc(place, radius: 2.2, ink) }
    case .pin:
      canvas.ring(.zero, radius: 7, width: 1.6, ink)
      canvas.disc(.zero, radius: 2.5, ink)
    case .sliding:
      line(at(-9, 6), at(9, 6))
      canvas.fill(Rect(x: -5, y: -5, width: 10, height: 8), radius: 2, ink)
    case .fixed:
      for x in [-8.5, 1.0] {
        canvas.stroke(Rect(x: x, y: -4, width: 7.5, height: 8), radius: 1.5, width: 1.6, ink)
      }
      canvas.fill(Rect(x: -4, y: -1.5, width: 8, height: 3), ink)
    case .remove:
      line(at(-5.5, -5.5), at(5.5, 5.5))
      line(at(-5.5, 5.5), at(5.5, -5.5))
    }
  }
}
