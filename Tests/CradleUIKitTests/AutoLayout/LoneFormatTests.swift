import CradleUIKit
import Testing

/// Visual formats of a single view, with an alignment.
struct LoneFormatTests {
  @Test("a single view may have an alignment along the format's own direction, which changes nothing")
  func alignment() {
    let (window, view) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    for (format, options) in [
      ("H:|-20-[view]-30-|", NSLayoutConstraint.FormatOptions.alignAllCenterX), ("V:|[view]|", .alignAllTop),
    ] {
      let constraints = NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: nil, views: ["view": view])
      #expect(constraints.count == 2)
      window.addConstraints(constraints)
    }
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 0, width: 250, height: 400))
  }
}
