import CradleGeometry

extension Canvas {
  /// Draws one line of text: `at.x` is its leading end, middle or trailing end, `at.y` the middle of its capitals.
  ///
  /// What is wider than `maximumWidth` points ends in an ellipsis. Line breaks and control characters become spaces. Under
  /// a scale the letters are set anew at the nearest size, so they stay sharp; under a turn they are turned as a picture.
  public func text(
    _ string: String, at point: Point, _ font: Font, _ color: Color, alignment: TextAlignment = .leading,
    maximumWidth: Double? = nil
  ) {
    guard !string.isEmpty, point.isFinite, let color = seen(color) else { return }
    do {
      let quarters = quarterPixels(font)
      let factor = pixelsPerPoint
      var line = Self.printable(string)
      if let maximumWidth {
        line = try type.fitted(line, font, quarters, limit: Int(pixels: maximumWidth * factor))
      }
      let (pieces, width) = try type.pieces(of: line, font, quarters)
      let face = try type.face(font.weight, quarters)
      let shift = alignment == .leading ? 0 : alignment == .center ? width / 2 : width
      let top = face.ascent - (face.capHeight + 1) / 2
      for (key, x) in pieces {
        // A space alone has nothing to draw.
        if key.text.allSatisfy({ $0 == " " }) { continue }
        guard let texture = texture(for: .line(key), bitmap: { face.bitmap(of: key.text) }) else { continue }
        place(texture, at: point, dx: x - shift, dy: -top, factor, color)
      }
    } catch let error as StageError {
      note(error)
    } catch {}
  }

  /// The width of a line of text in points, as it would be drawn here; 0 when the font fails.
  public func width(of string: String, _ font: Font) -> Double {
    let pieces = try? type.pieces(of: Self.printable(string), font, quarterPixels(font))
    return Double(pieces?.width ?? 0) / pixelsPerPoint
  }

  /// The height that a line of text takes, in points; 0 when the font fails.
  public func lineHeight(_ font: Font) -> Double {
    let face = try? type.face(font.weight, quarterPixels(font))
    return Double(face?.lineHeight ?? 0) / pixelsPerPoint
  }

  private func quarterPixels(_ font: Font) -> Int {
    min(max(Int(pixels: font.size * pixelsPerPoint * 4), 16), 1600)
  }

  // A line's texture with its top left `dx`, `dy` pixels from the point.
  private func place(_ texture: Texture, at point: Point, dx: Int, dy: Int, _ factor: Double, _ color: Color) {
    let whole = PixelRect(x: 0, y: 0, width: texture.width, height: texture.height)
    if transform.isTranslation {
      let anchor = crisp(Rect(origin: point, size: .zero))
      let target = PixelRect(x: anchor.x + dx, y: anchor.y + dy, width: whole.width, height: whole.height)
      return copy(texture, from: whole, to: target, color)
    }
    let anchor = deviceTransform.apply(point)
    if transform.b == 0, transform.c == 0, transform.a > 0, transform.a == transform.d {
      let x = Int(pixels: anchor.x) + dx
      let y = Int(pixels: anchor.y) + dy
      return copy(texture, from: whole, to: PixelRect(x: x, y: y, width: whole.width, height: whole.height), color)
    }
    guard factor > 0 else { return }
    var mesh = Mesh(texture: texture, color: color)
    mesh.quad(
      Rect(
        x: point.x + Double(dx) / factor, y: point.y + Double(dy) / factor, width: Double(whole.width) / factor,
        height: Double(whole.height) / factor),
      from: .zero, to: Point(x: Double(whole.width), y: Double(whole.height)), map: deviceTransform)
    draw(mesh, texture)
  }

  private static func printable(_ string: String) -> String {
    guard string.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else { return string }
    return String(String.UnicodeScalarView(string.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }))
  }
}
