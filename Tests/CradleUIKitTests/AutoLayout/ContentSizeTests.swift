import CradleUIKit
import Testing

/// Sizes that follow from content: labels, images, stacks, scroll views, cells.
@Suite struct ContentSizeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func added<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? window).addSubview(view)
    return view
  }

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    (label.text, label.numberOfLines, label.font) = (text, lines, .systemFont(ofSize: 20))
    return label
  }

  @Test("labels hug their text; of two the one that resists less gives way")
  func labels() {
    let (name, value) = (added(label("Name")), added(label("A value of twenty c.")))
    value.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    name.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 10),
      value.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      value.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      name.topAnchor.constraint(equalTo: window.topAnchor, constant: 5),
    ])
    window.frame.size.width = 220
    window.layoutIfNeeded()
    // Four characters of half of 20 points, 40; the other one would need 200.
    #expect(name.frame == CGRect(x: 0, y: 5, width: 40, height: 24))
    #expect(value.frame == CGRect(x: 50, y: 5, width: 170, height: 24))
    name.text = "Names"
    window.layoutIfNeeded()
    #expect(name.frame.width == 50 && value.frame.minX == 60)
  }

  @Test("a label of several lines is as high as its width needs")
  func lines() {
    // 40 characters, 400 points: two lines at 300, three at 180.
    let text = added(label(String(repeating: "x", count: 40), lines: 0))
    let below = added(UIView())
    let trailing = text.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -20)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      trailing, text.topAnchor.constraint(equalTo: window.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 0, y: 0, width: 300, height: 48) && below.frame.minY == 48)
    trailing.constant = -140
    window.layoutIfNeeded()
    #expect(text.frame.height == 72 && below.frame.minY == 72)
    trailing.constant = -20
    window.layoutIfNeeded()
    #expect(text.frame.height == 48)
  }

  @Test("a fitting size is the smallest that the constraints allow, or as wide as is required")
  func fitting() {
    let card = UIView()
    let text = added(label(String(repeating: "x", count: 40), lines: 0), to: card)
    let image = added(UIImageView(image: UIImage(size: CGSize(width: 50, height: 60))), to: card)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-10-[image]-10-[text]-10-|", options: .alignAllTop, metrics: nil,
        views: ["image": image, "text": text])
        + [
          text.topAnchor.constraint(equalTo: card.topAnchor, constant: 4),
          card.bottomAnchor.constraint(greaterThanOrEqualTo: text.bottomAnchor, constant: 4),
          card.bottomAnchor.constraint(greaterThanOrEqualTo: image.bottomAnchor, constant: 4),
        ])
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 480, height: 68))
    let narrow = card.systemLayoutSizeFitting(
      CGSize(width: 180, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // 100 points for 400 of text: four lines.
    #expect(narrow == CGSize(width: 180, height: 104))
  }

  @Test(
    "stacks share their length",
    arguments: [
      (UIStackView.Distribution.fill, [0.0, 60, 90], [50.0, 20, 210]),
      (.fillEqually, [0, 110, 220], [100, 100, 100]),
      (.fillProportionally, [0, 135, 195], [125, 50, 125]),
      (.equalSpacing, [0, 150, 270], [50, 20, 50]),
    ])
  func stacks(_ distribution: UIStackView.Distribution, _ lefts: [Double], _ widths: [Double]) {
    let views = ["aaaaa", "bb", "ccccc"].map { label($0) }
    let stack = added(UIStackView(arrangedSubviews: views))
    (stack.spacing, stack.distribution) = (10, distribution)
    views[2].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      stack.trailingAnchor.constraint(
        equalTo: window.trailingAnchor, constant: distribution == .fill ? -20 : 0),
      stack.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(views.map { Double($0.frame.minX) } == lefts)
    #expect(views.map { Double($0.frame.width) } == widths)
    #expect(stack.frame.height == 24 && views.allSatisfy { $0.frame.height == 24 })
  }

  @Test("a custom spacing is removed with its view") func distancesEnd() {
    let stack = UIStackView()
    for round in 0..<200 {
      let view = UIView()
      #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault, "round \(round)")
      // Also one that was never arranged.
      if round % 3 == 0 { stack.addArrangedSubview(view) }
      stack.setCustomSpacing(30, after: view)
      #expect(stack.customSpacing(after: view) == 30)
      if round % 3 == 0 { view.removeFromSuperview() }
    }
  }

  @Test("a column with margins, alignment, its own distances, and a view that hides")
  func column() {
    let views = ["aaaaa", "bb", "cccc"].map { label($0) }
    let stack = added(UIStackView())
    for view in views { stack.addArrangedSubview(view) }
    (stack.axis, stack.alignment, stack.spacing) = (.vertical, .center, 5)
    stack.setCustomSpacing(20, after: views[0])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.centerXAnchor.constraint(equalTo: window.centerXAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 56, height: 1 + 3 * 24 + 25 + 3))
    #expect(views.map(\.frame.minY) == [1, 45, 74])
    #expect(views.map(\.frame.midX) == [27, 27, 27])
    views[1].isHidden = true
    window.layoutIfNeeded()
    #expect(views[2].frame.minY == 45 && stack.frame.height == 72)
    stack.removeArrangedSubview(views[1])
    stack.insertArrangedSubview(label("d"), at: 0)
    window.layoutIfNeeded()
    #expect(stack.arrangedSubviews.count == 3 && views[0].frame.minY == 30)
  }

  @Test("constraints with a scroll view's edges are its content's, and set its size")
  func scrollView() {
    let scroll = added(UIScrollView())
    let (page, badge) = (added(UIView(), to: scroll), added(UIView(), to: scroll))
    NSLayoutConstraint.activate(
      [
        scroll.topAnchor.constraint(equalTo: window.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: window.bottomAnchor),
        scroll.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: window.trailingAnchor),
        page.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
        page.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -10),
        page.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        page.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        page.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        page.heightAnchor.constraint(equalToConstant: 1000),
        badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 4),
      ])
    window.layoutIfNeeded()
    #expect(scroll.frame.size == window.frame.size && scroll.contentSize == CGSize(width: 320, height: 1020))
    #expect(page.frame == CGRect(x: 0, y: 10, width: 320, height: 1000))
    scroll.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(badge.frame.minY == 104 && page.frame.minY == 10)
  }

  @Test("a view may leave, and constraints may change, while the engine queries sizes")
  func reentrancy() {
    final class Leaving: UIView {
      var act: (() -> Void)?
      override var intrinsicContentSize: CGSize {
        let once = act
        act = nil
        once?()
        return CGSize(width: 30, height: 20)
      }
    }
    let staying = added(Leaving())
    var leaving: Leaving? = added(Leaving())
    weak let gone = leaving
    let height = staying.heightAnchor.constraint(equalToConstant: 50)
    leaving?.leadingAnchor.constraint(equalTo: staying.trailingAnchor).isActive = true
    leaving?.act = { [weak leaving] in
      leaving?.removeFromSuperview()
      height.isActive = true
    }
    staying.act = { [window] in window.layoutIfNeeded() }
    leaving = nil
    window.layoutIfNeeded()
    #expect(gone == nil && window.constraints.isEmpty)
    #expect(staying.frame == CGRect(x: 0, y: 0, width: 30, height: 50))
  }
}
