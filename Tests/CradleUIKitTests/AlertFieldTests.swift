import CradleUIKit
import Testing

/// The fields of an alert.
struct AlertFieldTests {
  @Test("the first field of an alert is edited once the alert has appeared")
  func first() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (controller, alert) = (
      UIViewController(), UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    )
    for _ in 0..<2 { alert.addTextField() }
    window.rootViewController = controller
    window.advance(by: 0)
    controller.present(alert, animated: false)
    window.advance(by: 0)
    window.insertText("a")
    #expect(alert.textFields?.first?.text == "a" && alert.textFields?.last?.text?.isEmpty == true)
  }
}
