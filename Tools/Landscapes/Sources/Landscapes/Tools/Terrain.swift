/// A landscape of heights seen by a level camera, drawn column by column from near to far.
///
/// X goes right, Y up, Z away. A level camera keeps plumb lines plumb, so each column of the picture shows one line of
/// the ground, and whatever rises above all nearer ground on it is seen (as in the game Comanche, 1992):
///
///     row(z) = horizon − focal·(height(dx·z, z) − eye)/z,   dx = (x − middle)/focal
struct Terrain {
  /// The eye's height.
  var eye: Double
  /// The horizon's distance from the top, in picture heights.
  var horizon: Double
  /// The picture heights that one unit at distance one takes.
  var focal = 1.2
  /// The nearest and the farthest ground.
  var reach: ClosedRange<Double>
  /// The direction to the sun, of length one.
  var sun: SIMD3<Double>
  /// The step from one sample of the ground to the next, as a share of the distance.
  var step = 0.004
  /// The ground's height.
  var height: (_ x: Double, _ z: Double) -> Double

  /// A visible place on the ground.
  struct Ground {
    let x: Double
    let y: Double
    let z: Double
    /// The normal of the slope, of length one.
    let normal: SIMD3<Double>
    /// The share of the sun's light: 0 in shadow, else the cosine of the angle to the normal.
    let sunlight: Double
  }

  /// Paints the ground over what is there.
  func paint(on painting: inout Painting, shade: (Ground) -> Tint) {
    let size = Double(painting.rows)
    for column in 0..<painting.columns {
      let dx = ((Double(column) + 0.5) / size - painting.aspect / 2) / focal
      var (top, z) = (painting.rows, reach.lowerBound)
      var (lastRow, lastZ) = (size * 4, z)
      while z < reach.upperBound, top > 0 {
        let row = (horizon - focal * (height(dx * z, z) - eye) / z) * size
        let first = max(floorToInt(row + 0.5), 0)
        if first < top {
          for y in first..<top {
            let share = clamp((lastRow - Double(y) - 0.5) / max(lastRow - row, 1e-9))
            let distance = lastZ + (z - lastZ) * share
            painting[column, y] = shade(ground(dx * distance, distance))
          }
          top = first
        }
        (lastRow, lastZ) = (row, z)
        z *= 1 + step
      }
    }
  }

  /// The place of a point of the world in the picture, and the picture heights of one unit there.
  func place(_ x: Double, _ y: Double, _ z: Double, aspect: Double) -> (x: Double, y: Double, scale: Double) {
    (aspect / 2 + focal * x / z, horizon - focal * (y - eye) / z, focal / z)
  }

  /// Whether no nearer ground hides a point.
  func sees(_ x: Double, _ y: Double, _ z: Double) -> Bool {
    stride(from: 0.02, to: 1, by: 0.02).allSatisfy { share in
      share * z < reach.lowerBound || height(x * share, z * share) < eye + (y - eye) * share
    }
  }

  private func ground(_ x: Double, _ z: Double) -> Ground {
    let e = z * 0.0015
    let y = height(x, z)
    let slope = SIMD3(height(x - e, z) - height(x + e, z), 2 * e, height(x, z - e) - height(x, z + e))
    let normal = slope.unit
    let facing = max((normal * sun).sum(), 0)
    return Ground(x: x, y: y, z: z, normal: normal, sunlight: facing > 0 ? facing * openness(x, y, z) : 0)
  }

  /// The visible share of the sun, 0…1; edges of far shadows are softer.
  private func openness(_ x: Double, _ y: Double, _ z: Double) -> Double {
    var (open, way) = (1.0, z * 0.006)
    for _ in 0..<26 {
      let above = y + sun.y * way - height(x + sun.x * way, z + sun.z * way)
      open = min(open, 0.5 + 9 * above / way)
      if open <= 0 { return 0 }
      way *= 1.24
    }
    return ease(0, 1, open)
  }
}

extension SIMD3 where Scalar == Double {
  /// The same direction, length one; zero stays zero.
  var unit: Self {
    let length = (self * self).sum().squareRoot()
    return length > 0 ? self / length : self
  }
}
