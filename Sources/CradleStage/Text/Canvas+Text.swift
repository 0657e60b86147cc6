import CradleGeometry

extension Canvas {
  /// Draws one line of text: `at.x` is its leading end, middle or trailing end, `at.y` the middle of its capitals.
  ///
  /// Text wider than `maximumWidth` points ends in an ellipsis. Line breaks and control characters become
  /// spaces. Upright text is rounded to whole pixels; under a rotation or a scale it is not, so that it moves
  /// and grows smoothly.
  public func text(
    _ string: String, at point: Point, _ font: Font, _ color: Color, alignment: TextAlignment = .leading,
    maximumWidth: Double? = nil
  ) {
    guard !string.isEmpty, point.isFinite, let color = state.visible(color) else { return }
    do {
      let quarters = quarterPixels(font)
      var line = Self.printable(string)
      if let maximumWidth {
        line = try typesetter.fitted(
          line, font, quarters, limit: Int(pixels: maximumWidth * typePixelsPerPoint))
      }
      let (pieces, width) = try typesetter.pieces(of: line, font, quarters)
      let shift = alignment == .leading ? 0 : alignment == .center ? width / 2 : width
      // A space has nothing to draw.
      for (key, x) in pieces where key.text.contains(where: { $0 != " " }) {
        if state.isUpright {
          let anchor = state.crisp(Rect(origin: point, size: .zero))
          try upright(key, x: anchor.x + x - shift, y: anchor.y, color)
        } else {
          try mapped(key, at: point, dx: Double(x - shift), color)
        }
      }
    } catch let error as StageError {
      record(error)
    } catch {}
  }

  /// The width of a line of text in points, at the current scale; 0 if the font fails.
  public func width(of string: String, _ font: Font) -> Double {
    let pieces = try? typesetter.pieces(of: Self.printable(string), font, quarterPixels(font))
    return Double(pieces?.width ?? 0) / typePixelsPerPoint
  }

  /// The height of a line of text in points; 0 if the font fails.
  public func lineHeight(_ font: Font) -> Double {
    let face = try? typesetter.face(font.weight, quarterPixels(font), isMonospaced: font.isMonospaced)
    return Double(face?.lineHeight ?? 0) / typePixelsPerPoint
  }

  // The pixels per point at which letters are rendered. Under a scale it changes in steps, so that a zoom
  // renders few sizes.
  private var typePixelsPerPoint: Double {
    guard !state.isUpright else { return scale }
    let zoom = state.zoom.clamped(to: 1.0 / 16...16)
    return scale * OctaveSteps.value(at: OctaveSteps.index(of: zoom))
  }

  private func quarterPixels(_ font: Font) -> Int {
    Int(pixels: font.size * typePixelsPerPoint * 4).clamped(to: 16...1600)
  }

  private func upright(_ key: LineKey, x: Int, y: Int, _ color: Color) throws {
    let face = try typesetter.face(key.weight, key.quarterPixels, isMonospaced: key.isMonospaced)
    guard let texture = texture(for: .line(key), bitmap: { face.bitmap(of: key.text) }) else { return }
    let whole = PixelRect(x: 0, y: 0, width: texture.width, height: texture.height)
    let top = y - face.ascent + (face.capHeight + 1) / 2
    copy(texture, from: whole, to: PixelRect(x: x, y: top, width: whole.width, height: whole.height), color)
  }

  // Draws the line from a rendering at four times its size, filtered to the softness of upright text at any
  // place and angle.
  private func mapped(_ key: LineKey, at point: Point, dx: Double, _ color: Color) throws {
    let detail = 4
    let face = try typesetter.face(
      key.weight, min(key.quarterPixels * detail, 1600), isMonospaced: key.isMonospaced)
    let large = LineKey(
      text: key.text, weight: key.weight, quarterPixels: key.quarterPixels, detail: detail,
      isMonospaced: key.isMonospaced)
    guard
      let texture = texture(for: .line(large), bitmap: { face.bitmap(of: key.text)?.filtered(side: detail) })
    else { return }
    // One of the two pixels of clear margin is visible; the other leaves room for the mesh's corners to move.
    let margin = Double(detail)
    let texelsPerPoint = typePixelsPerPoint * margin
    let size = Size(width: Double(texture.width) - 2 * margin, height: Double(texture.height) - 2 * margin)
    let top = Double(face.ascent) - Double(face.capHeight) / 2 + margin
    let rect = Rect(
      x: point.x + dx / typePixelsPerPoint - margin / texelsPerPoint, y: point.y - top / texelsPerPoint,
      width: size.width / texelsPerPoint, height: size.height / texelsPerPoint)
    var mesh = Mesh(texture: texture, color: color, texels: .middles, clip: state.clip)
    let far = Point(x: margin + size.width, y: margin + size.height)
    mesh.quad(rect, from: Point(x: margin, y: margin), to: far, map: state.deviceMap)
    draw(mesh, texture)
  }

  private static func printable(_ string: String) -> String {
    guard string.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      return string
    }
    return String(
      string.map { $0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } ? " " : $0 })
  }
}
