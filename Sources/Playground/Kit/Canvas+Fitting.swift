import CradleStage

extension Canvas {
  /// The font for words in a room of a width: a smaller one, in whole steps of a point, rather than that a title is cut.
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
