import CradleDynamics
import CradleGeometry

/// Edited pages as JSON, for files.
extension JSONText {
  /// Writes a page as an object, without values that are the default.
  mutating func editedPage(_ page: EditedLabPage) {
    object {
      $0.member("name", page.name)
      $0.member("base", page.base.rawValue)
      $0.member("values") { $0.settings(page.values) }
      $0.member("bodies") { $0.list(page.scene.bodies) { $0.body($1) } }
      $0.member("joints") { $0.list(page.scene.joints) { $0.joint($1) } }
    }
  }

  private mutating func body(_ body: LabBody) {
    object {
      $0.member("id", body.id)
      switch body.shape {
      case .box: $0.member("shape", "box")
      case .disc: $0.member("shape", "ball")
      case .polygon(let corners):
        $0.member("corners") {
          $0.list(corners) { json, corner in json.list([corner.dx, corner.dy]) { $0.number($1) } }
        }
      }
      $0.member("center", [body.center.x, body.center.y])
      $0.member("size", [body.size.width, body.size.height])
      if body.rotation != 0 { $0.member("angle", body.rotation) }
      if body.color != 0 { $0.member("color", integer: body.color) }
      if body.charge != 0 { $0.member("charge", body.charge) }
      if body.velocity != .zero { $0.member("velocity", [body.velocity.dx, body.velocity.dy]) }
      if body.isFixed { $0.flag("fixed") }
    }
  }

  private mutating func joint(_ joint: LabJoint) {
    object {
      $0.member("kind", joint.kind.rawValue)
      $0.member("item", joint.item)
      $0.member("partner", joint.partner)
      $0.member(
        "offsets", [joint.offset.dx, joint.offset.dy, joint.partnerOffset.dx, joint.partnerOffset.dy])
      $0.member("anchor", [joint.anchor.x, joint.anchor.y])
      if joint.kind == .sliding { $0.member("axis", [joint.axis.dx, joint.axis.dy]) }
      $0.member("length", joint.length)
      $0.member("frequency", joint.tuning?.frequency)
      $0.member("damping", joint.tuning?.damping)
      if let range = joint.range { $0.member("range", [range.lowerBound, range.upperBound]) }
    }
  }
}

extension EditedLabPages {
  /// Reads a list of pages.
  ///
  /// - Throws: `CommandError` with the place of an invalid value.
  init(_ node: JSONNode) throws(CommandError) {
    self.init()
    for element in try node.elements() {
      let editedPage = try EditedLabPage(element)
      guard self[editedPage.name] == nil else {
        throw element.error("there are two pages “\(Excerpt(editedPage.name))”")
      }
      save(editedPage)
    }
  }
}

extension EditedLabPage {
  fileprivate init(_ node: JSONNode) throws(CommandError) {
    let place = try node.required("name", "a page's name")
    name = try place.string("a page's name")
    guard !name.isEmpty, name.count <= Self.longestName else {
      throw place.mismatch("a name of 1 to \(Self.longestName) characters")
    }
    base = try node.required("base", "a page of the lab").word(LabPageName.self)
    values = try node.member("values")?.settings() ?? []
    scene = LabScene()
    guard isOwn || name == base.rawValue else { throw place.mismatch("a name that no page of the lab has") }
    for element in try node.required("bodies", "a list of bodies").elements() {
      let body = try LabBody(element)
      guard scene.body(body.id) == nil, scene.bodies.count < LabScene.maximumCount else {
        throw element.error("expected \(LabScene.maximumCount) bodies at most, each with an id of its own")
      }
      scene.bodies.append(body)
    }
    for element in try node.required("joints", "a list of joints").elements() {
      guard scene.joints.count < LabScene.maximumCount else {
        throw element.error("expected \(LabScene.maximumCount) joints at most")
      }
      scene.joints.append(try LabJoint(element, in: scene))
    }
  }
}

extension LabBody {
  fileprivate init(_ node: JSONNode) throws(CommandError) {
    let name = try node.required("id", "a body's id")
    id = try name.string("a body's id")
    guard (1...EditedLabPage.longestName).contains(id.count) else {
      throw name.mismatch("an id of 1 to \(EditedLabPage.longestName) characters")
    }
    let sides = try node.required("size", "two sides").pair(in: 1...2000)
    let center = try node.required("center", "a place").pair(in: LabScene.places)
    (size, self.center) = (Size(width: sides.0, height: sides.1), Point(x: center.0, y: center.1))
    if let corners = try node.member("corners") {
      var polygon: [Vector] = []
      for corner in try corners.elements() {
        let pair = try corner.pair(in: -2000...2000)
        polygon.append(Vector(dx: pair.0, dy: pair.1))
      }
      shape = .polygon(polygon)
    } else if case .string("ball") = try node.member("shape")?.value {
      shape = .disc
    }
    rotation = try node.member("angle")?.number(in: -1000...1000) ?? 0
    color = Int(try node.member("color")?.number(in: 0...1000) ?? 0)
    charge = try node.member("charge")?.number(in: -1000...1000) ?? 0
    if let pair = try node.member("velocity")?.pair(in: LabScene.places) {
      velocity = Vector(dx: pair.0, dy: pair.1)
    }
    isFixed = try node.member("fixed")?.bool() ?? false
    if let problem = DynamicAnimator.validationError(for: makeItem()) { throw node.error("\(problem)") }
  }
}

extension LabJoint {
  fileprivate init(_ node: JSONNode, in scene: LabScene) throws(CommandError) {
    kind = try node.required("kind", "a joint's kind").word(Kind.self)
    item = try node.required("item", "a body's id").string("a body's id")
    partner = try node.member("partner")?.string("a body's id")
    guard scene.body(item) != nil, item != partner, partner.map({ scene.body($0) != nil }) ?? true else {
      throw node.error("expected the ids of one or two bodies of the scene")
    }
    if partner == nil, [.limit, .pin, .fixed].contains(kind) {
      throw node.error("\"partner\" is missing, expected a body's id")
    }
    if let place = try node.member("offsets") {
      var numbers: [Double] = []
      for number in try place.elements() { numbers.append(try number.number(in: -2000...2000)) }
      guard numbers.count == 4 else { throw place.mismatch("four numbers") }
      (offset, partnerOffset) = (
        Vector(dx: numbers[0], dy: numbers[1]), Vector(dx: numbers[2], dy: numbers[3])
      )
    }
    if let at = try node.member("anchor")?.pair(in: LabScene.places) { anchor = Point(x: at.0, y: at.1) }
    if let place = try node.member("axis") {
      let pair = try place.pair(in: -1e6...1e6)
      axis = Vector(dx: pair.0, dy: pair.1)
      guard axis.length > 1e-6 else { throw place.mismatch("a direction") }
    }
    length = try node.member("length")?.number(in: 0...20_000)
    if let frequency = try node.member("frequency")?.number(in: SpringTuning.frequencies) {
      let damping = try node.required("damping", "a damping ratio").number(in: SpringTuning.dampings)
      tuning = SpringTuning(frequency: frequency, damping: damping)
    }
    if let place = try node.member("range") {
      let ends = try place.pair(in: LabScene.places)
      guard ends.0 <= 0, ends.1 >= 0 else { throw place.mismatch("a range that has 0") }
      range = ends.0...ends.1
    }
  }
}

extension LabScene {
  /// The range of a body's coordinates, in points from the middle.
  fileprivate static let places = -10_000.0...10_000
}

extension JSONNode {
  /// A list of two numbers.
  fileprivate func pair(in range: ClosedRange<Double>) throws(CommandError) -> (Double, Double) {
    let numbers = try Array(elements())
    guard numbers.count == 2 else { throw mismatch("two numbers") }
    return (try numbers[0].number(in: range), try numbers[1].number(in: range))
  }
}
