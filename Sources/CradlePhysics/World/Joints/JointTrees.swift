/// The rigid joints that form trees: joints and bodies, parents before children, in breadth-first order.
///
/// Static bodies separate trees: any number of joints may lead to one. If joints form a loop, or a body's
/// axis is locked, all connected joints stay rows, solved one after another; so does a joint that alone holds
/// a body to something static, because its row is exact.
struct JointTrees: ~Copyable {
  private var trees = Buffer<JointTree>()
  private var joints = Buffer<TreeJoint>()
  private var bodies = Buffer<TreeBody>()
  /// By body slot: whether the search has visited the body.
  private var isMet = Buffer<Bool>()

  var byteCount: Int { trees.byteCount + joints.byteCount + bodies.byteCount + isMet.byteCount }

  mutating func removeAll() {
    trees.removeAll()
    joints.removeAll()
    bodies.removeAll()
  }

  /// Finds the trees among all awake joints, and tells each joint whether it is part of one.
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
    var (isTree, hasLoop) = (true, false)
    isMet[root] = true
    bodies.append(TreeBody(body: root, joint: -1))
    var parent = tree.firstBody
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
            if isMet[other] { (isTree, hasLoop) = (false, true) }
            child = Int32(bodies.count)
            if !isMet[other] { bodies.append(TreeBody(body: other, joint: index)) }
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
    if isTree {
      trees.append(tree)
    } else {
      joints.resize(Int(tree.firstJoint), filling: joints.base[0])
      bodies.resize(Int(tree.firstBody), filling: bodies.base[0])
    }
  }

  func spans(
    lines: RowSpans<LineJacobian>, points: RowSpans<PointJacobian>, rails: RowSpans<RailJacobian>
  ) -> TreeSpans {
    TreeSpans(
      trees: trees.base, count: trees.count, joints: joints.base, bodies: bodies.base, lines: lines.rows,
      points: points.rows, rails: rails.rows)
  }
}
