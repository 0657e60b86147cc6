import CradleUIKit
import Testing

/// Margins, safe areas and archives.
@Suite struct MarginTests {
  final class Page: UIView {
    var changes = 0
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      changes += 1
    }
  }

  @Test("new layout margins are reported once and move the views constrained to them")
  func margins() {
    let (page, content) = (Page(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), UIView())
    content.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(content)
    let guide = page.layoutMarginsGuide
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    page.layoutIfNeeded()
    // UIKit's margins of a view are 8 points.
    #expect(content.frame == CGRect(x: 8, y: 8, width: 284, height: 184))
    page.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    page.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    page.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 20, y: 10, width: 240, height: 160) && page.changes == 1)
  }

  @Test("the safe area is added to the margins if the view says so", arguments: [true, false])
  func insets(areAdded: Bool) {
    final class Screen: UIViewController {
      var changes = 0
      override func loadView() { view = Page(frame: .zero) }
      override func viewLayoutMarginsDidChange() {
        super.viewLayoutMarginsDidChange()
        changes += 1
      }
    }
    let (window, screen, content) = (
      UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500)), Screen(), UIView()
    )
    window.rootViewController = screen
    screen.view.insetsLayoutMarginsFromSafeArea = areAdded
    screen.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    content.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(content)
    let guide = screen.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    window.advance(by: 0)
    #expect(screen.changes == 1)
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    window.advance(by: 0)
    let margins =
      areAdded
      ? UIEdgeInsets(top: 11, left: 22, bottom: 33, right: 44)
      : UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(screen.view.layoutMargins == margins && screen.changes == (areAdded ? 2 : 1))
    #expect(content.frame == screen.view.bounds.inset(by: margins))
    screen.view.insetsLayoutMarginsFromSafeArea = !areAdded
    window.advance(by: 0)
    #expect(content.frame == screen.view.bounds.inset(by: screen.view.layoutMargins))
    #expect(screen.view.layoutMargins.top == (areAdded ? 1 : 11) && screen.changes == (areAdded ? 3 : 2))
  }

  @Test("a scroll view's safe area is added to its insets, unless its behaviour is never")
  func safeArea() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.contentSize = CGSize(width: 300, height: 1000)
    view.contentInset.top = 5
    view.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    view.contentInsetAdjustmentBehavior = .always
    #expect(view.adjustedContentInset.top == 25 && view.adjustedContentInset.bottom == 30)
    view.setContentOffset(CGPoint(x: 0, y: -25), animated: false)
    #expect(view.contentOffset.y == -25)
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset.top == 5 && view.adjustedContentInset.bottom == 0)
    #expect(UIView().safeAreaInsets == .zero)
  }

  final class Badge: UIView {
    var name = ""
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      name = coder.decodeObject(forKey: "name") as? String ?? ""
    }
    override func encode(with coder: NSCoder) {
      super.encode(with: coder)
      coder.encode(name, forKey: "name")
    }
  }

  @Test("a view's own values pass through an archive; UIKit's are not written")
  func archive() throws {
    let badge = Badge(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    badge.name = "seven"
    let writer = NSKeyedArchiver(requiringSecureCoding: false)
    badge.encode(with: writer)
    writer.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: writer.encodedData)
    reader.requiresSecureCoding = false
    let read = try #require(Badge(coder: reader))
    #expect(read.name == "seven" && read.frame == .zero)
  }
}
