import CradleGeometry
import CradleScrolling

/// What the inspector remembers between frames: the picked row, a value being typed, a slider being dragged, its motion.
struct InspectorState {
  /// A parameter's place in the demo's list, or one past the last: the button that copies.
  var picked = 0
  var entry: ValueEntry?
  var drag: SliderDrag?
  var scrub: ScrubDrag?
  /// The curve's handle while it is dragged; the plot then keeps its seconds.
  var springDrag: SpringDrag? { didSet { if springDrag == nil { response = nil } } }
  /// The name that a preset is being saved under.
  var naming: NameEntry?
  /// Where the highlight stands, in the content's points.
  var highlight = Glide(0)
  /// The thumbs' places on their tracks, or a switch's 0…1.
  var thumbs: [Glide] = []
  /// The small plot, kept while the spring is the same.
  private(set) var response: SpringResponse?
  let scroll = ScrollRegion()

  func isMoving(at now: Double) -> Bool {
    scroll.isMoving(at: now) || highlight.isMoving(at: now) || thumbs.contains { $0.isMoving(at: now) }
  }

  /// Lets thumbs and highlight follow the parameters' present values; a dragged thumb is under the pointer at once.
  mutating func follow(_ parameters: [Parameter], layout: InspectorLayout, now: Double, isAnimated: Bool) {
    let isNew = thumbs.count != parameters.count
    if isNew { thumbs = parameters.map { Glide(Self.place(of: $0)) } }
    for (index, parameter) in parameters.enumerated() where !isNew {
      thumbs[index].aim(
        at: Self.place(of: parameter), now: now, isAnimated: isAnimated && drag?.parameter != index)
    }
    let top = picked < layout.rows.count ? layout.rows[picked].card.minY : layout.copy.minY
    highlight.aim(at: top, now: now, isAnimated: isAnimated && !isNew)
    let spring = SpringResponse.spring(of: zip(parameters, layout.rows).filter { !$1.isHidden }.map(\.0))
    if spring != response?.spring {
      response = spring.map { SpringResponse($0, span: springDrag?.span) }
    }
  }

  private static func place(of parameter: Parameter) -> Double {
    SliderScale(parameter).map { $0.fraction(of: $0.shown(parameter)) } ?? (parameter.isOn ? 1 : 0)
  }
}
