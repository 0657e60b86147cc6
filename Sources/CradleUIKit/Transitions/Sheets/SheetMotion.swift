import CradlePhysics

/// The motion of a sheet to a height, by the spring of controllers' transitions from the sheet's velocity on.
final class SheetMotion: TreeAnimation {
  private weak var sheet: UISheetPresentationController?
  private var curve: SpringCurve
  private var time = 0.0
  private var isOver = false
  private let completion: () -> Void
  var isScheduled = false

  /// Makes a motion; heights are in points, the velocity in pt/s. `completion` is called once: at its end, or when the
  /// sheet is caught or moved elsewhere.
  init(
    of sheet: UISheetPresentationController, to target: CGFloat, velocity: CGFloat,
    completion: @escaping () -> Void
  ) {
    (self.sheet, self.completion) = (sheet, completion)
    curve = ControllerSpring.spring.curve(
      from: Double(sheet.position), to: Double(target), velocity: Double(velocity))
  }

  var target: CGFloat { CGFloat(curve.target) }
  var velocity: CGFloat { CGFloat(curve.velocity(at: time)) }

  /// Continues towards another height.
  func retarget(_ height: CGFloat) {
    guard height != target else { return }
    let (place, speed) = (curve.value(at: time), curve.velocity(at: time))
    curve = ControllerSpring.spring.curve(from: place, to: Double(height), velocity: speed)
    time = 0
  }
  /// Ends it where it is.
  func stop() {
    guard !isOver else { return }
    isOver = true
    completion()
  }

  func hasLayer(where condition: (CALayer) -> Bool) -> Bool {
    sheet.map { condition($0.card.layer) } ?? false
  }
  func advance(by seconds: Double) -> Bool {
    guard !isOver, let sheet else { return true }
    time += seconds
    // An end missed by rounding counts as reached.
    let isAtEnd = time >= ControllerSpring.duration - 1e-9
    sheet.show(at: isAtEnd ? target : CGFloat(curve.value(at: time)))
    if isAtEnd { sheet.motionDidEnd(self) }
    return isOver
  }
  func rewind() { end(isFinished: true) }
  func end(isFinished: Bool) { sheet?.motionDidEnd(self) }
}
