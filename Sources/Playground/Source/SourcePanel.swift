import CradleGeometry

/// The state of the code panel: the Swift code of the demo in its present state, with marks at changes.
///
/// The text is updated when a value or the viewport changes and when the demo comes to rest. While items
/// move, their places would change it in every frame.
final class SourcePanel {
  /// The duration of a value's glow after a change, in seconds: long enough for the eye to move from the
  /// slider to the code.
  static let glowTime = 1.2

  let scroll = ScrollRegion()
  private(set) var text = SourceText("")
  private(set) var layout = SourceLayout(SourceText(""), columns: 80)
  /// The differences to the code with the demo's defaults.
  private(set) var marks = SourceMarks()
  /// The differences made by the latest change of a value.
  private(set) var glow = SourceMarks()
  private var glowEnd = 0.0
  /// The line of the latest change, until it has been scrolled into view.
  private var unseen: Int?
  private var state: State?
  private var columns = 80
  private var reference: Reference?

  private struct State: Equatable {
    var settings: [DemoEvent.Setting]
    var viewport: Size
    var isResting: Bool
  }

  /// The code of a fresh demo with the present values, and its differences to one with the defaults.
  private struct Reference {
    let settings: [DemoEvent.Setting]
    let viewport: Size
    let text: SourceText
    let changes: SourceMarks
  }

  /// If a change of values alters more than this fraction of the lines, the code is compared with that of the
  /// present choices' defaults.
  private static let sameDemo = 0.5

  /// The brightness of the latest change, 0…1.
  func glow(at now: Double) -> Double { ((glowEnd - now) / Self.glowTime).clamped(to: 0...1) }

  func isMoving(at now: Double) -> Bool { scroll.isMoving(at: now) || glow(at: now) > 0 }

  /// Clears the state, because another demo opens.
  func clear() {
    (text, marks, glow, state, reference) = (SourceText(""), SourceMarks(), SourceMarks(), nil, nil)
    unseen = nil
    layout = SourceLayout(text, columns: columns)
    scroll.toTop()
  }

  /// The height of the whole text, in points.
  var height: Double { SourceView.top + Double(layout.rows.count) * SourceView.pitch + SourceView.margin }

  /// Updates the text for a list of a size with some columns, if something has changed or the update is
  /// forced.
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
      // With other choices or contents, the comparison is with the same page and its defaults.
      let choices = demo.parameters.filter { $0.isChoice }.map(\.name)
      changes = text.changes(since: Self.code(of: demo, with: settings.filter { choices.contains($0.name) }))
    }
    let new = Reference(settings: settings, viewport: demo.viewport, text: text, changes: changes)
    reference = new
    return new
  }

  /// The code of a fresh demo of this kind.
  private static func code(of demo: any Demo, with settings: [DemoEvent.Setting]) -> SourceText {
    let host = DemoHost(type(of: demo), viewport: demo.viewport)
    // Only values that the demo accepts are set.
    try? host.set(host.demo.parameters.accepted(of: settings))
    return SourceText(host.demo.code)
  }
}
