import CradleGeometry
import CradleScrolling
import Testing

@testable import Playground

struct TraceEncoderTests {
  private func frame() -> TraceFrame {
    var frame = TraceFrame(frame: 12, time: 0.2)
    let scroll = ScrollView(
      viewportSize: Size(width: 10, height: 10), contentSize: Size(width: 10, height: 10))
    frame.scrolls = [TraceScroll(NamedScroll(name: "main", view: scroll))]
    frame.elements = [
      TraceElement(
        id: "cell \"0\"", index: [0, 12], center: Point(x: 1.5, y: -0.0), size: Size(width: 375, height: 44),
        scale: 0.1, angle: -3, alpha: 1, z: 2, velocity: Vector(dx: 1e-7, dy: 1e21)),
      TraceElement(id: "b", kind: "ball", center: .zero, size: .zero, z: 0.5),
    ]
    frame.bodies = 3
    frame.behaviors = 4
    frame.isResting = true
    frame.energy = TraceEnergy(kinetic: 1, potential: 2, elastic: 0.5)
    frame.values = [
      TraceValue(name: "mode", value: .choice("wild")), TraceValue("damping", 0.5),
    ]
    return frame
  }

  @Test("a frame is one line of JSON with fixed fields") func frameIsALine() throws {
    var encoder = TraceEncoder()
    let line = String(decoding: try encoder.line(frame()), as: UTF8.self)
    #expect(
      line == """
        {"frame": 12, "time": 0.2, "scrolls": [{"name": "main", "offset": [0.0, 0.0], "velocity": [0.0, 0.0], \
        "phase": "idle", "minimum": [0.0, 0.0], "maximum": [0.0, 0.0]}], "elements": [{"id": "cell \\"0\\"", \
        "kind": "cell", "index": [0, 12], "center": [1.5, 0.0], "size": [375.0, 44.0], "scale": 0.1, \
        "angle": -3.0, "alpha": 1.0, "z": 2, "velocity": [1e-07, 1e+21]}, {"id": "b", "kind": "ball", \
        "index": [], "center": [0.0, 0.0], "size": [0.0, 0.0], "scale": 1.0, "angle": 0.0, "alpha": 1.0, \
        "z": 0.5, "velocity": [0.0, 0.0]}], "bodies": 3, "behaviors": 4, "resting": true, \
        "energy": {"kinetic": 1.0, "potential": 2.0, "elastic": 0.5}, \
        "values": {"mode": "wild", "damping": 0.5}}

        """)
    #expect(throws: Never.self) { try JSONReader.read(Array(line.utf8)) }
  }

  @Test("a frame without energy leaves it out") func missingEnergyIsLeftOut() throws {
    var encoder = TraceEncoder()
    let line = String(decoding: try encoder.line(TraceFrame(frame: 0, time: 0)), as: UTF8.self)
    #expect(
      line == """
        {"frame": 0, "time": 0.0, "scrolls": [], "elements": [], "bodies": 0, "behaviors": 0, \
        "resting": false, "values": {}}

        """)
  }

  /// A number of the frame made wrong, and what the message calls it.
  struct Flaw: CustomTestStringConvertible, Sendable {
    let message: String
    let spoil: @Sendable (inout TraceFrame) -> Void
    var testDescription: String { message }

    init(_ message: String, _ spoil: @escaping @Sendable (inout TraceFrame) -> Void) {
      self.message = message
      self.spoil = spoil
    }
  }

  @Test(
    "the error for a number that is not finite names it",
    arguments: [
      Flaw("time is inf") { $0.time = .infinity },
      Flaw("element 'b': center.x is nan") { $0.elements[1].center.x = .nan },
      Flaw("element 'b': size.height is -inf") { $0.elements[1].size.height = -.infinity },
      Flaw("element 'b': scale is nan") { $0.elements[1].scale = .nan },
      Flaw("element 'b': angle is nan") { $0.elements[1].angle = .nan },
      Flaw("element 'b': alpha is nan") { $0.elements[1].alpha = .nan },
      Flaw("element 'b': z is inf") { $0.elements[1].z = .infinity },
      Flaw("element 'b': velocity.y is nan") { $0.elements[1].velocity.dy = .nan },
      Flaw("energy: elastic is nan") { $0.energy = TraceEnergy(elastic: .nan) },
      Flaw("value 'damping' is nan") { $0.values[1] = TraceValue("damping", .nan) },
    ])
  func notFiniteIsNamed(flaw: Flaw) {
    var frame = frame()
    flaw.spoil(&frame)
    #expect(throws: CommandError.failure("frame 12: \(flaw.message), a bug of the demo")) {
      var encoder = TraceEncoder()
      _ = try encoder.line(frame)
    }
  }
}
