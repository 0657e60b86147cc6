import CradleDynamics
import CradleGeometry
import CradleStage

/// The drawing of joints: coils, rods, ropes, rails, pins and plates.
extension LabJoints {
  /// Draws below the items.
  func draw(_ picture: LabPicture) {
    for link in links { link.drawLine(picture) }
    for link in links where link.partner == nil && [.rod, .spring].contains(link.joint.kind) {
      picture.pin(link.joint.anchor)
    }
  }

  /// Draws on top of the items.
  func drawOver(_ picture: LabPicture) {
    for link in links { link.drawOver(picture) }
  }

  /// The topmost joint whose line at the start passes within a distance of a point, in points.
  static func index(in scene: LabScene, at place: Point, within distance: Double) -> Int? {
    scene.joints.indices.last { index in
      let ends = scene.joints[index].ends(in: scene)
      return place.distance(toLineFrom: ends.0, to: ends.1) <= distance
    }
  }
}

extension LabJoint {
  /// The ends of its line at the start.
  func ends(in scene: LabScene) -> (Point, Point) {
    let center = scene.body(item)?.center ?? anchor
    switch kind {
    case .rod, .spring, .limit:
      let other = partner.flatMap(scene.body)?.place(partnerOffset) ?? anchor
      return (other, scene.body(item)?.place(offset) ?? anchor)
    case .pin: return (anchor, anchor)
    case .sliding:
      guard let range else { return (anchor, anchor) }
      return (anchor + axis.normalized * range.lowerBound, anchor + axis.normalized * range.upperBound)
    case .fixed: return (center, partner.flatMap(scene.body)?.center ?? anchor)
    }
  }
}

extension LabJoints.Link {
  /// The gap between a body at the end of its rail and the stop, in points.
  private static let clearance = 5.0

  private func itemEnd(_ picture: LabPicture) -> Point { picture.place(item, joint.offset) }

  private func otherEnd(_ picture: LabPicture) -> Point {
    partner.map { picture.place($0, joint.partnerOffset) } ?? joint.anchor
  }

  fileprivate func drawLine(_ picture: LabPicture) {
    switch joint.kind {
    case .rod: picture.rod(otherEnd(picture), itemEnd(picture))
    case .spring:
      let ends = (itemEnd(picture), otherEnd(picture))
      let (from, to) = partner == nil ? (ends.1, ends.0) : ends
      if behavior.frequency > 0 { picture.spring(from, to) } else { picture.rod(from, to) }
    case .limit: picture.rope(otherEnd(picture), itemEnd(picture), length: behavior.length)
    case .sliding: drawRail(picture)
    case .fixed:
      guard let partner else { return }
      picture.canvas.line(
        from: picture.center(item), to: picture.center(partner), width: 4, picture.theme.faint)
    case .pin:
      // An arm to a pin beside the body.
      let place = picture.place(item, start.offset(to: joint.anchor))
      if !start.isHit(at: joint.anchor) {
        picture.canvas.line(from: picture.center(item), to: place, width: 4, picture.theme.faint)
      }
      if let partner, let partnerStart, !partnerStart.isHit(at: joint.anchor) {
        picture.canvas.line(from: picture.center(partner), to: place, width: 4, picture.theme.faint)
      }
    }
  }

  private func drawRail(_ picture: LabPicture) {
    guard let range = joint.range else { return }
    let turn = partner.map { picture.animator.presentedRotation(of: $0) - (partnerStart?.rotation ?? 0) } ?? 0
    let direction = Transform(angle: turn).apply(joint.axis.normalized)
    let middle =
      partner.map { picture.place($0, partnerStart?.offset(to: joint.anchor) ?? .zero) } ?? joint.anchor
    let local = Transform(angle: -start.rotation).apply(joint.axis.normalized)
    let room =
      abs(local.dx) * start.size.width / 2 + abs(local.dy) * start.size.height / 2 + Self.clearance
    let (low, high) = (range.lowerBound - room, range.upperBound + room)
    picture.canvas.line(
      from: middle + direction * low, to: middle + direction * high, width: 8, picture.theme.line)
    picture.canvas.line(
      from: middle + direction * low, to: middle + direction * high, width: 1.5, picture.theme.faint)
    for end in [low, high] {
      let across = direction.perpendicular * 14
      picture.canvas.line(
        from: middle + direction * end - across, to: middle + direction * end + across, width: 4, picture.ink)
    }
  }

  fileprivate func drawOver(_ picture: LabPicture) {
    switch joint.kind {
    case .rod, .spring, .limit:
      if start.shape == .box || joint.offset != .zero { hook(itemEnd(picture), picture) }
      if let other = partnerStart, !other.isFixed, other.shape == .box || joint.partnerOffset != .zero {
        hook(otherEnd(picture), picture)
      }
    case .sliding: drawArrows(picture)
    case .pin: drawPin(picture)
    case .fixed: drawPlate(picture)
    }
  }

  private func hook(_ place: Point, _ picture: LabPicture) {
    picture.canvas.disc(place, radius: 3.5, picture.theme.onAccent)
  }

  private func drawArrows(_ picture: LabPicture) {
    guard joint.range != nil else { return }
    let turn = picture.animator.presentedRotation(of: item) - start.rotation
    let direction = Transform(angle: turn).apply(joint.axis.normalized) * 18
    let middle = picture.center(item)
    picture.arrow(middle + direction * 0.7, direction, picture.theme.onAccent)
    picture.arrow(middle - direction * 0.7, -direction, picture.theme.onAccent)
  }

  private func drawPin(_ picture: LabPicture) {
    let place = picture.place(item, start.offset(to: joint.anchor))
    if let range = joint.range, let partner, let partnerStart {
      let direction = (start.center - joint.anchor).normalized * 26
      let turn = picture.animator.presentedRotation(of: partner) - partnerStart.rotation
      let arc = (0...20).map { step in
        let angle = range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / 20
        return place + Transform(angle: turn + angle).apply(direction)
      }
      picture.canvas.polyline(arc, width: 2, picture.theme.faint)
    }
    picture.canvas.disc(place, radius: 5, picture.theme.onAccent)
    picture.canvas.disc(place, radius: 2, picture.theme.cell(item.color))
  }

  private func drawPlate(_ picture: LabPicture) {
    let offset = start.offset(to: joint.anchor)
    let turn = Transform(angle: picture.animator.presentedRotation(of: item))
      .then(Transform(translation: picture.place(item, offset) - .zero))
    let isAcross = abs(offset.dx) > abs(offset.dy)
    let plate = isAcross ? Size(width: 22, height: 12) : Size(width: 12, height: 22)
    let rivet = isAcross ? Vector(dx: 6, dy: 0) : Vector(dx: 0, dy: 6)
    picture.canvas.transformed(turn) {
      // Between bodies the plate lies on the stage.
      let isOnBody = start.isHit(at: joint.anchor)
      picture.canvas.fill(
        Rect(center: .zero, size: plate), radius: 4, isOnBody ? picture.theme.onAccent : picture.theme.faint)
      for side in [-1.0, 1] { picture.canvas.disc(.zero + rivet * side, radius: 2, .white.opacity(0.75)) }
    }
  }
}

extension Point {
  /// The distance to the nearest point of a segment.
  func distance(toLineFrom a: Point, to b: Point) -> Double {
    let direction = b - a
    let length = direction.dot(direction)
    guard length > 0 else { return distance(to: a) }
    let fraction = ((self - a).dot(direction) / length).clamped(to: 0...1)
    return distance(to: a + direction * fraction)
  }
}
