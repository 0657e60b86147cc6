import CradleUIKit
import TestSupport
import Testing

/// Constraints of views, with frames that follow by arithmetic.
@Suite struct ConstraintTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func added<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? window).addSubview(view)
    return view
  }

  @Test("edges, sizes and centres by anchors")
  func anchors() {
    let (bar, box) = (added(UIView()), added(UIView()))
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      bar.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -20),
      bar.topAnchor.constraint(equalToSystemSpacingBelow: window.topAnchor, multiplier: 2),
      bar.heightAnchor.constraint(equalToConstant: 44),
      box.widthAnchor.constraint(equalTo: bar.widthAnchor, multiplier: 0.5, constant: 10),
      box.heightAnchor.constraint(equalTo: box.widthAnchor),
      box.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      box.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8),
    ])
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 20, y: 16, width: 280, height: 44))
    #expect(box.frame == CGRect(x: 85, y: 68, width: 150, height: 150))

    window.frame.size.width = 400
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 20, y: 16, width: 360, height: 44))
    #expect(box.frame == CGRect(x: 105, y: 68, width: 190, height: 190))
  }

  @Test("the older initialiser, and views in different superviews")
  func items() {
    let group = added(UIView())
    let inner = added(UIView(), to: group)
    group.addConstraint(
      NSLayoutConstraint(
        item: inner, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1,
        constant: 40))
    for (item, attribute, constant) in [
      (group, NSLayoutConstraint.Attribute.left, 30.0), (group, .top, 50), (inner, .bottom, 200),
      (inner, .right, 150),
    ] {
      NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: .equal, toItem: window,
        attribute: attribute == .right ? .left : attribute == .bottom ? .top : attribute, multiplier: 1,
        constant: constant
      ).isActive = true
    }
    inner.topAnchor.constraint(equalTo: group.topAnchor).isActive = true
    #expect(group.constraints.count == 2 && window.constraints.count == 4)
    window.layoutIfNeeded()
    #expect(group.frame.origin == CGPoint(x: 30, y: 50))
    #expect(inner.frame == CGRect(x: 80, y: 0, width: 40, height: 150))
  }

  @Test("a changed constant, a deactivated constraint and a weaker one that then holds")
  func changes() {
    let box = added(UIView())
    let (top, weak) = (
      box.topAnchor.constraint(equalTo: window.topAnchor),
      box.topAnchor.constraint(equalTo: window.centerYAnchor)
    )
    weak.priority = .defaultLow
    NSLayoutConstraint.activate([top, weak])
    window.layoutIfNeeded()
    #expect(box.frame.minY == 0)
    top.constant = 33
    #expect(box.frame.minY == 0, "it moves with the next layout")
    window.layoutIfNeeded()
    #expect(box.frame.minY == 33)
    top.isActive = false
    window.layoutIfNeeded()
    #expect(box.frame.minY == 240)
    top.priority = UILayoutPriority(251)
    top.isActive = true
    window.layoutIfNeeded()
    #expect(box.frame.minY == 33)
  }

  @Test("constraints end with a view's removal, and a view can be constrained again")
  func removal() {
    let box = added(UIView())
    let top = box.topAnchor.constraint(equalTo: window.topAnchor, constant: 9)
    let height = box.heightAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([top, height])
    window.layoutIfNeeded()
    box.removeFromSuperview()
    #expect(!top.isActive && height.isActive, "only those with views outside end")
    window.addSubview(box)
    top.isActive = true
    top.constant = 12
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 12, width: 0, height: 5))
  }

  @Test("an animation of a layout animates the views that constraints move")
  func animation() throws {
    let box = added(UIView())
    let left = box.leftAnchor.constraint(equalTo: window.leftAnchor)
    NSLayoutConstraint.activate([
      left, box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    left.constant = 200
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { window.layoutIfNeeded() }
    #expect(box.frame.minX == 200)
    for (part, time) in [(0.25, 0.25), (0.5, 0.25), (1, 0.5)] {
      window.advance(by: time)
      let shown = try #require(box.layer.presentation())
      #expect(abs(shown.frame.minX - 200 * part) < Tolerance.summed)
    }
  }

  @Test("constraints that contradict each other are named, and the newest gives way until they no longer do")
  func conflict() {
    let box = added(UIView())
    var sentences: [String] = []
    NSLayoutConstraint.onConflict = { sentences.append($0) }
    defer { NSLayoutConstraint.onConflict = nil }
    let (first, second) = (
      box.widthAnchor.constraint(equalToConstant: 100), box.widthAnchor.constraint(equalToConstant: 50)
    )
    (first.identifier, second.identifier) = ("wide", "narrow")
    NSLayoutConstraint.activate([first, second])
    window.layoutIfNeeded()
    #expect(box.frame.width == 100)
    #expect(
      sentences == [
        "Unable to simultaneously satisfy constraints: wide (UIView.width = 100.0); narrow (UIView.width = 50.0). "
          + "Ignoring narrow (UIView.width = 50.0)."
      ])
    first.isActive = false
    window.layoutIfNeeded()
    #expect(box.frame.width == 50 && sentences.count == 1)
  }

  @Test("views with frames of their own keep them, and follow by their masks")
  func frames() {
    let panel = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 100))
    panel.autoresizingMask = .flexibleWidth
    window.addSubview(panel)
    let box = added(UIView(), to: panel)
    NSLayoutConstraint.activate([
      box.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -10),
      box.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 50),
    ])
    window.layoutIfNeeded()
    #expect(box.frame.minX == 40 && box.frame.width == 250)
    window.frame.size.width += 60
    window.layoutIfNeeded()
    #expect(panel.frame.width == 360 && box.frame.width == 310)
    panel.frame.origin.x = 25
    window.layoutIfNeeded()
    #expect(box.frame.minX == 25 && box.frame.maxX == 350)
  }

  @Test("margins, the readable rectangle and guides")
  func guides() {
    window.frame.size.width = 1000
    window.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    let (box, text, gap) = (added(UIView()), added(UIView()), UILayoutGuide())
    window.addLayoutGuide(gap)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: window.layoutMarginsGuide.leadingAnchor),
      NSLayoutConstraint(
        item: box, attribute: .bottom, relatedBy: .equal, toItem: window, attribute: .bottomMargin,
        multiplier: 1,
        constant: 0),
      box.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor),
      box.trailingAnchor.constraint(equalTo: gap.leadingAnchor),
      gap.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      gap.widthAnchor.constraint(equalTo: box.widthAnchor),
      text.leadingAnchor.constraint(equalTo: window.readableContentGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: window.readableContentGuide.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 20, y: 0, width: 490, height: 477))
    #expect(gap.layoutFrame.minX == 510 && gap.layoutFrame.width == 490)
    #expect(text.frame.minX == 20 + (940 - 672) / 2 && text.frame.width == 672)
    window.layoutMargins.left = 100
    window.layoutIfNeeded()
    #expect(box.frame.minX == 100)
  }

  @Test("visual formats")
  func formats() {
    let (icon, title) = (added(UIView()), added(UIView()))
    let views = ["icon": icon, "title": title]
    let metrics = ["gap": 12, "size": 30.0]
    let formats = [
      "H:|-[icon(size)]-gap-[title(>=100,==150@500)]-(>=20)-|", "V:|-7-[icon(==size)]", "V:[title(icon)]",
    ]
    for format in formats {
      window.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: format.hasPrefix("H") ? .alignAllCenterY : [], metrics: metrics,
          views: views))
    }
    window.layoutIfNeeded()
    #expect(icon.frame == CGRect(x: 8, y: 7, width: 30, height: 30))
    #expect(title.frame == CGRect(x: 50, y: 7, width: 150, height: 30))
  }

  @Test("updateConstraints is called once before the first layout, and again on request")
  func updates() {
    final class Updating: UIView {
      var count = 0
      var width: NSLayoutConstraint?
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        count += 1
        if width == nil {
          width = widthAnchor.constraint(equalToConstant: 70)
          width?.isActive = true
        }
        super.updateConstraints()
      }
    }
    let view = added(Updating())
    window.layoutIfNeeded()
    #expect(view.count == 1 && view.frame.width == 70)
    window.layoutIfNeeded()
    #expect(view.count == 1)
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    window.layoutIfNeeded()
    #expect(view.count == 2)
  }
}
