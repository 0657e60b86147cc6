import CradleGeometry

/// The drag of one of the inspector's controls: a slider's thumb, a parameter's name, or the handle of the spring's
/// response.
///
/// All places are in points of the inspector's content.
struct InspectorDrag {
  /// A change that the drag makes.
  enum Change: Equatable {
    /// A new value of the parameter with this index.
    case value(Parameter.Value, of: Int)
    /// New values of the two parameters that describe a spring.
    case spring([DemoEvent.Setting])
  }

  private enum Control {
    case slider(SliderDrag), name(ScrubDrag), response(SpringDrag)
  }

  private var control: Control

  /// Begins a drag at a place; nil for a target that cannot be dragged.
  ///
  /// - Parameters:
  ///   - target: The target under the pointer.
  ///   - place: The pointer's place.
  ///   - isFine: Whether Shift is held: the steps of a slider are then ten times finer.
  ///   - parameters: The demo's parameters.
  ///   - layout: Their rows.
  ///   - response: The spring's response, if one is shown.
  init?(
    on target: WindowTarget, at place: Point, isFine: Bool, _ parameters: [Parameter],
    _ layout: InspectorLayout,
    response: SpringResponse?
  ) {
    switch target {
    case .track(let index):
      guard let (scale, track) = Self.slider(index, parameters, layout) else { return nil }
      control = .slider(
        SliderDrag(
          parameter: index, x: place.x, fraction: scale.fraction(of: scale.shown(parameters[index])),
          track: (track.minX, track.width), isFine: isFine))
    case .name(let index):
      guard let (scale, _) = Self.slider(index, parameters, layout) else { return nil }
      control = .name(ScrubDrag(parameter: index, x: place.x, value: scale.shown(parameters[index])))
    case .response:
      guard let frame = layout.response, let response else { return nil }
      let handle = SpringHandle(response.spring)
      let grip = SpringResponseView.place(
        time: min(handle.time, response.span), height: handle.height, span: response.span, in: frame)
      control = .response(SpringDrag(span: response.span, grip: grip - place))
    default: return nil
    }
  }

  /// The slider that is dragged, by its parameter's index.
  var slider: Int? { if case .slider(let drag) = control { drag.parameter } else { nil } }

  /// The drag of the response's handle.
  var response: SpringDrag? { if case .response(let drag) = control { drag } else { nil } }

  /// Moves the pointer; returns the change that this makes, if any.
  mutating func move(
    to place: Point, isFine: Bool, _ parameters: [Parameter], _ layout: InspectorLayout, shown: [Parameter]
  ) -> Change? {
    switch control {
    case .slider(var drag):
      guard let (scale, track) = Self.slider(drag.parameter, parameters, layout) else { return nil }
      let fraction = drag.fraction(x: place.x, length: track.width, isFine: isFine)
      control = .slider(drag)
      return .value(scale.value(shown: scale.value(at: fraction, isFine: isFine)), of: drag.parameter)
    case .name(var drag):
      guard let (scale, _) = Self.slider(drag.parameter, parameters, layout) else { return nil }
      let value = drag.value(x: place.x, scale: scale, isFine: isFine)
      control = .name(drag)
      return value.map { .value(scale.value(shown: $0), of: drag.parameter) }
    case .response(let drag):
      guard let frame = layout.response else { return nil }
      let handle = SpringResponseView.handle(at: place + drag.grip, span: drag.span, in: frame)
      return .spring(SpringResponse.settings(of: shown, making: handle.spring))
    }
  }

  /// The scale and the track of a parameter's slider; nil for another control.
  private static func slider(
    _ index: Int, _ parameters: [Parameter], _ layout: InspectorLayout
  ) -> (scale: SliderScale, track: Rect)? {
    guard parameters.indices.contains(index), layout.rows.indices.contains(index),
      let scale = SliderScale(parameters[index]), case .slider(let track) = layout.rows[index].control
    else { return nil }
    return (scale, track)
  }
}
