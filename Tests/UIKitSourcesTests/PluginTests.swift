import CradleUIKit
import Testing

@testable import UIKitSamples

/// The plugin's samples in `Tests/UIKitSamples/UIKit` are written for Apple's platforms and compiled unedited.
@Suite struct PluginTests {
  /// The points that content may move on after the finger has rested.
  private static let releaseMove: CGFloat = 1

  /// Closed forms on coordinates of a few hundred points.
  private static let rounding = 1e-9

  private func board(_ delegate: CardBoardDelegate) -> (window: UIWindow, controller: CardBoardController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = CardBoardController()
    controller.delegate = delegate
    window.rootViewController = controller
    return (window, controller)
  }

  private func drag(_ window: UIWindow, from point: CGPoint, by way: CGFloat, at start: TimeInterval) {
    window.touchDown(at: point, time: start)
    for step in 1...10 {
      let place = CGPoint(x: point.x + way * CGFloat(step) / 10, y: point.y)
      window.touchMove(to: place, time: start + Double(step) / 60)
    }
    window.touchUp(time: start + 0.2)
  }

  @Test("a gesture's #selector action moves a card, and the optional methods of the delegate are called")
  func pan() {
    let dealer = Dealer()
    let (window, controller) = board(dealer)
    #expect(controller.label?.text == "Cards")
    drag(window, from: CGPoint(x: 30, y: 30), by: 100, at: 0)
    drag(window, from: CGPoint(x: 30, y: 100), by: 100, at: 1)
    // The first 10 pt are the slop, which the pan leaves out; the second card may not be picked up.
    #expect(abs(controller.cards[0].center.x - 120) < Self.rounding, "\(controller.cards[0].center)")
    #expect(controller.cards[1].center.x == 30)
    #expect(dealer.moved.keys.sorted() == [0] && abs((dealer.moved[0] ?? 0) - 90) < Self.rounding)
    #expect(controller.moves > 5)
  }

  @Test("a delegate without the optional methods gives nil")
  func novice() {
    let novice = Novice()
    let (window, controller) = board(novice)
    #expect(controller.label?.text == "untitled, view.frame")
    drag(window, from: CGPoint(x: 30, y: 30), by: 50, at: 0)
    #expect(abs(controller.cards[0].center.x - 70) < Self.rounding)
    let delegate: CardBoardDelegate = novice
    #expect(delegate.board?(controller, canPick: 0) == nil && delegate.boardTitle == nil)
    #expect((delegate.boardDidClear?() as Void?) == nil)
    for time in [1.0, 1.2] {
      window.touchDown(at: CGPoint(x: 300, y: 300), time: time)
      window.touchUp(time: time + 0.05)
    }
    #expect(controller.cards.isEmpty)
  }

  @Test("a button calls its target with the event")
  func button() {
    let (window, controller) = board(Novice())
    window.touchDown(at: CGPoint(x: 10, y: 410))
    window.touchUp(time: 0.1)
    #expect(controller.presses == [400, 400])
  }

  @Test("selectors have Objective-C's names and call their methods")
  func selectors() {
    let controller = CardBoardController()
    #expect(
      controller.tidying.description == "tidyWithSpeed:" && controller.panning.description == "handlePan:")
    #expect(controller.responds(to: controller.tidying) && !NSObject().responds(to: controller.tidying))
    controller.perform(controller.tidying, with: NSNumber(value: 4))
    #expect(controller.gap == 4)
    #expect(controller.moving == Selector("moves") && !controller.responds(to: Selector("moves")))
  }

  @Test("overrides in extensions are called, from the same file and from another")
  func overrides() {
    final class Rows: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        20
      }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }
    let layout = CenteringLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let rows = Rows()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = rows
    view.layoutIfNeeded()
    #expect(layout.timesPrepared() > 0 && NotificationCountdown.shared.ticks >= layout.timesPrepared())
    #expect(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 1, height: 1)))
    // Items are 100 pt wide and 10 pt apart: the one at 220 has its middle at 270.
    let target = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 130, y: 0), withScrollingVelocity: .zero)
    #expect(abs(target.x - (270 - 160)) < Self.rounding, "\(target)")
  }

  @Test("delegate methods that only a subclass implements are called, in its body and in an extension")
  func inheritedMethods() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = TallListController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    controller.list.layoutIfNeeded()
    #expect(controller.list.contentSize.height >= 40 * 100)
    controller.list.contentOffset.y = 50
    #expect(controller.scrolls > 0)
    window.touchDown(at: CGPoint(x: 100, y: 120))
    window.touchUp(time: 0.1)
    #expect(controller.selected == [IndexPath(item: 1, section: 0)])
  }

  @Test(
    "a metatype makes views by their own initialiser, and bound optional methods are called where they exist"
  )
  func factory() throws {
    final class Limit: CardFactoryDelegate {
      var told = 0
      func factory(_ factory: CardFactory, mayMake count: Int) -> Bool { count <= 2 }
      func factoryDidMake(_ factory: CardFactory) { told += 1 }
    }
    final class Quiet: CardFactoryDelegate {}
    let (factory, limit, quiet) = (DeckFactory(type: FactoryCard.self), Limit(), Quiet())
    let card = try #require(factory.make(CGRect(x: 5, y: 5, width: 50, height: 20)) as? FactoryCard)
    #expect(card.frame == CGRect(x: 5, y: 5, width: 50, height: 20) && card.backgroundColor == .white)
    factory.delegate = limit
    #expect(factory.make(.zero) != nil && factory.make(.zero) == nil && limit.told == 1)
    factory.delegate = quiet
    #expect(factory.make(.zero) != nil && factory.made.count == 3)
    #expect(factory.made.map { factory.number(of: $0) } == [0, 1, 2])
    let plain: CardFactory = factory
    #expect(plain.title() == "deck of cards" && CardPage.page().isFromNib)
  }

  @Test("an extension's members are overridden by other extensions and classes, and super goes up from there")
  func extensionOverrides() {
    let views: [UIView] = [UIView(), UILabel(), BadgeLabel(), QuietBadge(), UIButton()]
    #expect(views.map(\.depth) == [1, 11, 11, 0, 1])
    #expect(
      views.map { $0.marks("a ") } == [
        ["a view"], ["a view", "a label"], ["a view", "a label", "badge"], ["a view", "a label", "badge"],
        ["a view"],
      ])
    #expect(UILabel().marks("") == ["view", "label"])
  }

  @Test("a container makes its content's own class, and a batch needs no self")
  func containers() {
    let frame = Frame<BadgeLabel>(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(type(of: frame.content) == BadgeLabel.self && frame.content.frame.width == 30)
    let shelf = Shelf()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
    shelf.shelf = view
    view.dataSource = shelf
    view.layoutIfNeeded()
    shelf.add()
    #expect(view.numberOfItems(inSection: 0) == 4)
  }

  @Test("members that UIKit's classes declare can be overridden, wherever the library declares them")
  func overridable() {
    let list = CountingList(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: CountingLayout())
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    #expect(list.registered == ["a"])
    let layer = CountingLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    #expect(layer.added == ["fade"] && layer.animationKeys() == ["fade"])
    #expect(layer.hitTest(CGPoint(x: 1, y: 1)) == nil)
    let view = StiffView()
    view.setContentHuggingPriority(.required, for: .vertical)
    #expect(view.contentHuggingPriority(for: .vertical) == .required && view.calls == 1)
  }

  @Test("a drag to the side throws a card out of a list that a drag up scrolls")
  func deck() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let deck = SwipeDeck(frame: window.bounds)
    window.addSubview(deck)
    window.advance(by: 0)
    let list: UICollectionView = deck.list
    #expect(
      list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame
        == CGRect(x: 0, y: 0, width: 280, height: 200))
    #expect(list.contentSize == CGSize(width: 280, height: 6 * 200 + 5 * 20))
    func drag(from start: CGPoint, by way: CGVector, at time: TimeInterval) {
      window.touchDown(at: start, time: time)
      for step in 1...8 {
        let part = CGFloat(step) / 8
        window.touchMove(
          to: CGPoint(x: start.x + way.dx * part, y: start.y + way.dy * part), time: time + Double(step) / 60)
      }
      window.touchUp(time: time + 0.3)
      window.advance(by: 2)
    }
    let before = list.contentOffset
    drag(from: CGPoint(x: 80, y: 100), by: CGVector(dx: 160, dy: 10), at: 1)
    #expect(deck.thrown == [0] && list.numberOfItems(inSection: 0) == 5 && list.contentOffset == before)
    drag(from: CGPoint(x: 80, y: 400), by: CGVector(dx: 5, dy: -150), at: 5)
    // 10 of the 150 pt are the slop; after 0.3 s - 8/60 s of rest there is no fling.
    #expect(
      abs(list.contentOffset.y - (before.y + 140)) < Self.releaseMove && deck.thrown == [0],
      "\(list.contentOffset)")
    drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: -60, dy: 0), at: 9)
    #expect(deck.thrown == [0])
  }

  private final class Ear: NSObject, UIScrollViewDelegate {
    var heard: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("begin") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      heard.append("end")
      targetContentOffset.pointee.y = 300
    }
  }

  @Test("a delegate that forwards gets its own methods, and its original the others with their results")
  func forwarding() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let list = UIScrollView(frame: window.bounds)
    list.contentSize = CGSize(width: 100, height: 2000)
    window.addSubview(list)
    let ear = Ear()
    let witness = ScrollWitness(ear)
    list.delegate = witness
    window.touchDown(at: CGPoint(x: 50, y: 150), time: 0)
    for step in 1...5 {
      window.touchMove(to: CGPoint(x: 50, y: 150 - 20 * CGFloat(step)), time: 0.02 * Double(step))
    }
    window.touchUp(time: 0.1)
    for _ in 0..<180 { window.advance(by: 1.0 / 60) }
    #expect(ear.heard.first == "begin" && ear.heard.contains("end") && ear.heard.last == "scroll")
    #expect(list.contentOffset.y == 300 && witness.offsets.last == 300)
  }

  @Test("objects of a type parameter are made by their own initialisers")
  func made() {
    let pool = Pool<Ticket>()
    #expect(pool.take().price == 3)
  }

  @Test("a layer keeps its own properties by their names, and begins their actions")
  func managedProperties() {
    let (ring, window) = (RingLayer(), UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    window.layer.addSublayer(ring)
    #expect(ring.turn == 0 && ring.title == nil)
    ring.title = "a"
    #expect(ring.title == "a" && ring.animationKeys() == nil)
    ring.turn = 2
    #expect(ring.turn == 2 && ring.value(forKey: "turn") as? CGFloat == 2 && ring.animationKeys() == ["turn"])
    #expect(ring.presentation()?.turn == 0 && ring.presentation()?.title == "a")
    window.advance(by: 0.25)
    #expect(ring.presentation()?.turn == 1)
    ring.title = nil
    #expect(ring.title == nil && ring.value(forKey: "title") == nil)
  }
}
