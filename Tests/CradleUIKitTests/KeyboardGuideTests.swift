import CradleUIKit
import Testing

/// The guide of a keyboard that is never shown.
struct KeyboardGuideTests {
  private final class Screen: UIView {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0) }
  }

  @Test(
    "a field above the keyboard is above the safe area's bottom, or at the view's", arguments: [true, false])
  func field(usesSafeArea: Bool) {
    let view = Screen(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    view.keyboardLayoutGuide.usesBottomSafeArea = usesSafeArea
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: view.keyboardLayoutGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: view.keyboardLayoutGuide.trailingAnchor),
      field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      field.heightAnchor.constraint(equalToConstant: 44),
    ])
    view.layoutIfNeeded()
    let bottom: CGFloat = usesSafeArea ? 466 : 500
    #expect(field.frame == CGRect(x: 0, y: bottom - 44, width: 300, height: 44))
    #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: bottom, width: 300, height: 500 - bottom))
    view.frame.size.height = 400
    view.layoutIfNeeded()
    #expect(field.frame.maxY == bottom - 100)
  }
}
