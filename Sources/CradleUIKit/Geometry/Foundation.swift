// As with UIKit, an import also provides CGFloat, CGRect, IndexPath, NSObject and the queues' constants.
@_exported import Dispatch
@_exported import Foundation

extension NSObject {
  /// The class's name, as Objective-C's classes describe themselves; apps use it as a reuse identifier.
  public class func description() -> String { String(reflecting: self) }
}
