import CradleDynamics
import CradleGeometry
import CradleStage

/// A chain of bars, each pinned to the one before, within a range.
final class PinPage: LabPage {
  let title = "Pin attachment"
  let hint = "Swing the chain; the arcs are how far a joint turns"
  private let hub = DemoItem(
    id: "hub", shape: .disc, center: Point(x: 0, y: -100), size: Size(width: 36, height: 36), color: 5)
  private let bars: [DemoItem]
  private let pins: [AttachmentBehavior]
  private static let long = 60.0
  private static let range = 0.9

  init() {
    let turns = [0.15, 0.75, 1.35]
    var (places, bars): ([Point], [DemoItem]) = ([hub.center], [])
    for (index, turn) in turns.enumerated() {
      let way = Vector(angle: turn, length: Self.long)
      let bar = DemoItem(
        id: "bar \(index)", center: places[index] + way / 2, size: Size(width: Self.long + 20, height: 20),
        color: index * 2)
      bar.rotation = turn
      bars.append(bar)
      places.append(places[index] + way)
    }
    self.bars = bars
    let hub = hub
    pins = bars.indices.map { index in
      AttachmentBehavior.pinAttachment(
        with: bars[index], attachedTo: index == 0 ? hub : bars[index - 1], attachmentAnchor: places[index])
    }
    for pin in pins.dropFirst() { pin.attachmentRange = -Self.range...Self.range }
  }

  var items: [DemoItem] { bars }
  var anchors: [DemoItem] { [hub] }
  var behaviors: [DynamicBehavior] { pins }

  func drawOver(_ picture: LabPicture) {
    for (index, bar) in bars.enumerated() {
      let joint = picture.place(bar, Vector(dx: -Self.long / 2, dy: 0))
      if index > 0 {
        let turn = picture.animator.presentedRotation(of: bars[index - 1]) + 0.6
        let arc = (0...20).map { step in
          joint + Vector(angle: turn + Self.range * (Double(step) / 10 - 1), length: 26)
        }
        picture.canvas.polyline(arc, width: 2, picture.theme.faint)
      }
      picture.canvas.disc(joint, radius: 5, picture.theme.onAccent)
      picture.canvas.disc(joint, radius: 2, picture.theme.cell(bar.color))
    }
  }
}
