import CradleUIKit
import Testing

@testable import UIKitSamples

/// The plugin's samples in `Tests/UIKitSamples/UIKit` are written for Apple's platforms and compiled unedited.
@Suite struct PluginTests: PluginSuite {
  /// The points that content may move on after the finger has rested.
  private static let releaseMove: CGFloat = 1

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

  @Test("a button calls its target with the event")
  func button() {
    let (window, controller) = board(Novice())
    window.touchDown(at: CGPoint(x: 10, y: 410))
    window.touchUp(time: 0.1)
    #expect(controller.presses == [400, 400])
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
}
