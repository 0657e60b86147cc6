// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// An animation over several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in their order.
  open var values: [Any]?
  /// A path of points, which replaces `values`; its corners count as values here.
  open var path: CGPath?
  /// The time of each value, 0 … 1; nil for even times. Discrete values last from their time to the next one,
  /// or to the end, and for equal shares without times.
  open var keyTimes: [NSNumber]?
  /// The timing functions between each two values; nil for linear timing.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between two values: `discrete` keeps the first one, and all other modes are linear here.
  open var calculationMode = CAAnimationCalculationMode.linear

  override func makeCopy() -> CAAnimation {
    let copy = copied(CAKeyframeAnimation(keyPath: keyPath))
    (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
    (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
    return copy
  }
  override func value(at part: Double, current: LayerValue) -> LayerValue? {
    let points = path?.corners.map { LayerValue.numbers([Double($0.x), Double($0.y)]) }
    let all = points ?? (values ?? []).compactMap { LayerValue($0) }
    guard all.count > 1 else { return all.first }
    // A discrete value needs a share of the time, also the last one; other values lie at the shares' ends.
    let shares = Double(calculationMode == .discrete ? all.count : all.count - 1)
    let times = keyTimes?.map(\.doubleValue) ?? all.indices.map { Double($0) / shares }
    guard times.count >= all.count else { return all.first }
    let index = max(0, (times.prefix(all.count).lastIndex { $0 <= part }) ?? 0)
    guard index + 1 < all.count, calculationMode != .discrete else { return all[min(index, all.count - 1)] }
    let duration = times[index + 1] - times[index]
    var progress = duration > 0 ? (part - times[index]) / duration : 1
    if let functions = timingFunctions, functions.indices.contains(index) {
      progress = functions[index].value(at: progress)
    }
    return all[index].interpolated(to: all[index + 1], progress)
  }
}

/// The interpolation between two values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the mode.
  public let rawValue: String
  /// Makes a mode of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Linear.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// None: the first value is kept.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear, at a constant speed; here as `linear`.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along smooth curves; here as `linear`.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}
