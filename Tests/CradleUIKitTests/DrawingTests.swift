import CradleUIKit
import TestSupport
import Testing

/// Paths, contexts, colours and fonts: what is recorded for the app's drawing.
@Suite struct DrawingTests {
  @Test("a context records drawings with the current state, and a clip in the image's points")
  func context() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { renderer in
      let context = renderer.cgContext
      context.setFillColor(UIColor.red.cgColor)
      context.saveGState()
      context.translateBy(x: 10, y: 20)
      context.scaleBy(x: 2, y: 2)
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.setLineWidth(3)
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 4, y: 0))
      context.strokePath()
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 5, height: 5))
      context.restoreGState()
      UIColor.blue.setFill()
      UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).fill()
      "Hi".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
    }
    #expect(image.size == CGSize(width: 100, height: 50) && image.drawings.count == 3)
    let line = image.drawings[0]
    guard case .stroke(let path) = line.content else { throw Missing() }
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 0) && line.state.lineWidth == 3)
    #expect(CGPoint(x: 4, y: 0).applying(line.state.transform) == CGPoint(x: 18, y: 20))
    #expect(line.state.clips.map(\.path.boundingBox) == [CGRect(x: 10, y: 20, width: 10, height: 10)])
    guard case .fill(let rect, .winding) = image.drawings[1].content else { throw Missing() }
    #expect(rect.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      image.drawings[1].state.fillColor == UIColor.blue.cgColor && image.drawings[1].state.clips.isEmpty)
    guard case .text(let text, let place) = image.drawings[2].content else { throw Missing() }
    #expect(text.string == "Hi" && place.size == CGSize(width: 10, height: 12))
  }
  private struct Missing: Error {}

  @Test("without a context nothing is drawn, and a rotated context comes back")
  func none() {
    UIColor.red.setFill()
    UIBezierPath(rect: .zero).fill()
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    context?.rotate(by: .pi / 2)
    #expect(abs((context?.ctm.b ?? 0) - 1) < Tolerance.rounding)
    context?.restoreGState()
    #expect(context?.ctm == .identity)
    UIGraphicsEndImageContext()
  }

  @Test("arcs turn in the sense of each interface, and one between tangents touches both lines")
  func arcs() {
    let (down, up) = (UIBezierPath(), CGMutablePath())
    down.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    up.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(down.cgPath.boundingBoxOfPath == up.boundingBoxOfPath)
    #expect(abs(down.currentPoint.y - 10) < Tolerance.closedForm && down.bounds.minY > -Tolerance.closedForm)
    let long = CGMutablePath()
    long.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(long.boundingBoxOfPath.minY + 10) < Tolerance.invisible)
    let round = CGMutablePath()
    round.move(to: .zero)
    round.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(
      abs(round.currentPoint.x - 10) < Tolerance.closedForm
        && abs(round.currentPoint.y - 4) < Tolerance.closedForm)
    #expect(round.contains(CGPoint(x: 8, y: 1)) && !round.contains(CGPoint(x: 9.8, y: 0.2)))
  }

  @Test(
    "a line's outline covers its width, its corners by their join, and its ends by their cap",
    arguments: [
      (CGLineJoin.miter, CGLineCap.butt, true, false, false), (.bevel, .square, false, true, true),
      (.round, .round, false, false, true),
    ])
  func outline(
    _ join: CGLineJoin, _ cap: CGLineCap, _ coversTip: Bool, _ coversCorner: Bool, _ coversEnd: Bool
  ) {
    // Right, then down: the corner's outer tip is at (105, -5), and its ends are at (0, 0) and (100, 100).
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
    let line = path.copy(strokingWithWidth: 10, lineCap: cap, lineJoin: join, miterLimit: 10)
    for inside in [
      CGPoint(x: 50, y: 4.9), CGPoint(x: 50, y: -4.9), CGPoint(x: 95.1, y: 50), CGPoint(x: 101, y: -1),
    ] {
      #expect(line.contains(inside), "\(inside)")
    }
    for outside in [
      CGPoint(x: 50, y: 5.1), CGPoint(x: 50, y: 50), CGPoint(x: 106, y: 0), CGPoint(x: 0, y: 5.1),
    ] {
      #expect(!line.contains(outside), "\(outside)")
    }
    #expect(line.contains(CGPoint(x: 104.9, y: -4.9)) == coversTip)
    #expect(line.contains(CGPoint(x: -4.9, y: 4.9)) == coversCorner)
    #expect(line.contains(CGPoint(x: 100, y: 104.9)) == coversEnd)
    // The limit turns a sharp point into a flat one.
    let blunt = path.copy(strokingWithWidth: 10, lineCap: cap, lineJoin: join, miterLimit: 1)
    #expect(!blunt.contains(CGPoint(x: 104.9, y: -4.9)))
  }

  @Test("a context's path becomes the outline of its line, and a closed one is hollow")
  func strokedPath() {
    UIGraphicsBeginImageContext(CGSize(width: 100, height: 100))
    defer { UIGraphicsEndImageContext() }
    let context = UIGraphicsGetCurrentContext()
    context?.setLineWidth(4)
    context?.addEllipse(in: CGRect(x: 10, y: 10, width: 80, height: 80))
    context?.replacePathWithStrokedPath()
    let path = context?.path
    for (x, isInside) in [(7, false), (9, true), (11, true), (13, false), (50, false)] as [(CGFloat, Bool)] {
      #expect(path?.contains(CGPoint(x: x, y: 50)) == isInside, "\(x)")
    }
  }

  @Test("some corners are round, a reversed path keeps its shape, and the two rules differ")
  func shapes() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 10, height: 10))
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 19, y: 1)))
    #expect(path.reversing().bounds == path.bounds && path.reversing().contains(CGPoint(x: 10, y: 10)))
    let rings = UIBezierPath(rect: rect)
    rings.append(UIBezierPath(rect: rect.insetBy(dx: 5, dy: 5)))
    #expect(rings.contains(CGPoint(x: 10, y: 10)))
    rings.usesEvenOddFillRule = true
    #expect(!rings.contains(CGPoint(x: 10, y: 10)) && rings.contains(CGPoint(x: 2, y: 2)))
    rings.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(rings.bounds.minX == 5)
  }

  @Test("colours return their components, a pattern its image, and descriptors make fonts")
  func values() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(hue: 0.7, saturation: 0.4, brightness: 0.6, alpha: 0.5)
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(
      abs(hue - 0.7) < Tolerance.closedForm && abs(saturation - 0.4) < Tolerance.closedForm
        && abs(brightness - 0.6) < Tolerance.closedForm && alpha == 0.5)
    #expect(
      color.getWhite(&hue, alpha: nil) == false && UIColor(white: 0.25, alpha: 1).getWhite(&hue, alpha: nil))
    #expect(hue == 0.25)
    let tile = UIImage(size: CGSize(width: 4, height: 4), name: "tile")
    #expect(UIColor(patternImage: tile).patternImage === tile)
    let bold = UIFont.systemFont(ofSize: 15).fontDescriptor.withSymbolicTraits(.traitBold)
    let font = bold.map { UIFont(descriptor: $0, size: 0) }
    #expect(font?.weight == .bold && font?.pointSize == 15)
    let locations: [CGFloat] = [0, 0.25, 1]
    let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(),
      colors: [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor] as CFArray,
      locations: locations)
    #expect(gradient?.locations == locations && gradient?.colors.count == 3)
  }

  @Test("an image's size is read from the bytes of a PNG or a JPEG, and other bytes make none")
  func data() {
    let png: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 64, 0, 0,
      0, 240,
    ]
    #expect(UIImage(data: Data(png))?.size == CGSize(width: 320, height: 240))
    #expect(UIImage(data: Data(png), scale: 2)?.size == CGSize(width: 160, height: 120))
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1, 0xFF, 0xC0, 0, 11, 8, 0, 100, 1, 0, 3, 0]
    let image = UIImage(data: Data(jpeg))
    #expect(image?.size == CGSize(width: 256, height: 100) && image?.jpegData(compressionQuality: 1) != nil)
    #expect(
      image?.pngData() == nil && UIImage(data: Data("picture".utf8)) == nil
        && UIImage(data: Data(png.prefix(20))) == nil)
  }
}
