import CradleUIKit
import TestSupport
import Testing

/// Appearances, nibs, associations, swipes, toolbars and layers' values.
@Suite struct LookTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private class Badge: UISwitch {}
  private final class Panel: UIView {}

  @Test(
    "an appearance applies to views that enter a window later, unless they have values of their own or a narrower one is set"
  )
  func appearance() {
    Badge.appearance().onTintColor = .red
    Badge.appearance(whenContainedInInstancesOf: [Panel.self]).onTintColor = .green
    let (plain, own, within, panel) = (Badge(), Badge(), Badge(), Panel())
    own.onTintColor = .blue
    panel.addSubview(within)
    for view in [plain, own, panel] { window.addSubview(view) }
    #expect(plain.onTintColor == .red && own.onTintColor == .blue && within.onTintColor == .green)
    let before = UISwitch()
    window.addSubview(before)
    #expect(before.onTintColor != .red, "the appearance is of the class and below it")
  }

  private final class Frame: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: numberOfLines)
        .insetBy(dx: -10, dy: -5)
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 5)) }
  }

  @Test("a label's own size follows its text's rectangle, and its text is drawn in a subclass's rectangle")
  func textRectangle() {
    let (plain, framed) = (UILabel(), Frame())
    for label in [plain, framed] { label.text = "a text of several words" }
    let (own, larger) = (plain.intrinsicContentSize, framed.intrinsicContentSize)
    #expect(larger == CGSize(width: own.width + 20, height: own.height + 10))
    #expect(framed.sizeThatFits(.zero) == larger && UILabel().intrinsicContentSize == .zero)
    for label in [plain, framed] { label.numberOfLines = 0 }
    let narrow = plain.textRect(
      forBounds: CGRect(x: 1, y: 2, width: 80, height: 500), limitedToNumberOfLines: 0)
    #expect(narrow.origin == CGPoint(x: 1, y: 2) && narrow.width <= 80 && narrow.height >= 2 * own.height)
    framed.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    UIGraphicsBeginImageContext(framed.bounds.size)
    defer { UIGraphicsEndImageContext() }
    framed.textAlignment = .center
    framed.draw(framed.bounds)
    guard case .text(let drawn, let rect)? = UIGraphicsGetCurrentContext()?.drawings.first?.content else {
      Issue.record("nothing is drawn")
      return
    }
    // In the middle of the height, by the alignment.
    #expect(rect.minX == 10 && rect.width == 180 && rect.midY == 30 && rect.height < 50)
    let style = drawn.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.alignment == .center)
  }

  @Test("an image view shows its images in turn, as often as its repeat count, and then its own")
  func imagesInTurn() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let images = (0..<4).map { _ in UIImage() }
    let view = UIImageView(image: images[3])
    window.addSubview(view)
    view.startAnimating()
    #expect(!view.isAnimating && view.shownImage === images[3])
    view.animationImages = Array(images.prefix(3))
    (view.animationDuration, view.animationRepeatCount) = (0.75, 2)
    view.startAnimating()
    var shown: [UIImage?] = [view.shownImage]
    for _ in 0..<6 {
      window.advance(by: 0.25)
      shown.append(view.shownImage)
    }
    #expect(shown.map { image in images.firstIndex { $0 === image } } == [0, 1, 2, 0, 1, 2, 3])
    #expect(!view.isAnimating && view.image === images[3])
  }

  @Test("a nib's objects are made by the app's closure, for tables and collections too")
  func nibs() {
    final class Row: UITableViewCell {}
    final class Tile: UICollectionViewCell {}
    UINib.register("LookTests.Row") { _ in [Row(style: .subtitle, reuseIdentifier: nil)] }
    UINib.register("LookTests.Tile") { _ in [Tile(frame: CGRect(x: 0, y: 0, width: 5, height: 5))] }
    let table = UITableView(frame: .zero)
    table.register(UINib(nibName: "LookTests.Row", bundle: nil), forCellReuseIdentifier: "row")
    let row = table.dequeueReusableCell(withIdentifier: "row")
    #expect(row is Row && row?.reuseIdentifier == "row" && row?.detailTextLabel != nil)
    let objects = Bundle.main.loadNibNamed("LookTests.Tile", owner: nil)
    #expect((objects?.first as? Tile)?.frame.width == 5)
  }

  @Test("associations end with their object, copies and weak ones by their policy")
  func associations() {
    final class Word: NSObject, NSCopying {
      let text: String
      init(_ text: String) { self.text = text }
      func copy(with zone: NSZone?) -> Any { Word(text + "'") }
    }
    final class Thing {}
    var (first, second): (UInt8, UInt8) = (0, 0)
    withUnsafePointer(to: &first) { a in
      withUnsafePointer(to: &second) { b in
        weak var gone: Word?
        for owner in [UIView() as AnyObject, Thing()] {
          objc_setAssociatedObject(owner, a, 7, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
          objc_setAssociatedObject(owner, b, Word("x"), .OBJC_ASSOCIATION_COPY_NONATOMIC)
          #expect(objc_getAssociatedObject(owner, a) as? Int == 7)
          #expect((objc_getAssociatedObject(owner, b) as? Word)?.text == "x'")
          var word: Word? = Word("y")
          objc_setAssociatedObject(owner, b, word, .OBJC_ASSOCIATION_ASSIGN)
          #expect((objc_getAssociatedObject(owner, b) as? Word) === word)
          word = nil
          #expect(objc_getAssociatedObject(owner, b) == nil)
          objc_removeAssociatedObjects(owner)
          #expect(objc_getAssociatedObject(owner, a) == nil)
        }
        do {
          let view = UIView()
          let kept = Word("z")
          gone = kept
          objc_setAssociatedObject(view, a, kept, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(gone == nil)
      }
    }
  }

  private final class Mail: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []
    var isFull = true
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    {
      let actions = ["Delete", "Flag"].map { name in
        UIContextualAction(style: name == "Delete" ? .destructive : .normal, title: name) { _, _, done in
          self.calls.append("\(name) \(indexPath.row)")
          done(true)
        }
      }
      let configuration = UISwipeActionsConfiguration(actions: actions)
      configuration.performsFirstActionWithFullSwipe = isFull
      return configuration
    }
  }

  @Test("a swipe brings a row's buttons, a tap on one does it, and a long swipe does the first")
  func swipe() throws {
    let (table, mail) = (UITableView(frame: window.bounds), Mail())
    (table.dataSource, table.delegate) = (mail, mail)
    window.addSubview(table)
    window.advance(by: 0)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    window.drag(over: cell, from: 310, by: -110)
    #expect(cell.contentView.frame.minX == -148 && mail.calls.isEmpty)
    window.touchDown(at: CGPoint(x: 320 - 74 - 10, y: 66))
    window.touchUp()
    window.advance(by: 0.5)
    #expect(mail.calls == ["Flag 1"] && cell.contentView.frame.minX == 0)
    window.drag(over: cell, from: 310, by: -300)
    #expect(mail.calls == ["Flag 1", "Delete 1"])
    mail.isFull = false
    window.drag(over: cell, from: 310, by: -300)
    #expect(mail.calls.count == 2 && cell.contentView.frame.minX == -148)
  }

  @Test("a toolbar divides its remaining width among the items that stretch")
  func toolbar() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (left, right) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)),
      UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    )
    bar.items = [UIBarButtonItem(customView: left), .flexibleSpace(), UIBarButtonItem(customView: right)]
    window.addSubview(bar)
    window.advance(by: 0)
    #expect(left.frame.origin == CGPoint(x: 16, y: 12) && right.frame.maxX == 304)
    bar.items = [.flexibleSpace(), UIBarButtonItem(customView: right), .flexibleSpace()]
    window.advance(by: 0)
    #expect(left.superview == nil && abs(right.frame.midX - 160) < Tolerance.closedForm)
  }

  @Test("layers have values by name, places in other layers, and boxed transforms are animated")
  func layers() throws {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    (outer.frame, inner.frame) = (
      CGRect(x: 10, y: 20, width: 100, height: 100), CGRect(x: 5, y: 5, width: 50, height: 50)
    )
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 26))
    #expect(inner.convert(CGPoint(x: 16, y: 26), from: nil) == CGPoint(x: 1, y: 1))
    #expect(
      outer.hitTest(CGPoint(x: 20, y: 30)) === inner && outer.hitTest(CGPoint(x: 100, y: 110)) === outer)
    inner.setValue(0.5, forKeyPath: "opacity")
    inner.setValue("me", forKey: "owner")
    #expect(inner.opacity == 0.5 && inner.value(forKey: "owner") as? String == "me")
    #expect((inner.value(forKeyPath: "position") as? NSValue)?.cgPointValue == CGPoint(x: 30, y: 30))
    let above = CALayer()
    outer.insertSublayer(above, below: inner)
    #expect(outer.sublayers?.first === above)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    let growth = CABasicAnimation()
    (growth.keyPath, growth.duration) = ("transform", 1)
    growth.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
    growth.toValue = NSValue(caTransform3D: CATransform3DMakeScale(3, 3, 1))
    view.layer.add(growth, forKey: nil)
    window.advance(by: 0.5)
    #expect(abs((view.layer.presentation()?.transform.m11 ?? 0) - 2) < Tolerance.summed)
  }
}
