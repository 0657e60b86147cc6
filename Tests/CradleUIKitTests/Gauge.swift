import Foundation
import TestSupport
import Testing

@testable import CradleUIKit

/// A layer of an app's own, with a property that Core Animation keeps.
final class Gauge: CAGradientLayer {
  static var copies: Int {
    get { Thread.current.threadDictionary["Gauge"] as? Int ?? 0 }
    set { Thread.current.threadDictionary["Gauge"] = newValue }
  }
  var unit = "m"
  var level: CGFloat {
    get { managedValue(forKey: "level") }
    set { setManagedValue(newValue, forKey: "level") }
  }
  var place: CGPoint {
    get { managedValue(forKey: "place") }
    set { setManagedValue(newValue, forKey: "place") }
  }
  var tint: UIColor? {
    get { managedValue(forKey: "tint") }
    set { setManagedValue(newValue, forKey: "tint") }
  }
  var area: CGRect {
    get { managedValue(forKey: "area") }
    set { setManagedValue(newValue, forKey: "area") }
  }
  override init() { super.init() }
  override init(layer: Any) {
    super.init(layer: layer)
    Self.copies += 1
    guard let gauge = layer as? Gauge else { return }
    (unit, level) = (gauge.unit, gauge.level)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func action(forKey event: String) -> (any CAAction)? {
    guard ["level", "place", "tint", "area"].contains(event) else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = 1
    return animation
  }
}
