/// The gesture recognisers of a view, in the order in which they were added.
final class RecognizerList {
  /// Nil while the view is deinitialized, which may still remove its recognisers.
  private weak var view: UIView?
  private(set) var recognizers: [UIGestureRecognizer] = []

  init(of view: UIView) { self.view = view }

  /// Adds a recogniser, after removing it from its former view.
  func add(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.view = view
  }

  /// Removes a recogniser, whose gesture ends; ignores that of another view.
  func remove(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === view else { return }
    recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
    recognizer.leave()
  }

  /// Replaces all recognisers, through methods that the app may override.
  func replace(with new: [UIGestureRecognizer]) {
    for recognizer in recognizers { view?.removeGestureRecognizer(recognizer) }
    for recognizer in new { view?.addGestureRecognizer(recognizer) }
  }
}

extension UIGestureRecognizer {
  /// Ends the gesture if it has begun, else makes it fail: its fingers have left.
  func finish() {
    if state == .began || state == .changed { state = .ended } else if state == .possible { state = .failed }
  }

  /// Ends the gesture, because it gets no more touches; gestures that wait for its failure go on. As in UIKit a
  /// recogniser without a gesture stays as it is.
  func leave() {
    if state != .possible || !touches.isEmpty || awaitsTouches || pendingState != nil { cancelOrFail() }
    arbiter?.recognizerFailed()
  }
}

extension UIView {
  /// The view's recognisers; most views have none, and no list.
  var recognizerList: RecognizerList {
    if let existing = storage.recognizers { return existing }
    let list = RecognizerList(of: self)
    storage.recognizers = list
    return list
  }

  func attach(_ recognizer: UIGestureRecognizer) { recognizerList.add(recognizer) }
  func detach(_ recognizer: UIGestureRecognizer) { storage.recognizers?.remove(recognizer) }
}
