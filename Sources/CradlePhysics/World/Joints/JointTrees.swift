/// The rigid joints that form trees: joints and bodies, parents before children, in breadth-first order.
///
/// Static bodies separate trees: any number of joints may lead to one. If joints form a loop, or a body's
/// axis is locked, all connected joints stay rows, solved one after another. A joint that is the only one
/// between a body and a static one also stays a row, because its row is exact.
struct JointTrees: ~Copyable {
  private var trees = Buffer<JointTree>()
  private var joints = Buffer<TreeJoint>()
  private var bodies = Buffer<TreeBody>()
  /// By body slot: whether the search has visited the body.
  private var isMet = Buffer<Bool>()
  /// By index in the present tree: the number of joints to the farthest body below.
  private var heights = Buffer<Int32>()

  var byteCount: Int {
    trees.byteCount + joints.byteCount + bodies.byteCount + isMet.byteCount + heights.byteCount
  }

  mutating func removeAll() {
    trees.removeAll()
    joints.removeAll()
    bodies.removeAll()
  }

  /// Finds the trees among all awake joints, and marks each joint that is part of one.
  mutating func build(_ world: borrowing BodyStore, _ links: JointLinks) {
    removeAll()
    isMet.resize(world.count, filling: false)
    isMet.base.update(repeating: false, count: world.count)
    for place in 0..<world.awakeCount {
      let root = world.awake(at: place)
      guard !isMet[root], !world.isStatic(root), links.first[Int(root)] >= 0 else { continue }
      let tree = JointTree(
        firstJoint: Int32(joints.count), endJoint: 0, firstBody: Int32(bodies.count), endBody: 0)
      add(tree, from: root, world, links)
    }
  }

  private mutating func add(
    _ start: JointTree, from root: Int32, _ world: borrowing BodyStore, _ links: JointLinks
  ) {
    var tree = start
    var (isTree, hasLoop) = collect(from: root, world, links, isKnownTree: false)
    if isTree, let center = center(of: tree) {
      discard(from: tree)
      _ = collect(from: center, world, links, isKnownTree: true)
    }
    tree.endJoint = Int32(joints.count)
    tree.endBody = Int32(bodies.count)
    // A body on a single joint is exact as a row.
    if tree.endBody == tree.firstBody + 1 && tree.endJoint <= tree.firstJoint + 1 { isTree = false }
    for place in tree.firstBody..<tree.endBody {
      var end = links.first[Int(bodies[place].body)]
      while end >= 0 {
        let joint = links.joints + Int(end >> 1)
        joint.pointee.isInTree = isTree && joint.pointee.hold != nil
        joint.pointee.isInLoop = hasLoop
        end = links.next(end)
      }
    }
    if isTree { trees.append(tree) } else { discard(from: tree) }
  }

  private mutating func discard(from tree: JointTree) {
    joints.resize(Int(tree.firstJoint), filling: joints.base[0])
    bodies.resize(Int(tree.firstBody), filling: bodies.base[0])
  }

  /// Appends all bodies that rigid joints connect with a root, and those joints, in breadth-first order. Returns whether
  /// they form a tree, and whether they form a loop.
  private mutating func collect(
    from root: Int32, _ world: borrowing BodyStore, _ links: JointLinks, isKnownTree: Bool
  ) -> (isTree: Bool, hasLoop: Bool) {
    var (isTree, hasLoop) = (true, false)
    isMet[root] = true
    var parent = Int32(bodies.count)
    bodies.append(TreeBody(body: root, joint: -1))
    while Int(parent) < bodies.count {
      let own = bodies[parent]
      let record = world[own.body]
      if record.locksX || record.locksY { isTree = false }
      var end = links.first[Int(own.body)]
      while end >= 0 {
        let index = end >> 1
        let joint = links.joints[Int(index)]
        let other = links.otherBody(end)
        if index != own.joint, let hold = joint.hold {
          var child: Int32 = -1
          if !world.isStatic(other) {
            let isNew = isKnownTree || !isMet[other]
            if !isNew { (isTree, hasLoop) = (false, true) }
            child = Int32(bodies.count)
            if isNew { bodies.append(TreeBody(body: other, joint: index)) }
            isMet[other] = true
          }
          let sign = end & 1 == 0 ? 1.0 : -1.0
          joints.append(
            TreeJoint(
              hold: hold, holdsTurn: hold == .weld || hold == .rail, sign: sign, parent: parent, child: child,
              childBody: other,
              row: hold == .distance ? joint.line : hold == .rail ? joint.rail : joint.point,
              angleRow: joint.line))
        }
        end = links.next(end)
      }
      parent += 1
    }
    return (isTree, hasLoop)
  }

  /// The body that makes a collected tree lowest as its root; nil if that is the present root.
  ///
  /// The passes compute a joint from the one below it. Below the centre of a chain are two halves, whose
  /// joints alternate in breadth-first order, so that the processor computes two at a time. A chain of 200
  /// rooted there takes 0.78 of the time of one rooted at its end.
  private mutating func center(of tree: JointTree) -> Int32? {
    let firstBody = Int(tree.firstBody)
    heights.resize(bodies.count, filling: 0)
    (heights.base + firstBody).update(repeating: 0, count: bodies.count - firstBody)
    for place in stride(from: joints.count - 1, through: Int(tree.firstJoint), by: -1)
    where joints.base[place].child >= 0 {
      let joint = joints.base[place]
      heights.base[Int(joint.parent)] = max(
        heights.base[Int(joint.parent)], heights.base[Int(joint.child)] + 1)
    }
    var center = Int32(firstBody)
    var place = Int(tree.firstJoint)
    // The second-longest branch below the body.
    var rest: Int32 = 0
    while true {
      var (highest, child) = (Int32(0), Int32(-1))
      while place < joints.count, joints.base[place].parent <= center {
        let joint = joints.base[place]
        place += 1
        guard joint.parent == center, joint.child >= 0 else { continue }
        let height = heights.base[Int(joint.child)] + 1
        rest = max(rest, min(height, highest))
        if height > highest { (highest, child) = (height, joint.child) }
      }
      guard highest > rest + 1 else { break }
      center = child
      rest += 1
    }
    return center == tree.firstBody ? nil : bodies.base[Int(center)].body
  }

  func spans(
    lines: RowSpans<LineJacobian>, points: RowSpans<PointJacobian>, rails: RowSpans<RailJacobian>
  ) -> TreeSpans {
    TreeSpans(
      trees: trees.base, count: trees.count, joints: joints.base, bodies: bodies.base, lines: lines.rows,
      points: points.rows, rails: rails.rows)
  }
}
