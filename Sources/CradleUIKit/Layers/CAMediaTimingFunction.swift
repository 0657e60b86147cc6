// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CradleGeometry

/// The timing of an animation.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the function.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At a constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The default of the system's animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A function from the fraction of the time to the progress: a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// The inner control points, as x and y of the first and of the second.
  private let controls: (x1: Double, y1: Double, x2: Double, y2: Double)

  /// Makes a function of its inner control points; x is clamped to 0 … 1, where the curve is a function.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controls = (Double(c1x.clamped(to: 0...1)), Double(c1y), Double(c2x.clamped(to: 0...1)), Double(c2y))
  }
  init(_ point1: CGPoint, _ point2: CGPoint) {
    func held(_ x: CGFloat) -> Double { Double(x.clamped(to: 0...1)) }
    controls = (held(point1.x), Double(point1.y), held(point2.x), Double(point2.y))
  }
  /// Makes the function of a name, with Core Animation's documented control points; an unknown name is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }
  /// Writes the control point of an index, 0 … 3, as x and y; other indexes trap.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [(0, 0), (controls.x1, controls.y1), (controls.x2, controls.y2), (1, 1)]
    precondition(
      all.indices.contains(idx), "CAMediaTimingFunction.getControlPoint: the index is 0 … 3, not \(idx)")
    (ptr[0], ptr[1]) = (Float(all[idx].0), Float(all[idx].1))
  }

  /// Returns the progress at a fraction of the time, 0 … 1.
  func value(at time: Double) -> Double {
    guard time > 0, time < 1 else { return time <= 0 ? 0 : 1 }
    // x rises with the curve's own parameter, so halving the interval finds it to the last bit of 2⁻⁴⁸.
    let (low, high) = Double.bisect(from: 0, to: 1, halvings: 48) {
      Self.bezier($0, controls.x1, controls.x2) < time
    }
    return Self.bezier((low + high) / 2, controls.y1, controls.y2)
  }
  private static func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }
}
