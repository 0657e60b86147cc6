import CradleUIKit
import Testing

/// Constraints of the app's own class.
struct ConstraintSubclassTests {
  private final class Named: NSLayoutConstraint {
    var label: String? {
      get { identifier }
      set { identifier = newValue }
    }
  }

  @Test("a subclass inherits the initializers")
  func subclass() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(box)
    let width = Named(
      item: box, attribute: .width, relatedBy: .equal, toItem: window, attribute: .width, multiplier: 0.5,
      constant: -10)
    width.label = "half"
    NSLayoutConstraint.activate([
      width, box.heightAnchor.constraint(equalToConstant: 20),
      box.topAnchor.constraint(equalTo: window.topAnchor),
      box.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 150, height: 20) && width.identifier == "half")
    #expect(width.multiplier == 0.5 && width.constant == -10 && width.secondItem === window)
    #expect(Named().label == nil)
  }
}
