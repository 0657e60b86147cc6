import CradleDynamics
import CradleGeometry
import CradleStage

/// Boxes welded into two pieces that tumble.
final class FixedPage: LabPage {
  let title = "Fixed attachment"
  let hint = "Throw the pieces about; the plates hold"
  let items: [DemoItem]
  private let welds: [(behavior: AttachmentBehavior, item: DemoItem, offset: Vector)]
  private static let side = 46.0

  init() {
    // Two pieces in cells of one side: an L and a T.
    let pieces = [
      (corner: Point(x: -120, y: -150), cells: [(0, 0), (0, 1), (1, 1), (2, 1)], color: 0),
      (corner: Point(x: 10, y: -20), cells: [(0, 0), (1, 0), (2, 0), (1, 1)], color: 4),
    ]
    var (items, welds): ([DemoItem], [(AttachmentBehavior, DemoItem, Vector)]) = ([], [])
    for (piece, plan) in pieces.enumerated() {
      let boxes = plan.cells.enumerated().map { index, cell in
        DemoItem(
          id: "box \(piece)-\(index)",
          center: plan.corner + Vector(dx: Double(cell.0), dy: Double(cell.1)) * Self.side,
          size: Size(width: Self.side, height: Self.side), color: plan.color + index % 2)
      }
      items += boxes
      for (index, box) in boxes.enumerated().dropFirst() {
        guard
          let neighbor = boxes[..<index].last(where: { $0.center.distance(to: box.center) < Self.side * 1.1 })
        else { continue }
        let seam = box.center.interpolated(to: neighbor.center, fraction: 0.5)
        welds.append(
          (.fixedAttachment(with: box, attachedTo: neighbor, attachmentAnchor: seam), box, seam - box.center))
      }
    }
    self.items = items
    self.welds = welds
  }

  var behaviors: [DynamicBehavior] { welds.map(\.behavior) }
  var velocities: [Vector] { items.map { $0.id.hasPrefix("box 0") ? Vector(dx: 160, dy: -120) : .zero } }

  func drawOver(_ picture: LabPicture) {
    for (_, item, offset) in welds {
      let seam = picture.place(item, offset)
      let turn = Transform(angle: picture.animator.presentedRotation(of: item))
        .then(Transform(translation: seam - .zero))
      let isAcross = abs(offset.dx) > abs(offset.dy)
      let plate = isAcross ? Size(width: 22, height: 12) : Size(width: 12, height: 22)
      let rivet = isAcross ? Vector(dx: 6, dy: 0) : Vector(dx: 0, dy: 6)
      picture.canvas.transformed(turn) {
        picture.canvas.fill(Rect(center: .zero, size: plate), radius: 4, picture.theme.onAccent)
        for side in [-1.0, 1] { picture.canvas.disc(.zero + rivet * side, radius: 2, .white.opacity(0.75)) }
      }
    }
  }
}
