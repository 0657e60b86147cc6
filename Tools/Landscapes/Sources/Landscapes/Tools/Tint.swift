/// Light as red, green and blue, linear: 1 is the paper's white, and lights may be brighter.
typealias Tint = SIMD3<Double>

extension SIMD3 where Scalar == Double {
  /// A colour as designers write it, 0xRRGGBB in sRGB.
  ///
  ///     linear ≈ s·(s·(0.3053·s + 0.6822) + 0.0125), within 0.002 of sRGB's curve
  init(hex: UInt32) {
    func linear(_ shift: UInt32) -> Double {
      let s = Double(hex >> shift & 0xFF) / 255
      return s * (s * (0.305306011 * s + 0.682171111) + 0.012522878)
    }
    self.init(linear(16), linear(8), linear(0))
  }

  /// The luminance, by the eye's weights for the three primaries.
  var luminance: Double { 0.2126 * x + 0.7152 * y + 0.0722 * z }
}

/// From one colour to another; `t` is brought to 0…1.
func mix(_ a: Tint, _ b: Tint, _ t: Double) -> Tint {
  a + (b - a) * clamp(t)
}

/// From one number to another; `t` is brought to 0…1.
func mix(_ a: Double, _ b: Double, _ t: Double) -> Double {
  a + (b - a) * clamp(t)
}

/// The nearest number in 0…1.
func clamp(_ x: Double) -> Double { min(max(x, 0), 1) }

/// 0 before `low`, 1 after `high`, and a smooth way between: 3t² − 2t³. With `low` > `high` it falls.
func ease(_ low: Double, _ high: Double, _ x: Double) -> Double {
  let t = clamp((x - low) / (high - low))
  return t * t * (3 - 2 * t)
}

/// e⁻ˣ for x ≥ 0 without the C library, so that every machine paints the same bits.
///
///     e⁻ˣ = (1 + y + y²/2 + y³/6 + y⁴/24)¹⁶ with y = −x/16 for x < 16, within 10⁻³; 0 beyond
func decay(_ x: Double) -> Double {
  guard x < 16 else { return 0 }
  let y = -max(x, 0) / 16
  let root = 1 + y * (1 + y / 2 * (1 + y / 3 * (1 + y / 4)))
  let second = root * root
  let fourth = second * second
  let eighth = fourth * fourth
  return eighth * eighth
}

/// Colours along a line, smooth between neighbours.
struct Ramp {
  private let stops: [(place: Double, tint: Tint)]

  /// Stops in ascending places; at least one.
  init(_ first: (Double, UInt32), _ others: (Double, UInt32)...) {
    stops = ([first] + others).map { ($0.0, Tint(hex: $0.1)) }
  }

  /// The colour at a place; beyond the ends, that of the end.
  subscript(_ place: Double) -> Tint {
    var before = stops[0]
    for stop in stops {
      if place < stop.place {
        return mix(before.tint, stop.tint, ease(before.place, stop.place, place))
      }
      before = stop
    }
    return before.tint
  }
}
