/// How much a side's fit matters; the numbers are UIKit's.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// 1 … 1000.
  public var rawValue: Float
  /// Makes a priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It has to.
  public static let required = UILayoutPriority(1000)
  /// Very much.
  public static let defaultHigh = UILayoutPriority(750)
  /// Little.
  public static let defaultLow = UILayoutPriority(250)
  /// As the content has it.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
