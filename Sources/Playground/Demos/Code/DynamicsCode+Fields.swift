import CradleDynamics

/// Swift code of fields.
extension DynamicsCode {
  private func noiseArguments(_ field: FieldBehavior) -> String {
    "smoothness: \(field.smoothness), animationSpeed: \(field.animationSpeed)"
  }

  func make(_ field: FieldBehavior, _ name: String) -> String {
    let plain = FieldBehavior.dragField()
    let call =
      switch field.kind {
      case .drag: "dragField()"
      case .vortex: "vortexField()"
      case .radialGravity: "radialGravityField(position: \(field.position.code))"
      case .linearGravity: "linearGravityField(direction: \(field.direction.code))"
      case .velocity: "velocityField(direction: \(field.direction.code))"
      case .noise: "noiseField(\(noiseArguments(field)))"
      case .turbulence: "turbulenceField(\(noiseArguments(field)))"
      case .spring: "springField()"
      case .electric: "electricField()"
      case .magnetic: "magneticField()"
      case .custom: "field { position, velocity, mass, charge, time in\n\(customField)\n}"
      }
    let (isRadial, isCustom) =
      switch field.kind {
      case .radialGravity: (true, false)
      case .custom: (false, true)
      default: (false, false)
      }
    return "let \(name) = FieldBehavior.\(call)"
      + lines(
        name,
        [
          ("strength", "\(field.strength)", field.strength == 1),
          ("falloff", "\(field.falloff)", isCustom),
          ("minimumRadius", "\(field.minimumRadius)", field.minimumRadius == plain.minimumRadius),
          ("position", field.position.code, isRadial || field.position == .zero),
          ("region", field.region.code, field.region == .infinite),
        ]) + "\nfor item in \(list(field.items)) { \(name).addItem(item) }"
  }
}
