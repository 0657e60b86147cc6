import CradleUIKit
import TestSupport
import Testing

/// Animations of controllers' views and of cells that begin before these are in the window.
@Suite("Animations at an entrance") struct EntranceAnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private func shown(_ view: UIView) -> Float { (view.layer.presentation() ?? view.layer).opacity }

  private final class FadingController: UIViewController {
    var ends: [Bool] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      view.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [self] in
        view.alpha = 1
      } completion: { [unowned self] in
        ends.append($0)
      }
    }
  }

  enum Entrance: CaseIterable { case root, pushed, presented }

  @Test("an animation of viewDidLoad runs", arguments: Entrance.allCases)
  func loading(_ entrance: Entrance) {
    let controller = FadingController()
    if entrance == .root {
      window.rootViewController = controller
    } else {
      let navigation = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = navigation
      window.advance(by: 0)
      if entrance == .pushed {
        navigation.pushViewController(controller, animated: false)
      } else {
        controller.modalPresentationStyle = .fullScreen
        navigation.present(controller, animated: false)
      }
    }
    window.advance(by: 0.25)
    #expect(abs(shown(controller.view) - 0.25) < Tolerance.opacity && controller.ends.isEmpty)
    window.advance(by: 0.75)
    #expect(shown(controller.view) == 1 && controller.ends == [true])
  }

  @Test("an animation goes on while a layout places its view", arguments: [false, true])
  func placing(hasAnimator: Bool) {
    let view = UIView()
    view.alpha = 0
    var end: UIViewAnimatingPosition?
    if hasAnimator {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
      animator.addCompletion { end = $0 }
      animator.startAnimation()
    } else {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.alpha = 1
      } completion: { _ in
        end = .end
      }
    }
    window.addSubview(view)
    window.advance(by: 0.25)
    view.frame = CGRect(x: 10, y: 10, width: 50, height: 60)
    #expect(view.layer.presentation()?.frame == view.frame)
    window.advance(by: 0.25)
    #expect(view.layer.presentation()?.frame == view.frame && abs(shown(view) - 0.5) < Tolerance.opacity)
    window.advance(by: 0.5)
    #expect(view.layer.presentation()?.frame == view.frame && shown(view) == 1 && end == .end)
  }

  @Test(
    "a stopped animator leaves what a layout has changed",
    arguments: [UIViewAnimatingPosition.start, .current, .end])
  func stopping(_ position: UIViewAnimatingPosition) {
    let view = UIView()
    window.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.startAnimation()
    let frame = CGRect(x: 10, y: 10, width: 50, height: 60)
    view.frame = frame
    window.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(view.frame == frame && abs(view.alpha - 0.5) < CGFloat(Tolerance.opacity))
    animator.finishAnimation(at: position)
    let alpha: CGFloat = position == .start ? 1 : position == .end ? 0 : 0.5
    #expect(view.frame == frame && abs(view.alpha - alpha) < CGFloat(Tolerance.opacity))
  }

  private final class FadingCells: CellSource {
    var cells: [UICollectionViewCell] = []
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
      cell.contentView.alpha = 0
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { cell.contentView.alpha = 1 })
      cells.append(cell)
      return cell
    }
  }

  @Test("cells that fade in cellForItemAt appear, at first and while scrolling")
  func cells() throws {
    let source = FadingCells(200)
    let (window, view) = collectionWindow(UICollectionViewFlowLayout(), source)
    let first = try #require(source.cells.first)
    #expect(shown(first.contentView) == 0)
    window.advance(by: 0.25)
    #expect(abs(shown(first.contentView) - 0.25) < Tolerance.opacity)
    view.contentOffset.y = 1000
    window.advance(by: 0)
    let last = try #require(view.visibleCells.last)
    let part = shown(last.contentView)
    window.advance(by: 0.5)
    #expect(abs(shown(last.contentView) - part - 0.5) < Tolerance.opacity)
    window.advance(by: 0.5)
    #expect(view.visibleCells.allSatisfy { shown($0.contentView) == 1 })
  }
}
