import CradleGeometry

/// A body whose place someone outside keeps a copy of.
package struct BodyMirror {
  package let body: BodyHandle
  /// The angle that the copy has.
  package var angle: Double
  /// Whether the copy may be old although the body sleeps.
  package var isStale = true
  /// Whether the copy is nobody's business at present.
  package var isDetached = false

  package init(body: BodyHandle, angle: Double) {
    self.body = body
    self.angle = angle
  }
}

/// Where a mirrored body has moved to.
package struct BodyMove {
  /// The place of its mirror in the list.
  package var place: Int
  package var position: Point
  package var angle: Double
  /// Whether it turned, too.
  package var turned: Bool
}

extension World {
  /// Lists which mirrored bodies moved, in the mirrors' order, and brings the mirrors up to date. One pass over plain
  /// numbers: ten thousand sleeping bodies cost a look each.
  package func readMoves(of mirrors: inout [BodyMirror], into moves: inout [BodyMove]) {
    moves.removeAll(keepingCapacity: true)
    mirrors.withUnsafeMutableBufferPointer { mirrors in
      for place in mirrors.indices {
        let index = slot(of: mirrors[place].body)
        let body = bodies.base + Int(index)
        let isAwake = body.pointee.awakeIndex >= 0 || body.pointee.springGroup >= 0
        guard isAwake || mirrors[place].isStale else { continue }
        mirrors[place].isStale = isAwake
        if mirrors[place].isDetached { continue }
        let angle = angleOf(index)
        let turned = angle != mirrors[place].angle
        mirrors[place].angle = angle
        moves.append(BodyMove(place: place, position: originOf(index), angle: angle, turned: turned))
      }
    }
  }
}
