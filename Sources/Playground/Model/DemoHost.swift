import CradleCollectionView
import CradleGeometry
import CradleScrolling

/// Runs one demo: delivers events at their own times and advances it. The window and `cradle play` share it.
final class DemoHost {
  let demo: any Demo
  /// The demo's time, in seconds since its start.
  private(set) var time = 0.0

  init(_ type: any Demo.Type, viewport: Size) {
    demo = type.init(viewport: viewport)
    guard !type.card.fillsStage else { return }
    // The indicators end before the round corners of the frame in which the demo is shown.
    for scroll in demo.scrolls {
      let room = Self.cornerRoom
      scroll.view.verticalScrollIndicatorInsets = EdgeInsets(top: room, left: 0, bottom: room, right: 0)
      scroll.view.horizontalScrollIndicatorInsets = EdgeInsets(top: 0, left: room, bottom: 0, right: room)
    }
  }

  /// The distance from a frame's ends beyond which an indicator 3 pt from the side stays more than a point inside the
  /// edge, 1 pt wide, of corners of radius 20: 15 pt, where the edge is 20 − √(19² − 5²) = 1.7 pt from the side. An
  /// indicator itself keeps 3 pt of it.
  static let cornerRoom = 12.0

  var card: DemoCard { type(of: demo).card }

  /// Advances the demo to a time; an earlier one changes nothing.
  func advance(to newTime: Double) {
    // An animator advances by at most an hour in one frame; the loop keeps the motion the same at every frame
    // rate.
    while newTime - time > 3600 {
      demo.advance(by: 3600)
      time += 3600
    }
    guard newTime > time else { return }
    demo.advance(by: newTime - time)
    time = newTime
  }

  /// Delivers an event at its own time, after advancing the demo to it.
  ///
  /// Its changes take effect with it. A collection defers a reload until it is queried: two reloads at
  /// one time would otherwise be one or two, with different identities of elements, depending on whether
  /// a frame was drawn between them.
  ///
  /// - Throws: `HostError` for a parameter or action that the demo does not have, or a value out of range.
  func send(_ event: DemoEvent) throws(HostError) {
    advance(to: event.time)
    try deliver(event)
    // A pointer moves a hundred times a second and reloads nothing.
    guard !event.isMove else { return }
    for scroll in demo.scrolls { (scroll.view as? CollectionView)?.layoutIfNeeded() }
  }

  private func deliver(_ event: DemoEvent) throws(HostError) {
    switch event.kind {
    case .pointer(let pointer): demo.pointer(pointer)
    case .wheel(let wheel): demo.wheel(wheel)
    case .key(let name): press(name)
    case .set(let settings): try set(settings)
    case .action(let name, let index, let text):
      guard card.actions.contains(where: { $0.name == name }) else {
        throw .unknownAction(name, known: card.actions.map(\.name))
      }
      demo.perform(name, index: index, text: text)
    case .resize(let size): demo.viewport = size
    case .contents(let contents): demo.restore(contents)
    }
  }

  /// Sets one parameter, exactly, and the values that it gives to others; used by scripts, presets and
  /// `--set`.
  func set(_ name: String, _ value: Parameter.Value) throws(HostError) {
    let parameter = try parameter(named: name)
    do { try demo.parameters.set(parameter, to: value) } catch { throw .value(error) }
    demo.parameterChanged(parameter)
  }

  /// Sets several parameters, or none if one value is invalid; used by a script's `set` and by presets.
  ///
  /// Choices are set before numbers, so that a choice's presets do not overwrite a value named here.
  func set(_ settings: [DemoEvent.Setting]) throws(HostError) {
    for setting in settings {
      let parameter = try parameter(named: setting.name)
      do { try parameter.check(setting.value) } catch { throw .value(error) }
    }
    for parameter in demo.parameters.choicesFirst {
      guard let setting = settings.last(where: { $0.name == parameter.name }) else { continue }
      try set(setting.name, setting.value)
    }
  }

  func parameter(named name: String) throws(HostError) -> Parameter {
    guard let parameter = demo.parameters.first(where: { $0.name == name }) else {
      throw .unknownParameter(name, known: demo.parameters.map(\.name))
    }
    return parameter
  }

  /// Resets every parameter to its default.
  func reset() {
    for parameter in demo.parameters.choicesFirst where !parameter.isDefault {
      // A default is always valid.
      try? demo.parameters.set(parameter, to: parameter.defaultValue)
      demo.parameterChanged(parameter)
    }
  }

  /// The trace's object for the present state.
  func frame(_ number: Int) -> TraceFrame {
    var frame = TraceFrame(frame: number, time: time)
    frame.scrolls = demo.scrolls.map(TraceScroll.init)
    frame.elements = demo.elements
    frame.isResting = demo.isResting
    frame.values = demo.parameters.map { TraceValue(name: $0.name, value: $0.value) }
    if let animator = demo.animator {
      frame.bodies = animator.itemCount
      frame.behaviors = animator.totalBehaviorCount
      frame.energy = TraceEnergy(
        kinetic: animator.kineticEnergy, potential: animator.potentialEnergy(),
        elastic: animator.elasticEnergy)
    }
    demo.describe(in: &frame)
    return frame
  }

  /// In every demo the host handles `R`: it resets the parameters.
  private func press(_ key: String) {
    if key == "R" {
      reset()
    } else if let action = card.actions.first(where: { $0.key == key }) {
      demo.perform(action.name, index: nil)
    } else {
      _ = demo.key(key, time: time)
    }
  }
}

/// A request that the demo does not support.
enum HostError: Error, CustomStringConvertible {
  case unknownParameter(String, known: [String])
  case unknownAction(String, known: [String])
  case value(ParameterError)

  var description: String {
    switch self {
    case .unknownParameter(let name, let known):
      "there is no parameter '\(Excerpt(name))'" + Suggestion.hint(for: name, among: known)
        + ", expected \(Self.list(known))"
    case .unknownAction(let name, let known):
      "there is no action '\(Excerpt(name))'" + Suggestion.hint(for: name, among: known)
        + ", expected \(Self.list(known))"
    case .value(let error): error.description
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none: this demo has none" : "one of " + names.joined(separator: ", ")
  }
}
