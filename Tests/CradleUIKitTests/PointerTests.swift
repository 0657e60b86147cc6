import CradleUIKit
import Testing

/// The pointer over views.
struct PointerTests {
  private final class Log: NSObject, UIPointerInteractionDelegate {
    var calls: [String] = []
    var halves = false
    var completions = 0
    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      guard halves else { return defaultRegion }
      guard request.location.x < 50 else { return nil }
      return UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 50, height: 100), identifier: "left")
    }
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
      -> UIPointerStyle?
    {
      guard let view = interaction.view else { return nil }
      return UIPointerStyle(effect: .lift(UITargetedPreview(view: view)), shape: .verticalBeam(length: 20))
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      calls.append("enter \(Int(region.rect.width))")
      animator.addAnimations { interaction.view?.alpha = 0.5 }
      animator.addCompletion { [self] _ in completions += 1 }
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { calls.append("exit \(Int(region.rect.width))") }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private let log = Log()
  private func move(_ x: CGFloat, _ y: CGFloat) { window.pointerMove(to: CGPoint(x: x, y: y)) }

  @Test("a hover begins over the view, changes there, and ends beside it or as the pointer leaves")
  func hover() {
    var states: [UIGestureRecognizer.State] = []
    let hover = UIHoverGestureRecognizer { states.append($0.state) }
    box.addGestureRecognizer(hover)
    window.addSubview(box)
    move(10, 10)
    #expect(states.isEmpty)
    move(120, 130)
    #expect(hover.location(in: box) == CGPoint(x: 20, y: 30))
    move(140, 130)
    move(10, 10)
    #expect(states == [.began, .changed, .ended])
    move(150, 150)
    window.pointerLeave()
    #expect(states == [.began, .changed, .ended, .began, .ended])
    // The view below a hover takes touches, and touches do not hover.
    move(150, 150)
    var taps = 0
    box.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    window.touchDown(at: CGPoint(x: 150, y: 150))
    window.touchUp(time: window.time + 0.05)
    #expect(taps == 1 && states.last == .began)
    hover.isEnabled = false
    move(151, 150)
    #expect(states.last != .changed)
  }

  @Test("an interaction gives the pointer a style in its region, and its delegate animates with it")
  func interaction() throws {
    box.addInteraction(UIPointerInteraction(delegate: log))
    window.addSubview(box)
    move(150, 150)
    let style = try #require(window.pointerStyle)
    #expect(style.shape == .verticalBeam(length: 20) && style.effect?.preview.view === box)
    #expect(log.calls == ["enter 100"] && box.alpha == 0.5)
    #expect(box.layer.presentation()?.opacity == 1)
    move(160, 150)
    window.advance(by: 1)
    #expect(log.calls == ["enter 100"] && log.completions == 1 && box.layer.presentation()?.opacity == 0.5)
    move(10, 10)
    #expect(log.calls == ["enter 100", "exit 100"] && window.pointerStyle == nil)
  }

  @Test("only regions that the delegate returns count, and disabling the interaction leaves them")
  func regions() {
    log.halves = true
    let interaction = UIPointerInteraction(delegate: log)
    box.addInteraction(interaction)
    window.addSubview(box)
    move(180, 150)
    #expect(log.calls.isEmpty)
    move(120, 150)
    log.halves = false
    interaction.invalidate()
    #expect(log.calls == ["enter 50", "exit 50", "enter 100"])
    interaction.isEnabled = false
    #expect(log.calls.last == "exit 100" && window.pointerStyle == nil)
    move(121, 150)
    #expect(log.calls.count == 4)
  }

  @Test("the innermost interaction has the pointer")
  func innermost() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    box.addInteraction(UIPointerInteraction(delegate: log))
    inner.addInteraction(UIPointerInteraction())
    box.addSubview(inner)
    window.addSubview(box)
    move(110, 110)
    #expect(log.calls.isEmpty && window.pointerStyle == nil)
    move(190, 190)
    #expect(log.calls == ["enter 100"])
  }

  @Test("a preview has its view's place, or another one, and a view without a place traps")
  func preview() async {
    window.addSubview(box)
    let preview = UITargetedPreview(view: box)
    #expect(preview.target.container === window && preview.target.center == CGPoint(x: 150, y: 150))
    let moved = preview.retargetedPreview(with: UIPreviewTarget(container: window, center: .zero))
    #expect(moved.target.center == .zero && moved.view === box && moved.size == box.bounds.size)
    let lines = UIPreviewParameters(textLineRects: [NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))])
    #expect(lines.visiblePath?.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    await #expect(processExitsWith: .failure) { _ = UITargetedPreview(view: UIView()) }
  }
}
