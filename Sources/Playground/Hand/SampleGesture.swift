import CradleGeometry
import CradleScrolling

/// A demo's sample gesture, from `assets/gestures`: it shows the demo's main effect.
struct SampleGesture {
  static let folder = "assets/gestures"
  /// The viewport for which the gestures are written.
  static let viewport = Size(width: 375, height: 667)

  /// The events from the beginning; it ends before the first event that a hand cannot perform, such as a
  /// changed value.
  let events: [DemoEvent]

  /// Reads a demo's gesture; nil if it is missing or cannot be read.
  init?(of type: any Demo.Type, folder: String? = AssetFolder.path(of: Self.folder)) {
    guard let folder else { return nil }
    let reader = ScriptReader(host: DemoHost(type, viewport: Self.viewport))
    guard let all = try? reader.read("\(folder)/\(type.card.id).json") else { return nil }
    self.init(all)
  }

  init?(_ all: [DemoEvent]) {
    var events = Array(
      all.prefix {
        switch $0.kind {
        case .set, .resize, .key, .contents: false
        case .pointer, .wheel, .action: true
        }
      })
    // Removes presses at the end that are never released.
    while case .pointer(let pointer)? = events.last?.kind, pointer.phase == .down || pointer.phase == .move {
      events.removeLast()
    }
    guard !events.isEmpty else { return nil }
    self.events = events
  }

  /// The same events in a viewport of another size, at proportional places.
  func events(in size: Size) -> [DemoEvent] {
    let (x, y) = (size.width / Self.viewport.width, size.height / Self.viewport.height)
    let farthest = Point(x: max(1, size.width - 1), y: max(1, size.height - 1))
    func place(_ point: Point) -> Point {
      Point(x: point.x * x, y: point.y * y).clamped(from: Point(x: 1, y: 1), to: farthest)
    }
    return events.map { event in
      switch event.kind {
      case .pointer(var pointer):
        pointer.location = place(pointer.location)
        return DemoEvent(time: event.time, kind: .pointer(pointer))
      case .wheel(var wheel):
        wheel.location = place(wheel.location)
        return DemoEvent(time: event.time, kind: .wheel(wheel))
      default: return event
      }
    }
  }
}
