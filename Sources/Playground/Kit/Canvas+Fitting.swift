import CradleStage

extension Canvas {
  /// The font in which a text fits a width in points: the given one, or the largest smaller one of whole
  /// points, but at least `leastTitle`.
  func fitting(_ font: Font, _ words: String, within room: Double) -> Font {
    let wanted = width(of: words, font)
    guard wanted > room, wanted > 0 else { return font }
    var font = font
    font.size = max(Self.leastTitle, (font.size * room / wanted).rounded(.down))
    // Widths are whole pixels, so the size does not follow by division alone.
    while font.size > Self.leastTitle, width(of: words, font) > room { font.size -= 1 }
    return font
  }

  /// The smallest size of a title, in points of its scene: smaller letters are hardly legible.
  private static var leastTitle: Double { 8 }
}
