import ObjectiveC
import UIKit

/// Hears of cards that a factory makes.
@objc protocol CardFactoryDelegate {
  @objc optional func factory(_ factory: CardFactory, mayMake count: Int) -> Bool
  @objc optional func factoryDidMake(_ factory: CardFactory)
}

nonisolated(unsafe) private var numberKey: UInt8 = 0

/// A card that knows its own size.
class FactoryCard: UIView {
  let inset: CGFloat
  override init(frame: CGRect) {
    inset = frame.width / 10
    super.init(frame: frame)
    backgroundColor = .white
  }
  required init?(coder: NSCoder) {
    inset = 0
    super.init(coder: coder)
  }
}

class CardPage: UIViewController {
  private(set) var isFromNib = false
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    isFromNib = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  static func page() -> Self { Self.init(nibName: nil, bundle: nil) }
}

/// Makes cards of a class that is known only while the program runs.
class CardFactory: NSObject {
  weak var delegate: CardFactoryDelegate?
  let type: UIView.Type
  private(set) var made: [UIView] = []

  init(type: UIView.Type) { self.type = type }

  @discardableResult
  func make(_ frame: CGRect) -> UIView? {
    guard mayMake() else { return nil }
    let card = type.init(frame: frame)
    objc_setAssociatedObject(card, &numberKey, made.count, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    made.append(card)
    if let tell = delegate?.factoryDidMake { tell(self) }
    return card
  }

  private func mayMake() -> Bool {
    guard let ask = delegate?.factory(_:mayMake:) else { return true }
    return ask(self, made.count + 1)
  }
}

extension CardFactory {
  func title() -> String { "cards" }
  func number(of card: UIView) -> Int? { objc_getAssociatedObject(card, &numberKey) as? Int }
}

class DeckFactory: CardFactory {
  override func title() -> String { "deck of " + super.title() }
}
