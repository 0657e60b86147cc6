import CradleGeometry
import CradleScrolling

/// An input of a demo with its time; scripts and `--record` contain these.
struct DemoEvent: Equatable {
  enum Kind: Equatable {
    case pointer(PointerEvent)
    case wheel(WheelEvent)
    /// One press of a key, with SDL's name.
    case key(String)
    /// New values of parameters, all of which hold afterwards in any order.
    case set([Setting])
    /// One of the demo's actions, with an element's number or a name if it takes one.
    case action(String, index: Int?, text: String? = nil)
    /// The viewport's new size, in points.
    case resize(Size)
    /// The scene's contents, which undo and redo restore.
    case contents(SceneContents)
  }

  struct Setting: Equatable {
    let name: String
    let value: Parameter.Value
  }

  /// The time in seconds of the demo; pointer and wheel events carry the same time.
  let time: Double
  let kind: Kind

  /// Whether it only moves a pointer.
  var isMove: Bool { if case .pointer(let pointer) = kind { pointer.phase == .move } else { false } }
  /// Whether it sets parameters.
  var isSetting: Bool { if case .set = kind { true } else { false } }
}

extension DemoEvent.Kind {
  /// Whether it only changes the viewport's size.
  var isResize: Bool { if case .resize = self { true } else { false } }

  /// The same at a time in seconds, which pointer and wheel events contain, too; `isPaused` if the clock stood still
  /// before it.
  func stamped(_ time: Double, isPaused: Bool) -> Self {
    switch self {
    case .pointer(var event):
      (event.time, event.isPaused) = (time, isPaused)
      return .pointer(event)
    case .wheel(var event):
      (event.time, event.isPaused) = (time, isPaused)
      return .wheel(event)
    default: return self
    }
  }
}
