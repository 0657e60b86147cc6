import CradleScrolling

/// The pinch of a scroll view: the engine recognises it.
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var engine: PinchGestureRecognizer? { scrollView?.scroll.pinchGestureRecognizer }

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    view = scrollView
    engine?.onChange = { [weak self] _ in self?.follow() }
  }

  override var isEnabled: Bool { didSet { engine?.isEnabled = isEnabled } }
  override var velocity: CGFloat { CGFloat(engine?.velocity ?? 0) }
  override var numberOfTouches: Int { engine?.numberOfTouches ?? 0 }
  override var scale: CGFloat {
    get { CGFloat(engine?.scale ?? 1) }
    set { engine?.scale = Double(newValue) }
  }
  override func location(in view: UIView?) -> CGPoint {
    guard let scrollView, let engine else { return .zero }
    let point = CGPoint(engine.location(in: scrollView.scroll))
    return view === scrollView ? point : scrollView.convert(point, to: view)
  }

  /// Takes the state from the engine's recogniser.
  private func follow() {
    guard let engine, let state = State(rawValue: engine.state.rawValue) else { return }
    if state == .possible { prepareForNextGesture() } else { self.state = state }
  }
}
