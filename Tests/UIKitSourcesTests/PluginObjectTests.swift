import CradleUIKit
import Testing

@testable import UIKitSamples

/// Objects and methods that are found at run time, in samples that are compiled unedited.
struct PluginObjectTests: PluginSuite {
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
