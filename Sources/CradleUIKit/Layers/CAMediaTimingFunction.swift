// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CradleGeometry
import CradlePhysics

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
  private let curve: CubicEase

  /// Makes a function of its inner control points; x is clamped to 0 … 1, where the curve is a function.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicEase(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
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
    let all = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    precondition(
      all.indices.contains(idx), "CAMediaTimingFunction.getControlPoint: the index is 0 … 3, not \(idx)")
    (ptr[0], ptr[1]) = (Float(all[idx].0), Float(all[idx].1))
  }

  /// Returns the progress at a fraction of the time, 0 … 1.
  func value(at time: Double) -> Double { curve.progress(at: time) }
}
