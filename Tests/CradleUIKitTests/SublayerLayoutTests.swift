import CradleUIKit
import Testing

/// Sublayers that follow the size of their view.
struct SublayerLayoutTests {
  private final class Framed: UIView {
    final class Layer: CALayer {
      let border = CALayer()
      override func layoutSublayers() {
        super.layoutSublayers()
        border.frame = bounds
      }
    }
    override class var layerClass: AnyClass { Layer.self }
    let stripe = CALayer()
    var layouts = 0
    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      stripe.frame = bounds
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test("a view and its layer place sublayers with each layout of the view")
  func follow() throws {
    let view = Framed(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let border = try #require(view.layer as? Framed.Layer).border
    view.layoutIfNeeded()
    #expect(view.stripe.frame == view.bounds && border.frame == view.bounds && view.layouts == 1)
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(view.stripe.frame.width == 200 && border.frame.width == 200 && view.layouts == 2)
  }
}
