import CradleGeometry

/// A body whose place someone outside keeps a copy of.
package struct BodyMirror {
  package let body: BodyHandle
  /// The angle that the copy has.
  package var angle: Double
  /// Whether the copy may be old although the body sleeps.
  package var isStale = true

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
      for mirror in mirrors { _ = slot(of: mirror.body) }
      simulation.readMoves(of: mirrors, into: &moves)
    }
  }
}

extension Simulation {
  fileprivate func readMoves(of mirrors: UnsafeMutableBufferPointer<BodyMirror>, into moves: inout [BodyMove])
  {
    for place in mirrors.indices {
      let index = mirrors[place].body.index
      let isAwake = bodies.isAwake(index) || springs.holds(index)
      guard isAwake || mirrors[place].isStale else { continue }
      mirrors[place].isStale = isAwake
      let angle = bodies.angle(index)
      let turned = angle != mirrors[place].angle
      mirrors[place].angle = angle
      moves.append(BodyMove(place: place, position: origin(of: index), angle: angle, turned: turned))
    }
  }
}
