import CradleStage

extension Wrapping {
  /// Text broken into as many lines of a type as it needs; a word that is wider than the room, such as a path, is
  /// broken between characters.
  static func paragraph(_ text: String, _ font: Font, within room: Double, measure: TextMeasure) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if measure(longer, font) <= room {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for character in word {
        if !line.isEmpty, measure("\(line)\(character)", font) > room {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
