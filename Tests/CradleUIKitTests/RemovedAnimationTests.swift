import CradleUIKit
import Testing

/// Animations of views whose layers' animations are removed.
struct RemovedAnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let boxes = [UIView(), UIView()]

  init() { for box in boxes { window.addSubview(box) } }

  @Test("the completion is called at once as unfinished, and only then")
  func completion() {
    var ends: [Bool] = []
    let box = boxes[0]
    UIView.animate(withDuration: 1, animations: { box.alpha = 0.5 }, completion: { ends.append($0) })
    window.advance(by: 0.5)
    box.layer.removeAllAnimations()
    #expect(ends == [false] && box.layer.presentation()?.opacity == 0.5)
    window.advance(by: 1)
    #expect(ends == [false])
  }

  @Test("an animation that the completion adds to the layer stays")
  func addedAtEnd() {
    let box = boxes[0]
    UIView.animate(
      withDuration: 1, animations: { box.alpha = 0.5 },
      completion: { _ in
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
        box.layer.add(fade, forKey: "fade")
      })
    box.layer.removeAllAnimations()
    #expect(box.layer.animationKeys() == ["fade"])
  }

  @Test("an animation of two layers goes on with the other one, and ends as unfinished")
  func twoLayers() {
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 1, animations: { for box in boxes { box.center.x = 100 } },
      completion: { ends.append($0) })
    window.advance(by: 0.5)
    boxes[0].layer.removeAllAnimations()
    #expect(ends.isEmpty && (boxes[1].layer.presentation()?.position.x ?? 100) < 100)
    window.advance(by: 0.5)
    #expect(ends == [false])
  }

  @Test("an endless animation ends once another one has replaced it")
  func replaced() {
    var ends: [Bool] = []
    let box = boxes[0]
    UIView.animate(
      withDuration: 1, delay: 0, options: .repeat, animations: { box.center.x = 100 },
      completion: { ends.append($0) })
    window.advance(by: 0.5)
    UIView.animate(withDuration: 0.1) { box.center.x = 20 }
    window.advance(by: 0.2)
    window.advance(by: 0.2)
    #expect(ends == [false] && box.layer.presentation()?.position.x == 20)
  }
}
