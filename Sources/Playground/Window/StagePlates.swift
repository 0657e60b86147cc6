import CradleGeometry
import CradleStage

/// The frames of what the window shows over the stage: none covers another one, and those that can move leave the
/// scene's own words and controls free.
struct StagePlates: Equatable {
  /// The badge of a pause, which has room for its word or for the symbol alone.
  private(set) var badge: Rect?
  private(set) var badgeHasWord = false
  /// The differences of a ghost, and their words.
  private(set) var caption: Rect?
  private(set) var captionWords = ""
  /// The mark of the film in progress.
  private(set) var film: Rect?
  /// The card with the times of a frame's parts; nil if it is hidden, or finds no room.
  private(set) var times: Rect?
  /// The switches of the debug overlay, in the parts' order; empty if they are hidden, or find no room.
  private(set) var switches: [Rect] = []
  /// The scene's own words and controls.
  let legends: [Rect]

  static let badgeWord = "Paused"
  /// The space between a plate and the stage's edges, and between two plates.
  static let gap = 8.0
  /// The height of the badge and the mark, and the width of each beside its words, for its symbol and the margins.
  private static let height = 28.0
  private static let (badgeSpace, filmSpace) = (44.0, 40.0)
  /// The height of a caption, its space to the stage's top, and its width beside its words.
  private static let (captionHeight, captionTop, captionSpace) = (20.0, 4.0, 24.0)
  /// The least space between a caption and the stage's sides.
  private static let captionMargin = 16.0

  init(_ controller: WindowController) {
    let (layout, session, measure) = (controller.layout, controller.session, controller.measure)
    let stage = layout.stage
    legends = controller.panes.flatMap { pane in
      pane.host.demo.legends.map { layout.outside($0, of: pane.frame) }
    }
    if let mark = controller.film {
      let width = measure(mark.words(at: controller.now), Typography.value) + Self.filmSpace
      let corner = Rect(
        x: stage.maxX - width - Self.gap, y: stage.minY + Self.gap, width: width, height: Self.height)
      film = Self.moved(corner, off: legends, by: 1, in: stage) ?? corner
    }
    if session.clock.isPaused {
      placeBadge(in: layout, wordWidth: measure(Self.badgeWord, Typography.button))
    }
    if session.comparison == .ghost {
      placeCaption(in: stage, session.differences) { measure($0, Typography.hint) + Self.captionSpace }
    }
    if controller.instruments.meter != nil,
      let card = FrameTimesView.frame(in: layout, hasWords: session.demo.timedChoice != nil)
    {
      let plates = [film, caption].compactMap { $0 }
      // Where there is no other room it covers the scene's words, because the user has asked for it.
      times =
        Self.moved(card, off: legends + plates, by: -1, in: stage)
        ?? (plates.contains { $0.intersects(card) } ? nil : card)
    }
    shortenBadge()
    switches = controller.instruments.debug.frames(
      in: layout,
      beside: legends + [badge, caption, film, times].compactMap { $0 } + Self.captions(in: layout))
  }

  /// The frames of all plates.
  var all: [Rect] { [badge, caption, film, times].compactMap { $0 } + switches }

  /// The switch at a point of the window; nil if none is there.
  func target(at point: Point) -> WindowTarget? {
    zip(DebugPart.allCases, switches).first { $1.contains(point) }.map { .debugPart($0.0) }
  }

  /// A plate at the next place, downwards by 1 or upwards by -1, where it covers nothing; nil if none is on the stage.
  static func moved(_ plate: Rect, off others: [Rect], by step: Double, in stage: Rect) -> Rect? {
    var plate = plate
    while let other = others.first(where: { $0.insetBy(dx: -gap / 2, dy: -gap / 2).intersects(plate) }) {
      plate.origin.y = step > 0 ? other.maxY + gap : other.minY - gap - plate.height
    }
    return stage.contains(plate) ? plate : nil
  }

  // The captions of two panes are above them.
  private static func captions(in layout: WindowLayout) -> [Rect] {
    layout.panes.map { pane in
      Rect(
        x: pane.minX, y: pane.minY - captionHeight - captionTop, width: pane.width, height: captionHeight)
    }
  }

  private mutating func placeBadge(in layout: WindowLayout, wordWidth: Double) {
    let (stage, viewport) = (layout.stage, layout.viewport)
    // Panes have captions at the top, and a demo that fills the stage has its title there.
    let isBeside = layout.isFramed && layout.panes.isEmpty
    var frame = Rect(
      x: (layout.panes.isEmpty ? stage.minX : viewport.minX) + Self.gap,
      y: isBeside ? stage.minY + Self.gap : viewport.maxY - Self.height - Self.gap,
      width: wordWidth + Self.badgeSpace, height: Self.height)
    // Beside a frame there may be room only for the symbol.
    badgeHasWord = !isBeside || viewport.minX >= frame.maxX + Self.gap
    if !badgeHasWord { frame.size.width = Self.height }
    badge = frame
  }

  // Leaves out the word where the badge would touch the card of times.
  private mutating func shortenBadge() {
    guard let frame = badge, times?.insetBy(dx: -Self.gap, dy: 0).intersects(frame) == true else { return }
    badge?.size.width = Self.height
    badgeHasWord = false
  }

  // At the top, between the badge and the film's mark.
  private mutating func placeCaption(
    in stage: Rect, _ differences: [SetDifference], width: (String) -> Double
  ) {
    let top = Rect(
      x: stage.minX, y: stage.minY + Self.captionTop, width: stage.width, height: Self.captionHeight)
    let reserved = [badge, film].compactMap { $0 }.filter(top.intersects).map { plate in
      Self.gap + (plate.midX < stage.midX ? plate.maxX - stage.minX : stage.maxX - plate.minX)
    }
    let room = max(0, stage.width - 2 * max(Self.captionMargin, reserved.max() ?? 0))
    let same = "B, the ghost, has the same values"
    captionWords =
      differences.isEmpty
      ? same
      : SetDifference.line(of: differences.map { "\($0.title)  A \($0.a)  B \($0.b)" }) { width($0) <= room }
    let shown = min(width(captionWords), room)
    let plate = Rect(x: (stage.midX - shown / 2).rounded(), y: top.minY, width: shown, height: top.height)
    caption = Self.moved(plate, off: legends + [film].compactMap { $0 }, by: 1, in: stage) ?? plate
  }
}

extension WindowController {
  /// The frames of what covers the stage now, derived at each call.
  var plates: StagePlates { StagePlates(self) }
}

extension WindowLayout {
  /// Converts a frame in the demo shown in a frame of the window to the window.
  fileprivate func outside(_ inner: Rect, of frame: Rect) -> Rect {
    Rect(origin: outside(inner.origin, of: frame), size: inner.size * magnification)
  }
}
