import CradleGeometry

/// What the panel beside the stage knows: the Swift that makes the demo as it stands, and what of it was changed.
///
/// The text is read anew when a value or the viewport changes and when the demo comes to rest; while things fly about, where they
/// are would change in every frame, and nobody could read it.
final class SourcePanel {
  /// How long a value glows after it has changed, in seconds: long enough for the eye to come over from the slider.
  static let glowTime = 1.2

  let scroll = ScrollRegion()
  private(set) var text = SourceText("")
  private(set) var layout = SourceLayout(SourceText(""), columns: 80)
  /// What differs from the code of the demo's defaults.
  private(set) var marks = SourceMarks()
  /// What the latest change of a value has changed.
  private(set) var glow = SourceMarks()
  private var glowEnd = 0.0
  /// The line of the latest change, until it has been brought into sight.
  private var unseen: Int?
  private var state: State?
  private var columns = 80
  private var reference: Reference?

  private struct State: Equatable {
    var settings: [DemoEvent.Setting]
    var viewport: Size
    var isResting: Bool
  }

  /// What the present values make of a demo that nothing else has happened to, and what of that is not as the defaults have it.
  private struct Reference {
    let settings: [DemoEvent.Setting]
    let viewport: Size
    let text: SourceText
    let changes: SourceMarks
  }

  /// The share of the lines that values may change before they make another demo of it, whose defaults count then.
  private static let sameDemo = 0.5

  /// How bright what has changed is now, 0…1.
  func glow(at now: Double) -> Double { max(0, min(1, (glowEnd - now) / Self.glowTime)) }

  func isMoving(at now: Double) -> Bool { scroll.isMoving(at: now) || glow(at: now) > 0 }

  /// Forgets the demo: another one opens.
  func clear() {
    (text, marks, glow, state, reference) = (SourceText(""), SourceMarks(), SourceMarks(), nil, nil)
    unseen = nil
    layout = SourceLayout(text, columns: columns)
    scroll.toTop()
  }

  /// How high all of it is, in points.
  var height: Double { SourceView.top + Double(layout.rows.count) * SourceView.pitch + SourceView.margin }

  /// Follows the demo, where something has changed, in a list of a size with so many columns; where it is forced, in any case.
  func follow(
    _ demo: any Demo, columns: Int, room: Size, now: Double, isAnimated: Bool, isForced: Bool = false
  ) {
    let new = State(
      settings: demo.parameters.settings, viewport: demo.viewport, isResting: demo.isResting)
    let old = state
    state = new
    let isChanged = old?.settings != new.settings || old?.viewport != new.viewport
    if isForced || isChanged || new.isResting && old?.isResting == false {
      read(
        demo, isValueChanged: old != nil && old?.settings != new.settings, now: now, isAnimated: isAnimated)
    } else if columns == self.columns {
      return
    }
    self.columns = columns
    layout = SourceLayout(text, columns: columns)
    guard let line = unseen else { return }
    unseen = nil
    let rows = layout.rows(of: line)
    scroll.resize(to: room, contentHeight: height)
    scroll.reveal(
      SourceView.top + Double(rows.lowerBound) * SourceView.pitch,
      SourceView.top + Double(rows.upperBound) * SourceView.pitch, now: now, isAnimated: isAnimated,
      margin: 4 * SourceView.pitch)
  }

  private func read(_ demo: any Demo, isValueChanged: Bool, now: Double, isAnimated: Bool) {
    let code = demo.code
    guard code != text.code || reference?.settings != state?.settings else { return }
    let old = text
    text = SourceText(code)
    if isValueChanged, !old.code.isEmpty {
      glow = text.changes(since: old)
      unseen = glow.first
      glowEnd = isAnimated ? now + Self.glowTime : now
    }
    let reference = reference(for: demo)
    marks = text.marks(reference.changes, of: reference.text)
    if old.code.isEmpty { unseen = marks.first }
  }

  private func reference(for demo: any Demo) -> Reference {
    let settings = demo.parameters.settings
    if let reference, reference.settings == settings, reference.viewport == demo.viewport { return reference }
    let isDefault = demo.parameters.allSatisfy { $0.isDefault }
    let text = Self.code(of: demo, with: settings)
    var changes = isDefault ? SourceMarks() : text.changes(since: Self.code(of: demo, with: []))
    if Double(changes.lines.count) > Self.sameDemo * Double(text.lines.count) {
      // Another page, or other contents: what is compared is the same page with its defaults.
      let choices = demo.parameters.filter { $0.isChoice }.map(\.name)
      changes = text.changes(since: Self.code(of: demo, with: settings.filter { choices.contains($0.name) }))
    }
    let new = Reference(settings: settings, viewport: demo.viewport, text: text, changes: changes)
    reference = new
    return new
  }

  /// The code of a demo of this kind that has just begun.
  private static func code(of demo: any Demo, with settings: [DemoEvent.Setting]) -> SourceText {
    let host = DemoHost(type(of: demo), viewport: demo.viewport)
    // What the demo holds it takes.
    try? host.set(host.demo.parameters.taken(of: settings))
    return SourceText(host.demo.code)
  }
}
