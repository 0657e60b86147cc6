import Box2DPeer
import ChipmunkPeer
import CradleGeometry
import CradlePhysics
import Engines
import Peer

/// One column of the table: an engine with its settings.
struct Contestant: Sendable {
  var name: String
  var make: @Sendable (Vector) -> any Engine

  static let all =
    [
      Contestant(name: "cradle-accurate") { CradleEngine(.accurate, gravity: $0) },
      Contestant(name: "cradle-uikit") { CradleEngine(.uikit, gravity: $0) },
    ]
    + [60, 240].flatMap { [peer("box2d", rate: $0, box2d_peer), peer("chipmunk", rate: $0, chipmunk_peer)] }

  /// Run only if named: worlds that may sleep, as in an app, beside worlds that never do.
  static let asleep = [
    Contestant(name: "cradle-sleeping") { CradleEngine(.accurate, gravity: $0, sleeps: true) },
    Contestant(name: "uikit-sleeping") { CradleEngine(.uikit, gravity: $0, sleeps: true) },
  ]

  private static func peer(
    _ name: String, rate: Double, _ table: @escaping @Sendable () -> UnsafePointer<Peer>
  ) -> Contestant {
    Contestant(name: "\(name)-\(Int(rate))") { PeerEngine(table().pointee, rate: rate, gravity: $0) }
  }

  /// m/s²; the g of every scene that has one.
  static let g = 10.0

  /// A world in which things fall, or float.
  func world(falls: Bool = true) -> any Engine { make(Vector(dx: 0, dy: falls ? -Self.g : 0)) }
}

extension Engine {
  /// Steps through a time and calls after each step with the time passed; ends early when the call says so.
  func runWhile(_ seconds: Double, _ each: (Double) -> Bool) {
    for count in 1...max(1, Int((seconds / stepDuration).rounded())) {
      step()
      if !each(Double(count) * stepDuration) { return }
    }
  }

  func run(_ seconds: Double, _ each: (Double) -> Void) {
    runWhile(seconds) { time in
      each(time)
      return true
    }
  }
}
