import CradleUIKit
import TestSupport
import Testing

/// A view's hooks are the app's: they may move any view while another one is being moved.
@Suite("Calls from the hooks of a tree of views")
struct TreeHookTests {
  private final class Hooked: UIView {
    var hear: () -> Void = {}
    override func didAddSubview(_ subview: UIView) { hear() }
    override func willRemoveSubview(_ subview: UIView) { hear() }
    override func willMove(toSuperview newSuperview: UIView?) { hear() }
    override func didMoveToSuperview() { hear() }
    override func willMove(toWindow newWindow: UIWindow?) { hear() }
    override func didMoveToWindow() { hear() }
    override func layoutSubviews() { hear() }
  }

  /// Describes where superviews, subviews and layers disagree; nil if they agree.
  private func flaw(_ views: [UIView]) -> String? {
    for view in views {
      for one in view.subviews where one.superview !== view { return "a subview has another superview" }
      if let above = view.superview, above.subviews.filter({ $0 === view }).count != 1 {
        return "a superview does not have its subview once"
      }
      let layers = view.layer.sublayers ?? []
      let isSame =
        layers.count == view.subviews.count && zip(layers, view.subviews).allSatisfy { $0 === $1.layer }
      if !isSame { return "the layers are not those of the subviews, or in another order" }
    }
    return nil
  }

  @Test("superviews, subviews and layers agree, whatever the hooks move")
  func hooks() {
    for seed in 0..<(RandomTests.isLong ? 2000 : 100) as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let views = (0..<7).map { _ in Hooked(frame: CGRect(x: 0, y: 0, width: 90, height: 90)) }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let all = views + [window]
      var answers = 0
      func change() {
        let view = views[random.int(in: 0..<7)]
        let other = all[random.int(in: 0..<8)]
        switch random.int(in: 0..<6) {
        // A later view is never put into an earlier one, so that no hook can close a circle.
        case 0, 1, 2:
          let places = all.map { ObjectIdentifier($0) }
          let isBelow = places.firstIndex(of: ObjectIdentifier(view)) ?? 0
          guard isBelow < places.firstIndex(of: ObjectIdentifier(other)) ?? 0 else { return }
          other.insertSubview(view, at: random.int(in: 0..<4))
        case 3: view.removeFromSuperview()
        case 4: view.superview?.sendSubviewToBack(view)
        default: if other.subviews.count > 1 { other.exchangeSubview(at: 0, withSubviewAt: 1) }
        }
      }
      for view in views {
        view.hear = {
          guard answers > 0, random.int(in: 0..<3) == 0 else { return }
          answers -= 1
          change()
        }
      }
      // The hooks hold the views that hold them.
      defer { for view in views { view.hear = {} } }
      for _ in 0..<30 {
        answers = 4
        change()
        if random.bool() { window.advance(by: 0.01) }
        guard let flaw = flaw(all) else { continue }
        Issue.record("seed \(seed): \(flaw)")
        return
      }
    }
  }

  private final class Shelf: UIView {
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
      board.exchangeSubview(at: index1, withSubviewAt: index2)
    }
    override func resizableSnapshotView(
      from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
      board.resizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
    }
  }

  @Test(
    "a view may exchange and copy another view's subviews, and a constraint may have no items"
  )
  func overridden() {
    let (shelf, one, two) = (Shelf(frame: .zero), UIView(), UIView())
    for view in [one, two] { shelf.board.addSubview(view) }
    shelf.addSubview(shelf.board)
    shelf.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(shelf.board.subviews.first === two && one.isDescendant(of: shelf) && !shelf.isDescendant(of: one))
    let part = shelf.resizableSnapshotView(
      from: CGRect(x: 0, y: 0, width: 5, height: 5), afterScreenUpdates: true, withCapInsets: .zero)
    #expect(part?.bounds.size == CGSize(width: 5, height: 5))
    let nothing = NSLayoutConstraint()
    nothing.isActive = true
    #expect(!nothing.isActive && nothing.firstItem == nil)
  }

  @Test("a view that requests a layout in each of its layouts traps")
  func endless() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let view = Hooked(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
      view.hear = { [unowned view] in
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
      view.layoutIfNeeded()
    }
    #expect(TrapSentence.has("UIView.layoutSubviews", "Hooked", in: result?.standardErrorContent))
  }
}
