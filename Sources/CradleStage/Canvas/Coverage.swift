import CradleGeometry

/// The share of each pixel that lies inside closed outlines: the exact area.
///
///     c(i) = Σ d·(G(i + 1) − G(i)),   G(u) = the mean of max(0, u − x) along a piece of an edge
///
/// In each row, an edge adds its height d in that row, positive downwards, to the coverage c of all pixels to its
/// right. The rows store the difference of c from the previous pixel, so that an edge touches only the pixels that it
/// crosses; a running sum gives c. Where outlines of the same direction overlap, c exceeds 1 and is clamped to 1; an
/// outline in the other direction cuts a hole.
struct Coverage {
  /// The differences of all rows; zero between two drawings.
  private var differences: [Float] = []

  /// Fills the inside of closed outlines, in pixels, where it lies in a clip.
  mutating func fill(_ outlines: [[Point]], _ color: Color, in clip: PixelRect, on target: PixelTarget) {
    let area = PixelRect(around: outlines.joined()).intersection(clip).intersection(target.bounds)
    guard !area.isEmpty else { return }
    let count = area.width * area.height
    if differences.count < count { differences = Array(repeating: 0, count: count) }
    differences.withUnsafeMutableBufferPointer { differences in
      guard let base = differences.baseAddress else { return }
      let rows = CoverageRows(base: base, area: area)
      for outline in outlines {
        for index in outline.indices {
          let next = outline[index + 1 < outline.count ? index + 1 : 0]
          rows.add(Self.near(outline[index]), Self.near(next))
        }
      }
      rows.paint(Ink(color), on: target)
    }
  }

  /// The farthest place, in pixels, as for whole pixels: beyond it, rounding would lose the differences of G.
  private static let farthest = 1e6

  private static func near(_ point: Point) -> Point {
    Point(x: point.x.clamped(to: -farthest...farthest), y: point.y.clamped(to: -farthest...farthest))
  }
}

/// The differences of an area's rows.
private struct CoverageRows {
  let base: UnsafeMutablePointer<Float>
  let area: PixelRect

  /// Coverage below this, or nearer than this to 1, is invisible in 8 bits.
  private static let invisible: Float = 1 / 512

  /// Adds an edge's pieces in all rows.
  func add(_ from: Point, _ to: Point) {
    guard from.y != to.y else { return }
    let isDown = to.y > from.y
    let (upper, lower) = isDown ? (from, to) : (to, from)
    let (x, top) = (upper.x - Double(area.x), upper.y - Double(area.y))
    let bottom = lower.y - Double(area.y)
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let first = max(top, 0)
    let last = min(bottom, Double(area.height))
    guard first < last else { return }
    for row in Int(first)..<Int(last.rounded(.up)) {
      let (start, end) = (max(first, Double(row)), min(last, Double(row + 1)))
      let (a, b) = (x + (start - top) * slope, x + (end - top) * slope)
      add(min(a, b), max(a, b), height: isDown ? end - start : start - end, to: base + row * area.width)
    }
  }

  /// Adds a piece of an edge that spans low to high in a row.
  private func add(
    _ low: Double, _ high: Double, height: Double, to row: UnsafeMutablePointer<Float>
  ) {
    guard low < Double(area.width) else { return }
    guard high > 0 else {
      row[0] += Float(height)
      return
    }
    let scale = high - low > 1e-6 ? 0.5 / (high - low) : 0
    func mean(_ u: Double) -> Double {
      if u >= high { return u - 0.5 * (low + high) }
      return u > low ? (u - low) * (u - low) * scale : 0
    }
    let start = low > 0 ? Int(low) : 0
    let end = high < Double(area.width - 1) ? Int(high) + 1 : area.width - 1
    var before = 0.0
    var reached = mean(Double(start))
    for column in start...end {
      let next = mean(Double(column + 1))
      row[column] += Float(height * (next - reached - before))
      (before, reached) = (next - reached, next)
    }
  }

  /// Blends the colour into the pixels, and clears the differences.
  func paint(_ ink: Ink, on target: PixelTarget) {
    let alpha = Float(ink.alpha)
    for y in 0..<area.height {
      let row = base + y * area.width
      let pixels = target.row(area.y + y) + area.x
      var (sum, x): (Float, Int) = (0, 0)
      while x < area.width {
        sum += row[x]
        row[x] = 0
        let covered = abs(sum)
        // Up to the next difference the coverage is the same: most pixels are far from every edge.
        if covered < Self.invisible {
          repeat { x += 1 } while x < area.width && row[x] == 0
        } else if covered > 1 - Self.invisible, ink.alpha == 255 {
          repeat {
            pixels[x] = ink.pixel
            x += 1
          } while x < area.width && row[x] == 0
        } else {
          pixels[x] = ink.blended(over: pixels[x], UInt32(min(covered, 1) * alpha + 0.5))
          x += 1
        }
      }
    }
  }
}

/// A colour that is blended into pixels of 8 bits a component.
struct Ink {
  /// 0xFFRRGGBB.
  let pixel: UInt32
  /// 0…255.
  let alpha: UInt32

  init(_ color: Color) {
    let (red, green, blue, alpha) = color.bytes
    pixel = 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    self.alpha = UInt32(alpha)
  }

  /// The pixel over another, with an alpha of 0…255:
  ///
  ///     c ← (α·c + (255 − α)·c₀) / 255, rounded, for two components at a time
  func blended(over ground: UInt32, _ alpha: UInt32) -> UInt32 {
    let pair: UInt32 = 0x00FF_00FF
    func blend(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
      let sum = source * alpha + backdrop * (255 - alpha) + 0x0080_0080
      return (sum + (sum >> 8 & pair)) >> 8 & pair
    }
    return blend(pixel & pair, ground & pair) | blend(pixel >> 8 & pair, ground >> 8 & pair) << 8
  }
}

/// Pixels in memory, 0xAARRGGBB, that a software renderer draws on; valid until it draws again.
struct PixelTarget {
  let base: UnsafeMutableRawPointer
  /// Bytes from one row to the next.
  let pitch: Int
  let bounds: PixelRect

  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (base + y * pitch).assumingMemoryBound(to: UInt32.self)
  }
}
