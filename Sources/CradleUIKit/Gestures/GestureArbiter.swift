struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

/// Decides among a touch's gestures: the first that begins wins, unless a delegate lets others recognise with
/// it.
final class GestureArbiter {
  /// The recognisers of the touched view and of the views above it, in this order.
  private(set) var recognizers: [UIGestureRecognizer] = []

  /// Adds the recognisers of a view and its superviews for a touch that began there; returns those that take the touch.
  func take(_ touch: UITouch, on view: UIView?) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var current = view
    while let each = current {
      // As in UIKit a control's own tap goes before those of the views around it.
      let isOutside = view is UIControl && each !== view
      found += (each.storage.recognizers?.recognizers ?? []).filter {
        $0.isEnabled && !(isOutside && $0.isSingleTap)
          && ($0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true)
      }
      current = each.superview
    }
    for recognizer in found where !recognizers.contains(where: { $0 === recognizer }) {
      recognizer.prepareForNextGesture()
      recognizer.arbiter = self
      for other in recognizers {
        recognizer.recordFailureRequirement(with: other)
        other.recordFailureRequirement(with: recognizer)
      }
      recognizers.append(recognizer)
    }
    return found
  }

  /// Returns whether a gesture may begin. If so, the gestures that may not recognise together with it fail.
  func claim(_ claimant: UIGestureRecognizer) -> Bool {
    let others = recognizers.filter { $0 !== claimant && !recognizeSimultaneously($0, claimant) }
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

  func recognizerFailed() { for recognizer in recognizers { recognizer.resume() } }

  /// Lets time pass, up to a time in seconds, for the gestures that wait for further touches.
  func timeDidPass(to time: TimeInterval) {
    for recognizer in recognizers where recognizer.awaitsTouches {
      recognizer.time = time
      recognizer.timeDidPass()
    }
  }

  /// Called when the last finger has lifted. Gestures that wait for time, such as for a second tap, stay.
  func finish() {
    for recognizer in recognizers where recognizer.touches.isEmpty { recognizer.prepareForNextGesture() }
    recognizers = []
  }

  private func recognizeSimultaneously(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    (a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) ?? false)
      || (b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) ?? false)
  }
}
