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

  @Test("a new size of the layer lays the view out, and a new place does not")
  func layerSize() {
    let view = Framed(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layoutIfNeeded()
    view.layer.position = CGPoint(x: 10, y: 10)
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.layer.bounds.size.width = 200
    view.layoutIfNeeded()
    #expect(view.layouts == 2 && view.stripe.frame.width == 200)
    view.layer.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    view.layoutIfNeeded()
    #expect(view.layouts == 3 && view.stripe.frame.width == 300)
  }

  @Test("constraints follow a new size of the layer")
  func constraints() {
    let (view, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalTo: view.widthAnchor),
      inner.heightAnchor.constraint(equalTo: view.heightAnchor),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    view.layoutIfNeeded()
    view.layer.bounds.size.width = 200
    view.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
  }
}
