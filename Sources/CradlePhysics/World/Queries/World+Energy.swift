import CradleGeometry

extension World {
  /// ½mv² + ½Iω² of every dynamic body, kg·pt²/s²; divide by 10⁴ for joules.
  public var kineticEnergy: Double {
    var sum = 0.0
    for index in 1..<Int32(bodySlots.count) where bodySlots.isLive(index) && !bodies[index].isStatic {
      sum += BodyView(world: self, index: index).kineticEnergy
    }
    return sum
  }

  /// −m·g·x of every dynamic body against a reference point, kg·pt²/s²; divide by 10⁴ for joules.
  public func potentialEnergy(from reference: Point = .zero) -> Double {
    var sum = 0.0
    for index in 1..<Int32(bodySlots.count) where bodySlots.isLive(index) && !bodies[index].isStatic {
      let view = BodyView(world: self, index: index)
      sum -= view.mass * bodies[index].gravityScale * gravity.dot(view.centerOfMass - reference)
    }
    return sum
  }

  /// ½kC² of every spring, k = mω² with the mass it moves, kg·pt²/s²; divide by 10⁴ for joules.
  public var elasticEnergy: Double {
    var sum = 0.0
    for index in 0..<Int32(jointSlots.count) where jointSlots.isLive(index) {
      let joint = joints[index]
      switch joint.kind {
      case .distance where distanceJoints[joint.place].mode == .spring:
        let spring = distanceJoints[joint.place]
        let way = gap(spring.frame)
        let stretch = way.length - Double(spring.length)
        sum += springEnergy(spring.frame, spring.frequency, way.normalized) * stretch * stretch
      case .softPoint:
        let soft = softPoints[joint.place]
        let way = gap(soft.frame)
        sum += springEnergy(soft.frame, soft.frequency, way.normalized) * way.lengthSquared
      default: break
      }
    }
    return sum
  }

  /// ½mω², m the effective mass along a direction.
  private func springEnergy(_ frame: JointFrame, _ frequency: Double, _ along: Vector) -> Double {
    let a = masses[frame.bodyA]
    let b = masses[frame.bodyB]
    let leverA = (anchorPoint(frame.bodyA, frame.localAX, frame.localAY) - centerOf(frame.bodyA)).cross(along)
    let leverB = (anchorPoint(frame.bodyB, frame.localBX, frame.localBY) - centerOf(frame.bodyB)).cross(along)
    let k =
      along.dx * along.dx * Double(a.x + b.x) + along.dy * along.dy * Double(a.y + b.y)
      + Double(a.turn) * leverA * leverA + Double(b.turn) * leverB * leverB
    let omega = 2 * Double.pi * frequency
    return k > 0 ? omega * omega / k / 2 : 0
  }

  /// A number that two worlds share only when every body is in the same place and moves the same way, to the last bit:
  /// FNV-1a over positions, angles and velocities in slot order.
  public var stateHash: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ value: Double) {
      var bits = value.bitPattern
      for _ in 0..<8 {
        hash = (hash ^ (bits & 0xFF)) &* 0x100_0000_01B3
        bits >>= 8
      }
    }
    for index in 1..<Int32(bodySlots.count) where bodySlots.isLive(index) {
      let center = centerOf(index)
      let velocity = velocityOf(index)
      mix(center.x)
      mix(center.y)
      mix(angleOf(index))
      mix(velocity.dx)
      mix(velocity.dy)
      mix(Double(states[index].w))
    }
    return hash
  }
}
