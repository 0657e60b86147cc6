/// A shape's coverage, computed once and then cut, stretched and tinted.
///
///     coverage = clamp(½ − s)      s: signed distance to the outline in pixels, negative inside
///
/// `detail` is how many texels make a pixel. One is for shapes that lie on whole pixels. More lets a mesh place the
/// shape between pixels and at any angle even where texels are not filtered, as in SDL's software renderer.
struct Mask: Hashable {
  enum Shape: Hashable {
    /// A disc, which cut in nine is every rounded rectangle and every round-ended line.
    case disc
    /// The rim of a disc, this many pixels wide.
    case ring(width: Double)
    /// A corner of 90° with straight edges.
    case box
    /// Light and shade on a metal ball.
    case ball
    /// The bright spot on a metal ball.
    case gleam
    /// The way across one straight edge: opaque inside, to the right.
    case ramp
  }

  /// Empty pixels around the shape, so that outlines moved to whole pixels still lie outside of it.
  static let padding = 3.0

  let shape: Shape
  /// The shape's radius in pixels.
  let radius: Double
  /// Texels a pixel.
  let detail: Double
  /// Empty pixels around the shape.
  let padding: Double

  /// The whole mask's side in texels.
  var side: Int { Int((2 * (radius + padding) * detail).rounded(.up)) }

  /// Half of the mask's side in pixels: the distance from its edge to the shape's middle.
  var reach: Double { radius + padding }

  func bitmap() -> Bitmap {
    let middle = reach * detail
    func distance(_ x: Double, _ y: Double) -> Double {
      ((x - middle) * (x - middle) + (y - middle) * (y - middle)).squareRoot() / detail
    }
    switch shape {
    case .disc:
      return Bitmap(width: side, height: side) { 0.5 - (distance($0, $1) - radius) }
    case .ring(let width):
      return Bitmap(width: side, height: side) { x, y in
        let outer = min(max(0.5 - (distance(x, y) - radius), 0), 1)
        let inner = min(max(0.5 - (distance(x, y) - radius + width), 0), 1)
        return outer - inner
      }
    case .box:
      return Bitmap(width: side, height: side) { x, y in
        let across = min(max(0.5 - (abs(x - middle) / detail - radius), 0), 1)
        let along = min(max(0.5 - (abs(y - middle) / detail - radius), 0), 1)
        return across * along
      }
    case .ball, .gleam:
      let light = BallLight()
      return Bitmap(width: side, height: side) { (x: Double, y: Double) -> UInt32 in
        let (u, v) = ((x - middle) / detail / radius, (y - middle) / detail / radius)
        let coverage = min(max(0.5 - (distance(x, y) - radius), 0), 1)
        return shape == .ball ? light.shade(u, v, coverage) : light.gleam(u, v, coverage)
      }
    case .ramp:
      return Bitmap(width: Int(Mask.rampLength * detail), height: 1) { x, _ in
        x / detail - Mask.rampOutside + 0.5
      }
    }
  }

  /// The pixels outside the edge that a ramp covers.
  static let rampOutside = 8.0
  /// The whole ramp's length in pixels.
  static let rampLength = 128.0
}
