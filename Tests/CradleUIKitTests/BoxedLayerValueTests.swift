import CradleUIKit
import Testing

/// Values of layers by name, in boxes.
struct BoxedLayerValueTests {
  @Test("a layer's size and its shadow's offset are boxed as sizes, and the colours of a shape are its own")
  func layer() {
    let layer = CAShapeLayer()
    layer.bounds.size = CGSize(width: 30, height: 40)
    layer.shadowOffset = CGSize(width: 3, height: 4)
    layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    layer.strokeColor = UIColor.red.cgColor
    let boxes = ["bounds.size", "shadowOffset", "contentsCenter"].map {
      layer.value(forKeyPath: $0) as? NSValue
    }
    #expect(boxes[0]?.cgSizeValue == layer.bounds.size && boxes[1]?.cgSizeValue == layer.shadowOffset)
    #expect(boxes[2]?.cgRectValue == layer.contentsCenter)
    #expect(layer.value(forKey: "strokeColor") as? CGColor == layer.strokeColor)
  }

  @Test("a box of another kind of value is zero")
  func otherKinds() {
    let (point, size) = (NSValue(cgPoint: CGPoint(x: 1, y: 2)), NSValue(cgSize: CGSize(width: 1, height: 2)))
    #expect(point.cgSizeValue == .zero && point.cgRectValue == .zero && size.cgPointValue == .zero)
    #expect(size.cgVectorValue == .zero && NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue.dy == 2)
    #expect(NSValue(uiEdgeInsets: .zero).cgRectValue == .zero)
  }
}
