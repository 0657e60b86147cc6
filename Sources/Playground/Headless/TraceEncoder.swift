import CradleGeometry

/// Writes a trace's frames as JSON Lines, with the documented fields in the documented order.
struct TraceEncoder {
  private var json = JSONText()

  /// One frame's line, with its line feed.
  ///
  /// - Throws: `CommandError.failure` that names the frame, the element and the field of a number that is not finite.
  mutating func line(_ frame: TraceFrame) throws(CommandError) -> [UInt8] {
    if let place = frame.nonFinitePlace {
      throw .failure("frame \(frame.frame): \(place), a bug of the demo")
    }
    json.removeAll()
    json.frame(frame)
    return json.bytes
  }
}

extension JSONText {
  fileprivate mutating func frame(_ frame: TraceFrame) {
    raw("{\"frame\": ")
    integer(frame.frame)
    raw(", \"time\": ")
    number(frame.time)
    raw(", \"scrolls\": ")
    list(frame.scrolls) { $0.scroll($1) }
    raw(", \"elements\": ")
    list(frame.elements) { $0.element($1) }
    raw(", \"bodies\": ")
    integer(frame.bodies)
    raw(", \"behaviors\": ")
    integer(frame.behaviors)
    raw(", \"resting\": ")
    bool(frame.isResting)
    if let energy = frame.energy {
      raw(", \"energy\": {\"kinetic\": ")
      number(energy.kinetic)
      raw(", \"potential\": ")
      number(energy.potential)
      raw(", \"elastic\": ")
      number(energy.elastic)
      raw("}")
    }
    raw(", \"values\": {")
    pieces(frame.values) { json, value in
      json.string(value.name)
      json.raw(": ")
      json.value(value.value)
    }
    raw("}}\n")
  }

  private mutating func scroll(_ scroll: TraceScroll) {
    raw("{\"name\": ")
    string(scroll.name)
    raw(", \"offset\": ")
    pair(scroll.offset.x, scroll.offset.y)
    raw(", \"velocity\": ")
    pair(scroll.velocity.dx, scroll.velocity.dy)
    raw(", \"phase\": ")
    string("\(scroll.phase)")
    raw(", \"minimum\": ")
    pair(scroll.minimum.x, scroll.minimum.y)
    raw(", \"maximum\": ")
    pair(scroll.maximum.x, scroll.maximum.y)
    raw("}")
  }

  private mutating func element(_ element: TraceElement) {
    raw("{\"id\": ")
    string(element.id)
    raw(", \"kind\": ")
    string(element.kind)
    raw(", \"index\": ")
    list(element.index) { $0.integer($1) }
    raw(", \"center\": ")
    pair(element.center.x, element.center.y)
    raw(", \"size\": ")
    pair(element.size.width, element.size.height)
    raw(", \"scale\": ")
    number(element.scale)
    raw(", \"angle\": ")
    number(element.angle)
    raw(", \"alpha\": ")
    number(element.alpha)
    raw(", \"z\": ")
    // Layers are integers, which the format writes without decimals.
    if let layer = Self.integer(of: element.z) { integer(layer) } else { number(element.z) }
    raw(", \"velocity\": ")
    pair(element.velocity.dx, element.velocity.dy)
    raw("}")
  }

  private mutating func pair(_ first: Double, _ second: Double) {
    raw("[")
    number(first)
    raw(", ")
    number(second)
    raw("]")
  }
}
