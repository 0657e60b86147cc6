import CradleGeometry

/// The panel with the Swift beside the stage.
extension Shell {
  /// Whether it is seen, beside the stage or over it.
  var showsSource: Bool { !layout.isSourceFolded || drawer == .source }

  /// How wide a letter of the code is, in points: the mean of forty, which is no whole number of pixels.
  var codeAdvance: Double {
    let letters = 40
    return measure(String(repeating: "0", count: letters), Typography.code) / Double(letters)
  }

  /// Lets the panel show the demo as it stands; it costs nothing while nobody sees it.
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
