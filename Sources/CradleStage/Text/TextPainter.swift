import CradleGeometry

/// Draws and measures lines of text: upright ones on whole pixels, others at their exact place.
struct TextPainter {
  private let renderer: Renderer
  private let textures: TextureCache
  private let typesetter = Typesetter()

  init(_ renderer: Renderer, _ textures: TextureCache) {
    (self.renderer, self.textures) = (renderer, textures)
  }

  /// Opens a font, so that a missing one is an error at the start rather than an empty window.
  func prepare() throws { try typesetter.prepare() }

  /// Draws one line at a point of its capitals' middle; wider ones than `maximumWidth` points end in an ellipsis.
  func draw(
    _ string: String, at point: Point, _ font: Font, _ color: Color, alignment: TextAlignment,
    maximumWidth: Double?, in state: DrawingState
  ) {
    guard !string.isEmpty, point.isFinite, let color = state.visible(color) else { return }
    do {
      let quarters = quarterPixels(font, state)
      var line = Self.printable(string)
      if let maximumWidth {
        line = try typesetter.fitted(
          line, font, quarters, limit: Int(pixels: maximumWidth * pixelsPerPoint(state)))
      }
      let (pieces, width) = try typesetter.pieces(of: line, font, quarters)
      let shift = alignment == .leading ? 0 : alignment == .center ? width / 2 : width
      let height = lineHeight(font, in: state)
      for piece in pieces where !piece.isBlank {
        let dx = piece.x - shift
        let size = Size(width: Double(piece.width) / pixelsPerPoint(state), height: height)
        let box = Rect(
          origin: point + Vector(dx: Double(dx) / pixelsPerPoint(state), dy: -height / 2), size: size)
        // The margin covers letters that overhang the line's box, and the roundings to pixels.
        guard state.shows(box, margin: height, in: renderer.clip) else { continue }
        if state.isUpright {
          let anchor = state.crisp(Rect(origin: point, size: .zero))
          try upright(piece.key, x: anchor.x + dx, y: anchor.y, color)
        } else {
          try mapped(piece.key, at: point, dx: Double(dx), color, state)
        }
      }
    } catch let error as StageError {
      renderer.record(error)
    } catch {}
  }

  /// The width of a line in points; 0 if the font fails.
  func width(of string: String, _ font: Font, in state: DrawingState) -> Double {
    let pieces = try? typesetter.pieces(of: Self.printable(string), font, quarterPixels(font, state))
    return Double(pieces?.width ?? 0) / pixelsPerPoint(state)
  }

  /// The height of a line in points; 0 if the font fails.
  func lineHeight(_ font: Font, in state: DrawingState) -> Double {
    let face = try? typesetter.face(
      font.weight, quarterPixels(font, state), isMonospaced: font.isMonospaced)
    return Double(face?.lineHeight ?? 0) / pixelsPerPoint(state)
  }

  // The pixels per point at which letters are rendered. Under a scale it changes in steps, so that a zoom
  // renders few sizes.
  private func pixelsPerPoint(_ state: DrawingState) -> Double {
    guard !state.isUpright else { return state.scale }
    let zoom = state.zoom.clamped(to: 1.0 / 16...16)
    return state.scale * OctaveSteps.value(at: OctaveSteps.index(of: zoom))
  }

  private func quarterPixels(_ font: Font, _ state: DrawingState) -> Int {
    Int(pixels: font.size * pixelsPerPoint(state) * 4).clamped(to: 16...1600)
  }

  private func upright(_ key: LineKey, x: Int, y: Int, _ color: Color) throws {
    let face = try typesetter.face(key.weight, key.quarterPixels, isMonospaced: key.isMonospaced)
    guard let texture = textures.texture(for: .line(key), bitmap: { face.bitmap(of: key.text) }) else {
      return
    }
    let whole = PixelRect(x: 0, y: 0, width: texture.width, height: texture.height)
    let top = y - face.ascent + (face.capHeight + 1) / 2
    renderer.copy(
      texture, from: whole, to: PixelRect(x: x, y: top, width: whole.width, height: whole.height), color)
  }

  // Draws the line from a rendering at up to four times its size, filtered to the softness of upright text at
  // any place and angle. Large letters are rendered at less, because no typeface exceeds 400 pixels.
  private func mapped(
    _ key: LineKey, at point: Point, dx: Double, _ color: Color, _ state: DrawingState
  ) throws {
    let detail = (1600 / key.quarterPixels).clamped(to: 1...4)
    let face = try typesetter.face(
      key.weight, key.quarterPixels * detail, isMonospaced: key.isMonospaced)
    let large = LineKey(
      text: key.text, weight: key.weight, quarterPixels: key.quarterPixels, detail: detail,
      isMonospaced: key.isMonospaced)
    guard
      let texture = textures.texture(
        for: .line(large), bitmap: { face.bitmap(of: key.text)?.filtered(side: detail) })
    else { return }
    // One of the two pixels of clear margin is visible; the other leaves room for the mesh's corners to move.
    let margin = Double(detail)
    let pixelsPerPoint = pixelsPerPoint(state)
    let texelsPerPoint = pixelsPerPoint * margin
    let size = Size(width: Double(texture.width) - 2 * margin, height: Double(texture.height) - 2 * margin)
    let top = Double(face.ascent) - Double(face.capHeight) / 2 + margin
    let rect = Rect(
      x: point.x + dx / pixelsPerPoint - margin / texelsPerPoint, y: point.y - top / texelsPerPoint,
      width: size.width / texelsPerPoint, height: size.height / texelsPerPoint)
    var mesh = Mesh(texture: texture, color: color, texels: .middles, clip: renderer.clip)
    let far = Point(x: margin + size.width, y: margin + size.height)
    mesh.quad(rect, from: Point(x: margin, y: margin), to: far, map: state.deviceMap)
    renderer.draw(mesh, texture)
  }

  private static func printable(_ string: String) -> String {
    guard string.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      return string
    }
    return String(
      string.map { $0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } ? " " : $0 })
  }
}
