import CradleGeometry
import CradleScrolling
import CradleStage

/// The hand that plays a demo's sample gesture when there is no input.
extension WindowController {
  /// Whether the hand may appear: the window allows it, and motion is not reduced.
  private var mayPlayHand: Bool { guide.isOn && isAnimated }

  private static let handWords = "Shown by a hand: touch to take over, G turns it off"

  /// The timeline's text in place of its track while the hand is visible; nil without a hand, or without room for the
  /// text.
  var handHint: String? {
    guard guide.hand != nil, let timeline = layout.timeline, !session.isPast,
      measure(Self.handWords, Typography.hint) <= timeline.words.width
    else { return nil }
    return Self.handWords
  }

  /// Schedules the hand; called when a demo opens.
  func awaitHand() { guide.await(mayPlayHand && session.isNew && !isHome, now: now) }

  /// Called at the user's input: releases the hand's press, and the demo continues from there.
  func stopHand() {
    session.isNew = false
    guard let hand = guide.dismiss() else { return }
    // The message about the hand no longer applies.
    toast = nil
    isDirty = true
    if var pointer = hand.pressed {
      pointer.phase = .cancel
      pointer.location = layout.inside(hand.place(at: now), of: layout.viewport)
      session.withoutUndo { session.send(.pointer(pointer), at: now) }
    }
  }

  /// Starts the gesture.
  func playHand() {
    session.isNew = false
    guard let gesture = SampleGesture(of: catalog[opened]) else { return guide.begin(nil) }
    let hand = GhostHand(gesture.events(in: layout.demoSize), start: now) { [layout, session] kind in
      layout.place(of: kind, in: session.card)
    }
    guide.begin(hand)
    // The timeline shows the text, which covers nothing; if it has no room, a message does.
    if hand != nil, handHint == nil { showToast(Self.handWords) }
  }

  /// Performs the hand's events that are due.
  func advanceHand(to now: Double) {
    // The hand must not change a demo while the help or a drawer covers it, or while time is stopped.
    if guide.isDue(at: now), drawer == nil, helpPresence.target == 0, !session.clock.isPaused { playHand() }
    guard guide.hand != nil else { return }
    for (kind, time) in guide.events(until: now) { session.withoutUndo { session.send(kind, at: time) } }
    isDirty = true
  }

  /// Turns the hand off, or turns it on and plays this demo at once.
  func toggleHand() {
    guide.isOn.toggle()
    requests.append(.remember)
    guard guide.isOn else { return showToast("The hand is off; G brings it back") }
    if isHome { return showToast("A hand shows what nobody touches") }
    isAnimated ? playHand() : showToast("The hand stays away while motion is reduced")
  }
}
