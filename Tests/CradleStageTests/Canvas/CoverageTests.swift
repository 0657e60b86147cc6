import CradleGeometry
import TestSupport
import Testing

@testable import CradleStage

/// The rasteriser of the software renderer alone, in memory.
@Suite struct CoverageTests {
  /// Pixels of a grey that white ink is drawn on.
  private final class Paper {
    let width: Int
    let height: Int
    private var pixels: [UInt32]

    init(width: Int = 64, height: Int = 48, ground: UInt32 = 0xFF00_0000) {
      (self.width, self.height) = (width, height)
      pixels = Array(repeating: ground, count: width * height)
    }

    func fill(_ outlines: [[Point]], _ color: Color = .white, in clip: PixelRect? = nil) {
      var coverage = Coverage()
      let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
      pixels.withUnsafeMutableBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        let target = PixelTarget(base: base, pitch: 4 * bounds.width, bounds: bounds)
        coverage.fill(outlines, color, in: clip ?? bounds, on: target)
        // Nothing of the last outlines may be left for the next.
        coverage.fill([[]], color, in: bounds, on: target)
      }
    }

    subscript(x: Int, y: Int) -> Double { Double(pixels[y * width + x] & 0xFF) / 255 }
    var sum: Double { pixels.reduce(0) { $0 + Double($1 & 0xFF) / 255 } }
    /// How many pixels are partly covered: each rounds by at most half of a 255th.
    var edgeCount: Int { pixels.count { (1..<255).contains($0 & 0xFF) } }
    var all: [UInt32] { pixels }
  }

  private func star(_ random: inout SeededRandom) -> [Point] {
    let center = Point(x: random.double(in: 20...44), y: random.double(in: 18...30))
    let count = random.int(in: 3..<20)
    return (0..<count).map { index in
      let angle = 2 * .pi * (Double(index) + random.double(in: 0...0.9)) / Double(count)
      return center + Vector(angle: angle, length: random.double(in: 0.5...17))
    }
  }

  /// The shoelace formula, pt².
  private func area(_ points: [Point]) -> Double {
    points.indices.reduce(0) { sum, index in
      sum + 0.5 * (points[index] - .zero).cross(points[(index + 1) % points.count] - .zero)
    }
  }

  @Test("the covered share of all pixels adds up to the area of 500 random polygons, in both directions")
  func area() {
    var random = SeededRandom(seed: 1)
    for number in 0..<500 {
      let points = star(&random)
      let paper = Paper()
      paper.fill([number.isMultiple(of: 2) ? points : points.reversed()])
      let rounding = 0.5 / 255 * Double(paper.edgeCount) + 1e-3
      #expect(paper.sum.isWithin(rounding, of: abs(area(points))), "polygon \(number)")
    }
  }

  @Test("a rectangle covers each pixel by the product of the covered parts of its sides")
  func rectangle() {
    var random = SeededRandom(seed: 2)
    for _ in 0..<200 {
      let rect = Rect(
        x: random.double(in: -10...50), y: random.double(in: -10...40), width: random.double(in: 0.01...30),
        height: random.double(in: 0.01...30))
      let paper = Paper()
      paper.fill([
        [
          rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
          Point(x: rect.minX, y: rect.maxY),
        ]
      ])
      func share(_ low: Double, _ high: Double, _ pixel: Int) -> Double {
        max(0, min(high, Double(pixel + 1)) - max(low, Double(pixel)))
      }
      var worst = 0.0
      for y in 0..<paper.height {
        for x in 0..<paper.width {
          let exact = share(rect.minX, rect.maxX, x) * share(rect.minY, rect.maxY, y)
          worst = max(worst, abs(paper[x, y] - exact))
        }
      }
      // Less than a 512th is not drawn, or drawn whole.
      #expect(worst <= 1 / 255.0, "\(rect)")
    }
  }

  @Test("a hole is cut by an outline in the other direction, and two overlapping ones cover no more than one")
  func holesAndOverlaps() {
    let outer = [Point(x: 4, y: 4), Point(x: 40, y: 4), Point(x: 40, y: 40), Point(x: 4, y: 40)]
    let inner = outer.map { Point(x: 12 + ($0.x - 4) / 2, y: 12 + ($0.y - 4) / 2) }
    let (ring, twice) = (Paper(), Paper())
    ring.fill([outer, inner.reversed()])
    #expect(ring[20, 20] == 0 && ring[5, 5] == 1 && ring.sum == 36 * 36 - 18 * 18)
    twice.fill([outer, inner])
    #expect(twice[20, 20] == 1 && twice.sum == 36 * 36)
  }

  @Test("a drawing in the two halves of a clip equals the drawing in the whole")
  func clips() {
    var random = SeededRandom(seed: 3)
    for number in 0..<200 {
      let points = star(&random)
      let split = random.int(in: 1..<47)
      let isUpright = random.bool()
      let (whole, halves) = (Paper(), Paper())
      whole.fill([points])
      let (a, b) =
        isUpright
        ? (
          PixelRect(x: 0, y: 0, width: split, height: 48),
          PixelRect(x: split, y: 0, width: 64 - split, height: 48)
        )
        : (
          PixelRect(x: 0, y: 0, width: 64, height: split),
          PixelRect(x: 0, y: split, width: 64, height: 48 - split)
        )
      halves.fill([points], in: a)
      halves.fill([points], in: b)
      // Sums in single precision that begin elsewhere round otherwise.
      let worst = zip(whole.all, halves.all).map { abs(Int($0 & 0xFF) - Int($1 & 0xFF)) }.max() ?? 0
      #expect(worst <= 1, "polygon \(number)")
    }
  }

  @Test("outlines far outside, or without area, draw nothing and nothing else is lost")
  func outside() {
    let paper = Paper()
    paper.fill([[Point(x: 1e7, y: 1e7), Point(x: 2e7, y: 1e7), Point(x: 1e7, y: 2e7)]])
    for far in [1e20, 1e300] {
      // Thinner than a pixel wherever the paper is.
      paper.fill([[Point(x: -far, y: 19), Point(x: 30, y: 20), Point(x: -far, y: 21)]])
    }
    paper.fill([[Point(x: 3, y: 3), Point(x: 30, y: 30)], [Point(x: 5, y: 5)], []])
    #expect(paper.sum <= 1)
    paper.fill([
      [Point(x: -1e5, y: -1e5), Point(x: 1e5, y: -1e5), Point(x: 1e5, y: 1e5), Point(x: -1e5, y: 1e5)]
    ])
    #expect(paper.sum == 64 * 48)
  }

  @Test("ink is blended as the rounded mean of colour and ground, for every alpha")
  func blending() {
    var random = SeededRandom(seed: 4)
    for alpha in UInt32(0)...255 {
      let color = Color(hex: UInt32(random.int(in: 0..<0x100_0000)))
      let ground = 0xFF00_0000 | UInt32(random.int(in: 0..<0x100_0000))
      let ink = Ink(color)
      let mixed = ink.blended(over: ground, alpha)
      for shift in [0, 8, 16, 24] as [UInt32] {
        let (own, other) = (Double(ink.pixel >> shift & 0xFF), Double(ground >> shift & 0xFF))
        let exact = (own * Double(alpha) + other * Double(255 - alpha)) / 255
        #expect(Double(mixed >> shift & 0xFF).isWithin(0.5 + Tolerance.closedForm, of: exact))
      }
    }
  }
}
