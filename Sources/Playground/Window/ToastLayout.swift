import CradleGeometry
import CradleStage

/// The lines of a message, and its plate low on the stage. The text is complete at any size: a message may be an
/// error's line or name a file, whose ends matter most.
struct ToastLayout: Equatable {
  let lines: [String]
  let frame: Rect

  /// The distance from a line to the next, and the height of a plate of one line, in points.
  static let pitch = 18.0
  private static let lineHeight = 36.0
  /// The space between the plate and the stage's sides, and above the buttons or the timeline.
  private static let margin = 16.0
  /// The space between the text and the plate's sides, and the least one where the stage is narrow.
  private static let side = 20.0
  static let padding = 12.0

  /// Lays a message out; `plates` are the frames that it covers only where the stage has no room above them.
  init(_ text: String, in layout: WindowLayout, off plates: [Rect] = [], measure: TextMeasure) {
    let stage = layout.stage
    let widest = max(0, stage.width - 2 * Self.margin)
    lines = Wrapping.paragraph(
      text, Typography.emphasis, within: max(0, widest - 2 * Self.padding), measure: measure)
    let longest = lines.map { measure($0, Typography.emphasis) }.max() ?? 0
    let width = min(longest + 2 * Self.side, widest)
    let height = Self.lineHeight + Double(max(0, lines.count - 1)) * Self.pitch
    let bottom = (layout.actions.first?.minY ?? layout.timeline?.frame.minY ?? stage.maxY) - Self.margin
    let plate = Rect(
      x: (stage.midX - width / 2).rounded(), y: bottom - height, width: width, height: height)
    frame = StagePlates.moved(plate, off: plates, by: -1, in: stage) ?? plate
  }
}
