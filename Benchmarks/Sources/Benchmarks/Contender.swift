import Box2DPeer
import ChipmunkPeer
import CradleGeometry
import CradlePhysics
import Engines
import Peer

/// One column of the table: an engine with its default settings.
enum Contender: String, CaseIterable {
  case cradle = "Cradle"
  case box2d = "Box2D"
  case chipmunk = "Chipmunk"

  /// The peers' steps a second.
  private static let rate = 60.0

  /// An empty world for a scene: bodies may sleep only in scenes that need it, and only in the spinner slow impacts do
  /// not bounce.
  func world(for kind: SceneKind) -> any Engine {
    let gravity = Vector(dx: 0, dy: kind.falls ? -10 : 0)
    let bounceSpeed = kind == .spinner ? 1.0 : 0
    func peer(_ table: UnsafePointer<Peer>) -> PeerEngine {
      PeerEngine(
        table.pointee, rate: Self.rate, gravity: gravity, sleeps: kind.sleeps, bounceSpeed: bounceSpeed,
        isExact: false)
    }
    return switch self {
    case .cradle:
      CradleEngine(
        .accurate, gravity: gravity, sleeps: kind.sleeps, bounceSpeed: kind == .spinner ? bounceSpeed : nil)
    case .box2d: peer(box2d_peer())
    case .chipmunk: peer(chipmunk_peer())
    }
  }
}
