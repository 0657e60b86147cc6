/// Decides among the gestures of one touch: who begins first has it, unless a delegate lets others go on with it.
final class GestureArbiter {
  /// From the touched view upwards.
  private(set) var recognizers: [UIGestureRecognizer] = []

  /// Takes the recognisers of a view and those above it in, for a finger that went down there.
  func take(_ touch: UITouch, on view: UIView?) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var one = view
    while let each = one {
      // As in UIKit a control's own tap goes before those of the views around it.
      let isOutside = view is UIControl && each !== view
      found += each.storage.recognizers.filter {
        $0.isEnabled && !(isOutside && $0.isSingleTap)
          && ($0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true)
      }
      one = each.superview
    }
    for recognizer in found where !recognizers.contains(where: { $0 === recognizer }) {
      recognizer.makeReady()
      recognizer.arbiter = self
      for other in recognizers {
        recognizer.askAbout(other)
        other.askAbout(recognizer)
      }
      recognizers.append(recognizer)
    }
    return found
  }

  /// Whether a gesture may begin; those that may not go on with it then fail.
  func claim(_ claimant: UIGestureRecognizer) -> Bool {
    let others = recognizers.filter { $0 !== claimant && !goTogether($0, claimant) }
    let prevented = others.contains { other in
      (other.state == .began || other.state == .changed || other.state == .ended)
        && other.canPrevent(claimant) && claimant.canBePrevented(by: other)
    }
    guard !prevented else { return false }
    for other in others
    where other.state == .possible && claimant.canPrevent(other) && other.canBePrevented(by: claimant) {
      other.fail()
    }
    return true
  }

  func someoneFailed() { for recognizer in recognizers { recognizer.resume() } }

  /// Every finger has lifted; gestures that wait for time, such as a second tap, stay.
  func finish() {
    for recognizer in recognizers where recognizer.touches.isEmpty { recognizer.makeReady() }
    recognizers = []
  }

  private func goTogether(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    (a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) ?? false)
      || (b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) ?? false)
  }
}
