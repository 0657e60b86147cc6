import CradleGeometry
import CradleStage

/// The values that a spring of a scene has of its own.
struct SpringTuning: Equatable {
  /// The frequency without damping, in hertz.
  var frequency: Double
  /// The damping ratio, 0…1.
  var damping: Double

  /// The range of a spring's own values: the sliders' without the frequency 0, which makes a rod.
  static let frequencies = 0.1...6.0
  static let dampings = 0.0...1.0

  init(frequency: Double, damping: Double) {
    self.frequency = frequency.clamped(to: Self.frequencies)
    self.damping = damping.clamped(to: Self.dampings)
  }

  /// The sliders' values.
  init(_ knobs: LabKnobs) { self.init(frequency: knobs.frequency, damping: knobs.damping) }

  /// The values after a drag from these, horizontal for the frequency or upwards for the damping, in the sliders'
  /// steps.
  ///
  /// A step is four points of the scene, so that the pointer can reach each value.
  func dragged(by displacement: Vector, isAcross: Bool) -> SpringTuning {
    let steps = ((isAcross ? displacement.dx : -displacement.dy) / 4).rounded()
    return isAcross
      ? SpringTuning(frequency: ((frequency * 10).rounded() + steps) / 10, damping: damping)
      : SpringTuning(frequency: frequency, damping: ((damping * 50).rounded() + steps) / 50)
  }
}

/// The label of a spring while its scene is edited: its values, which a drag changes.
struct LabSpringLabel {
  /// The place of the spring among the scene's joints.
  let joint: Int
  /// The label's frame, in points of the scene.
  let frame: Rect
  let tuning: SpringTuning
  /// Whether the values are its own; otherwise they are the sliders'.
  let isOwn: Bool

  /// Points of the viewport per point of the scene; a label has the same size in any viewport.
  let scale: Double

  private static let size = Size(width: 126, height: 20)
  /// The distance between the coil and the label, which lies on one side of the joint's line.
  private static let distance = 10.0

  var text: String { "↔ \(Self.number(tuning.frequency, 1)) Hz   ↕ \(Self.number(tuning.damping, 2))" }

  /// The labels of all springs, each beside its coil and inside the area.
  static func all(in scene: LabScene, knobs: LabKnobs, area: Rect, scale: Double) -> [LabSpringLabel] {
    let size = Size(width: Self.size.width / scale, height: Self.size.height / scale)
    return scene.joints.indices.compactMap { index in
      let joint = scene.joints[index]
      guard joint.kind == .spring else { return nil }
      let (a, b) = joint.ends(in: scene)
      var side = (b - a).length > 0 ? (b - a).normalized.perpendicular : Vector(dx: 1, dy: 0)
      if side.dx < 0 || (side.dx == 0 && side.dy < 0) { side = -side }
      let reach = abs(side.dx) * size.width / 2 + abs(side.dy) * size.height / 2 + distance / scale
      let wished = a.interpolated(to: b, fraction: 0.5) + side * reach
      let (dx, dy) = (min(size.width, area.width) / 2, min(size.height, area.height) / 2)
      let center = wished.clamped(
        from: Point(x: area.minX + dx, y: area.minY + dy), to: Point(x: area.maxX - dx, y: area.maxY - dy))
      return LabSpringLabel(
        joint: index, frame: Rect(center: center, size: size), tuning: joint.tuning ?? SpringTuning(knobs),
        isOwn: joint.tuning != nil, scale: scale)
    }
  }

  func draw(_ picture: LabPicture) {
    let theme = picture.theme
    picture.canvas.fill(frame, radius: 6 / scale, theme.raised)
    picture.canvas.stroke(frame, radius: 6 / scale, width: 1 / scale, isOwn ? theme.accent : theme.line)
    picture.canvas.text(
      text, at: frame.center, Font(size: 11 / scale, weight: isOwn ? .medium : .regular, isTabular: true),
      isOwn ? theme.text : theme.dim, alignment: .center, maximumWidth: frame.width - 8 / scale)
  }

  private static func number(_ value: Double, _ decimals: Int) -> String {
    let scale = decimals == 1 ? 10 : 100
    let whole = Int((value * Double(scale)).rounded())
    let rest = "\(whole % scale)"
    return "\(whole / scale)." + String(repeating: "0", count: decimals - rest.count) + rest
  }
}
