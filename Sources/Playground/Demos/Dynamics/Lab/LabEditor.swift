import CradleGeometry
import CradleScrolling

/// Edits a scene with the pointer: a press selects the target of a tool, and the lift makes the change.
///
/// It is a value without an animator: the same events give the same scene.
struct LabEditor {
  /// A press in progress.
  struct Pull {
    /// The places of the press and of the pointer, in the scene.
    let start: Point
    var end: Point
    /// The pressed body; nil on the background.
    let body: LabBody?
    /// The distance from which a press counts as a drag.
    let slop: Double
    let area: Rect
    /// The pressed label of a spring.
    var label: LabSpringLabel?
    /// Whether a drag of a label began horizontally; nil before it is a drag.
    var isAcross: Bool?
    var isDrag = false
  }

  /// The result of an event.
  enum Outcome: Equatable {
    case nothing
    /// The scene during the press.
    case preview(LabScene)
    /// A finished edit.
    case edited(LabScene)
    /// The edit was refused, with the reason.
    case refused(String)
  }

  var tool = LabTool.move
  private(set) var pull: Pull?

  /// The sizes of bodies that a click adds, and the limits of those that a drag sizes, in points.
  private static let boxSide = 52.0
  private static let ballSide = 44.0
  private static let sides = 12.0...260.0
  /// The distance within which a click hits a joint.
  static let jointHitDistance = 9.0
  /// A joint is made at a body's centre if it is nearer than this fraction of the body's shorter side.
  private static let centerShare = 0.15

  /// Takes an event of the left button at a place of the scene.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - free: The pointer's place, not clamped to the area of bodies: labels and their drags extend outside of it.
  ///   - scene: The scene before the press.
  ///   - area: The visible part of the page, in which bodies are kept.
  ///   - slop: The distance from which a press is a drag, in the scene's points.
  ///   - scale: Points of the viewport per point of the scene.
  ///   - knobs: The sliders' values, for springs without values of their own.
  ///   - charge: The charge of a new body, by its number.
  /// - Returns: The result of the event.
  mutating func pointer(
    _ event: PointerEvent, at free: Point, in scene: LabScene, area: Rect, slop: Double, scale: Double,
    knobs: LabKnobs,
    charge: (Int) -> Double
  ) -> Outcome {
    switch event.phase {
    case .down:
      guard pull == nil else { return .nothing }
      let labels = LabSpringLabel.all(in: scene, knobs: knobs, area: area, scale: scale)
      let label = tool == .remove ? nil : labels.last { $0.frame.contains(free) }
      let start = label == nil ? event.location : free
      pull = Pull(
        start: start, end: start, body: scene.body(at: event.location), slop: slop, area: area, label: label)
      return .nothing
    case .move:
      guard follow(event.location, free), let pull else { return .nothing }
      return preview(pull, scene, charge)
    case .cancel:
      guard pull != nil else { return .nothing }
      pull = nil
      return .preview(scene)
    case .up:
      guard pull != nil else { return .nothing }
      _ = follow(event.location, free)
      defer { pull = nil }
      return pull.map { finish($0, scene, charge) } ?? .nothing
    }
  }

  /// Ends a press without a change.
  mutating func cancel() { pull = nil }

  private mutating func follow(_ kept: Point, _ free: Point) -> Bool {
    guard var pull else { return false }
    let place = pull.label == nil ? kept : free
    pull.end = place
    pull.isDrag = pull.isDrag || pull.start.distance(to: place) >= pull.slop
    if pull.isDrag, pull.isAcross == nil {
      pull.isAcross = abs(place.x - pull.start.x) >= abs(place.y - pull.start.y)
    }
    self.pull = pull
    return true
  }

  private func preview(_ pull: Pull, _ scene: LabScene, _ charge: (Int) -> Double) -> Outcome {
    if let label = pull.label { return pull.isDrag ? .preview(tuned(label, pull, scene)) : .nothing }
    switch tool {
    case .move, .box, .ball:
      if case .edited(let scene) = finish(pull, scene, charge) { return .preview(scene) }
      return .nothing
    default: return .nothing
    }
  }

  private func finish(_ pull: Pull, _ scene: LabScene, _ charge: (Int) -> Double) -> Outcome {
    if let label = pull.label { return .edited(tuned(label, pull, scene)) }
    switch tool {
    case .move:
      guard let body = pull.body, pull.isDrag else { return .nothing }
      var scene = scene
      let end = body.confined(body.center + (pull.end - pull.start), to: pull.area)
      scene.move(body.id, by: end - body.center)
      return .edited(scene)
    case .box, .ball: return add(pull, scene, charge)
    case .remove: return Self.remove(at: pull.start, from: scene)
    default: return tool.joint.map { join(pull, $0, scene) } ?? .nothing
    }
  }

  // A drag gives the spring a value of its own, in one direction; a click copies the sliders'
  // values, or follows the sliders again.
  private func tuned(_ label: LabSpringLabel, _ pull: Pull, _ scene: LabScene) -> LabScene {
    var scene = scene
    if pull.isDrag {
      scene.joints[label.joint].tuning = label.tuning.dragged(
        by: pull.end - pull.start, isAcross: pull.isAcross ?? true)
    } else {
      scene.joints[label.joint].tuning = label.isOwn ? nil : label.tuning
    }
    return scene
  }

  // MARK: Bodies

  private func add(_ pull: Pull, _ scene: LabScene, _ charge: (Int) -> Double) -> Outcome {
    guard scene.bodies.count < LabScene.maximumCount else {
      return .refused("A scene has \(LabScene.maximumCount) bodies at most")
    }
    let displacement = pull.end - pull.start
    func side(_ half: Double) -> Double { (2 * abs(half)).clamped(to: Self.sides) }
    let size: Size
    if tool == .ball {
      let side = pull.isDrag ? side(displacement.length) : Self.ballSide
      size = Size(width: side, height: side)
    } else {
      size =
        pull.isDrag
        ? Size(width: side(displacement.dx), height: side(displacement.dy))
        : Size(width: Self.boxSide, height: Self.boxSide)
    }
    let number = scene.bodies.count
    var body = LabBody(
      id: scene.freeName(tool.rawValue), shape: tool == .ball ? .disc : .box, center: pull.start, size: size,
      color: number)
    body.center = body.confined(pull.start, to: pull.area)
    body.charge = charge(number)
    if body.charge != 0 { body.color = body.charge > 0 ? 0 : 4 }
    var scene = scene
    scene.bodies.append(body)
    return .edited(scene)
  }

  /// Removes the body under a place, or else the joint beside it.
  static func remove(at place: Point, from scene: LabScene) -> Outcome {
    var scene = scene
    if let joint = scene.joints.indices.last(where: { index in
      // Pins and plates lie on top of their bodies.
      [.pin, .fixed].contains(scene.joints[index].kind)
        && scene.joints[index].anchor.distance(to: place) <= jointHitDistance
    }) {
      scene.remove(joint: joint)
    } else if let body = scene.body(at: place) {
      scene.remove(body: body.id)
    } else if let joint = LabJoints.index(in: scene, at: place, within: jointHitDistance) {
      scene.remove(joint: joint)
    } else {
      return .refused("There is nothing to remove")
    }
    return .edited(scene)
  }

  // MARK: Joints

  private func join(_ pull: Pull, _ kind: LabJoint.Kind, _ scene: LabScene) -> Outcome {
    guard let body = pull.body else { return .refused("Pull from a body") }
    guard scene.joints.count < LabScene.maximumCount else {
      return .refused("A scene has \(LabScene.maximumCount) joints at most")
    }
    var scene = scene
    var partner = scene.body(at: pull.end, except: body.id)
    let isBeside = partner != nil || !body.isHit(at: pull.end)
    switch kind {
    // A click pins a body to the one below it, or to the background.
    case .pin: break
    // A drag that returns to its start has no direction.
    case .sliding:
      let isLong = pull.start.distance(to: pull.end) >= pull.slop
      guard isLong else { return .refused("Pull as far as the rail goes") }
    case .rod, .spring, .limit, .fixed:
      guard pull.isDrag, isBeside else { return .refused("Pull to another body, or to the background") }
    }
    if kind == .sliding { partner = partner.flatMap { $0.isFixed ? nil : $0 } }
    if partner == nil, [.limit, .pin, .fixed].contains(kind) {
      guard scene.bodies.count < LabScene.maximumCount else {
        return .refused("A scene has \(LabScene.maximumCount) bodies at most")
      }
      let nail = LabBody.nail(scene.freeName("nail"), at: pull.end)
      // Below everything else.
      scene.bodies.insert(nail, at: 0)
      partner = nail
    }
    if body.isFixed, partner?.isFixed ?? true { return .refused("Neither of the two could move") }
    scene.joints.append(Self.joint(kind, from: body, at: pull.start, to: partner, at: pull.end))
    return .edited(scene)
  }

  private static func joint(
    _ kind: LabJoint.Kind, from body: LabBody, at start: Point, to partner: LabBody?, at end: Point
  ) -> LabJoint {
    var joint = LabJoint(kind: kind, item: body.id, partner: partner?.id)
    switch kind {
    case .rod, .spring, .limit:
      joint.offset = offset(start, on: body)
      if let partner { joint.partnerOffset = offset(end, on: partner) } else { joint.anchor = end }
    case .pin: joint.anchor = partner?.isNail == true ? partner?.center ?? end : end
    case .fixed: joint.anchor = body.center.interpolated(to: partner?.center ?? end, fraction: 0.5)
    case .sliding:
      let displacement = end - start
      (joint.anchor, joint.axis, joint.range) = (
        body.center, displacement.normalized, -displacement.length...displacement.length
      )
    }
    return joint
  }

  private static func offset(_ place: Point, on body: LabBody) -> Vector {
    let offset = body.offset(to: place)
    return body.isNail || offset.length < centerShare * min(body.size.width, body.size.height)
      ? .zero : offset
  }
}
