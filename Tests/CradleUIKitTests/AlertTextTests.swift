import CradleUIKit
import Testing

/// The title and the message of an alert.
struct AlertTextTests {
  @Test("an alert shows a title and a message that are set while it is shown")
  func changes() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let root = UIViewController()
    window.rootViewController = root
    let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Stop", style: .cancel))
    root.present(alert, animated: false)
    window.advance(by: 0)
    func labels(_ view: UIView) -> [UILabel] {
      if let label = view as? UILabel { return view.isHidden ? [] : [label] }
      return view is UIButton ? [] : view.subviews.flatMap { labels($0) }
    }
    func texts() -> [String] { labels(alert.view).map { $0.text ?? "" } }
    #expect(texts() == ["Wait"])
    (alert.title, alert.message) = ("Done", "Nothing is left.")
    window.advance(by: 0)
    #expect(texts() == ["Done", "Nothing is left."])
    let heights = labels(alert.view).map(\.bounds.height)
    let areShown = heights.allSatisfy { $0 > 0 }
    #expect(areShown, "\(heights)")
    alert.title = nil
    window.advance(by: 0)
    #expect(texts() == ["Nothing is left."])
  }
}
