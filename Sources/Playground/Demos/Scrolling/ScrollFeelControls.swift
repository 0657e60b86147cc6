import CradlePhysics
import CradleScrolling

/// The parameters that make a scroll view's feel: a platform's, or one of the sliders'.
struct ScrollFeelControls {
  /// The platform whose feel is used; with `sliders` the other parameters define the feel.
  let platformChoice = Parameter.choice(
    "feel", "Feel", [sliders] + ScrollPlatform.allCases.map(\.rawValue))
  private static let sliders = "sliders"
  private let rate = Parameter.slider(
    "rate", "Deceleration", 0.9...0.9999, 0.998, unit: "/ms", step: 0.0005)
  private let rubberBand = Parameter.slider("rubberBand", "Rubber band", 0...1, 0.55)
  private let curve = Parameter.choice("curve", "Overscroll", ["banded", "half", "none"])
  private let stiffness = Parameter.slider("stiffness", "Stiffness", 20...600, 120, unit: "N/m", step: 5)
  private let friction = Parameter.slider("friction", "Friction", 2...60, 22, unit: "N·s/m", step: 0.5)
  private let engine = Parameter.choice("engine", "Engine", ScrollEngine.allCases.map(\.rawValue))
  let bounces = Parameter.toggle("bounces", "Bounces", true)
  private let flywheel = Parameter.toggle("flywheel", "Flicks build up speed", true)

  /// The parameters of deceleration, overscroll and bounce, in the panel's order.
  var feelParameters: [Parameter] { [rate, rubberBand, stiffness, friction, curve] }
  /// The parameters of the engine that moves the content.
  var motionParameters: [Parameter] { [engine, flywheel] }

  /// The platform whose feel is used; nil if the sliders define the feel.
  private var platform: ScrollPlatform? { ScrollPlatform(rawValue: platformChoice.choice) }

  var feel: ScrollFeel {
    if let platform { return ScrollFeel(platform) }
    var feel = ScrollFeel()
    feel.decelerationRate = rate.number
    feel.overscrollCurve = overscrollCurve
    feel.bounceSpring = Spring(stiffness: stiffness.number, damping: friction.number)
    feel.bounces = bounces.isOn
    feel.flywheel = flywheel.isOn
    feel.engine = ScrollEngine(rawValue: engine.choice) ?? .laws
    return feel
  }

  private var overscrollCurve: RubberBand.Curve {
    switch curve.choice {
    case "half": .half
    case "none": .none
    default: .banded(coefficient: rubberBand.number)
    }
  }

  /// Whether content that is pulled past an end bounces back.
  var isBouncy: Bool { platform.map { ScrollFeel($0).bounces } ?? bounces.isOn }

  /// Whether a parameter is shown: a platform's feel has numbers of its own.
  func shows(_ parameter: Parameter) -> Bool {
    platform == nil || !(feelParameters + motionParameters + [bounces]).contains { $0 === parameter }
  }

  /// Whether a parameter changes anything at present.
  func uses(_ parameter: Parameter, isPaging: Bool) -> Bool {
    guard shows(parameter) else { return false }
    let isLaw = engine.choice == ScrollEngine.laws.rawValue
    switch parameter.name {
    case rate.name: return isLaw
    case stiffness.name, friction.name: return isLaw && isBouncy
    case rubberBand.name: return isBouncy && curve.choice == "banded"
    case curve.name: return isBouncy
    case flywheel.name: return !isPaging
    default: return true
    }
  }

  /// The lines that set the feel of a scroll view called `view`.
  var code: String {
    if let platform { return "view.feel = ScrollFeel(.\(platform))" }
    return """
      view.feel.decelerationRate = \(rate.number)
      view.feel.overscrollCurve = \(curveCode)
      view.feel.bounceSpring = Spring(stiffness: \(stiffness.number), damping: \(friction.number))
      view.feel.bounces = \(bounces.isOn)
      view.feel.flywheel = \(flywheel.isOn)
      view.feel.engine = .\(engine.choice)
      """
  }

  private var curveCode: String {
    switch curve.choice {
    case "half": ".half"
    case "none": ".none"
    default: ".banded(coefficient: \(rubberBand.number))"
    }
  }
}
