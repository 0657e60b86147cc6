/// The law in Swift.
extension RubberBandDemo {
  var code: String {
    """
    import CradlePhysics

    let band = RubberBand(curve: .banded(coefficient: \(coefficient.number)), dimension: \(stage.width))
    let spring = Spring(stiffness: \(stiffness.number), damping: \(friction.number))
    let shown = band.value(for: 200)  // where a pull of 200 pt is seen
    let home = spring.curve(from: shown, to: 0)  // where it goes when it is let go of
    print(shown, home.value(at: 0.1), home.settlingTime(within: 0.5))
    """
  }
}
