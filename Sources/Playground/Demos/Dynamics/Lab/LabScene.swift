import CradleGeometry

/// The bodies of a page and the joints between them at their start, as plain data, which edits change and files store.
///
/// Places are points of the page, whose origin is the middle of the stage.
struct LabScene: Equatable {
  var bodies: [LabBody] = []
  var joints: [LabJoint] = []

  /// The most bodies and joints of a scene: more than anyone places by hand.
  static let maximumCount = 100

  func body(_ id: String) -> LabBody? { bodies.first { $0.id == id } }

  /// The topmost body under a point, except `except`. Moving bodies lie above fixed ones.
  func body(at place: Point, except: String? = nil) -> LabBody? {
    (bodies.filter(\.isFixed) + bodies.filter { !$0.isFixed }).last { $0.id != except && $0.isHit(at: place) }
  }

  /// A name that no body has: the word with the next number.
  func freeName(_ word: String) -> String {
    let names = Set(bodies.map(\.id))
    return (1...).lazy.map { "\(word) \($0)" }.first { !names.contains($0) } ?? word
  }

  /// The size about the origin that contains every body at the start; later the stage's walls contain them.
  var reach: Size {
    // The pages' own bodies then fit into the smallest stage.
    let edge = 20.0
    return bodies.reduce(into: Size.zero) { size, body in
      size.width = max(size.width, 2 * (abs(body.center.x) + edge))
      size.height = max(size.height, 2 * (abs(body.center.y) + edge))
    }
  }

  // MARK: Edits

  /// Removes a body, its joints, and the nails of those joints that held nothing else.
  mutating func remove(body id: String) {
    joints.removeAll { $0.item == id || $0.partner == id }
    bodies.removeAll { $0.id == id }
    removeFreeNails()
  }

  /// Removes a joint, and its nail if that held nothing else.
  mutating func remove(joint index: Int) {
    joints.remove(at: index)
    removeFreeNails()
  }

  private mutating func removeFreeNails() {
    let held = Set(joints.flatMap { [$0.item, $0.partner ?? ""] })
    bodies.removeAll { $0.isNail && !held.contains($0.id) }
  }

  /// Moves a body and the places of its joints.
  mutating func move(_ id: String, by displacement: Vector) {
    var moved = [id]
    for index in joints.indices where joints[index].isPlaced {
      let (item, partner) = (joints[index].item, joints[index].partner)
      let nail = partner.flatMap(body).map(\.isNail) == true ? partner : nil
      guard item == id || (nail == id && nail != nil) else { continue }
      joints[index].anchor += displacement
      // A pin in the background stays where it is on the body.
      if item == id, let nail, joints[index].kind != .limit { moved.append(nail) }
    }
    for index in bodies.indices where moved.contains(bodies[index].id) {
      bodies[index].center += displacement
    }
  }
}

/// A body at its start.
struct LabBody: Equatable {
  /// Identifies it in the scene and in the trace.
  var id: String
  var shape = DemoItem.Shape.box
  var center: Point
  var size: Size
  var rotation = 0.0
  /// The index of its colour in the palette.
  var color = 0
  /// The initial velocity in pt/s.
  var velocity = Vector.zero
  /// The electric charge in coulombs, as in `DynamicItemBehavior`.
  var charge = 0.0
  /// Whether it never moves.
  var isFixed = false

  static let nailSize = Size(width: 14, height: 14)

  /// A point of the background to which a body is joined.
  static func nail(_ id: String, at place: Point) -> LabBody {
    LabBody(id: id, shape: .disc, center: place, size: nailSize, color: 5, isFixed: true)
  }

  var isNail: Bool { isFixed && size == Self.nailSize }

  func makeItem() -> DemoItem {
    let item = DemoItem(id: id, shape: shape, center: center, size: size, color: color)
    item.rotation = rotation
    return item
  }

  /// Whether a press at a place hits it; a nail's hit area is larger than its drawing.
  func isHit(at place: Point) -> Bool {
    isNail ? center.distance(to: place) <= 14 : makeItem().contains(place)
  }

  /// The place nearest to a point at which it lies entirely in an area, if it fits.
  func confined(_ place: Point, to area: Rect) -> Point {
    area.nearest(to: place, reach: makeItem().halfExtent)
  }

  /// A point of the scene as an offset from the centre, in the body's own axes.
  func offset(to place: Point) -> Vector { Transform(angle: -rotation).apply(place - center) }

  /// The point of the scene at an offset.
  func place(_ offset: Vector) -> Point { center + Transform(angle: rotation).apply(offset) }
}

/// A joint between two bodies, or a body and the background, as UIKit's attachments make them.
struct LabJoint: Equatable {
  enum Kind: String, CaseIterable { case rod, spring, limit, pin, sliding, fixed }

  var kind: Kind
  var item: String
  /// The other body; nil for the background, which rods, springs and rails can be joined to.
  var partner: String?
  /// The joined points of both bodies, for rods, springs and limits.
  var offset = Vector.zero
  var partnerOffset = Vector.zero
  /// The joined point of the background; for pins, rails and fixed joints the place where they are made.
  var anchor = Point.zero
  /// The direction of a rail, in the scene.
  var axis = Vector(dx: 1, dy: 0)
  /// The length of a rod, spring or limit in points; nil for the distance at the start.
  var length: Double?
  /// The range of a pin in radians, or of a rail in points; nil for no limit.
  var range: ClosedRange<Double>?

  /// The spring's own values; nil for the sliders'.
  var tuning: SpringTuning?

  /// Whether it is made at a place of the scene that moves with its body.
  var isPlaced: Bool { [.pin, .sliding, .fixed].contains(kind) }
}
