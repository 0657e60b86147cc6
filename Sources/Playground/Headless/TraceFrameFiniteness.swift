import CradleGeometry

extension TraceFrame {
  /// The first number that is infinite or not a number, in words such as `element 'cell 0-3': center.x is nan`.
  var nonFinitePlace: String? {
    if let place = Self.place([("time", time)]) { return place }
    for scroll in scrolls {
      if let place = scroll.nonFinitePlace { return "scroll '\(scroll.name)': \(place)" }
    }
    for element in elements where !element.isFinite {
      return "element '\(element.id)': \(element.nonFinitePlace ?? "")"
    }
    if let energy,
      let place = Self.place([
        ("kinetic", energy.kinetic), ("potential", energy.potential), ("elastic", energy.elastic),
      ])
    {
      return "energy: \(place)"
    }
    for value in values {
      guard case .number(let number) = value.value, !number.isFinite else { continue }
      return "value '\(value.name)' is \(number)"
    }
    return nil
  }

  fileprivate static func place(_ numbers: [(name: String, value: Double)]) -> String? {
    numbers.first { !$0.value.isFinite }.map { "\($0.name) is \($0.value)" }
  }
}

extension TraceScroll {
  fileprivate var nonFinitePlace: String? {
    TraceFrame.place([
      ("offset.x", offset.x), ("offset.y", offset.y),
      ("velocity.x", velocity.dx), ("velocity.y", velocity.dy),
      ("minimum.x", minimum.x), ("minimum.y", minimum.y),
      ("maximum.x", maximum.x), ("maximum.y", maximum.y),
    ])
  }
}

extension TraceElement {
  /// A quick check that nearly every element passes.
  fileprivate var isFinite: Bool {
    center.isFinite && size.isFinite && velocity.isFinite && scale.isFinite && angle.isFinite
      && alpha.isFinite && z.isFinite
  }

  fileprivate var nonFinitePlace: String? {
    TraceFrame.place([
      ("center.x", center.x), ("center.y", center.y),
      ("size.width", size.width), ("size.height", size.height),
      ("scale", scale), ("angle", angle), ("alpha", alpha), ("z", z),
      ("velocity.x", velocity.dx), ("velocity.y", velocity.dy),
    ])
  }
}
