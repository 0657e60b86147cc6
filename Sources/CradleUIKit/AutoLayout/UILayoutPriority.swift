/// The priority of a constraint, with UIKit's values.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority, 1 … 1000; `required` is 1000.
  public var rawValue: Float
  /// Makes a priority, 1 … 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority, 1 … 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// 1000: the constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: the default of a content's compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a dragged split view resizes its scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a dragged split view does not resize its scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the default of a content's hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the size follows the content.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a priority that is higher by a number.
  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }
  /// Returns a priority that is lower by a number.
  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }
}

extension UILayoutPriority {
  /// The solver's priority; nil if required.
  var solverPriority: Double? { rawValue >= 1000 ? nil : Double(rawValue) }
  /// A content's size is never required: it would contradict the sizes of screens.
  var contentPriority: Double { min(Double(rawValue), 999.999) }
}
