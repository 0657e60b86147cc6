// As controllers are written for UIKit: targets and actions, outlets, actions of the storyboard, an optional delegate.
// swift-format-ignore-file

import UIKit

@objc public protocol CardBoardDelegate: NSObjectProtocol {
    /// Asked before a card is picked up.
    @objc optional func board(_ board: CardBoardController, canPick index: Int) -> Bool
    @objc optional func board(
        _ board: CardBoardController,
        didMove index: Int, by translation: CGPoint)
    @objc optional func boardDidClear()
    @objc optional var boardTitle: String { get }
    func numberOfCards(in board: CardBoardController) -> Int
}

@IBDesignable
@objcMembers
public class CardBoardController: UIViewController {
    @IBInspectable var gap: CGFloat = 10
    @IBOutlet private(set) weak var label: UILabel?
    @objc dynamic public private(set) var moves = 0
    @IBOutlet public weak var delegate: CardBoardDelegate?
    public private(set) var cards: [UIView] = []
    private lazy var clearTap = UITapGestureRecognizer(target: self, action: #selector(clear))
    private let clearer = UIButton(frame: CGRect(x: 0, y: 400, width: 80, height: 40))

    override public func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 0, y: 440, width: 320, height: 20))
        label.text = delegate?.boardTitle ?? "untitled, \(String(describing: #keyPath(CardBoardController.view.frame)))"
        view.addSubview(label)
        self.label = label
        for index in 0 ..< (delegate?.numberOfCards(in: self) ?? 0) {
            let card = UIView(frame: CGRect(x: 0, y: CGFloat(index) * (60 + gap), width: 60, height: 60))
            let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
            card.addGestureRecognizer(pan)
            card.tag = index
            view.addSubview(card)
            cards.append(card)
        }
        clearTap.numberOfTapsRequired = 2
        view.addGestureRecognizer(clearTap)
        clearer.addTarget(self, action: #selector(CardBoardController.pressed(_:event:)), for: [.touchDown, .touchUpInside])
        view.addSubview(clearer)
    }

    @objc fileprivate func handlePan(_ recognizer: UIPanGestureRecognizer) {
        guard let card = recognizer.view else { return }
        guard delegate?.board?(self, canPick: card.tag) ?? true else { return }
        let translation = recognizer.translation(in: view)
        card.center.x += translation.x
        card.center.y += translation.y
        recognizer.setTranslation(.zero, in: view)
        moves += 1
        delegate?.board?(self, didMove: card.tag, by: translation)
    }

    /// The button's, with the event that it comes from.
    @IBAction func pressed(_ sender: UIButton, event: UIEvent?) {
        if event != nil { presses.append(sender.frame.minY) }
    }
    private(set) var presses: [CGFloat] = []

    @objc private func clear() {
        cards.forEach { $0.removeFromSuperview() }
        cards = []
        delegate?.boardDidClear?()
    }

    @objc(tidyWithSpeed:) func tidy(speed: NSNumber) { gap = CGFloat(speed.doubleValue) }
    var tidying: Selector { #selector(tidy) }
    var panning: Selector { #selector(CardBoardController.handlePan(_:)) }
    var moving: Selector { return #selector(getter: CardBoardController.moves) }
}
