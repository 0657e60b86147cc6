import CradleGeometry

/// The pages of joints. A wide stage spreads them: `wide` is 1 on a phone's, and at most `LabStage.widest`.
extension JointPage {
  /// Springs and a rod: a box on a spring, a disc on a spring from the box, and a pendulum.
  static func attachment() -> JointPage {
    JointPage("Attachment", hint: "Drag a thing; a frequency of 0 makes the springs rigid") { wide in
      let nails = [Point(x: -70 * wide, y: -150), Point(x: 30 * wide, y: -150)]
      // The rod is slightly longer than the bob's initial distance.
      let rod = Vector(dx: 82 * wide, dy: 56).length / Vector(dx: 82, dy: 56).length * 100
      return LabScene(
        bodies: [
          LabBody(id: "box", center: Point(x: -10 * wide, y: -40), size: Size(width: 60, height: 60)),
          LabBody(
            id: "disc", shape: .disc, center: Point(x: 10 * wide, y: 80), size: Size(width: 44, height: 44),
            color: 4),
          LabBody(
            id: "bob", shape: .disc, center: Point(x: 112 * wide, y: -94), size: Size(width: 36, height: 36),
            color: 2),
        ],
        joints: [
          LabJoint(kind: .spring, item: "box", offset: Vector(dx: 0, dy: -30), anchor: nails[0], length: 70),
          LabJoint(kind: .spring, item: "box", partner: "disc", offset: Vector(dx: 0, dy: 30), length: 60),
          LabJoint(kind: .rod, item: "bob", anchor: nails[1], length: rod),
        ])
    }
  }

  /// Two rails, one level and one steep, with stops at their ends.
  static func sliding() -> JointPage {
    JointPage("Sliding attachment", hint: "Throw the boxes along their rails; the ball is free") { wide in
      let (angle, reach, size) = (0.45, 100.0 * wide, Size(width: 70, height: 44))
      let bodies = [
        LabBody(
          id: "level", center: Point(x: 0, y: -100), size: size, velocity: Vector(dx: 500, dy: 0)),
        LabBody(
          id: "steep", center: Point(x: 0, y: 50), size: size, rotation: angle, color: 4,
          velocity: Vector(dx: -380, dy: -184)),
        LabBody(
          id: "ball", shape: .disc, center: Point(x: -95 * wide, y: -190), size: Size(width: 40, height: 40),
          color: 2),
      ]
      let directions = [Vector(dx: 1, dy: 0), Vector(angle: angle, length: 1)]
      let rails = zip(bodies, directions).map { body, direction in
        LabJoint(kind: .sliding, item: body.id, anchor: body.center, axis: direction, range: -reach...reach)
      }
      return LabScene(bodies: bodies, joints: rails)
    }
  }

  /// Ropes: slack or taut.
  static func limit() -> JointPage {
    JointPage("Limit attachment", hint: "Lift a thing and let it fall into its rope") { wide in
      LabScene(
        bodies: [
          LabBody(
            id: "hub", shape: .disc, center: Point(x: 0, y: -150), size: Size(width: 28, height: 28),
            color: 5, isFixed: true),
          LabBody(id: "box", center: Point(x: 110 * wide, y: -140), size: Size(width: 52, height: 52)),
          LabBody(
            id: "disc", shape: .disc, center: Point(x: 110 * wide - 70, y: -50),
            size: Size(width: 44, height: 44),
            color: 3),
          LabBody(
            id: "ball", shape: .disc, center: Point(x: -90 * wide, y: -120),
            size: Size(width: 36, height: 36),
            color: 2),
        ],
        joints: [
          LabJoint(kind: .limit, item: "box", partner: "hub", offset: Vector(dx: -20, dy: -20)),
          LabJoint(kind: .limit, item: "disc", partner: "box"),
          LabJoint(kind: .limit, item: "ball", partner: "hub", length: 190 + 60 * (wide - 1)),
        ])
    }
  }

  /// A chain of bars, each pinned to the one before, within a range; two of them on a wide stage.
  static func pin() -> JointPage {
    JointPage("Pin attachment", hint: "Swing the chain; the arcs are how far a joint turns") { wide in
      let (long, range) = (60 * min(wide, 1.5), 0.9)
      var scene = LabScene()
      func hang(_ number: Int, from hub: Point, turns: [Double]) {
        var (place, before) = (hub, number == 0 ? "hub" : "hub \(number)")
        scene.bodies.append(
          LabBody(
            id: before, shape: .disc, center: place, size: Size(width: 36, height: 36), color: 5,
            isFixed: true))
        for (index, turn) in turns.enumerated() {
          let (direction, bar) = (Vector(angle: turn, length: long), 3 * number + index)
          scene.bodies.append(
            LabBody(
              id: "bar \(bar)", center: place + direction / 2, size: Size(width: long + 20, height: 20),
              rotation: turn, color: bar * 2))
          scene.joints.append(
            LabJoint(
              kind: .pin, item: "bar \(bar)", partner: before, anchor: place,
              range: index == 0 ? nil : -range...range))
          (place, before) = (place + direction, "bar \(bar)")
        }
      }
      let turns = [0.15, 0.75, 1.35]
      // Two chains need half of a wide stage each; on a narrower stage they would obstruct each other.
      guard wide >= 1.4 else {
        hang(0, from: Point(x: 0, y: -100), turns: turns)
        return scene
      }
      hang(0, from: Point(x: -100 * wide, y: -100), turns: turns)
      hang(1, from: Point(x: 100 * wide, y: -100), turns: turns.map { .pi - $0 })
      return scene
    }
  }

  /// Boxes welded into two pieces that tumble.
  static func fixed() -> JointPage {
    JointPage("Fixed attachment", hint: "Throw the pieces about; the plates hold") { wide in
      let side = 46 * min(wide, 1.4)
      // Two pieces in cells of one side: an L and a T.
      let pieces = [
        (corner: Point(x: -120 * wide, y: -150), cells: [(0, 0), (0, 1), (1, 1), (2, 1)], color: 0),
        (corner: Point(x: 10 * wide, y: -20), cells: [(0, 0), (1, 0), (2, 0), (1, 1)], color: 4),
      ]
      var scene = LabScene()
      for (piece, plan) in pieces.enumerated() {
        let boxes = plan.cells.enumerated().map { index, cell in
          LabBody(
            id: "box \(piece)-\(index)",
            center: plan.corner + Vector(dx: Double(cell.0), dy: Double(cell.1)) * side,
            size: Size(width: side, height: side), color: plan.color + index % 2,
            velocity: piece == 0 ? Vector(dx: 160, dy: -120) : .zero)
        }
        scene.bodies += boxes
        for (index, box) in boxes.enumerated().dropFirst() {
          let neighbor = boxes[..<index].last { $0.center.distance(to: box.center) < side * 1.1 }
          guard let neighbor else { continue }
          let seam = box.center.interpolated(to: neighbor.center, fraction: 0.5)
          scene.joints.append(LabJoint(kind: .fixed, item: box.id, partner: neighbor.id, anchor: seam))
        }
      }
      return scene
    }
  }
}
