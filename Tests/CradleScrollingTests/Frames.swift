/// Frame times of one second: common display rates, and a stutter.
enum Frames {
  static let rates = [30.0, 60, 120, 144, 240]
  static func regular(_ rate: Double, seconds: Double) -> [Double] {
    (1...Int(rate * seconds)).map { Double($0) / rate }
  }
  static func irregular(seconds: Double) -> [Double] {
    var times: [Double] = []
    var time = 0.0
    let steps = [0.001, 0.05, 0.0166, 0.25, 0.0004, 0.033]
    while time < seconds {
      time += steps[times.count % steps.count]
      times.append(min(time, seconds))
    }
    return times
  }
}
