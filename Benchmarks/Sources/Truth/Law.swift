import CradleGeometry
import Engines

/// One figure of a law, and its value if the law held.
struct Figure: Sendable {
  var name: String
  var unit: String
  /// The value by the closed form or the conservation law; the nearer the better. Nil: the figure is printed, not judged.
  var ideal: Double?
  /// Differences below this are no difference; in the figure's unit.
  var resolution: Double

  init(_ name: String, _ unit: String = "", ideal: Double?, resolution: Double = 0) {
    self.name = name
    self.unit = unit
    self.ideal = ideal
    self.resolution = resolution
  }

  /// The share of a conserved quantity that is left: 1 is ideal.
  static func kept(_ name: String) -> Figure { Figure(name, "of 1", ideal: 1, resolution: 5e-5) }
  /// An error in percent of the closed form; single precision adds up to a thousandth in some seconds.
  static func error(_ name: String) -> Figure { Figure(name, "%", ideal: 0, resolution: 2e-3) }
  /// A length in metres that should be 0; a twentieth of a millimetre is invisible.
  static func length(_ name: String) -> Figure { Figure(name, "m", ideal: 0, resolution: 5e-5) }
}

/// A law of physics on a scene: the law, the source of its formula, and the measurement of a world.
struct Law: Sendable {
  var name: String
  /// The closed form or the conserved quantity, with its source.
  var source: String
  var figures: [Figure]
  /// One number for each figure, in its unit; NaN if a world did not get there.
  var measure: @Sendable (Contestant) -> [Double]

  init(
    _ name: String, _ source: String, _ figures: [Figure],
    measure: @escaping @Sendable (Contestant) -> [Double]
  ) {
    self.name = name
    self.source = source
    self.figures = figures
    self.measure = measure
  }

  static let all = pendulums + impacts + friction + free + springs + loads + drivenPendulums
}
