import CradleGeometry

/// The broad phase: an enlarged box of every colliding shape in one of two trees, and the pairs of boxes that
/// overlap.
///
/// Invariants: a shape has at most one leaf, in the tree for its kind of body; every pair in the table has a
/// contact; a shape whose box changed is listed until pairs are searched.
struct BroadPhase: ~Copyable {
  private var trees = ProxyTrees()
  /// By shape slot.
  private var proxies = Buffer<Proxy>()
  /// The grown box, as in its tree, and the tight one, by shape slot.
  private var boxes = Buffer<ProxyBoxes>()
  /// The number of colliding shapes, by body slot.
  private var countOfBody = Buffer<Int32>()
  private var pairs = PairTable()
  /// The number of shapes of movable bodies.
  private var movableCount = 0
  /// The search for new pairs around moved boxes.
  var search = PairSearch()
  /// The bodies that left their boxes in this step, and may touch shapes without having a contact with them.
  private(set) var strayed = Buffer<Int32>()

  var byteCount: Int {
    trees.byteCount + proxies.byteCount + boxes.byteCount + countOfBody.byteCount + pairs.byteCount
      + strayed.byteCount + search.byteCount
  }
  var pairCount: Int { pairs.count }
  /// Whether boxes changed since the last search for pairs.
  var hasMoved: Bool { search.hasMoved }
  var hasNoMovingProxy: Bool { trees.hasNoMovingBox }

  /// Describes a violated invariant with the contacts and bodies, for tests; nil if there is none.
  func inconsistency(
    _ contacts: borrowing ContactGraph, _ shapes: borrowing ShapeStore, _ bodies: borrowing BodyStore
  ) -> String? {
    if pairs.count != contacts.count { return "\(pairs.count) pairs for \(contacts.count) contacts" }
    for index in 0..<Int32(contacts.slotCount) where contacts.isLive(index) {
      let contact = contacts[index]
      if !contains(contact.shapeA) || !contains(contact.shapeB) { return "contact \(index) lacks a proxy" }
      if !pairs.contains(PairTable.key(contact.shapeA, contact.shapeB)) {
        return "contact \(index) is in no pair"
      }
    }
    var counts = [Int32](repeating: 0, count: countOfBody.count)
    for shape in 0..<Int32(proxies.count) where contains(shape) {
      if !shapes.isLive(shape) { return "shape \(shape) is gone and has a proxy" }
      let body = shapes.body(of: shape)
      counts[Int(body)] += 1
      let proxy = proxies[shape]
      if proxy.body != body { return "the proxy of shape \(shape) names another body" }
      if proxy.isFixed != bodies.isStatic(body) { return "shape \(shape) is in the wrong tree" }
      guard let box = trees.box(of: shape, isFixed: proxy.isFixed) else {
        return "shape \(shape) has no leaf"
      }
      if !box.contains(boxes[shape].grown) || !boxes[shape].grown.contains(box) {
        return "the leaf of shape \(shape) has another box"
      }
      if !trees.covers(shapes[shape].categories, isFixed: proxy.isFixed) {
        return "the tree lacks categories of shape \(shape)"
      }
    }
    let fixedCount = (0..<Int32(proxies.count)).count { contains($0) && proxies[$0].isFixed }
    let movingCount = (0..<Int32(proxies.count)).count { contains($0) && !proxies[$0].isFixed }
    if let fault = trees.inconsistency(fixedCount: fixedCount, movingCount: movingCount) { return fault }
    for body in counts.indices where counts[body] != countOfBody.base[body] {
      return "body \(body) has \(counts[body]) proxies, not \(countOfBody.base[body])"
    }
    return nil
  }

  // MARK: Proxies

  mutating func cover(body: Int32) {
    if Int(body) >= countOfBody.count { countOfBody.resize(Int(body) + 1, filling: 0) }
  }

  @inline(__always) func contains(_ shape: Int32) -> Bool {
    Int(shape) < proxies.count && proxies.base[Int(shape)].body >= 0
  }

  /// The number of a body's colliding shapes.
  func count(ofBody body: Int32) -> Int32 { countOfBody[body] }

  mutating func add(_ shape: Int32, of body: Int32, box: BoundingBox, categories: UInt64, isFixed: Bool) {
    if Int(shape) >= proxies.count {
      proxies.resize(Int(shape) + 1, filling: Proxy())
      boxes.resize(Int(shape) + 1, filling: ProxyBoxes(grown: FlatBox(box), tight: FlatBox(box)))
      search.cover(shapeCount: proxies.count)
    }
    let tight = FlatBox(box)
    let grown = BoxGrowth.box(around: tight)
    trees.insert(grown, shape: shape, categories: categories, isFixed: isFixed)
    boxes[shape] = ProxyBoxes(grown: grown, tight: tight)
    proxies[shape] = Proxy(body: body, isFixed: isFixed, movedPlace: proxies[shape].movedPlace)
    if !isFixed { movableCount += 1 }
    countOfBody[body] += 1
    mark(shape)
  }

  mutating func remove(_ shape: Int32, of body: Int32) {
    guard contains(shape) else { return }
    let proxy = proxies[shape]
    trees.remove(shape, isFixed: proxy.isFixed)
    proxies[shape] = Proxy(movedPlace: proxy.movedPlace)
    if !proxy.isFixed { movableCount -= 1 }
    countOfBody[body] -= 1
  }

  /// The grown box, as it is in its tree.
  @inline(__always) func box(of shape: Int32) -> FlatBox { boxes.base[Int(shape)].grown }

  @inline(__always) func boxesOverlap(_ a: Int32, _ b: Int32) -> Bool { box(of: a).overlaps(box(of: b)) }

  /// Whether two shapes stay apart for the whole step, after `sweepAhead`, so that the narrow phase can skip
  /// them. `pushDistance` is how far other bodies may push one of them in the step, in points.
  @inline(__always) func areClear(_ a: Int32, _ b: Int32, pushedBy pushDistance: Float) -> Bool {
    ProxyBoxes.areClear(boxes.base + Int(a), boxes.base + Int(b), margin: Collider.margin, pushDistance)
  }

  /// Computes the boxes that awake shapes sweep in the step; returns the longest displacement, in points.
  /// `fall` is the displacement by an acceleration of 1 pt/s² within the step.
  mutating func sweepAhead(
    _ bodies: BodySpans, _ shapes: ShapeSpans, duration: Float, fall: Float
  ) -> Float {
    var square: Float = 0
    for place in 0..<bodies.awakeCount {
      let body = Int(bodies.awake[place])
      let state = bodies.states + body
      let drive = bodies.drives + body
      let (vx, vy) = (state.pointee.vx, state.pointee.vy)
      square = max(square, vx * vx + vy * vy)
      var shape = shapes.firstOfBody[body]
      while shape >= 0 {
        if contains(shape) {
          boxes.base[Int(shape)].sweep(
            LocalVector(vx, vy) * duration, LocalVector(drive.pointee.ax, drive.pointee.ay) * fall)
        }
        shape = shapes.shapes[Int(shape)].next
      }
    }
    return square.squareRoot() * duration
  }

  /// Updates the box of a shape that the caller moved, and requests a search for pairs.
  mutating func place(_ shape: Int32, box: BoundingBox) {
    guard contains(shape) else { return }
    let tight = FlatBox(box)
    boxes.base[Int(shape)] = ProxyBoxes(grown: self.box(of: shape), tight: tight)
    move(shape, to: BoxGrowth.box(around: tight))
  }

  /// Moves the boxes that a body has left during the step, or will leave in the next one, ahead of its
  /// motion.
  @inline(__always) mutating func follow(
    _ body: Int32, _ bodies: BodySpans, _ shapes: ShapeSpans, _ duration: Double
  ) {
    let state = bodies.states + Int(body)
    follow(
      body, bodies.poses + Int(body), shapes,
      LocalVector(state.pointee.vx, state.pointee.vy) * Float(duration))
  }

  /// The same for a body at a pose, with the displacement of its next step.
  @inline(__always) mutating func follow(
    _ body: Int32, _ pose: UnsafeMutablePointer<BodyPose>, _ shapes: ShapeSpans, _ displacement: LocalVector
  ) {
    var shape = shapes.firstOfBody[Int(body)]
    while shape >= 0 {
      if contains(shape) {
        follow(shape, of: body, tight: FlatBox(shapes.box(of: shape, pose)), displacement)
      }
      shape = shapes.shapes[Int(shape)].next
    }
  }

  /// Moves a box that its shape has left or will leave with the next step's displacement, ahead of the
  /// motion; also shrinks one that is far too large.
  @inline(__always) private mutating func follow(
    _ shape: Int32, of body: Int32, tight: FlatBox, _ displacement: LocalVector
  ) {
    let box = self.box(of: shape)
    boxes.base[Int(shape)] = ProxyBoxes(grown: box, tight: tight)
    let next = tight.swept(displacement)
    let isOut = !box.contains(next)
    guard isOut || BoxGrowth.isWaste(box, for: next) else { return }
    if isOut, !proxies.base[Int(shape)].isFixed, !box.contains(tight) { noteStray(body) }
    move(shape, to: BoxGrowth.box(around: tight, ahead: displacement))
  }

  private mutating func move(_ shape: Int32, to box: FlatBox) {
    boxes.base[Int(shape)].grown = box
    trees.move(shape, to: box, isFixed: proxies.base[Int(shape)].isFixed)
    noteMove(shape)
  }

  /// Records a body that has left the area in which pairs were searched.
  @inline(never) private mutating func noteStray(_ body: Int32) { strayed.append(body) }

  mutating func forgetStrayed() { strayed.removeAll() }

  /// Requests a search for all pairs of a shape before the next step, also those whose boxes overlapped before.
  mutating func mark(_ shape: Int32) {
    guard contains(shape) else { return }
    proxies.base[Int(shape)].searched = .nothing
    noteMove(shape)
  }

  /// Requests a search for the new pairs of a shape whose box has moved.
  private mutating func noteMove(_ shape: Int32) { search.note(shape, proxies.base + Int(shape)) }

  // MARK: Pairs

  /// Makes later searches check all pairs again, after a change of the rules.
  mutating func forgetSearches() {
    for shape in 0..<proxies.count { proxies.base[shape].searched = .nothing }
  }

  /// Finds every new pair of overlapping boxes around moved shapes, and records it.
  mutating func findPairs(_ rules: PairRules, into found: inout Buffer<ShapePair>) {
    search.findPairs(spans, rules, &pairs, movableCount: movableCount, into: &found)
  }

  /// Releases memory if the capacity is many times the needed number of pairs.
  mutating func releaseExcessPairs(keeping needed: Int) {
    pairs.releaseExcess(keeping: needed)
    search.releaseExcess(keeping: needed)
  }

  mutating func removePair(_ a: Int32, _ b: Int32) { pairs.remove(PairTable.key(a, b)) }

  /// The boxes for a step's passes; valid until a box moves.
  @inline(__always) var spans: ProxySpans {
    let searches = trees.searches(search.treeLists, capacity: search.listCapacity)
    return ProxySpans(
      fixed: searches.fixed, moving: searches.moving, proxies: proxies.base, boxes: boxes.base,
      proxyCount: proxies.count)
  }
}
