import CradleGeometry
import CradleScrolling

/// One line of a trace: the demo's state at one frame, with the documented fields.
struct TraceFrame {
  var frame: Int
  var time: Double
  var scrolls: [TraceScroll] = []
  var elements: [TraceElement] = []
  var bodies = 0
  var behaviors = 0
  var isResting = false
  /// Energies in joules; nil in a demo without bodies.
  var energy: TraceEnergy?
  var values: [TraceValue] = []
}

/// A scroll view's state: its offset as in UIScrollView, the offset's velocity in pt/s, the range at rest.
struct TraceScroll {
  let name: String
  let offset: Point
  let velocity: Vector
  let phase: ScrollView.Phase
  let minimum: Point
  let maximum: Point

  init(_ scroll: NamedScroll) {
    name = scroll.name
    offset = scroll.view.contentOffset
    velocity = scroll.view.velocity
    phase = scroll.view.phase
    minimum = scroll.view.minimumOffset
    maximum = scroll.view.maximumOffset
  }

  init(_ name: String, _ part: NestedScrollView.Part) {
    self.name = name
    offset = part.contentOffset
    velocity = part.velocity
    phase = part.phase
    minimum = part.minimumOffset
    maximum = part.maximumOffset
  }
}

/// A visible element: a cell, a ball, a header.
struct TraceElement {
  /// Identifies the element for its lifetime.
  let id: String
  var kind = "cell"
  /// Section and item, or a demo's own numbering.
  var index: [Int] = []
  /// The presented place in viewport points, with scrolling subtracted.
  var center: Point
  /// The size in points, without scale.
  var size: Size
  var scale = 1.0
  /// The rotation in radians, clockwise on screen.
  var angle = 0.0
  var alpha = 1.0
  var z = 0.0
  /// The velocity in pt/s on screen.
  var velocity = Vector.zero
}

/// Kinetic, potential and elastic energy, in joules.
struct TraceEnergy {
  var kinetic = 0.0
  var potential = 0.0
  var elastic = 0.0
}

/// A parameter's present value, or another value of the demo.
struct TraceValue {
  let name: String
  let value: Parameter.Value

  init(name: String, value: Parameter.Value) {
    self.name = name
    self.value = value
  }

  init(_ name: String, _ number: Double) {
    self.init(name: name, value: .number(number))
  }
}
