import CradleUIKit
import TestSupport
import Testing

/// Layouts of collection views that change within the block of an animation.
struct AnimatedLayoutTests {
  @Test("cells that stay are animated by the block in which the layout is laid out, with their contents")
  func cells() throws {
    let (layout, source) = (UICollectionViewFlowLayout(), CellSource(9))
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 120), 0)
    let (window, view) = collectionWindow(layout, source)
    func shown(_ item: Int) throws -> [CGFloat] {
      let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
      let (layer, content) = (cell.layer.presentation(), cell.contentView.layer.presentation())
      return [layer?.frame.minY, layer?.bounds.height, content?.bounds.height].compactMap { $0 }
    }
    #expect(try shown(1) == [120, 120, 120])
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      layout.itemSize.height = 80
      view.layoutIfNeeded()
    }
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 80)
    // The first four were shown before; the fifth appears at its place.
    #expect(try shown(1) == [120, 120, 120])
    #expect(try shown(4) == [320, 80, 80])
    window.advance(by: 1)
    #expect(try shown(1) == [100, 100, 100])
    #expect(try shown(4) == [320, 80, 80])
    window.advance(by: 1)
    #expect(try shown(1) == [80, 80, 80])
    layout.itemSize.height = 120
    view.layoutIfNeeded()
    #expect(try shown(1) == [120, 120, 120])
  }

  @Test("a batch in the block of an animation moves its cells with the block's delay, duration and curve")
  func batch() throws {
    let (layout, source) = (UICollectionViewFlowLayout(), CellSource(2))
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 100), 0)
    let (window, view) = collectionWindow(layout, source)
    var ends = 0
    UIView.animate(withDuration: 2, delay: 0.5, options: .curveLinear) {
      source.count = 3
      view.performBatchUpdates({ view.insertItems(at: [IndexPath(item: 0, section: 0)]) }) { _ in ends += 1 }
    }
    func look() throws -> [CGFloat] {
      let cells = try (0..<2).map { try #require(view.cellForItem(at: IndexPath(item: $0, section: 0))) }
      return [cells[0].alpha, cells[1].frame.minY]
    }
    let looks: [(seconds: Double, top: CGFloat)] = [(0.5, 0), (1, 50), (0.5, 75)]
    for (seconds, top) in looks {
      window.advance(by: seconds)
      let look = try look()
      #expect(abs(look[0] - top / 100) < Tolerance.closedForm && abs(look[1] - top) < Tolerance.closedForm)
    }
    #expect(ends == 0)
    window.advance(by: 0.5)
    #expect(try look() == [1, 100] && ends == 1)
    // Outside of a block the collection view's own animation is back.
    source.count = 4
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    window.advance(by: 1)
    #expect(try look() == [1, 100])
  }

  @Test("a change of the layout in the block of an animation has the block's duration and curve")
  func change() throws {
    let (layout, source) = (UICollectionViewFlowLayout(), CellSource(2))
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 100), 0)
    let (window, view) = collectionWindow(layout, source)
    let larger = UICollectionViewFlowLayout()
    (larger.itemSize, larger.minimumLineSpacing) = (CGSize(width: 320, height: 200), 0)
    UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) {
      view.setCollectionViewLayout(larger, animated: true)
    }
    window.advance(by: 1)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(abs(cell.frame.minY - 125) < Tolerance.closedForm)
    window.advance(by: 1)
    #expect(cell.frame == CGRect(x: 0, y: 200, width: 320, height: 200))
  }

  /// A batch or a new layout that moves a cell from 0 to 100.
  private func moved(by animate: (@escaping () -> Void) -> Void, at times: [Double]) throws -> [CGFloat] {
    let (layout, source) = (UICollectionViewFlowLayout(), CellSource(2))
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 100), 0)
    let (window, view) = collectionWindow(layout, source)
    animate {
      source.count = 3
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    var past = 0.0
    return times.map { time in
      window.advance(by: time - past)
      past = time
      return cell.frame.minY
    }
  }

  @Test("a property animator moves the cells of a batch in its block by its own curve, after its delay")
  func animator() throws {
    let parameters = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0.1, y: 1))
    let tops = try moved(
      by: { changes in
        let animator = UIViewPropertyAnimator(duration: 2, timingParameters: parameters)
        animator.addAnimations(changes)
        animator.startAnimation(afterDelay: 0.5)
      }, at: [0.5, 1.0, 1.5, 2.5])
    let (window, view) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
    window.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 2, timingParameters: parameters)
    animator.addAnimations { view.center.y = 100 }
    animator.startAnimation()
    for (top, seconds) in zip(tops, [0, 0.5, 0.5, 1]) {
      window.advance(by: seconds)
      #expect(abs(top - (view.layer.presentation()?.position.y ?? 0)) < Tolerance.closedForm)
    }
    #expect(tops[1] > 20 && tops[2] > 80)
  }

  @Test("springs of animations and of property animators move the cells of a batch in their blocks")
  func springs() throws {
    let times = stride(from: 0.1, through: 1, by: 0.1).map { $0 }
    let spring = try moved(
      by: {
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0, animations: $0)
      }, at: times)
    let animator = try moved(
      by: { UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4, animations: $0).startAnimation() },
      at: times)
    #expect(spring == animator && (spring.max() ?? 0) > 110 && abs((spring.last ?? 0) - 100) < 1)
    let view = UIView()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) {
      view.center.y = 100
    }
    for top in spring.dropLast() {
      window.advance(by: 0.1)
      #expect(abs((view.layer.presentation()?.position.y ?? 0) - top) < Tolerance.summed)
    }
  }
}
