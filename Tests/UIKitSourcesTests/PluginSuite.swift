import CradleUIKit
import Testing

@testable import UIKitSamples

/// Helpers for the suites of the plugin's samples.
protocol PluginSuite {}

extension PluginSuite {
  /// Closed forms on coordinates of a few hundred points.
  static var rounding: Double { 1e-9 }

  func board(_ delegate: CardBoardDelegate) -> (window: UIWindow, controller: CardBoardController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = CardBoardController()
    controller.delegate = delegate
    window.rootViewController = controller
    return (window, controller)
  }

  func drag(_ window: UIWindow, from point: CGPoint, by way: CGFloat, at start: TimeInterval) {
    window.touchDown(at: point, time: start)
    for step in 1...10 {
      let place = CGPoint(x: point.x + way * CGFloat(step) / 10, y: point.y)
      window.touchMove(to: place, time: start + Double(step) / 60)
    }
    window.touchUp(time: start + 0.2)
  }
}
