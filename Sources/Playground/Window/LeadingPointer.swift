import CradleGeometry
import CradleScrolling
import CradleStage

/// Chooses the press that the window follows among several: the first one, unless the demo handles a second
/// finger.
///
/// With `pairs`, two fingers that go down together, which means before the first has moved beyond the slop,
/// are a press of the right button at their midpoint. When either lifts, the press ends, and the other is
/// ignored. With `counts`, two fingers are each passed on until they lift; further ones are ignored.
struct LeadingPointer {
  private enum State {
    case none
    case one(Pointer, origin: Point)
    case two(Pointer, Pointer)
    /// Two fingers that are both passed on, at the indices of their ids; one of them may have lifted.
    case each(Pointer?, Pointer?)
    /// A finger that is ignored until it lifts.
    case over(id: Int)
  }

  private var state = State.none

  /// Converts an event of the stage at a time in seconds into the window's: window points, the same time.
  mutating func handle(_ pointer: Pointer, at time: Double, second: DemoCard.SecondFinger) -> [PointerEvent] {
    guard let event = PointerEvent(pointer, time: time) else { return [] }
    let isEnd = pointer.phase == .up || pointer.phase == .cancel
    switch state {
    case .none:
      guard pointer.phase == .down else { return [] }
      state = .one(pointer, origin: pointer.location)
      return [event]
    case .one(let first, let origin) where first.id == pointer.id:
      state = isEnd ? .none : .one(pointer, origin: origin)
      return [event]
    case .one(let first, _)
    where second == .counts && pointer.phase == .down && first.device == .touch && pointer.device == .touch:
      state = .each(first, pointer)
      return [Self.event(event, id: 1)]
    case .one(let first, let origin):
      let isTogether = origin.distance(to: first.location) < PointerEvent.Device.touch.slop
      guard second == .pairs, pointer.phase == .down, first.device == .touch, pointer.device == .touch,
        isTogether
      else { return [] }
      state = .two(first, pointer)
      let gone = PointerEvent(.cancel, at: first.location, time: time, device: .touch)
      return [gone, Self.event(.down, first, pointer, time)]
    case .two(var first, var second):
      guard pointer.id == first.id || pointer.id == second.id, pointer.phase != .down else { return [] }
      let other = pointer.id == first.id ? second.id : first.id
      if pointer.id == first.id { first = pointer } else { second = pointer }
      state = isEnd ? .over(id: other) : .two(first, second)
      return [Self.event(event.phase, first, second, time)]
    case .each(let first, let other):
      return takeEach(pointer, event, first, other)
    case .over(let id):
      if isEnd, pointer.id == id { state = .none }
      return []
    }
  }

  private mutating func takeEach(
    _ pointer: Pointer, _ event: PointerEvent, _ first: Pointer?, _ second: Pointer?
  ) -> [PointerEvent] {
    var fingers = [first, second]
    let place =
      fingers.firstIndex { $0?.id == pointer.id }
      ?? (pointer.phase == .down ? fingers.firstIndex(of: nil) : nil)
    guard let place, pointer.device == .touch else { return [] }
    fingers[place] = pointer.phase == .up || pointer.phase == .cancel ? nil : pointer
    state = fingers[0] == nil && fingers[1] == nil ? .none : .each(fingers[0], fingers[1])
    return [Self.event(event, id: place)]
  }

  private static func event(_ event: PointerEvent, id: Int) -> PointerEvent {
    var event = event
    event.id = id
    return event
  }

  private static func event(
    _ phase: PointerEvent.Phase, _ first: Pointer, _ second: Pointer, _ time: Double
  ) -> PointerEvent {
    let middle = first.location + (second.location - first.location) / 2
    return PointerEvent(phase, at: middle, time: time, device: .touch, button: .right)
  }
}
