import Foundation
import TestSupport
import Testing

@testable import CradleUIKit

/// The properties that a presentation copies from its layer.
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
  /// Properties that connect a layer to its tree and its animations; a presentation does not copy them.
  private static let ties: Set = [
    "sublayerList", "superlayer", "view", "masked", "animated", "presenter", "animations", "origin",
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
}
