import CradleGeometry
import CradleScrolling
import CradleStage

/// The hand that plays a demo's sample gesture when nobody touches the demo.
extension Shell {
  /// The delay before the hand comes in a demo that opens for the first time, in seconds.
  private static let handDelay = 1.5

  /// Whether the hand may come at all: the window allows it, and motion is not reduced.
  private var mayPlayHand: Bool { playsHand && isAnimated }

  private static let handWords = "Shown by a hand: touch to take over, G turns it off"

  /// What the timeline says in place of its track while the hand is there; nil without a hand, or without room for it.
  var handHint: String? {
    guard hand != nil, let timeline = layout.timeline, !session.isPast,
      measure(Self.handWords, Typography.hint) <= timeline.words.width
    else { return nil }
    return Self.handWords
  }

  /// Schedules the hand; called when a demo opens.
  func awaitHand() { handDue = mayPlayHand && session.isNew && !isHome ? now + Self.handDelay : nil }

  /// The person does something: the hand's press is released, and the demo goes on from there.
  func takeOver() {
    handDue = nil
    session.isNew = false
    guard let hand else { return }
    // The message about the hand no longer applies.
    (self.hand, toast) = (nil, nil)
    isDirty = true
    if var pointer = hand.pressed {
      pointer.phase = .cancel
      pointer.location = layout.inside(hand.place(at: now), of: layout.viewport)
      session.withoutNote { session.send(.pointer(pointer), at: now) }
    }
  }

  /// Starts the gesture.
  func playHand() {
    handDue = nil
    session.isNew = false
    guard let gesture = SampleGesture(of: catalog[opened]) else { return }
    let layout = layout
    hand = GhostHand(gesture.events(in: layout.demoSize), start: now) { kind in
      switch kind {
      case .pointer(let pointer): return layout.outside(pointer.location, of: layout.viewport)
      case .wheel(let wheel): return layout.outside(wheel.location, of: layout.viewport)
      case .action(let name, _, _):
        let index = session.card.buttons.firstIndex { $0.name == name }
        return index.flatMap { layout.actions.indices.contains($0) ? layout.actions[$0].center : nil }
      case .set, .key, .resize, .contents: return nil
      }
    }
    // The timeline says it, which covers nothing; without one that has room, a message does.
    if hand != nil, handHint == nil { say(Self.handWords) }
  }

  /// Performs the hand's events that are due.
  func advanceHand(to now: Double) {
    if let due = handDue, now >= due {
      // The hand must not change a demo while the help or a drawer covers it, or time is stopped.
      if drawer == nil, helpPresence.target == 0, !session.clock.isPaused {
        playHand()
      } else {
        handDue = nil
      }
    }
    guard var hand else { return }
    for (kind, time) in hand.due(at: now) { session.withoutNote { session.send(kind, at: time) } }
    self.hand = now >= hand.end ? nil : hand
    isDirty = true
  }

  /// Turns the hand on, so that it plays this demo at once, or off.
  func toggleHand() {
    playsHand.toggle()
    requests.append(.remember)
    guard playsHand else { return say("The hand is off; G brings it back") }
    if isHome { return say("A hand shows what nobody touches") }
    isAnimated ? playHand() : say("The hand stays away while motion is reduced")
  }
}
