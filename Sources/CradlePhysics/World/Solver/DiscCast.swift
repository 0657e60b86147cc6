import CradleGeometry

/// The time at which a moving disc first touches a point, a segment or a disc.
///
///     line: |n·(p − a)| falls to ρ;   corner or disc: |p + t·d − q| = R, the earlier root of a quadratic
///
///     t = (|o|² − R²)/(−o·d + √(R²·|d|² − (o×d)²))        o = p − q
enum DiscCast {
  /// The fraction of the displacement `d` at which a disc of radius `radius` about `p` hits the point `q`.
  static func point(_ p: Vector, _ d: Vector, _ q: Vector, _ radius: Double) -> Double? {
    let offset = p - q
    let a = d.lengthSquared
    let b = offset.dot(d)
    let c = offset.lengthSquared - radius * radius
    guard b < 0, c > 0, a > 0 else { return nil }
    // The same as b² − a·c, which loses a long ray's few points of distance in its rounding.
    let across = offset.cross(d)
    let discriminant = radius * radius * a - across * across
    guard discriminant >= 0 else { return nil }
    let time = c / (-b + discriminant.squareRoot())
    return time <= 1 ? time : nil
  }

  /// The share of its distance, at most of a point, that a disc which already touches is kept from a segment or
  /// circle, so that it starts apart from it. Any value from 0.025 to 0.1 does: heaps, pulls and towers keep their
  /// bits, and as many of 20 squeezes and 20 hands pass (`Distributions`).
  static let clearance = 0.05

  /// The same for the segment from `from` to `to`. A disc that already overlaps is shrunk until it does not.
  static func segment(_ p: Vector, _ d: Vector, _ from: Vector, _ to: Vector, _ radius: Double) -> Double? {
    let edge = to - from
    let length = edge.length
    guard length > 0 else { return nil }
    let along = edge / length
    let offset = p - from
    let place = offset.dot(along)
    let outside = place < 0 ? -place : max(place - length, 0)
    let height = along.cross(offset)
    let distance = (height * height + outside * outside).squareRoot()
    let shrunk = min(radius, distance - Self.clearance * min(distance, 1))
    guard shrunk > 0 else { return nil }
    let climb = along.cross(d)
    if height * climb < 0, abs(height) > shrunk {
      let time = (abs(height) - shrunk) / abs(climb)
      if time <= 1 {
        let met = place + along.dot(d) * time
        if met >= 0 && met <= length { return time }
      }
    }
    let atStart = point(p, d, from, shrunk)
    let atEnd = point(p, d, to, shrunk)
    guard let first = atStart, let last = atEnd else { return atStart ?? atEnd }
    return min(first, last)
  }
}
