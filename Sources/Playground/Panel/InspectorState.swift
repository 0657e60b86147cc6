import CradleGeometry
import CradleStage

/// The inspector's state between frames: the selected row, the text being typed, the control being dragged, and
/// animations.
struct InspectorState {
  private let isAnimated: Bool
  /// The index of the selected parameter; one past the last for the copy button.
  private(set) var picked = 0
  /// The value being typed for the selected parameter.
  private(set) var entry: ValueEntry?
  /// The name under which a preset is being saved.
  private(set) var naming: NameEntry?
  /// The drag of a control; the spring's response keeps its time scale while its handle is dragged.
  private(set) var drag: InspectorDrag? { didSet { if drag == nil { response = nil } } }
  /// The highlight's place, in the content's points.
  private(set) var highlight = AnimatedValue(0)
  /// The thumbs' places on their tracks, and 0…1 for a switch.
  private(set) var thumbs: [AnimatedValue] = []
  /// The spring's response, kept while the spring is the same.
  private(set) var response: SpringResponse?
  let scroll = ScrollRegion()

  init(isAnimated: Bool) { self.isAnimated = isAnimated }

  func isMoving(at now: Double) -> Bool {
    scroll.isMoving(at: now) || highlight.isMoving(at: now) || thumbs.contains { $0.isMoving(at: now) }
  }

  /// Moves thumbs and highlight toward the parameters' present values, at once when a demo opens; a dragged thumb
  /// follows the pointer without lag.
  mutating func follow(
    _ parameters: [Parameter], layout: InspectorLayout, now: Double, isOpening: Bool = false
  ) {
    let isAnimated = isAnimated && !isOpening
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

  // MARK: Rows

  /// The selected one of a demo's parameters, which keys change; nil on the button below them.
  func pickedParameter(of parameters: [Parameter]) -> Parameter? {
    parameters.indices.contains(picked) ? parameters[picked] : nil
  }

  /// Selects a row that the pointer pressed.
  mutating func pick(_ row: Int) { picked = row }

  /// Selects a row, or the button at the end, past hidden rows in the direction of the keys, and scrolls to it.
  mutating func pick(by step: Int, in layout: InspectorLayout, now: Double) {
    let count = layout.rows.count
    var row = (picked + step).clamped(to: 0...count)
    let direction = row < picked ? -1 : 1
    while layout.rows.indices.contains(row), layout.rows[row].isHidden { row += direction }
    guard row >= 0 else { return }
    picked = row
    // The button at the foot is always visible.
    guard row < count else { return }
    let frame = layout.rows[row].card
    scroll.reveal(row == 0 ? 0 : frame.minY, frame.maxY, now: now, isAnimated: isAnimated)
  }

  /// Scrolls to the button of the word that a choice has.
  mutating func revealChoice(_ row: Int, of parameter: Parameter, in layout: InspectorLayout, now: Double) {
    guard layout.rows.indices.contains(row), case .pills(let pills) = layout.rows[row].control,
      let word = layout.rows[row].words.firstIndex(of: parameter.choice), pills.indices.contains(word)
    else { return }
    scroll.reveal(pills[word].minY, pills[word].maxY, now: now, isAnimated: isAnimated)
  }

  /// A point of the window in the content of a panel with a frame.
  func inside(_ point: Point, of frame: Rect) -> Point {
    point + (Point.zero - frame.origin) + Vector(dx: 0, dy: scroll.offset)
  }

  /// Selects the last shown row before the selected one if that is hidden now, so that keys change what is seen.
  mutating func keepPick(in layout: InspectorLayout) {
    guard layout.rows.indices.contains(picked), layout.rows[picked].isHidden else { return }
    let shown = layout.rows.indices.filter { !layout.rows[$0].isHidden }
    picked = shown.last { $0 < picked } ?? shown.first ?? layout.rows.count
    entry = nil
  }

  /// The target at a point of the window, in a panel with a frame.
  func target(at point: Point, in frame: Rect, _ layout: InspectorLayout) -> WindowTarget {
    if InspectorLayout.copy(in: frame).contains(point) { return .copy }
    guard point.y < frame.maxY - InspectorLayout.footer else { return .inspector }
    return layout.target(at: inside(point, of: frame))
  }

  // MARK: A value being typed

  /// Begins to type a value for the selected parameter.
  mutating func beginEntry() { entry = ValueEntry() }

  /// Ends the typing without a value.
  mutating func dropEntry() { entry = nil }

  /// Ends the typing; returns the new value and its parameter, nil without a number.
  mutating func takeEntry(of parameters: [Parameter]) -> (parameter: Parameter, value: Parameter.Value)? {
    defer { entry = nil }
    guard let number = entry?.value, let parameter = pickedParameter(of: parameters),
      let scale = SliderScale(parameter)
    else { return nil }
    return (parameter, scale.value(shown: number))
  }

  /// Handles a key that types a value. Digits begin one if a slider is selected; '.' does not while it steps a paused
  /// demo. After `committed`, `takeEntry` has the value.
  mutating func typeValue(_ key: Key, of parameters: [Parameter], isPaused: Bool) -> EntryEffect {
    guard let parameter = pickedParameter(of: parameters), SliderScale(parameter) != nil else {
      return .ignored
    }
    if entry == nil {
      let isStep = key.name == "." && isPaused
      guard !isStep, ValueEntry.canBegin(with: key) else { return .ignored }
    }
    var entry = entry ?? ValueEntry()
    let effect = entry.handle(key)
    switch effect {
    case .cancelled: self.entry = nil
    case .edited: self.entry = entry
    case .committed, .ignored: break
    }
    return effect
  }

  // MARK: A name being typed

  /// Begins to type a name, and scrolls to its field.
  mutating func beginNaming(_ entry: NameEntry) { naming = entry }

  /// Scrolls to the field of the name.
  mutating func revealNaming(in layout: InspectorLayout, now: Double) {
    scroll.reveal(0, layout.save.maxY, now: now, isAnimated: isAnimated)
  }

  /// Types characters; returns false if no name is being typed.
  mutating func typeName(_ text: String) -> Bool {
    naming?.type(text)
    return naming != nil
  }

  /// Handles a key of the name being typed. After `committed` and `cancelled`, `takeNaming` ends it.
  mutating func typeName(_ key: Key) -> EntryEffect { naming?.handle(key) ?? .ignored }

  /// Ends the typing of a name; returns it, nil without one.
  mutating func takeNaming() -> NameEntry? {
    defer { naming = nil }
    return naming
  }

  // MARK: A drag

  /// Begins to drag the control that is a target, at a point of the content, if it can be dragged.
  mutating func beginDrag(
    on target: WindowTarget, at place: Point, isFine: Bool, _ parameters: [Parameter],
    _ layout: InspectorLayout
  ) {
    drag = InspectorDrag(on: target, at: place, isFine: isFine, parameters, layout, response: response)
  }

  /// Drags the control to a point of the content; returns the change that this makes, if any.
  mutating func drag(
    to place: Point, isFine: Bool, _ parameters: [Parameter], _ layout: InspectorLayout, shown: [Parameter]
  ) -> InspectorDrag.Change? {
    // The observer of `drag` runs after every access that may change it.
    guard drag != nil else { return nil }
    return drag?.move(to: place, isFine: isFine, parameters, layout, shown: shown)
  }

  mutating func endDrag() { drag = nil }
}
