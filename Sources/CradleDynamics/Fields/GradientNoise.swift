import CradleGeometry

/// Smooth gradient noise in the plane and in time, the same on every machine.
///
///     n(p) = Σ w(p − c)·(g(c)·(p − c))        over the eight corners c of the unit cube around p = (x, y, time)
///     w(d) = f(1 − |dₓ|)·f(1 − |d_y|)·f(1 − |d_t|),   f(t) = 6t⁵ − 15t⁴ + 10t³
///
/// f is the fade of Perlin, Improving Noise, 2002. Each corner has two random gradients g, one for each component of the
/// noise. Its mean is zero, and its grains are at most two cubes wide.
enum GradientNoise {
  /// The noise at a point of the grid: components of −1…1, mostly below a quarter.
  static func value(x: Double, y: Double, time: Double) -> Vector {
    guard abs(x) < 1e15, abs(y) < 1e15, abs(time) < 1e15 else { return .zero }
    let (i, u) = cellAndFraction(x)
    let (j, v) = cellAndFraction(y)
    let (k, w) = cellAndFraction(time)
    func cornerValue(_ a: Int, _ b: Int, _ c: Int) -> Vector {
      gradients(i + a, j + b, k + c).dot(u - Double(a), v - Double(b), w - Double(c))
    }
    func interpolated(_ a: Vector, _ b: Vector, _ t: Double) -> Vector { a + (b - a) * t }
    func faceValue(_ c: Int) -> Vector {
      interpolated(
        interpolated(cornerValue(0, 0, c), cornerValue(1, 0, c), fade(u)),
        interpolated(cornerValue(0, 1, c), cornerValue(1, 1, c), fade(u)),
        fade(v))
    }
    return interpolated(faceValue(0), faceValue(1), fade(w))
  }

  private static func cellAndFraction(_ x: Double) -> (cell: Int, fraction: Double) {
    let cell = x.rounded(.down)
    return (Int(cell), x - cell)
  }

  private static func fade(_ t: Double) -> Double { t * t * t * (t * (t * 6 - 15) + 10) }

  /// Two gradients in plane and time, scaled so that the noise stays within ±1: in the middle of a cube, √¾
  /// from each corner, all gradients may point there.
  private struct Gradients {
    var first: (x: Double, y: Double, time: Double)
    var second: (x: Double, y: Double, time: Double)

    func dot(_ x: Double, _ y: Double, _ time: Double) -> Vector {
      Vector(
        dx: first.x * x + first.y * y + first.time * time,
        dy: second.x * x + second.y * y + second.time * time)
    }
  }

  /// Hashes the corner's three indices by SplitMix64's mixer.
  private static func gradients(_ i: Int, _ j: Int, _ k: Int) -> Gradients {
    var z = UInt64(bitPattern: Int64(i)) &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ UInt64(bitPattern: Int64(j))) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 29) ^ UInt64(bitPattern: Int64(k))) &* 0x94D0_49BB_1331_11EB
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z ^= z >> 31
    return Gradients(first: direction(z), second: direction(z >> 30))
  }

  /// Converts thirty bits to a direction; the odd numbers are never zero.
  private static func direction(_ bits: UInt64) -> (x: Double, y: Double, time: Double) {
    func oddNumber(_ shift: UInt64) -> Double { Double(2 * ((bits >> shift) & 1023) + 1) - 1024 }
    let (x, y, time) = (oddNumber(0), oddNumber(10), oddNumber(20))
    let scale = (3 * (x * x + y * y + time * time) / 4).squareRoot()
    return (x / scale, y / scale, time / scale)
  }
}

extension FieldBehavior {
  /// The noise at a point in metres; its grains are 0.25 m across, up to 4 m with full smoothness. (Ours:
  /// UIKit's has not been measured.)
  func noise(_ position: Vector, _ time: Double) -> Vector {
    let grain = 0.25 + 3.75 * smoothness.clamped(to: 0...1)
    // Gradient noise is zero at the grid's corners. The shifts keep round coordinates and times away from
    // them.
    return GradientNoise.value(
      x: position.dx / grain + 0.3819, y: position.dy / grain + 0.2361, time: time * animationSpeed + 0.1459)
  }
}
