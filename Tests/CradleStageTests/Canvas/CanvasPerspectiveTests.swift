import CradleGeometry
import CradleStage
import Testing

extension StageTests {
  /// A canvas's drawing in perspective, against the projection of its points.
  @Suite struct CanvasPerspectiveTests {
    /// The error of a drawn extent in pixels: the soft edge reaches a pixel farther, and pixels are whole.
    private static let extent = 2.0
    /// The error of a projected shape's area, as a share: soft edges fade over one pixel of the flat shape.
    private static let areaShare = 0.02
    /// The same for a rectangle of 2400 pixels whose edges fade.
    private static let flatArea = 60.0

    private static let middle = Point(x: 100, y: 80)
    private static let turn = Transform3D(angle: 0.9, x: 0, y: 1, z: 0).then(Transform3D(eyeDistance: 200))

    /// The place of a card's point on the stage, at a scale.
    private func place(_ x: Double, _ y: Double, _ scale: Double = 1) throws -> Point {
      let seen = try #require(Self.turn.project(Point(x: x, y: y)))
      return Point.zero + (Self.middle + (seen - .zero) - .zero) * scale
    }

    private func card(_ scale: Double = 1, _ draw: (Canvas) -> Void) throws -> Drawing {
      try Drawing(width: 200, height: 160, scale: scale) { canvas in
        canvas.projected(Self.turn, around: Self.middle) { draw(canvas) }
      }
    }

    /// The area of a quadrilateral by the shoelace formula.
    private func area(_ corners: [Point]) -> Double {
      var sum = 0.0
      for index in corners.indices {
        let (a, b) = (corners[index], corners[(index + 1) % corners.count])
        sum += a.x * b.y - b.x * a.y
      }
      return abs(sum) / 2
    }

    @Test("a rectangle's projection covers the projected trapezium, within 2 %", arguments: [1.0, 2])
    func rectangleIsATrapezium(scale: Double) throws {
      let rect = Rect(center: Self.middle, size: Size(width: 100, height: 100))
      let corners = try [(-50.0, -50.0), (50, -50), (50, 50), (-50, 50)].map { try place($0.0, $0.1, scale) }
      for round in [0.0, 1] {
        let drawing = try card(scale) { $0.fill(rect, radius: round, .white) }
        let extent = try #require(drawing.extent)
        // The soft edge reaches a pixel farther; it fades over one pixel as seen flat.
        #expect(abs(Double(extent.left) - corners[0].x) <= Self.extent)
        #expect(abs(Double(extent.right) - corners[1].x) <= Self.extent)
        #expect(abs(Double(extent.top) - corners[0].y) <= Self.extent)
        #expect(abs(drawing.area - area(corners)) < Self.areaShare * area(corners))
        let inside = try place(-44, -44, scale)
        let outside = try place(-54, -54, scale)
        #expect(drawing.coverage(Int(inside.x), Int(inside.y)) == 1)
        #expect(drawing.coverage(Int(outside.x), Int(outside.y)) == 0)
      }
      let polygon = try card(scale) { canvas in
        canvas.polygon(
          [
            rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
            Point(x: rect.minX, y: rect.maxY),
          ], .white)
      }
      #expect(abs(polygon.area - area(corners)) < Self.areaShare * area(corners))
    }

    /// Straight interpolation over the whole card would put the squares up to ten pixels wrong.
    @Test("a picture's squares lie where their middles project to") func pictureIsForeshortened() throws {
      let squares = 10
      let picture = Picture(
        width: 100, height: 100,
        pixels: (0..<10_000).map { index in
          let (column, row) = (index % 100 / 10, index / 100 / 10)
          return (column + row) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000
        })
      let drawing = try card {
        $0.picture(picture, in: Rect(center: Self.middle, size: Size(width: 100, height: 100)))
      }
      for row in 1..<squares - 1 {
        for column in 1..<squares - 1 {
          let seen = try place(Double(column) * 10 - 45, Double(row) * 10 - 45)
          let coverage = drawing.coverage(Int(seen.x), Int(seen.y))
          #expect((coverage > 0.5) == ((column + row) % 2 == 0), "\(column) \(row): \(coverage)")
        }
      }
    }

    @Test("lines, discs and text follow the projected plane") func linesDiscsAndTextFollowThePlane() throws {
      let line = try card {
        $0.line(
          from: Self.middle + Vector(dx: -40, dy: -30), to: Self.middle + Vector(dx: 40, dy: -30), width: 3,
          .white)
      }
      for x in [-35.0, 0, 35] {
        let seen = try place(x, -30)
        #expect(line.coverage(Int(seen.x), Int(seen.y)) > 0.9)
      }
      let disc = try card { $0.disc(Self.middle + Vector(dx: 30, dy: 0), radius: 15, .white) }
      let (left, right) = (try place(15, 0), try place(45, 0))
      let extent = try #require(disc.extent)
      #expect(
        abs(Double(extent.left) - left.x) <= Self.extent && abs(Double(extent.right) - right.x) <= Self.extent
      )
      let text = try card {
        $0.text("HHHH", at: Self.middle, Font(size: 24), .white, alignment: .center)
      }
      let words = try #require(text.extent)
      // The near side of the word is wider than the far one.
      #expect(Self.middle.x - Double(words.left) > 1.15 * (Double(words.right) - Self.middle.x))
    }

    @Test("an identity projection changes no pixel, and nested projections add up")
    func identityAndNesting() throws {
      let rect = Rect(x: 20, y: 30, width: 60, height: 40)
      let flat = try Drawing(width: 200, height: 160) { $0.fill(rect, radius: 8, .white) }
      let same = try Drawing(width: 200, height: 160) { canvas in
        canvas.projected(.identity, around: Self.middle) { canvas.fill(rect, radius: 8, .white) }
      }
      #expect(try flat.stage.pixelBytes() == same.stage.pixelBytes())
      let twice = try Drawing(width: 200, height: 160) { canvas in
        canvas.projected(Transform3D(x: 10, y: 0, z: 0), around: Self.middle) {
          canvas.projected(Transform3D(x: 5, y: 7, z: 0), around: .zero) { canvas.fill(rect, .white) }
        }
      }
      let seen = try #require(twice.extent)
      #expect((34...36).contains(seen.left) && (36...38).contains(seen.top))
      #expect(abs(twice.area - 2400) < Self.flatArea)
    }
  }
}
