/// The priority of fitting one dimension of a view, with UIKit's values.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority, 1 … 1000; `required` is 1000.
  public var rawValue: Float
  /// Makes a priority, 1 … 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority, 1 … 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// 1000: the dimension must fit.
  public static let required = UILayoutPriority(1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the dimension follows the content.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
