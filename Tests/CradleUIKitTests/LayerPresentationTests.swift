import Foundation
import TestSupport
import Testing

@testable import CradleUIKit

/// What a presentation has of its layer.
@Suite struct LayerPresentationTests {
  /// A value of each property that no layer has from the start, by the property's name.
  nonisolated(unsafe) private static let values: [String: (CALayer) -> Void] = {
    var values: [String: (CALayer) -> Void] = [:]
    func set<Layer: CALayer, Value>(
      _ name: String, _ path: ReferenceWritableKeyPath<Layer, Value>, _ value: Value
    ) {
      values[name] = { ($0 as? Layer)?[keyPath: path] = value }
    }
    let colour = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).cgColor
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
    let (rect, turn) = (
      CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4), CATransform3DMakeRotation(1, 0, 0, 1)
    )
    set("bounds", \CALayer.bounds, CGRect(x: 1, y: 2, width: 3, height: 4))
    set("position", \CALayer.position, CGPoint(x: 5, y: 6))
    set("anchorPoint", \CALayer.anchorPoint, CGPoint(x: 0, y: 1))
    set("anchorPointZ", \CALayer.anchorPointZ, 22)
    set("zPosition", \CALayer.zPosition, 7)
    set("transform", \CALayer.transform, turn)
    set("sublayerTransform", \CALayer.sublayerTransform, turn)
    set("opacity", \CALayer.opacity, 0.5)
    set("isHidden", \CALayer.isHidden, true)
    set("cornerRadius", \CALayer.cornerRadius, 8)
    set("masksToBounds", \CALayer.masksToBounds, true)
    set("backgroundColor", \CALayer.backgroundColor, colour)
    set("borderWidth", \CALayer.borderWidth, 9)
    set("borderColor", \CALayer.borderColor, colour)
    set("shadowColor", \CALayer.shadowColor, colour)
    set("shadowOpacity", \CALayer.shadowOpacity, 0.6)
    set("shadowOffset", \CALayer.shadowOffset, CGSize(width: 10, height: 11))
    set("shadowRadius", \CALayer.shadowRadius, 12)
    set("shadowPath", \CALayer.shadowPath, path)
    set("shouldRasterize", \CALayer.shouldRasterize, true)
    set("rasterizationScale", \CALayer.rasterizationScale, 2)
    set("contentsScale", \CALayer.contentsScale, 3)
    set("isDoubleSided", \CALayer.isDoubleSided, false)
    set("mask", \CALayer.mask, CALayer())
    set("contents", \CALayer.contents, "picture")
    set("contentsGravity", \CALayer.contentsGravity, .center)
    set("contentsRect", \CALayer.contentsRect, rect)
    set("maskedCorners", \CALayer.maskedCorners, .layerMaxXMaxYCorner)
    set("cornerCurve", \CALayer.cornerCurve, .continuous)
    set("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing, true)
    set("speed", \CALayer.speed, 2)
    set("timeOffset", \CALayer.timeOffset, 13)
    set("beginTime", \CALayer.beginTime, 14)
    set("isOpaque", \CALayer.isOpaque, true)
    set("delegate", \CALayer.delegate, delegate)
    set("allowsGroupOpacity", \CALayer.allowsGroupOpacity, false)
    set("drawsAsynchronously", \CALayer.drawsAsynchronously, true)
    set("minificationFilter", \CALayer.minificationFilter, .nearest)
    set("magnificationFilter", \CALayer.magnificationFilter, .trilinear)
    set("minificationFilterBias", \CALayer.minificationFilterBias, 0.7)
    set("contentsCenter", \CALayer.contentsCenter, rect)
    set("needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange, true)
    set("filters", \CALayer.filters, ["blur"])
    set("compositingFilter", \CALayer.compositingFilter, "multiply")
    set("edgeAntialiasingMask", \CALayer.edgeAntialiasingMask, .layerTopEdge)
    set("customValues", \CALayer.customValues, ["own": 15])
    set("name", \CALayer.name, "layer")
    set("actions", \CALayer.actions, ["position": NSNull()])
    set("path", \CAShapeLayer.path, path)
    set("fillColor", \CAShapeLayer.fillColor, colour)
    set("strokeColor", \CAShapeLayer.strokeColor, colour)
    set("lineWidth", \CAShapeLayer.lineWidth, 16)
    set("strokeStart", \CAShapeLayer.strokeStart, 0.1)
    set("strokeEnd", \CAShapeLayer.strokeEnd, 0.9)
    set("lineCap", \CAShapeLayer.lineCap, .round)
    set("lineJoin", \CAShapeLayer.lineJoin, .bevel)
    set("fillRule", \CAShapeLayer.fillRule, .evenOdd)
    set("lineDashPattern", \CAShapeLayer.lineDashPattern, [1, 2])
    set("lineDashPhase", \CAShapeLayer.lineDashPhase, 17)
    set("miterLimit", \CAShapeLayer.miterLimit, 18)
    set("colors", \CAGradientLayer.colors, [colour])
    set("locations", \CAGradientLayer.locations, [0.5])
    set("type", \CAGradientLayer.type, .radial)
    set("startPoint", \CAGradientLayer.startPoint, CGPoint(x: 1, y: 1))
    set("endPoint", \CAGradientLayer.endPoint, CGPoint(x: 0, y: 0))
    set("string", \CATextLayer.string, "text")
    set("font", \CATextLayer.font, "Helvetica")
    set("fontSize", \CATextLayer.fontSize, 19)
    set("foregroundColor", \CATextLayer.foregroundColor, colour)
    set("isWrapped", \CATextLayer.isWrapped, true)
    set("alignmentMode", \CATextLayer.alignmentMode, .center)
    set("truncationMode", \CATextLayer.truncationMode, .middle)
    set("instanceCount", \CAReplicatorLayer.instanceCount, 20)
    set("instanceDelay", \CAReplicatorLayer.instanceDelay, 21)
    set("instanceTransform", \CAReplicatorLayer.instanceTransform, turn)
    set("instanceColor", \CAReplicatorLayer.instanceColor, colour)
    set("instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset, 0.8)
    set("preservesDepth", \CAReplicatorLayer.preservesDepth, true)
    return values
  }()
  private final class Delegate: CALayerDelegate {}
  nonisolated(unsafe) private static let delegate = Delegate()
  /// What ties a layer to its tree and its animations, which a presentation has none of or takes in its own way.
  private static let ties: Set = [
    "sublayerList", "superlayer", "view", "presented", "presenter", "animations", "origin",
    "$__lazy_storage_$_associations",
  ]

  /// The stored properties of a layer and what they hold, in words.
  private func properties(of layer: CALayer) -> [String: String] {
    var (found, mirror) = ([String: String](), Mirror(reflecting: layer) as Mirror?)
    while let each = mirror, each.subjectType != AnimatedObject.self {
      for child in each.children {
        guard let label = child.label, !Self.ties.contains(label) else { continue }
        found[label] = (child.value as? CGColor)?.components.map { "\($0)" } ?? "\(child.value)"
      }
      mirror = each.superclassMirror
    }
    return found
  }

  @Test("a presentation has every property of its layer, of every class, and is another object")
  func complete() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/CradleUIKit/Layers")
    let sources = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let declared = try sources.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: #/open class (CA\w*Layer): /#).map {
        String($0.1)
      }
    }
    let kinds: [CALayer.Type] = [
      CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CATextLayer.self, CAReplicatorLayer.self,
      CATransformLayer.self,
    ]
    #expect(Set(declared) == Set(kinds.map { "\($0)" }))
    for kind in kinds {
      let (layer, plain) = (kind.made(), properties(of: kind.made()))
      for name in plain.keys {
        Self.values[name]?(layer)
        #expect(properties(of: layer)[name] != plain[name], "\(kind).\(name) has no other value in this test")
      }
      let copy = layer.presentation()
      #expect(
        copy !== layer && copy.map { type(of: $0) == kind } == true && copy?.model() === layer, "\(kind)")
      guard let copy else { continue }
      let (own, shown) = (properties(of: layer), properties(of: copy))
      for (name, value) in own where shown[name] != value {
        Issue.record("\(kind).\(name) is \(shown[name] ?? "nothing") in a presentation, not \(value)")
      }
    }
  }

  /// A layer of an app's own, with a property that Core Animation keeps.
  private final class Gauge: CAGradientLayer {
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

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let gauge = Gauge()
  init() { window.layer.addSublayer(gauge) }
  private var shown: Gauge { gauge.presentation() ?? gauge }

  @Test("an animated presentation of an app's class keeps its superclass's values, and none is made at rest")
  func ownClass() {
    gauge.startPoint = CGPoint(x: 0.25, y: 0.75)
    gauge.unit = "kg"
    let before = Gauge.copies
    #expect(gauge.presentation() === gauge && Gauge.copies == before)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
    gauge.add(fade, forKey: nil)
    window.advance(by: 0.5)
    let copy = shown
    #expect(copy !== gauge && copy.startPoint == CGPoint(x: 0.25, y: 0.75) && copy.unit == "kg")
    #expect(copy.opacity == 0.5 && Gauge.copies == before + 1)
  }

  @Test(
    "a managed property is shown between its old value and its new one: numbers, points, rectangles and colours"
  )
  func managed() {
    gauge.level = 10
    window.advance(by: 0.25)
    #expect(gauge.level == 10 && shown.level == 2.5)
    gauge.place = CGPoint(x: 40, y: 80)
    gauge.area = CGRect(x: 0, y: 4, width: 8, height: 12)
    gauge.tint = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    window.advance(by: 0.5)
    #expect(shown.level == 7.5 && shown.place == CGPoint(x: 20, y: 40))
    #expect(shown.area == CGRect(x: 0, y: 2, width: 4, height: 6) && gauge.place == CGPoint(x: 40, y: 80))
    // On its way it starts again from what is shown.
    gauge.level = 0
    #expect(shown.level == 7.5)
    window.advance(by: 0.5)
    #expect(shown.level == 3.75 && shown.place == gauge.place)
    gauge.tint = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    window.advance(by: 0.25)
    #expect(shown.tint == UIColor(red: 0.75, green: 0.25, blue: 0, alpha: 1))
    window.advance(by: 2)
    #expect(gauge.animationKeys() == nil && shown === gauge)
  }

  @Test("an animation of a key that the app set by name is shown as a value of that kind")
  func byName() {
    let animation = CABasicAnimation(keyPath: "share")
    (animation.fromValue, animation.toValue, animation.duration) = (0, NSNumber(value: 4), 1)
    gauge.add(animation, forKey: "share")
    window.advance(by: 0.5)
    #expect((shown.value(forKey: "share") as? NSNumber)?.doubleValue == 2)
    let keys = CAKeyframeAnimation(keyPath: "level")
    (keys.values, keys.duration) = ([0, 6, 3], 1)
    gauge.add(keys, forKey: "level")
    window.advance(by: 0.25)
    #expect(shown.level == 3 && gauge.level == 0)
  }

  @Test("lists of places and of colours, points and matrices of layers are shown between their values")
  func gradients() {
    func animate(_ keyPath: String, _ from: Any, _ to: Any) {
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
      gauge.add(animation, forKey: keyPath)
    }
    let (black, red) = (
      UIColor(red: 0, green: 0, blue: 0, alpha: 1), UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    )
    gauge.locations = [0, 1]
    animate("locations", [-1, -0.5], [1, 1.5])
    animate("colors", [black.cgColor, red.cgColor], [red.cgColor, red.cgColor])
    animate("startPoint", NSValue(cgPoint: .zero), CGPoint(x: 1, y: 0.5))
    animate("sublayerTransform", CATransform3DIdentity, CATransform3DMakeTranslation(8, 0, 4))
    window.advance(by: 0.5)
    #expect(shown.locations == [0, 0.5] && gauge.locations == [0, 1])
    let half = UIColor(red: 0.5, green: 0, blue: 0, alpha: 1).cgColor
    #expect(shown.colors as? [CGColor] == [half, red.cgColor] && gauge.colors == nil)
    #expect(shown.startPoint == CGPoint(x: 0.5, y: 0.25))
    #expect(shown.sublayerTransform.m41 == 4 && shown.sublayerTransform.m43 == 2)
    #expect(gauge.value(forKeyPath: "locations") as? [NSNumber] == [0, 1])
  }

  @Test("a layer keeps a managed reference weakly")
  func reference() {
    var view: UIView? = UIView()
    gauge.setManagedReference(view, forKey: "owner")
    #expect(gauge.managedReference(forKey: "owner") === view)
    view = nil
    #expect((gauge.managedReference(forKey: "owner") as UIView?) == nil)
  }

  private func fade(_ layer: CALayer, _ seconds: Double = 1) {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, seconds)
    layer.add(fade, forKey: "fade")
  }

  @Test(
    "animations follow their layer's speed, pause, go on where they were, and can be moved by the layer's time"
  )
  func time() {
    let inner = CALayer()
    gauge.addSublayer(inner)
    fade(gauge)
    fade(inner, 4)
    func shownInner() -> Float { inner.presentation()?.opacity ?? -1 }
    inner.speed = 2
    // The change of speed moves the animation to another time, as it began by the old one.
    inner.timeOffset -= inner.convertTime(CACurrentMediaTime(), from: nil) - CACurrentMediaTime()
    window.advance(by: 0.25)
    #expect(shown.opacity == 0.25 && abs(shownInner() - 0.125) < Tolerance.opacity)
    // As Apple shows how to pause a layer and to let it go on.
    let pause = gauge.convertTime(CACurrentMediaTime(), from: nil)
    gauge.speed = 0
    gauge.timeOffset = pause
    window.advance(by: 1)
    #expect(abs(shown.opacity - 0.25) < Tolerance.opacity && abs(shownInner() - 0.125) < Tolerance.opacity)
    #expect(abs(gauge.convertTime(CACurrentMediaTime(), from: nil) - pause) < Tolerance.closedForm)
    gauge.speed = 1
    gauge.timeOffset = 0
    gauge.beginTime = gauge.convertTime(CACurrentMediaTime(), from: nil) - pause
    window.advance(by: 0.5)
    #expect(abs(shown.opacity - 0.75) < Tolerance.opacity && abs(shownInner() - 0.375) < Tolerance.opacity)
    #expect(abs(inner.convertTime(inner.convertTime(5, to: nil), from: nil) - 5) < Tolerance.closedForm)
    let moved = CALayer()
    window.layer.addSublayer(moved)
    moved.speed = 0
    fade(moved)
    for part in [0.25, 0.75, 0.5] {
      moved.timeOffset = part
      window.advance(by: 1)
      #expect(moved.presentation()?.opacity == Float(part))
    }
  }

  @Test("an animation that is added again goes on from its beginning in time")
  func addedAgain() {
    window.advance(by: 0.5)
    fade(gauge)
    window.advance(by: 0.25)
    let copy = gauge.animation(forKey: "fade")
    gauge.removeAnimation(forKey: "fade")
    window.advance(by: 0.25)
    #expect(shown.opacity == 1)
    if let copy { gauge.add(copy, forKey: "fade") }
    #expect(abs(shown.opacity - 0.5) < Tolerance.opacity)
  }

  @Test("a transaction without actions sets managed properties at once")
  func withoutActions() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gauge.level = 3
    CATransaction.begin()
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    CATransaction.commit()
    #expect(gauge.animationKeys() == nil && shown.level == 3 && !CATransaction.disableActions())
    CATransaction.setDisableActions(true)
    gauge.level = 4
    #expect(gauge.animationKeys() == nil)
    window.advance(by: 0)
    gauge.level = 5
    #expect(gauge.animationKeys() == ["level"])
  }
}
