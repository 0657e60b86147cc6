import CradleDynamics
import CradleGeometry

/// Two rails, one level and one steep, with stops at their ends.
final class SlidingPage: LabPage {
  let title = "Sliding attachment"
  let hint = "Throw the boxes along their rails; the ball is free"
  private let level = DemoItem(
    id: "level", center: Point(x: 0, y: -100), size: Size(width: 70, height: 44), color: 0)
  private let steep = DemoItem(
    id: "steep", center: Point(x: 0, y: 50), size: Size(width: 70, height: 44), color: 4)
  private let ball = DemoItem(
    id: "ball", shape: .disc, center: Point(x: -95, y: -190), size: Size(width: 40, height: 40), color: 2)
  private let rails: [(middle: Point, way: Vector)]
  private let slides: [AttachmentBehavior]
  private static let reach = 100.0

  init() {
    let angle = 0.45
    steep.rotation = angle
    rails = [(level.center, Vector(dx: 1, dy: 0)), (steep.center, Vector(angle: angle, length: 1))]
    slides = [
      AttachmentBehavior.slidingAttachment(
        with: level, attachmentAnchor: level.center, axisOfTranslation: rails[0].way),
      AttachmentBehavior.slidingAttachment(
        with: steep, attachmentAnchor: steep.center, axisOfTranslation: rails[1].way),
    ]
    for slide in slides { slide.attachmentRange = -Self.reach...Self.reach }
  }

  var items: [DemoItem] { [level, steep, ball] }
  var behaviors: [DynamicBehavior] { slides }
  var velocities: [Vector] { [Vector(dx: 500, dy: 0), Vector(dx: -380, dy: -184), .zero] }

  func draw(_ picture: LabPicture) {
    for (middle, way) in rails {
      let end = way * (Self.reach + 40)
      picture.canvas.line(from: middle - end, to: middle + end, width: 8, picture.theme.line)
      picture.canvas.line(from: middle - end, to: middle + end, width: 1.5, picture.theme.faint)
      for side in [-1.0, 1] {
        let stop = middle + way * (side * (Self.reach + 40))
        let across = way.perpendicular * 14
        picture.canvas.line(from: stop - across, to: stop + across, width: 4, picture.ink)
      }
    }
  }

  func drawOver(_ picture: LabPicture) {
    for (item, rail) in zip([level, steep], rails) {
      let (middle, way) = (picture.center(item), rail.way * 18)
      picture.arrow(middle + way * 0.7, way, picture.theme.onAccent)
      picture.arrow(middle - way * 0.7, -way, picture.theme.onAccent)
    }
  }
}
