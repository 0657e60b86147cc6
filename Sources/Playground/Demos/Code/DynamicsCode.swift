import CradleDynamics
import CradleGeometry

/// Swift code that makes the present scene of items and behaviours, ready to paste.
///
/// It reads the behaviours themselves, so the code contains the whole scene except the state of contacts.
struct DynamicsCode {
  var items: [DemoItem]
  /// The items' places in the code, in the same order; nil for the present places.
  var starts: [DemoItem]?
  /// The behaviours, in the order in which they were added to the animator.
  var behaviors: [DynamicBehavior]
  var referenceBounds: Rect
  /// Whether the animator uses the settings `accurate`.
  var isAccurate = false
  /// The items' velocities in pt/s and rad/s, in their order.
  var velocities: [Vector] = []
  var turns: [Double] = []
  /// The code of a custom field's block.
  var customField = ""

  var text: String {
    let behaviors = behaviors.filter(hasItems)
    let named = names(of: behaviors)
    let made = zip(behaviors, named).map { make($0, $1) }.joined(separator: "\n")
    let settings = isAccurate ? ", settings: .accurate" : ""
    return """
      import CradleDynamics
      import CradleGeometry

      /// The items that the animator moves.
      final class Item: DynamicItem {
        var center: Point
        var rotation: Double
        let bounds: Rect
        let collisionBounds: CollisionBounds

        init(_ shape: CollisionBounds, at center: Point, size: Size, rotation: Double = 0) {
          (collisionBounds, self.center, self.rotation) = (shape, center, rotation)
          bounds = Rect(origin: .zero, size: size)
        }
      }

      let items: [Item] = [
      \((starts ?? items).map { "  \(code($0))," }.joined(separator: "\n"))
      ]
      \(made)
      let animator = DynamicAnimator(referenceBounds: \(referenceBounds.code)\(settings))
      for behavior in [\(named.joined(separator: ", "))] as [DynamicBehavior] { animator.addBehavior(behavior) }
      \(motion(behaviors, named))// Your frames, at any rate: animator.advance(by: 1 / 60), then draw each item at its center and rotation.
      """
  }

  private func code(_ item: DemoItem) -> String {
    let turn = item.rotation == 0 ? "" : ", rotation: \(item.rotation)"
    return
      "Item(\(item.collisionBounds.code), at: \(item.center.code), size: \(item.bounds.size.code)\(turn))"
  }

  /// The behaviours' variable names, numbered if there are several of a kind.
  private func names(of behaviors: [DynamicBehavior]) -> [String] {
    let kinds = behaviors.map { Self.kind($0) }
    var seen: [String: Int] = [:]
    return kinds.map { kind in
      seen[kind, default: 0] += 1
      return kinds.filter { $0 == kind }.count == 1 ? kind : "\(kind)\(seen[kind, default: 1])"
    }
  }

  private static func kind(_ behavior: DynamicBehavior) -> String {
    switch behavior {
    case is AttachmentBehavior: "attachment"
    case is CollisionBehavior: "collision"
    case is DynamicItemBehavior: "material"
    case is FieldBehavior: "field"
    case is GravityBehavior: "gravity"
    case is PushBehavior: "push"
    case is SnapBehavior: "snap"
    default: "behavior"
    }
  }

  /// The initial motion, set by an item behaviour.
  private func motion(_ behaviors: [DynamicBehavior], _ names: [String]) -> String {
    guard let material = behaviors.firstIndex(where: { $0 is DynamicItemBehavior }) else { return "" }
    var lines = ""
    for (index, velocity) in velocities.enumerated() where velocity != .zero {
      lines += "\(names[material]).addLinearVelocity(\(velocity.code), for: items[\(index)])\n"
    }
    for (index, turn) in turns.enumerated() where turn != 0 {
      lines += "\(names[material]).addAngularVelocity(\(turn), for: items[\(index)])\n"
    }
    return lines
  }

  // MARK: Items of a behaviour

  private func place(_ item: any DynamicItem) -> Int? { items.firstIndex { $0 === item } }

  private func reference(_ item: any DynamicItem) -> String { "items[\(place(item) ?? 0)]" }

  /// Whether a behaviour affects any of the items: a page may have none for a behaviour that it always adds.
  private func hasItems(_ behavior: DynamicBehavior) -> Bool {
    let items: [any DynamicItem]? =
      switch behavior {
      case let collision as CollisionBehavior: collision.items
      case let material as DynamicItemBehavior: material.items
      case let field as FieldBehavior: field.items
      case let gravity as GravityBehavior: gravity.items
      case let push as PushBehavior: push.items
      default: nil
      }
    return items.map { $0.contains { place($0) != nil } } ?? true
  }

  /// A list of items: all of them, a range, or one by one.
  func list(_ chosen: [any DynamicItem]) -> String {
    let places = chosen.compactMap(place)
    if places == Array(items.indices) { return "items" }
    guard let first = places.first, places == Array(first..<(first + places.count)), places.count > 1 else {
      return "[\(places.map { "items[\($0)]" }.joined(separator: ", "))]"
    }
    return "Array(items[\(first)..<\(first + places.count)])"
  }

  // MARK: Behaviours

  private func make(_ behavior: DynamicBehavior, _ name: String) -> String {
    switch behavior {
    case let attachment as AttachmentBehavior: make(attachment, name)
    case let collision as CollisionBehavior: make(collision, name)
    case let material as DynamicItemBehavior: make(material, name)
    case let field as FieldBehavior: make(field, name)
    case let gravity as GravityBehavior:
      "let \(name) = GravityBehavior(items: \(list(gravity.items)))\n\(name).\(direction(of: gravity))"
    case let push as PushBehavior: make(push, name)
    case let snap as SnapBehavior:
      "let \(name) = SnapBehavior(item: \(reference(snap.item)), "
        + "snapTo: \(snap.snapPoint.code))\n\(name).damping = \(snap.damping)"
    default: "let \(name) = DynamicBehavior()"
    }
  }

  /// A statement for each property that differs from its default.
  func lines(_ name: String, _ properties: [(word: String, value: String, isDefault: Bool)]) -> String {
    properties.filter { !$0.isDefault }.map { "\n\(name).\($0.word) = \($0.value)" }.joined()
  }

  private func make(_ material: DynamicItemBehavior, _ name: String) -> String {
    let plain = DynamicItemBehavior()
    func number(
      _ word: String, _ path: KeyPath<DynamicItemBehavior, Double>
    ) -> (String, String, Bool) {
      (word, "\(material[keyPath: path])", material[keyPath: path] == plain[keyPath: path])
    }
    return "let \(name) = DynamicItemBehavior(items: \(list(material.items)))"
      + lines(
        name,
        [
          number("elasticity", \.elasticity), number("friction", \.friction), number("density", \.density),
          number("resistance", \.resistance), number("angularResistance", \.angularResistance),
          number("charge", \.charge), ("isAnchored", "true", !material.isAnchored),
          ("allowsRotation", "false", material.allowsRotation),
        ])
  }

  private func make(_ collision: CollisionBehavior, _ name: String) -> String {
    var text = "let \(name) = CollisionBehavior(items: \(list(collision.items)))"
    if collision.collisionMode == .items { text += "\n\(name).collisionMode = .items" }
    if collision.collisionMode == .boundaries { text += "\n\(name).collisionMode = .boundaries" }
    guard collision.translatesReferenceBoundsIntoBoundary else { return text }
    let insets = collision.referenceBoundsInsets
    guard insets != .zero else {
      return text + "\n\(name).translatesReferenceBoundsIntoBoundary = true"
    }
    return text
      + "\n\(name).setTranslatesReferenceBoundsIntoBoundary(\n  with: EdgeInsets(top: \(insets.top), "
      + "left: \(insets.left), bottom: \(insets.bottom), right: \(insets.right)))"
  }

  /// A gravity's vector: by its angle in whole degrees and a short magnitude where these give the same bits, because sine
  /// and cosine have all digits; else by its components.
  private func direction(of gravity: GravityBehavior) -> String {
    let degrees = (gravity.angle * 180 / .pi).rounded()
    // The length of the vector has the rounding of its components, far below a millionth.
    let magnitude = (gravity.magnitude * 1e6).rounded() / 1e6
    let byAngle = GravityBehavior()
    byAngle.setAngle(degrees * .pi / 180, magnitude: magnitude)
    // Components of at most two decimals are what a person would write.
    let hundredths = [gravity.gravityDirection.dx * 100, gravity.gravityDirection.dy * 100]
    let isShort = hundredths.allSatisfy { $0 == $0.rounded() }
    return isShort || byAngle.gravityDirection != gravity.gravityDirection
      ? "gravityDirection = \(gravity.gravityDirection.code)"
      : "setAngle(\(degrees) * .pi / 180, magnitude: \(magnitude))"
  }

  private func make(_ push: PushBehavior, _ name: String) -> String {
    "let \(name) = PushBehavior(items: \(list(push.items)), mode: .\(push.mode))\n"
      + "\(name).pushDirection = \(push.pushDirection.code)"
      + lines(name, [("active", "false", push.active)])
  }

  private func make(_ attachment: AttachmentBehavior, _ name: String) -> String {
    let item = attachment.items.first.map(reference) ?? "items[0]"
    let partner = attachment.partner.map(reference)
    func offset(_ vector: Vector) -> String { vector == .zero ? "" : ", offsetFromCenter: \(vector.code)" }
    let other = offset(attachment.offsets.partner)
    // The first of two arguments with the same label cannot be omitted alone.
    let mine =
      other.isEmpty
      ? offset(attachment.offsets.item) : ", offsetFromCenter: \(attachment.offsets.item.code)"
    let joined = partner.map { ", attachedTo: \($0)" } ?? ""
    let anchor = "attachmentAnchor: \(attachment.anchorPoint.code)"
    let call =
      switch attachment.kind {
      case .distance:
        "AttachmentBehavior(item: \(item)\(mine)"
          + (partner == nil ? ", attachedToAnchor: \(attachment.anchorPoint.code))" : "\(joined)\(other))")
      case .limit: "AttachmentBehavior.limitAttachment(with: \(item)\(mine)\(joined)\(other))"
      case .fixed: "AttachmentBehavior.fixedAttachment(with: \(item)\(joined), \(anchor))"
      case .pin: "AttachmentBehavior.pinAttachment(with: \(item)\(joined), \(anchor))"
      case .sliding(let axis):
        "AttachmentBehavior.slidingAttachment(\n  with: \(item)\(joined), \(anchor), axisOfTranslation: \(axis.code))"
      }
    let range = attachment.attachmentRange
    let isLong = attachment.kind == .distance || attachment.kind == .limit
    return "let \(name) = \(call)"
      + lines(
        name,
        [
          ("length", "\(attachment.length)", !isLong),
          ("frequency", "\(attachment.frequency)", attachment.frequency == 0),
          ("damping", "\(attachment.damping)", attachment.damping == 0),
          ("frictionTorque", "\(attachment.frictionTorque)", attachment.frictionTorque == 0),
          (
            "attachmentRange", "\(range.lowerBound)...\(range.upperBound)",
            range == -Double.infinity...Double.infinity
          ),
        ])
  }
}
