import CradleGeometry

/// A shape's coverage, computed once and then cut, stretched and tinted.
///
/// The coverage is `EdgeCoverage` of the distance to the outline.
///
/// `detail` is the number of texels per pixel. It is large, so that a mesh can place the shape between pixels
/// and at any angle even where texels are not filtered, as in SDL's software renderer.
struct Mask: Hashable {
  enum Shape: Hashable {
    /// A disc. As a nine-slice it draws every rounded rectangle and every line with round ends.
    case disc
    /// The rim of a disc, this many pixels wide.
    case ring(width: Double)
    /// A corner of 90° with straight edges.
    case box
    /// Light and shade on a metal ball.
    case ball
    /// The bright spot on a metal ball.
    case highlight
    /// The transition across one straight edge: opaque inside, to the right.
    case ramp
  }

  /// Empty pixels around the shape.
  static let padding = 3.0
  /// The number of the padding's pixels that a mesh shows. The others are reserve for its corners, which move
  /// to whole pixels and may show more.
  static let margin = 2.0

  let shape: Shape
  /// The shape's radius in pixels.
  let radius: Double
  /// Texels per pixel.
  let detail: Double
  /// The whole mask's side in texels.
  var side: Int { Int((2 * (radius + Mask.padding) * detail).rounded(.up)) }

  /// The mask for a shape of a radius in pixels, with as much detail as a texture of moderate size holds. Radii share
  /// masks in steps of a fifth of an octave, so that a growing disc does not make a texture in each frame; the edge is
  /// then up to a tenth softer or harder than a pixel.
  static func detailed(_ shape: Shape, radius: Double) -> Mask {
    let step = OctaveSteps.index(of: radius.clamped(to: 0.5...128))
    let bucket = OctaveSteps.value(at: step)
    let detail = (240 / (bucket + padding)).rounded(.down).clamped(to: 2...16)
    return Mask(shape: shape, radius: bucket, detail: detail)
  }

  /// Half of the mask's side in pixels: the distance from its edge to the shape's middle.
  var reach: Double { radius + Mask.padding }

  /// The mask, with the coverage at every texel's top left corner. A pixel's middle falls there when a shape
  /// lies on whole pixels, so that the nearest texel is the exact one.
  func bitmap() -> Bitmap {
    let middle = reach * detail
    func distance(_ x: Double, _ y: Double) -> Double {
      ((x - middle) * (x - middle) + (y - middle) * (y - middle)).squareRoot() / detail
    }
    func inside(_ x: Double, _ y: Double, inset: Double = 0) -> Double {
      EdgeCoverage.inside(distance(x, y) - radius + inset)
    }
    func between(_ x: Double) -> Double { EdgeCoverage.inside(abs(x - middle) / detail - radius) }
    switch shape {
    case .disc: return whiteSquare { inside($0, $1) }
    case .ring(let width): return whiteSquare { inside($0, $1) - inside($0, $1, inset: width) }
    case .box: return whiteSquare { between($0) * between($1) }
    case .ball, .highlight:
      let light = BallLight()
      return Bitmap(width: side, height: side) { (x: Double, y: Double) -> UInt32 in
        let (x, y) = (x - 0.5, y - 0.5)
        let (u, v) = ((x - middle) / detail / radius, (y - middle) / detail / radius)
        let coverage = inside(x, y)
        return shape == .ball ? light.shade(u, v, coverage) : light.highlight(u, v, coverage)
      }
    case .ramp:
      return Bitmap(width: Int(Mask.rampLength * detail), height: 1) { x, _ in
        EdgeCoverage.inside(Mask.rampOutside - (x - 0.5) / detail)
      }
    }
  }

  private func whiteSquare(_ coverage: (Double, Double) -> Double) -> Bitmap {
    Bitmap(width: side, height: side) { coverage($0 - 0.5, $1 - 0.5) }
  }

  /// The pixels outside the edge that a ramp covers.
  static let rampOutside = 8.0
  /// The whole ramp's length in pixels.
  static let rampLength = 128.0
}
