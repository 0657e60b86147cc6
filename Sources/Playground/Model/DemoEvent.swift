import CradleGeometry
import CradleScrolling

/// Something that reaches a demo from outside, at its own time: what scripts hold and `--record` writes.
struct DemoEvent: Equatable {
  enum Kind: Equatable {
    case pointer(PointerEvent)
    case wheel(WheelEvent)
    /// One press of a key, as SDL names it.
    case key(String)
    /// New values of parameters, all of which hold afterwards; their order means nothing.
    case set([Setting])
    /// One of the demo's actions.
    case action(String, index: Int?)
    /// The viewport's new size, in points.
    case resize(Size)
  }

  struct Setting: Equatable {
    let name: String
    let value: Parameter.Value
  }

  /// When, in seconds of the demo's time; pointer and wheel events carry the same time.
  let time: Double
  let kind: Kind
}
