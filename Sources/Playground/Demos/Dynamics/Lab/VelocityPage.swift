import CradleDynamics
import CradleGeometry

/// Four conveyor belts in a ring: velocity fields with a region each.
final class VelocityPage: LabPage {
  let title = "Velocity field"
  let hint = "Drop the boxes on the belts; between them they coast"
  private let fields: [FieldBehavior]
  private let belts: [(frame: Rect, direction: Vector)]

  init() {
    // A pinwheel of belts 70 wide around a square of 110 × 170.
    let (x, y, belt) = (55.0, 85.0, 70.0)
    belts = [
      (Rect(x: -x - belt, y: -y - belt, width: 2 * x + belt, height: belt), Vector(dx: 1, dy: 0)),
      (Rect(x: x, y: -y - belt, width: belt, height: 2 * y + belt), Vector(dx: 0, dy: 1)),
      (Rect(x: -x, y: y, width: 2 * x + belt, height: belt), Vector(dx: -1, dy: 0)),
      (Rect(x: -x - belt, y: -y, width: belt, height: 2 * y + belt), Vector(dx: 0, dy: -1)),
    ]
    fields = belts.map { frame, direction in
      let field = FieldBehavior.velocityField(direction: direction)
      field.position = frame.center
      field.region = .size(frame.size)
      return field
    }
  }

  func scene(spread: Double) -> LabScene {
    let places = [
      Point(x: -80, y: -120), Point(x: 0, y: -120), Point(x: 90, y: -60), Point(x: 90, y: 40),
      Point(x: 20, y: 120), Point(x: -90, y: 60), Point(x: 0, y: 0),
    ]
    return LabScene(
      bodies: places.enumerated().map { index, place in
        let side = [40.0, 32, 46][index % 3]
        return LabBody(
          id: "box \(index)", shape: index.isMultiple(of: 2) ? .box : .disc, center: place,
          size: Size(width: side, height: side), color: index)
      })
  }

  func prepare(_ bodies: [LabBody], _ items: [DemoItem]) {
    for field in fields { items.forEach(field.addItem) }
  }

  var start: LabKnobs { LabKnobs(strength: 1.2, gravity: 0, resistance: 0.6) }
  var knobs: [PartialKeyPath<LabKnobs>] { [\.strength] }
  var behaviors: [DynamicBehavior] { fields }
  var isTethered: Bool { false }
  func tune(_ knobs: LabKnobs) { for field in fields { field.strength = knobs.strength } }

  func draw(_ picture: LabPicture) {
    let theme = picture.theme
    for ((frame, direction), field) in zip(belts, fields) {
      picture.canvas.fill(frame.insetBy(dx: 2, dy: 2), radius: 10, theme.second.opacity(0.14))
      picture.canvas.stroke(frame.insetBy(dx: 2, dy: 2), radius: 10, width: 1, theme.second.opacity(0.35))
      let long = max(frame.width, frame.height)
      // The chevrons run with the belt.
      let spacing = 36.0
      let run = (picture.animator.elapsedTime * 100 * field.strength).truncatingRemainder(dividingBy: spacing)
      var along = -long / 2 + run
      while along < long / 2 - 10 {
        if along > -long / 2 + 10 {
          let tip = frame.center + direction * along
          let side = direction.perpendicular * 9
          picture.canvas.polyline(
            [tip - direction * 9 + side, tip, tip - direction * 9 - side], width: 2,
            theme.stage.mixed(with: theme.second, fraction: 0.65))
        }
        along += spacing
      }
    }
  }
}
