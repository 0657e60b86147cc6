import CradleGeometry

/// Identifies a rendered line: the text, the weight, the size in quarters of a pixel, and the texels per
/// pixel.
struct LineKey: Hashable {
  let text: String
  let weight: FontWeight
  let quarterPixels: Int
  var detail = 1
  var isMonospaced = false

  /// The same line with another text.
  func with(_ text: Substring) -> LineKey {
    LineKey(
      text: String(text), weight: weight, quarterPixels: quarterPixels, detail: detail,
      isMonospaced: isMonospaced)
  }
}

/// A part of a line that is rendered as one picture.
struct LinePiece {
  let key: LineKey
  /// Pixels from the line's left end to the piece's.
  let x: Int
  /// The width in pixels; 0 for letters that only control others, as zero-width spaces.
  let width: Int

  /// Whether there is nothing to draw.
  var isBlank: Bool { width == 0 || key.text.allSatisfy { $0 == " " } }
}

/// Cuts text into pieces that can be cached and drawn again, and measures them.
final class Typesetter {
  /// The widest piece in pixels. Turned text is rendered at up to four times its size, and the textures of some graphics
  /// processors are limited to 8192 pixels.
  private static let widestPiece = 2000

  private struct Face: Hashable {
    let weight: FontWeight
    let quarterPixels: Int
    var isMonospaced = false
  }

  private struct Ellipsis: Hashable {
    let text: String
    let font: Font
    let pixels: Int
    let limit: Int
  }

  private var files: [String: FontFile] = [:]
  private var faces: [Face: Typeface] = [:]
  private var widths: [LineKey: Int] = [:]
  private var shortened: [Ellipsis: String] = [:]
  private var figureAdvances: [Face: Int] = [:]

  /// Finds the font files and opens one, so that a missing font is an error at the start rather than an empty
  /// window.
  func prepare() throws { _ = try face(.regular, 52) }

  /// A font at a size in quarters of a pixel, opened once; sizes are kept within 4…400 pixels.
  func face(_ weight: FontWeight, _ quarterPixels: Int, isMonospaced: Bool = false) throws -> Typeface {
    let key = Face(weight: weight, quarterPixels: quarterPixels, isMonospaced: isMonospaced)
    if let face = faces[key] { return face }
    guard let path = isMonospaced ? try FontFinder.monospacedPath() : try FontFinder.paths()[weight]
    else {
      throw StageError.noFont
    }
    // A zoom passes through many sizes; the last few are enough.
    if faces.count >= 64 { faces.removeAll() }
    let face = try Typeface(file(at: path), quarterPixels: quarterPixels)
    faces[key] = face
    return face
  }

  private func file(at path: String) throws -> FontFile {
    if let file = files[path] { return file }
    let file = try FontFile(path: path)
    files[path] = file
    return file
  }

  /// The pieces of a text from left to right, and the whole width in pixels.
  func pieces(of text: String, _ font: Font, _ quarterPixels: Int) throws -> (
    pieces: [LinePiece], width: Int
  ) {
    var pieces: [LinePiece] = []
    var x = 0
    let advance = font.isTabular ? try figureAdvance(font.weight, quarterPixels) : 0
    for run in font.isTabular ? Self.runs(of: text) : [text] {
      let key = LineKey(
        text: run, weight: font.weight, quarterPixels: quarterPixels, isMonospaced: font.isMonospaced)
      if font.isTabular, Self.isFigure(run) {
        let width = try width(of: key)
        pieces.append(LinePiece(key: key, x: x + (advance - width) / 2, width: width))
        x += advance
      } else {
        x = try append(key, at: x, to: &pieces)
      }
    }
    return (pieces, x)
  }

  // Appends a text as one piece, or in halves if it is too wide, cut at a space where there is one near the middle.
  // Returns its right end.
  private func append(_ key: LineKey, at x: Int, to pieces: inout [LinePiece]) throws -> Int {
    let (width, count) = (try width(of: key), key.text.count)
    guard width > Self.widestPiece, count > 1 else {
      pieces.append(LinePiece(key: key, x: x, width: width))
      return x + width
    }
    let text = key.text
    let middle = text.index(text.startIndex, offsetBy: count / 2)
    let quarter = text.index(text.startIndex, offsetBy: max(1, count / 4))
    let cut = text[quarter..<middle].lastIndex(of: " ") ?? middle
    let end = try append(key.with(text[..<cut]), at: x, to: &pieces)
    return try append(key.with(text[cut...]), at: end, to: &pieces)
  }

  /// The text, shortened with an ellipsis if it is wider than the limit.
  func fitted(_ text: String, _ font: Font, _ quarterPixels: Int, limit: Int) throws -> String {
    if try pieces(of: text, font, quarterPixels).width <= limit { return text }
    let key = Ellipsis(text: text, font: font, pixels: quarterPixels, limit: limit)
    if let existing = shortened[key] { return existing }
    let letters = Array(text)
    func candidate(_ count: Int) -> String {
      var letters = letters.prefix(count)
      while letters.last?.isWhitespace == true { letters.removeLast() }
      return String(letters) + "…"
    }
    func fits(_ count: Int) throws -> Bool {
      try pieces(of: candidate(count), font, quarterPixels).width <= limit
    }
    let longest = try (1..<max(1, letters.count)).partitioningIndex { try !fits($0) } - 1
    let result = try fits(longest) ? candidate(longest) : ""
    if shortened.count >= 1024 { shortened.removeAll() }
    shortened[key] = result
    return result
  }

  private func width(of key: LineKey) throws -> Int {
    if let width = widths[key] { return width }
    let width = try face(key.weight, key.quarterPixels, isMonospaced: key.isMonospaced).width(of: key.text)
    if widths.count >= 4096 { widths.removeAll() }
    widths[key] = width
    return width
  }

  private func figureAdvance(_ weight: FontWeight, _ quarterPixels: Int) throws -> Int {
    let key = Face(weight: weight, quarterPixels: quarterPixels)
    if let advance = figureAdvances[key] { return advance }
    // Eight zeros, so that the advance has the precision of an eighth of a pixel.
    let face = try face(weight, quarterPixels)
    let advance = Int((Double(face.width(of: "00000000")) / 8).rounded())
    figureAdvances[key] = advance
    return advance
  }

  private static func isFigure(_ run: String) -> Bool {
    run.utf8.count == 1 && run.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  // Every figure is a piece; so is the text between figures.
  private static func runs(of text: String) -> [String] {
    var runs: [String] = []
    var lastIsText = false
    for letter in text {
      let isFigure = isFigure(String(letter))
      if !isFigure, lastIsText { runs[runs.count - 1].append(letter) } else { runs.append(String(letter)) }
      lastIsText = !isFigure
    }
    return runs
  }
}
