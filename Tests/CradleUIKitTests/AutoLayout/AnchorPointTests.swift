import CradleUIKit
import Testing

/// Views that Auto Layout places and whose layers have an anchor point elsewhere than in the middle.
struct AnchorPointTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("constraints place the center, where the anchor point is, so that the frame is displaced")
  func center() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    window.addSubview(view)
    let top = view.topAnchor.constraint(equalTo: window.topAnchor, constant: 8)
    NSLayoutConstraint.activate([
      top, view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 60),
    ])
    window.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 60, y: 38))
    #expect(view.frame == CGRect(x: 10, y: -22, width: 100, height: 60))
    // Half of the height puts it where it would be without the anchor point.
    top.constant += 30
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 8, width: 100, height: 60))
  }

  @Test("a view that follows its mask stays, and others are placed beside the rectangle about its center")
  func mask() {
    let (hinged, beside) = (UIView(), UIView())
    hinged.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    hinged.frame = CGRect(x: 100, y: 20, width: 40, height: 10)
    beside.translatesAutoresizingMaskIntoConstraints = false
    for each in [hinged, beside] { window.addSubview(each) }
    NSLayoutConstraint.activate([
      beside.leadingAnchor.constraint(equalTo: hinged.trailingAnchor),
      beside.topAnchor.constraint(equalTo: hinged.topAnchor),
      beside.widthAnchor.constraint(equalTo: hinged.widthAnchor),
      beside.heightAnchor.constraint(equalToConstant: 5),
    ])
    window.layoutIfNeeded()
    #expect(hinged.frame == CGRect(x: 100, y: 20, width: 40, height: 10))
    #expect(beside.frame == CGRect(x: 120, y: 20, width: 40, height: 5))
  }
}
