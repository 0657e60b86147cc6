struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

/// The gestures that must fail before one begins.
struct FailureRequirements {
  /// Those of `require(toFail:)`.
  var lasting: [WeakRecognizer] = []
  /// Those that classes and delegates require for the present gesture.
  var present: [WeakRecognizer] = []

  private var all: [WeakRecognizer] { present.isEmpty ? lasting : lasting + present }
  func contains(_ other: UIGestureRecognizer) -> Bool { all.contains { $0.recognizer === other } }
  /// Whether all have failed or no longer exist.
  var areMet: Bool { all.allSatisfy { $0.recognizer?.hasFailed ?? true } }
}

/// Decides among the gestures that share a touch: the first that begins wins, unless a delegate lets others recognise
/// with it. As in UIKit those of different fingers on different views do not affect each other.
final class GestureArbiter {
  /// The recognisers of the touched view and of the views above it, in this order.
  private(set) var recognizers: [UIGestureRecognizer] = []
  /// The touches that each recogniser has received for its present gesture, also those that have lifted.
  private var received: [ObjectIdentifier: [UITouch]] = [:]

  /// Adds the recognisers of a view and its superviews for a touch that began there; returns those that take the touch.
  func take(_ touch: UITouch, on view: UIView?) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var current = view
    while let each = current {
      // As in UIKit a control's own tap goes before those of the views around it.
      let isOutside = view is UIControl && each !== view
      found += (each.storage.recognizers?.recognizers ?? []).filter {
        $0.isEnabled && $0.followsTouches && !(isOutside && $0.isSingleTap)
          && ($0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true)
      }
      current = each.superview
    }
    for recognizer in found {
      if recognizer.touches.isEmpty { received[ObjectIdentifier(recognizer)] = nil }
      received[ObjectIdentifier(recognizer), default: []].append(touch)
      guard !recognizers.contains(where: { $0 === recognizer }) else {
        // A recogniser may begin its next gesture while fingers on other views stay down.
        if recognizer.touches.isEmpty { recognizer.prepareForNextGesture() }
        continue
      }
      recognizer.prepareForNextGesture()
      recognizer.forgetFailureRequirements()
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
    let others = recognizers.filter {
      $0 !== claimant && shareTouch($0, claimant) && !recognizeSimultaneously($0, claimant)
    }
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

  /// Called when no finger is down any more: the gestures that are over become possible again, and unless one
  /// awaits further touches all recognisers are released. Nothing changes while a gesture waits for others to
  /// fail, because it queries their states.
  func settle() {
    guard recognizers.allSatisfy({ $0.pendingState == nil }) else { return }
    for recognizer in recognizers where recognizer.touches.isEmpty {
      let state = recognizer.state
      guard state == .ended || state == .cancelled || state == .failed else { continue }
      recognizer.prepareForNextGesture()
      recognizer.view?.checkObservations()
    }
    guard recognizers.allSatisfy({ $0.touches.isEmpty && !$0.awaitsTouches }) else { return }
    (recognizers, received) = ([], [:])
  }

  /// Called before the first finger goes down. Gestures that wait for time, such as for a second tap, stay.
  func finish() {
    for recognizer in recognizers where recognizer.touches.isEmpty { recognizer.prepareForNextGesture() }
    (recognizers, received) = ([], [:])
  }

  private func shareTouch(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    let others = touches(of: b)
    return touches(of: a).contains { touch in others.contains { $0 === touch } }
  }
  /// The touches that a recogniser has received and does not ignore.
  private func touches(of recognizer: UIGestureRecognizer) -> [UITouch] {
    let id = ObjectIdentifier(recognizer)
    return (received[id] ?? []).filter { !$0.ignorers.contains(id) }
  }

  private func recognizeSimultaneously(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    (a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) ?? false)
      || (b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) ?? false)
  }
}
