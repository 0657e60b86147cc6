import CradleDynamics
import CradlePhysics

/// Measures the time of each part of a frame. It exists while its card is shown, and reads the clock passed to it; the
/// demo and the world read none.
final class FrameMeter {
  private(set) var times = FrameTimes()
  /// The time in seconds.
  private let clock: () -> Double
  private var frame = FrameTimes.Frame(repeating: 0, count: FrameTimes.Part.allCases.count)
  private var part: FrameTimes.Part?
  private var since = 0.0
  private var animators: [DynamicAnimator] = []
  /// The values of all parameters except the timed one at the start of the figures for its choices.
  private var settings: [DemoEvent.Setting] = []

  init(clock: @escaping () -> Double) { self.clock = clock }

  /// Begins a frame, with the motion of these demos.
  func begin(_ demos: [any Demo]) {
    for part in frame.indices { frame[part] = 0 }
    animators = demos.compactMap(\.animator)
    for animator in animators {
      animator.stageObserver = { [weak self] in self?.enter(FrameTimes.Part($0)) }
    }
    enter(.scene)
  }

  /// Ends the motion and begins the drawing.
  func beginDrawing() {
    release()
    enter(.drawing)
  }

  /// Ends the frame; its cost is recorded if something moved.
  func end(_ demo: any Demo, isMoving: Bool) {
    enter(nil)
    guard isMoving else { return }
    let timed = demo.timedChoice
    let others = demo.parameters.filter { $0 !== timed }.settings
    if others != settings { times.forgetWords() }
    settings = others
    times.add(frame, word: timed?.choice)
  }

  /// Starts again for another demo.
  func restart() {
    release()
    (times, part, settings) = (FrameTimes(), nil, [])
  }

  private func enter(_ next: FrameTimes.Part?) {
    let now = clock()
    if let part { frame[part.rawValue] += now - since }
    (part, since) = (next, now)
  }

  private func release() {
    for animator in animators { animator.stageObserver = nil }
    animators = []
  }
}

extension FrameTimes.Part {
  /// The part to which a stage of an animator's step belongs.
  init(_ stage: StepStage) {
    switch stage {
    case .pairs: self = .pairs
    case .contacts: self = .contacts
    case .solver: self = .solver
    case .ending: self = .ending
    case .outside: self = .scene
    }
  }
}
