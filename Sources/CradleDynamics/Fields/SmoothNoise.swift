import CradleGeometry

/// Smooth noise in the plane and in time, the same on every machine: random vectors at the corners of a grid of unit
/// cubes, blended by 6t⁵ − 15t⁴ + 10t³ (the fade of Perlin, Improving Noise, 2002).
enum SmoothNoise {
  /// A vector with components of −1…1 at a place of the grid.
  static func value(x: Double, y: Double, time: Double) -> Vector {
    guard abs(x) < 1e15, abs(y) < 1e15, abs(time) < 1e15 else { return .zero }
    let (i, u) = split(x)
    let (j, v) = split(y)
    let (k, w) = split(time)
    func corner(_ a: Int, _ b: Int, _ c: Int) -> Vector { random(i + a, j + b, k + c) }
    func mix(_ a: Vector, _ b: Vector, _ t: Double) -> Vector { a + (b - a) * t }
    func face(_ c: Int) -> Vector {
      mix(mix(corner(0, 0, c), corner(1, 0, c), u), mix(corner(0, 1, c), corner(1, 1, c), u), v)
    }
    return mix(face(0), face(1), w)
  }

  private static func split(_ x: Double) -> (cell: Int, blend: Double) {
    let cell = x.rounded(.down)
    let t = x - cell
    return (Int(cell), t * t * t * (t * (t * 6 - 15) + 10))
  }

  /// SplitMix64's mixer over the corner's three numbers.
  private static func random(_ i: Int, _ j: Int, _ k: Int) -> Vector {
    var z = UInt64(bitPattern: Int64(i)) &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ UInt64(bitPattern: Int64(j))) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 29) ^ UInt64(bitPattern: Int64(k))) &* 0x94D0_49BB_1331_11EB
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z ^= z >> 31
    func unit(_ bits: UInt64) -> Double { Double(bits) / Double(UInt32.max) * 2 - 1 }
    return Vector(dx: unit(z >> 32), dy: unit(z & 0xFFFF_FFFF))
  }
}

extension FieldBehavior {
  /// The noise at a place in metres; its grains are 0.25 m across, or up to 4 m when it is smooth. (Ours: nobody measured
  /// UIKit's.)
  func noise(_ place: Vector, _ time: Double) -> Vector {
    let grain = 0.25 + 3.75 * min(max(smoothness, 0), 1)
    return SmoothNoise.value(x: place.dx / grain, y: place.dy / grain, time: time * animationSpeed)
  }
}
