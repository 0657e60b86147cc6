import CradleGeometry
import CradleScrolling

/// The inspector's state between frames: the selected row, the text being typed, the control being dragged, and
/// animations.
struct InspectorState {
  /// The index of the selected parameter; one past the last for the copy button.
  var picked = 0
  var entry: ValueEntry?
  /// The drag of a control; the spring's response keeps its time scale while its handle is dragged.
  var drag: InspectorDrag? { didSet { if drag == nil { response = nil } } }
  /// The name under which a preset is being saved.
  var naming: NameEntry?
  /// The highlight's place, in the content's points.
  var highlight = AnimatedValue(0)
  /// The thumbs' places on their tracks, and 0…1 for a switch.
  var thumbs: [AnimatedValue] = []
  /// The spring's response, kept while the spring is the same.
  private(set) var response: SpringResponse?
  let scroll = ScrollRegion()

  func isMoving(at now: Double) -> Bool {
    scroll.isMoving(at: now) || highlight.isMoving(at: now) || thumbs.contains { $0.isMoving(at: now) }
  }

  /// Moves thumbs and highlight toward the parameters' present values; a dragged thumb follows the pointer
  /// without lag.
  mutating func follow(_ parameters: [Parameter], layout: InspectorLayout, now: Double, isAnimated: Bool) {
    let isNew = thumbs.count != parameters.count
    if isNew { thumbs = parameters.map { AnimatedValue(Self.place(of: $0)) } }
    for (index, parameter) in parameters.enumerated() where !isNew {
      thumbs[index].aim(
        at: Self.place(of: parameter), now: now, isAnimated: isAnimated && drag?.slider != index)
    }
    // From the button at the foot the highlight moves up again.
    let top = picked < layout.rows.count ? layout.rows[picked].card.minY : layout.height
    highlight.aim(at: top, now: now, isAnimated: isAnimated && !isNew)
    let spring = SpringResponse.spring(of: zip(parameters, layout.rows).filter { !$1.isHidden }.map(\.0))
    if spring != response?.spring {
      response = spring.map { SpringResponse($0, span: drag?.response?.span) }
    }
  }

  private static func place(of parameter: Parameter) -> Double {
    SliderScale(parameter).map { $0.fraction(of: $0.shown(parameter)) } ?? (parameter.isOn ? 1 : 0)
  }
}
