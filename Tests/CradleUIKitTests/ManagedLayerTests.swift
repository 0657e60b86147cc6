import Foundation
import Testing

@testable import CradleUIKit

/// Properties that a layer keeps by name, as the plugin writes them, while they are animated.
@Suite("Managed properties of a layer")
struct ManagedLayerTests {
  private final class Chart: CALayer {
    /// One object for every change.
    let shared = CABasicAnimation(keyPath: "level")
    var values: [CGFloat] {
      get { managedValue(forKey: "values") }
      set { setManagedValue(newValue, forKey: "values") }
    }
    var tint: UIColor {
      get { managedValue(forKey: "tint") }
      set { setManagedValue(newValue, forKey: "tint") }
    }
    var level: CGFloat {
      get { managedValue(forKey: "level") }
      set { setManagedValue(newValue, forKey: "level") }
    }
    /// The name of a property that another class of layers has.
    var lineWidth: CGFloat {
      get { managedValue(forKey: "lineWidth") }
      set { setManagedValue(newValue, forKey: "lineWidth") }
    }
    override func action(forKey event: String) -> (any CAAction)? {
      if event == "level" { return shared }
      guard ["values", "tint", "lineWidth"].contains(event) else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.duration = 1
      return animation
    }
    override class func defaultValue(forKey key: String) -> Any? { key == "level" ? 0 : nil }
  }

  @Test("a list is interpolated, and keeps its type")
  func list() throws {
    let chart = Chart()
    chart.values = [0, 10]
    chart.values = [10, 20]
    let values = try #require(chart.presentation()).values
    #expect(values.count == 2 && values[0] <= 10 && values[1] <= 20)
  }

  @Test("a first value needs no old one")
  func first() {
    let chart = Chart()
    chart.tint = .red
    #expect(chart.tint == .red)
  }

  @Test("an action that a layer returns for every change stays as it is")
  func shared() throws {
    let chart = Chart()
    chart.level = 10
    chart.level = 20
    #expect(chart.shared.fromValue == nil)
  }

  @Test("a whole number as the default is interpolated in fractions")
  func fractions() throws {
    let chart = Chart()
    chart.setValue(LayerValue.numbers([0.25]).converted(toTypeOf: 0), forKey: "level")
    #expect(chart.level == 0.25)
  }

  @Test("a name that another class of layers has is kept")
  func otherName() throws {
    let chart = Chart()
    chart.lineWidth = 4
    #expect(chart.lineWidth == 4 && chart.value(forKey: "lineWidth") as? CGFloat == 4)
    let plain = CALayer()
    plain.setValue(CGPoint(x: 1, y: 2), forKey: "startPoint")
    #expect(plain.value(forKey: "startPoint") as? CGPoint == CGPoint(x: 1, y: 2))
  }

  @Test("a presentation calls no setter that a class overrides")
  func setters() throws {
    final class Ring: CALayer {
      nonisolated(unsafe) static var changes = 0
      override var backgroundColor: CGColor? { didSet { Self.changes += 1 } }
    }
    let ring = Ring()
    ring.backgroundColor = UIColor.red.cgColor
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
    ring.add(fade, forKey: nil)
    let before = Ring.changes
    #expect(ring.presentation()?.backgroundColor == UIColor.red.cgColor)
    #expect(Ring.changes == before)
  }
}
