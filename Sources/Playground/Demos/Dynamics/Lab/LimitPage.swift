import CradleDynamics
import CradleGeometry

/// Ropes: slack or taut.
final class LimitPage: LabPage {
  let title = "Limit attachment"
  let hint = "Lift a thing and let it fall into its rope"
  private let hub = DemoItem(
    id: "hub", shape: .disc, center: Point(x: 0, y: -150), size: Size(width: 28, height: 28), color: 5)
  private let box = DemoItem(
    id: "box", center: Point(x: 110, y: -140), size: Size(width: 52, height: 52), color: 0)
  private let disc = DemoItem(
    id: "disc", shape: .disc, center: Point(x: 40, y: -50), size: Size(width: 44, height: 44), color: 3)
  private let ball = DemoItem(
    id: "ball", shape: .disc, center: Point(x: -90, y: -120), size: Size(width: 36, height: 36), color: 2)
  private let ropes: [AttachmentBehavior]
  private let corner = Vector(dx: -20, dy: -20)

  init() {
    ropes = [
      .limitAttachment(with: box, offsetFromCenter: corner, attachedTo: hub),
      .limitAttachment(with: disc, attachedTo: box),
      .limitAttachment(with: ball, attachedTo: hub),
    ]
    ropes[2].length = 190
  }

  var items: [DemoItem] { [box, disc, ball] }
  var anchors: [DemoItem] { [hub] }
  var behaviors: [DynamicBehavior] { ropes }

  func draw(_ picture: LabPicture) {
    let hub = picture.center(hub)
    picture.rope(hub, picture.place(box, corner), length: ropes[0].length)
    picture.rope(picture.center(box), picture.center(disc), length: ropes[1].length)
    picture.rope(hub, picture.center(ball), length: ropes[2].length)
  }

  func drawOver(_ picture: LabPicture) {
    for place in [picture.place(box, corner), picture.center(box)] {
      picture.canvas.disc(place, radius: 3.5, picture.theme.onAccent)
    }
  }
}
