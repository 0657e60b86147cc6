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
      var line = Self.printable(string)
      if let maximumWidth {
        line = try type.fitted(line, font, quarters, limit: Int(pixels: maximumWidth * pixelsPerPoint))
      }
      let (pieces, width) = try type.pieces(of: line, font, quarters)
      let shift = alignment == .leading ? 0 : alignment == .center ? width / 2 : width
      let anchor = uprightAnchor(of: point)
      // A space alone has nothing to draw.
      for (key, x) in pieces where key.text.contains(where: { $0 != " " }) {
        if let anchor {
          try upright(key, x: anchor.x + x - shift, y: anchor.y, color)
        } else {
          try turned(key, at: point, dx: Double(x - shift), color)
        }
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

  // The whole pixel that a point falls on, nil under a turn or an uneven scale.
  private func uprightAnchor(of point: Point) -> (x: Int, y: Int)? {
    if transform.isTranslation {
      let anchor = crisp(Rect(origin: point, size: .zero))
      return (anchor.x, anchor.y)
    }
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.a == transform.d else { return nil }
    let anchor = deviceTransform.apply(point)
    return (Int(pixels: anchor.x), Int(pixels: anchor.y))
  }

  private func upright(_ key: LineKey, x: Int, y: Int, _ color: Color) throws {
    let face = try type.face(key.weight, key.quarterPixels)
    guard let texture = texture(for: .line(key), bitmap: { face.bitmap(of: key.text) }) else { return }
    let whole = PixelRect(x: 0, y: 0, width: texture.width, height: texture.height)
    let top = y - face.ascent + (face.capHeight + 1) / 2
    copy(texture, from: whole, to: PixelRect(x: x, y: top, width: whole.width, height: whole.height), color)
  }

  // The line at four times its size and filtered, so that it is as soft as upright text at any angle.
  private func turned(_ key: LineKey, at point: Point, dx: Double, _ color: Color) throws {
    let detail = 4
    let face = try type.face(key.weight, min(key.quarterPixels * detail, 1600))
    let large = LineKey(text: key.text, weight: key.weight, quarterPixels: key.quarterPixels, detail: detail)
    guard pixelsPerPoint > 0,
      let texture = texture(for: .line(large), bitmap: { face.bitmap(of: key.text)?.filtered(side: detail) })
    else { return }
    // Of the two pixels of clear margin one shows; the other is for the mesh's corners to move.
    let margin = Double(detail)
    let texelsPerPoint = pixelsPerPoint * margin
    let size = Size(width: Double(texture.width) - 2 * margin, height: Double(texture.height) - 2 * margin)
    let top = Double(face.ascent) - Double(face.capHeight) / 2 + margin
    let rect = Rect(
      x: point.x + dx / pixelsPerPoint - margin / texelsPerPoint, y: point.y - top / texelsPerPoint,
      width: size.width / texelsPerPoint, height: size.height / texelsPerPoint)
    var mesh = Mesh(texture: texture, color: color, texels: .middles)
    let far = Point(x: margin + size.width, y: margin + size.height)
    mesh.quad(rect, from: Point(x: margin, y: margin), to: far, map: deviceTransform)
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
