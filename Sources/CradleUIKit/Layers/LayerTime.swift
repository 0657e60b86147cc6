/// The conversion between a superlayer's time and a layer's, as in Core Animation's `CAMediaTiming`.
struct LayerTime {
  var speed: Float
  var offset: CFTimeInterval
  var begin: CFTimeInterval

  /// The layer's time, in seconds, at a time of the superlayer's.
  func time(at time: CFTimeInterval) -> CFTimeInterval { (time - begin) * Double(speed) + offset }
  /// The superlayer's time at a time of the layer's; with a speed of 0, the beginning.
  func parentTime(at time: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? begin : (time - offset) / Double(speed) + begin
  }
}

extension CALayer {
  var timing: LayerTime { LayerTime(speed: speed, offset: timeOffset, begin: beginTime) }
  /// The time, in seconds, at a time of the clock, `CACurrentMediaTime()`.
  func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    timing.time(at: superlayer?.localTime(at: time) ?? time)
  }
  /// The seconds that pass in a second of the clock.
  var rate: Double {
    var (rate, layer): (Double, CALayer?) = (1, self)
    while let each = layer {
      rate *= Double(each.speed)
      layer = each.superlayer
    }
    return rate
  }

  /// Moves the animations to the time that a change of the timing gives them.
  func retime(_ restore: (inout LayerTime) -> Void) {
    guard hasAnimationsBelow else { return }
    let now = superlayer?.localTime(at: CACurrentMediaTime()) ?? CACurrentMediaTime()
    var old = timing
    restore(&old)
    moveAnimations(by: timing.time(at: now) - old.time(at: now))
  }
  private var hasAnimationsBelow: Bool {
    !animations.running.isEmpty || (sublayers ?? []).contains(where: \.hasAnimationsBelow)
  }
  private func moveAnimations(by seconds: Double) {
    for each in animations.running { each.time += seconds }
    for layer in sublayers ?? [] { layer.moveAnimations(by: seconds * Double(layer.speed)) }
  }

  /// Converts a time in seconds from another layer's, or from the clock's for nil.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    var (time, layer) = (t, l)
    while let each = layer {
      time = each.timing.parentTime(at: time)
      layer = each.superlayer
    }
    return localTime(at: time)
  }
  /// Converts a time in seconds to another layer's, or to the clock's for nil.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    var (time, layer): (CFTimeInterval, CALayer?) = (t, self)
    while let each = layer {
      time = each.timing.parentTime(at: time)
      layer = each.superlayer
    }
    return l?.localTime(at: time) ?? time
  }
}
