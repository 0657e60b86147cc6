import UIKit

// The rest of the target is plain Swift, and may implement the protocols of the folder `UIKit`.

/// Moves all cards but the second.
final class Dealer: NSObject, CardBoardDelegate {
  var moved: [Int: CGFloat] = [:]
  func board(_ board: CardBoardController, canPick index: Int) -> Bool { index != 1 }
  func board(_ board: CardBoardController, didMove index: Int, by translation: CGPoint) {
    moved[index, default: 0] += translation.x
  }
  func numberOfCards(in board: CardBoardController) -> Int { 3 }
  var boardTitle: String { "Cards" }
}

/// Implements nothing that is optional.
final class Novice: NSObject, CardBoardDelegate {
  func numberOfCards(in board: CardBoardController) -> Int { 1 }
}
