import CradleUIKit
import Testing

/// The calls that UIKit makes of controllers, cells and timers by itself.
@Suite struct AppearanceTests {
  private final class Controller: UIViewController {
    var log: [String] = []
    override func viewDidLoad() { log.append("load") }
    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewDidLayoutSubviews() { log.append("layout") }
    override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
  }

  @Test("a controller's appearance calls come before and after its view's layout, and when the view leaves")
  func appearance() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (first, second) = (Controller(), Controller())
    window.rootViewController = first
    #expect(first.log == ["load", "will appear"])
    window.advance(by: 0)
    window.advance(by: 1 / 60)
    #expect(first.log == ["load", "will appear", "layout", "did appear"])
    window.rootViewController = second
    window.advance(by: 0)
    #expect(first.log.suffix(2) == ["will disappear", "did disappear"])
    #expect(second.log == ["load", "will appear", "layout", "did appear"])
  }

  @Test("a child's view calls its own controller, and a view that leaves before its layout has not appeared")
  func children() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (parent, child) = (UIViewController(), Controller())
    window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(child.log == ["load", "will appear"])
    child.view.removeFromSuperview()
    window.advance(by: 0)
    #expect(child.log == ["load", "will appear", "will disappear", "did disappear"])
  }

  private final class Numbers: CellSource, UICollectionViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard let view = scrollView as? UICollectionView else { return }
      for cell in view.visibleCells {
        cell.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        cell.alpha = 0.25
        cell.isHidden = true
      }
    }
  }

  @Test(
    "values that the app sets of a cell while it scrolls stay, until the layout gives the cell other attributes"
  )
  func cells() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let numbers = Numbers(20)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (numbers, numbers)
    window.addSubview(view)
    window.advance(by: 0)
    view.contentOffset = CGPoint(x: 0, y: 20)
    for _ in 0..<3 { window.advance(by: 1 / 60) }
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.transform == CGAffineTransform(scaleX: 0.5, y: 0.5) && cell.alpha == 0.25)
    #expect(cell.isHidden)
    layout.itemSize = CGSize(width: 100, height: 80)
    window.advance(by: 0)
    #expect(cell.transform.isIdentity && cell.alpha == 1 && cell.bounds.height == 80)
    // The layout's attributes were never hidden: what the app hides stays so.
    #expect(cell.isHidden)
  }

  private final class Clock: NSObject {
    var count = 0
    func tick(_ timer: Timer) {
      count += 1
      if count == 3 { timer.invalidate() }
    }
  }

  @Test(
    "a timer with a target calls it on the window's time until it is invalidated, and one that does not repeat calls once"
  )
  func timers() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (clock, single) = (Clock(), Clock())
    let tick = Selector("tick:", Clock.tick(_:))
    Timer.scheduledTimer(timeInterval: 0.3, target: clock, selector: tick, userInfo: nil, repeats: true)
    Timer.scheduledTimer(timeInterval: 0.1, target: single, selector: tick, userInfo: nil, repeats: false)
    var counts: [Int] = []
    for _ in 0..<12 {
      window.advance(by: 0.1)
      counts.append(clock.count)
    }
    #expect(counts == [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3])
    #expect(single.count == 1)
  }

  @Test("a timer releases its target in the frame in which it ends, and the target may start another one")
  func timersLetGo() {
    final class Last {
      let next: Clock
      init(next: Clock) { self.next = next }
      deinit {
        let tick = Selector("tick:", Clock.tick(_:))
        Timer.scheduledTimer(timeInterval: 0.1, target: next, selector: tick, userInfo: nil, repeats: true)
      }
      func tick(_ timer: Timer) { timer.invalidate() }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    weak var once: Clock?
    weak var last: Last?
    weak var next: Clock?
    do {
      let (single, clock) = (Clock(), Clock())
      let ended = Last(next: clock)
      (once, last, next) = (single, ended, clock)
      Timer.scheduledTimer(
        timeInterval: 0.1, target: single, selector: Selector("tick:", Clock.tick(_:)), userInfo: nil,
        repeats: false)
      Timer.scheduledTimer(
        timeInterval: 0.2, target: ended, selector: Selector("tick:", Last.tick(_:)), userInfo: nil,
        repeats: true)
    }
    #expect(once != nil && last != nil)
    window.advance(by: 0.1)
    #expect(once == nil && last != nil)
    window.advance(by: 0.1)
    #expect(last == nil && next != nil)
    for _ in 0..<3 { window.advance(by: 0.1) }
    #expect(next == nil)
  }
}
