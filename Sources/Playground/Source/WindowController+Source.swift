import CradleGeometry

/// The panel that shows the demo's Swift code beside the stage.
extension WindowController {
  /// Whether the panel is visible, beside the stage or over it.
  var showsSource: Bool { !layout.isSourceFolded || drawer == .source }

  /// The advance of a letter of the code in points: the mean of forty, since it need not be a whole number of
  /// pixels.
  var codeAdvance: Double {
    let letters = 40
    return measure(String(repeating: "0", count: letters), Typography.code) / Double(letters)
  }

  /// Updates the panel to the demo's present state; does nothing while the panel is hidden.
  func followSource(isForced: Bool = false) {
    guard showsSource || isForced else { return }
    let list = SourceView.list(in: layout.source)
    let room = list.width - SourceView.gutter - SourceView.margin
    let columns = Int(room / max(codeAdvance, 1))
    source.follow(
      session.demo, columns: columns, room: list.size, now: now, isAnimated: isAnimated, isForced: isForced)
    source.scroll.resize(to: list.size, contentHeight: source.height)
  }
}
