import CradleDynamics
import CradleGeometry

/// Springs and a rod: a box on a spring, a disc on a spring from the box, and a pendulum.
final class AttachmentPage: LabPage {
  let title = "Attachment"
  let hint = "Drag a thing; a frequency of 0 makes the springs rigid"
  private let box = DemoItem(
    id: "box", center: Point(x: -10, y: -40), size: Size(width: 60, height: 60), color: 0)
  private let disc = DemoItem(
    id: "disc", shape: .disc, center: Point(x: 10, y: 80), size: Size(width: 44, height: 44), color: 4)
  private let bob = DemoItem(
    id: "bob", shape: .disc, center: Point(x: 112, y: -94), size: Size(width: 36, height: 36), color: 2)
  private let nails = [Point(x: -70, y: -150), Point(x: 30, y: -150)]
  private let hook = Vector(dx: 0, dy: 30)
  private let springs: [AttachmentBehavior]
  private let rod: AttachmentBehavior

  init() {
    springs = [
      AttachmentBehavior(
        item: box, offsetFromCenter: Vector(dx: 0, dy: -30), attachedToAnchor: nails[0]),
      AttachmentBehavior(item: box, offsetFromCenter: hook, attachedTo: disc),
    ]
    rod = AttachmentBehavior(item: bob, attachedToAnchor: nails[1])
    springs[0].length = 70
    springs[1].length = 60
    rod.length = 100
  }

  var start: LabKnobs { LabKnobs() }
  var knobs: [PartialKeyPath<LabKnobs>] { [\.frequency, \.damping] }
  var items: [DemoItem] { [box, disc, bob] }
  var behaviors: [DynamicBehavior] { springs + [rod] }

  func tune(_ knobs: LabKnobs) {
    for spring in springs {
      spring.frequency = knobs.frequency
      spring.damping = knobs.damping
    }
  }

  func draw(_ picture: LabPicture) {
    let ends = [
      (nails[0], picture.place(box, Vector(dx: 0, dy: -30))),
      (picture.place(box, hook), picture.center(disc)),
    ]
    for (from, to) in ends {
      if springs[0].frequency > 0 { picture.spring(from, to) } else { picture.rod(from, to) }
    }
    picture.rod(nails[1], picture.center(bob))
    nails.forEach(picture.pin)
  }

  func drawOver(_ picture: LabPicture) {
    for hook in [Vector(dx: 0, dy: -30), hook] {
      picture.canvas.disc(picture.place(box, hook), radius: 3.5, picture.theme.onAccent)
    }
  }
}
