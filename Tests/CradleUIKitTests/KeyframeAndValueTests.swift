import CradleUIKit
import TestSupport
import Testing

/// Keyframes, literals, texts and paths.
@Suite struct KeyframeAndValueTests {
  private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

  @Test("each keyframe runs in its own part of the animation, and the views are at their ends at once")
  func keyframes() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(box)
    var ends: [Bool] = []
    UIView.animateKeyframes(
      withDuration: 1, delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x = 105 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 5 }
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { box.alpha = 0 }
      }, completion: { ends.append($0) })
    #expect(box.center.x == 5 && box.alpha == 0)
    var places: [CGFloat] = []
    for _ in 0..<4 {
      root.advance(by: 0.25)
      places.append(shown(box).position.x)
    }
    #expect(zip(places, [55, 105, 55, 5]).allSatisfy { abs($0 - $1) < Tolerance.closedForm }, "\(places)")
    #expect(ends == [true])
  }

  @Test(
    "properties of one view follow their own keyframes, and a keyframe without an animation applies at once")
  func tracks() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(box)
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.y = 50 }
    #expect(shown(box).position.y == 50)
    UIView.animateKeyframes(withDuration: 2, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { box.center.x = 205 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.alpha = 0 }
    }
    root.advance(by: 1)
    #expect(abs(shown(box).position.x - 105) < Tolerance.closedForm && shown(box).opacity == 1)
    root.advance(by: 0.5)
    #expect(abs(shown(box).opacity - 0.5) < Tolerance.opacity)
  }

  @Test("colour and image literals are UIKit's, with and without a type")
  func literals() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(color.cgColor.components == [1, 0.5, 0, 0.25])
    let image: UIImage = #imageLiteral(resourceName: "star")
    #expect(image.name == "star" && UIImage().size == .zero)
  }

  @Test("a text is measured in its font, and breaks at a width with that option")
  func texts() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let text = String(repeating: "a", count: 20)
    #expect(text.size(withAttributes: attributes) == CGSize(width: 200, height: 24))
    let size = CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude)
    let lines = text.boundingRect(
      with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(lines.size == CGSize(width: 80, height: 72))
    #expect(text.boundingRect(with: size, attributes: attributes, context: nil).width == 200)
  }

  @Test("a label has a text or an attributed one, and measures it in its own font")
  func labels() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    #expect(label.text == "ab" && label.intrinsicContentSize == CGSize(width: 40, height: 48))
    label.text = "cd"
    #expect(
      label.attributedText?.string == "cd" && label.intrinsicContentSize == CGSize(width: 17, height: 21))
    (label.numberOfLines, label.text) = (0, String(repeating: "a", count: 20))
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize == CGSize(width: 100, height: 42))
  }

  @Test("a path takes the points of a layer's path")
  func paths() {
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).cgPath
    let path = UIBezierPath()
    if let points = shape.path { path.cgPath = points }
    #expect(path.contains(CGPoint(x: 15, y: 15)) && !path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("the system's greys and fillings have UIKit's values, and a symbol keeps its name")
  func systemColors() {
    #expect(UIColor.systemGray6 == UIColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1))
    #expect(UIColor.quaternarySystemFill.cgColor.alpha == 0.08)
    #expect(UIImage(systemName: "star")?.name == "star")
  }

  @Test("a dimension of the app's own is made in an extension, as a class method that returns Self")
  func dimensions() {
    #expect(NSCollectionLayoutDimension.half().dimension == 0.5)
    #expect(NSCollectionLayoutSpacing.wide().spacing == 20)
  }

  @Test("a blur view holds its effect, and its content fills it")
  func blur() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect((view.effect as? UIBlurEffect)?.style == .dark && view.contentView.frame == view.bounds)
  }
}

extension NSCollectionLayoutDimension {
  fileprivate static func half() -> Self { .fractionalWidth(0.5) }
}

extension NSCollectionLayoutSpacing {
  fileprivate static func wide() -> Self { .fixed(20) }
}
