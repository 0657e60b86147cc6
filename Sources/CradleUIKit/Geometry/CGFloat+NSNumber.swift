// Objective-C's numbers hold a `CGFloat` as well as a `Double`; Foundation has the bridge for the others alone.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The result of `as NSNumber`.
  public typealias _ObjectiveCType = NSNumber
  /// The number as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
  /// Reads an object with `as!`.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }
  /// Reads an object with `as?`.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }
  /// Reads an object; 0 for none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
