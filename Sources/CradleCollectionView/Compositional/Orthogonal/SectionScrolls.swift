import CradleGeometry
import CradleScrolling

/// The orthogonally scrolling sections of a layout, and the pointer that scrolls one of them.
///
/// A pointer that goes down on such a section belongs to both the section and the collection until it passes
/// the slop: then it belongs to the section if its displacement is longer along the section's axis, else to
/// the collection. The other's touch is cancelled.
final class SectionScrolls {
  /// By section; nil for a section without orthogonal scrolling.
  private(set) var scrolls: [SectionScroll?] = []
  private let onScroll: () -> Void
  private let onDrag: () -> Void
  private var touch: Touch?

  private struct Touch {
    let scroll: SectionScroll
    let id: Int
    var recognizer: DragRecognizer
    /// Whether the touch belongs to the section; nil until that is decided.
    var isOwn: Bool?
  }

  init(onScroll: @escaping () -> Void, onDrag: @escaping () -> Void) {
    (self.onScroll, self.onDrag) = (onScroll, onDrag)
  }

  subscript(section: Int) -> SectionScroll? {
    scrolls.indices.contains(section) ? scrolls[section] : nil
  }

  // MARK: Following the sections

  /// Replaces the sections; each keeps the offset and the motion that it had before.
  func fit(_ sections: [CompositionalSection], from old: (Int) -> Int?, at time: Double) {
    let before = scrolls
    scrolls = sections.indices.map { index in
      guard sections[index].isOrthogonal else { return nil }
      let known = old(index).flatMap { before.indices.contains($0) ? before[$0] : nil }
      // A scroll view's time cannot go back: one from a later clock is replaced.
      let scroll =
        known.flatMap { $0.view.time <= time ? $0 : nil }
        ?? SectionScroll(at: time, onScroll: onScroll, onDrag: onDrag)
      scroll.fit(sections[index])
      return scroll
    }
    if let held = touch?.scroll, !scrolls.contains(where: { $0 === held }) { touch = nil }
  }

  // MARK: Time

  var isMoving: Bool { scrolls.contains { $0?.isMoving ?? false } }

  func advance(to time: Double) {
    for scroll in scrolls { scroll?.advance(to: time) }
  }

  // MARK: Events

  /// Takes a pointer event.
  ///
  /// - Parameters:
  ///   - event: The event, with its time.
  ///   - isFree: Whether the collection has no touch.
  ///   - section: The orthogonal section under the event, if any.
  /// - Returns: The event for the collection; nil if it gets none.
  func remainder(of event: PointerEvent, isFree: Bool, on section: Int?) -> PointerEvent? {
    guard var touch else {
      guard event.phase == .down, isFree, let scroll = section.flatMap({ self[$0] }) else { return event }
      scroll.advance(to: event.time)
      scroll.pointer(event)
      self.touch = Touch(scroll: scroll, id: event.id, recognizer: DragRecognizer(event))
      return event
    }
    guard event.phase != .down, event.id == touch.id else { return remainderOfOther(event, touch) }
    var rest: PointerEvent? = touch.isOwn == true ? nil : event
    if touch.isOwn == nil, event.phase == .move || event.phase == .up,
      touch.recognizer.travel(to: event.location) != nil
    {
      let isOwn = touch.scroll.canMove && touch.scroll.isAlong(event.location - touch.recognizer.origin)
      touch.isOwn = isOwn
      if isOwn { rest = cancelled(event) }
    }
    if touch.isOwn == false {
      self.touch = nil
      touch.scroll.pointer(cancelled(event))
      return rest
    }
    // Set before the event is passed on, because the app may cancel the touch when the
    // drag is reported to it.
    self.touch = touch
    touch.scroll.pointer(event)
    if event.phase == .up || event.phase == .cancel { self.touch = nil }
    return rest
  }

  /// Cancels the touch, at a time.
  func cancelTouch(at time: Double) {
    guard let touch else { return }
    self.touch = nil
    touch.scroll.pointer(PointerEvent(.cancel, at: .zero, time: time, id: touch.id))
  }

  /// Handles a second finger: if the section has not taken the first one, the collection gets both.
  private func remainderOfOther(_ event: PointerEvent, _ touch: Touch) -> PointerEvent? {
    if touch.isOwn == true { return nil }
    touch.scroll.pointer(cancelled(event))
    self.touch = nil
    return event
  }

  private func cancelled(_ event: PointerEvent) -> PointerEvent {
    var cancel = event
    cancel.phase = .cancel
    return cancel
  }

  /// Takes a wheel event along an orthogonal section; returns the rest for the collection.
  func remainder(of event: WheelEvent, on section: Int?) -> WheelEvent? {
    guard let scroll = section.flatMap({ self[$0] }), scroll.canMove, !event.isZoom,
      scroll.isAlong(event.travel)
    else { return event }
    scroll.view.advance(to: event.time)
    scroll.wheel(event)
    return nil
  }
}
