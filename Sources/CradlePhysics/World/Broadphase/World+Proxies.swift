import CradleGeometry

extension World {
  /// How much larger than its shape a box in the tree is, points: normally 4. Larger boxes move less often and pair
  /// more often.
  static let boxMargin = 4.0

  /// The tight box of a shape, now.
  @inline(__always) func box(of shape: UnsafeMutablePointer<Shape>, _ pose: UnsafeMutablePointer<BodyPose>)
    -> BoundingBox
  {
    let corners = vertices.storage.base + Int(shape.pointee.first)
    let c = pose.pointee.c
    let s = pose.pointee.s
    let radius = shape.pointee.radius
    var low = corners[0].turned(c, s)
    var high = low
    var index = 1
    while index < Int(shape.pointee.count) {
      let corner = corners[index].turned(c, s)
      if corner.x < low.x { low.x = corner.x }
      if corner.y < low.y { low.y = corner.y }
      if corner.x > high.x { high.x = corner.x }
      if corner.y > high.y { high.y = corner.y }
      index += 1
    }
    return BoundingBox(
      minX: pose.pointee.x + Double(low.x - radius), minY: pose.pointee.y + Double(low.y - radius),
      maxX: pose.pointee.x + Double(high.x + radius), maxY: pose.pointee.y + Double(high.y + radius))
  }

  func addProxy(_ index: Int32) {
    let shape = shapes.base + Int(index)
    guard shape.pointee.mask != 0, shape.pointee.categories != 0, shape.pointee.proxy < 0 else { return }
    let body = shape.pointee.body
    let box = box(of: shape, poses.base + Int(body)).grown(by: Self.boxMargin)
    if bodies[body].isStatic {
      shape.pointee.proxy = staticTree.insert(box, shape: index)
    } else {
      shape.pointee.proxy = movingTree.insert(box, shape: index)
    }
    bodies.base[Int(body)].proxyCount += 1
    markShapeMoved(index)
  }

  func removeProxy(_ index: Int32) {
    let shape = shapes.base + Int(index)
    guard shape.pointee.proxy >= 0 else { return }
    if bodies[shape.pointee.body].isStatic {
      staticTree.remove(shape.pointee.proxy)
    } else {
      movingTree.remove(shape.pointee.proxy)
    }
    shape.pointee.proxy = -1
    shape.pointee.wasMoved = false
    bodies.base[Int(shape.pointee.body)].proxyCount -= 1
  }

  func addProxies(_ body: Int32) {
    var shape = bodies[body].firstShape
    while shape >= 0 {
      addProxy(shape)
      shape = shapes[shape].next
    }
  }

  func removeProxies(_ body: Int32) {
    var shape = bodies[body].firstShape
    while shape >= 0 {
      removeProxy(shape)
      shape = shapes[shape].next
    }
  }

  /// Puts a body's boxes where its shapes are now, and has pairs looked for.
  func refreshProxies(_ body: Int32) {
    var index = bodies[body].firstShape
    let isStatic = bodies[body].isStatic
    while index >= 0 {
      let shape = shapes.base + Int(index)
      if shape.pointee.proxy >= 0 {
        let fat = box(of: shape, poses.base + Int(body)).grown(by: Self.boxMargin)
        if isStatic {
          staticTree.move(shape.pointee.proxy, to: fat)
        } else {
          movingTree.move(shape.pointee.proxy, to: fat)
        }
        markShapeMoved(index)
      }
      index = shape.pointee.next
    }
  }

  /// Has pairs looked for around a body's shapes before the next step.
  func markMoved(_ body: Int32) {
    guard body != 0 else { return }
    var shape = bodies[body].firstShape
    while shape >= 0 {
      if shapes[shape].proxy >= 0 { markShapeMoved(shape) }
      shape = shapes[shape].next
    }
  }

  func markShapeMoved(_ index: Int32) {
    guard !shapes[index].wasMoved else { return }
    shapes.base[Int(index)].wasMoved = true
    movedShapes.append(index)
  }

  /// Moves the boxes of a body that left them during the step, ahead of where it goes.
  @inline(__always) func followProxies(
    _ body: Int32, _ pose: UnsafeMutablePointer<BodyPose>, _ state: UnsafeMutablePointer<BodyState>,
    _ duration: Double, isStatic: Bool = false
  ) {
    var index = bodies.base[Int(body)].firstShape
    while index >= 0 {
      let shape = shapes.base + Int(index)
      if shape.pointee.proxy >= 0 {
        let dx = Double(state.pointee.vx) * duration
        let dy = Double(state.pointee.vy) * duration
        let tight = box(of: shape, pose)
        let next = tight.swept(dx, dy)
        let box =
          isStatic
          ? staticTree.nodes.base[Int(shape.pointee.proxy)].box
          : movingTree.nodes.base[Int(shape.pointee.proxy)].box
        if !box.contains(next) {
          if !isStatic, !box.contains(tight) { noteStray(body) }
          // Four steps ahead: a falling thing moves its box every fourth step. Very fast ones are swept anyway.
          let fat = tight.swept(limit(4 * dx), limit(4 * dy)).union(next).grown(by: Self.boxMargin)
          if isStatic {
            staticTree.move(shape.pointee.proxy, to: fat)
          } else {
            movingTree.move(shape.pointee.proxy, to: fat)
          }
          markShapeMoved(index)
        }
      }
      index = shape.pointee.next
    }
  }

  @inline(__always) private func limit(_ x: Double) -> Double { min(max(x, -400), 400) }

  /// Makes a contact for every new pair of overlapping boxes around the shapes that moved.
  func findPairs() {
    let count = movedShapes.count
    guard count > 0 else { return }
    for place in 0..<count {
      let index = movedShapes.base[place]
      guard shapeSlots.isLive(index), shapes[index].wasMoved else { continue }
      shapes.base[Int(index)].wasMoved = false
      let shape = shapes[index]
      guard shape.proxy >= 0 else { continue }
      if bodies[shape.body].isStatic {
        searchPairs(index, movingTree.root, inMoving: true, staticTree.nodes.base[Int(shape.proxy)].box)
      } else {
        let box = movingTree.nodes.base[Int(shape.proxy)].box
        searchPairs(index, movingTree.root, inMoving: true, box)
        searchPairs(index, staticTree.root, inMoving: false, box)
      }
    }
    movedShapes.removeAll()
  }

  private func searchPairs(_ index: Int32, _ root: Int32, inMoving: Bool, _ box: BoundingBox) {
    guard root >= 0 else { return }
    let nodes = inMoving ? movingTree.nodes.base : staticTree.nodes.base
    let shape = shapes[index]
    treeStack.start(at: root)
    while let next = treeStack.pop() {
      let node = nodes + Int(next)
      guard node.pointee.box.overlaps(box) else { continue }
      if node.pointee.left >= 0 {
        treeStack.push(node.pointee.left)
        treeStack.push(node.pointee.right)
        continue
      }
      let other = node.pointee.shape
      guard other != index else { continue }
      let partner = shapes.base + Int(other)
      guard partner.pointee.body != shape.body, partner.pointee.categories & shape.mask != 0,
        shape.categories & partner.pointee.mask != 0
      else { continue }
      // A partner that moved too and is still to be asked will find this one.
      if partner.pointee.wasMoved { continue }
      if pairs.contains(PairTable.key(index, other)) { continue }
      if partner.pointee.kind == .segment && shape.kind == .segment { continue }
      if isCollisionBarred(shape.body, partner.pointee.body) { continue }
      if let pairFilter, !pairFilter(handle(ofShape: index), handle(ofShape: other)) { continue }
      createContact(index, other)
    }
  }
}
