import CradleDynamics
import CradleGeometry
import CradleScrolling
import CradleStage

/// A collection that starts empty: its cells hang from one point, collide, and fall when they are removed.
final class NewtonianDemo: Demo {
  static let card = DemoCard(
    id: "newtonian", title: "Hanging collection",
    summary: "Add pictures that hang and collide; right-click lets one fall", group: .dynamics,
    actions: [
      DemoAction("add", key: "A", title: "Add", summary: "Hang another picture from the anchor"),
      DemoAction("remove", key: "O", title: "Remove", summary: "Let the last picture fall"),
      DemoAction("remove-at", key: "F", title: "Remove first", summary: "Let the first picture fall"),
    ], fillsStage: true)

  private let limit = Parameter.slider("limit", "Limit", 1...200, 10, step: 1)
  private let gravity = Parameter.slider("gravity", "Gravity", 0...4, 1, unit: "g", step: 0.05)
  private let length = Parameter.slider("length", "Length", 50...600, 300, unit: "pt", step: 10)
  private let damping = Parameter.slider("damping", "Damping", 0...1, 0.4)
  private let frequency = Parameter.slider("frequency", "Frequency", 0.1...4, 1, unit: "Hz", step: 0.05)
  private let resistance = Parameter.slider("resistance", "Resistance", 0...5, 0.5, unit: "1/s", step: 0.05)
  private let walls = Parameter.toggle("walls", "Walls", false)
  private let elasticity = Parameter.slider("elasticity", "Elasticity", 0...1, 0.2)
  var parameters: [Parameter] {
    [limit, gravity, length, damping, frequency, resistance, walls, elasticity]
  }

  private let cells: HangingCells
  private let album = PhotoAlbum()
  private var dragger = ItemDragger()
  private var notice: String?

  init(viewport: Size) {
    cells = HangingCells(viewport: viewport)
    tune()
  }

  var animator: DynamicAnimator? { cells.animator }
  var isResting: Bool { cells.isResting }

  var viewport: Size {
    get { cells.viewport }
    set { cells.viewport = newValue }
  }

  func parameterChanged(_ parameter: Parameter) {
    if parameter === limit { notice = nil }
    tune()
  }

  private func tune() {
    cells.tuning = HangingCells.Tuning(
      gravity: gravity.number, length: length.number, damping: damping.number, frequency: frequency.number,
      resistance: resistance.number, elasticity: elasticity.number, hasWalls: walls.isOn)
  }

  // MARK: Coming and going

  func perform(_ action: String, index: Int?) {
    switch action {
    case "add": add()
    case "remove": remove(at: cells.hanging.count - 1)
    default: remove(at: index ?? 0)
    }
  }

  private func add() {
    let most = Int(limit.number.rounded())
    guard cells.hanging.count < most else {
      notice = most == 1 ? "1 picture is the most" : "\(most) pictures are the most"
      return
    }
    notice = nil
    cells.add()
  }

  private func remove(at index: Int) {
    guard cells.hanging.indices.contains(index) else { return }
    notice = nil
    dragger.forget(cells.hanging[index].item, in: cells.animator)
    cells.remove(at: index)
  }

  func pointer(_ event: PointerEvent) {
    if event.button == .right {
      guard event.phase == .down else { return }
      if let index = cells.hanging.lastIndex(where: { $0.item.contains(event.location) }) {
        remove(at: index)
      }
      return
    }
    _ = dragger.pointer(event, in: cells.animator) { place in
      cells.hanging.last { $0.item.contains(place) }?.item
    }
  }

  func advance(by seconds: Double) { cells.advance(by: seconds) }

  // MARK: What is seen

  /// What falls is behind what hangs.
  private var shown: [HangingCells.Cell] { cells.falling + cells.hanging }

  var elements: [TraceElement] {
    shown.map { cell in
      var element = cells.animator.element(cell.item, kind: "cell", index: [0, cell.index])
      element.alpha = cells.alpha(cell)
      return element
    }
  }

  func describe(in frame: inout TraceFrame) {
    frame.values.append(TraceValue("hanging", Double(cells.hanging.count)))
    frame.values.append(TraceValue("falling", Double(cells.falling.count)))
    if let notice { frame.values.append(TraceValue(name: "notice", value: .choice(notice))) }
  }

  var plots: [Plot] {
    let speeds = shown.map { cells.animator.velocity(of: $0.item).length }
    return [
      Plot(title: "Fastest", unit: "pt/s", value: speeds.max() ?? 0),
      Plot(title: "Pictures", unit: "", value: Double(cells.hanging.count)),
    ]
  }

  func draw(on canvas: Canvas, theme: Theme) {
    canvas.fill(Rect(origin: .zero, size: viewport), theme.stage)
    for cell in cells.hanging {
      canvas.line(
        from: cells.anchor, to: cells.animator.presentedCenter(of: cell.item), width: 1.5, theme.line)
    }
    for cell in shown { canvas.withOpacity(cells.alpha(cell)) { draw(cell, on: canvas, theme) } }
    canvas.disc(cells.anchor, radius: 5, theme.accent)
    if shown.isEmpty {
      canvas.text(
        "Press A to hang a picture", at: Point(x: viewport.width / 2, y: viewport.height / 2),
        Font(size: 15, weight: .semibold), theme.dim, alignment: .center)
    }
    canvas.drawNotice(notice, in: viewport, theme)
  }

  private func draw(_ cell: HangingCells.Cell, on canvas: Canvas, _ theme: Theme) {
    let animator = cells.animator
    let turn = Transform(angle: animator.presentedRotation(of: cell.item))
      .then(Transform(translation: animator.presentedCenter(of: cell.item) - .zero))
    let frame = Rect(center: .zero, size: cell.item.bounds.size)
    canvas.transformed(turn) {
      canvas.fill(frame, radius: 8, .white)
      canvas.drawPhoto(cell.number, from: album, in: frame.insetBy(dx: 5, dy: 5))
    }
  }

  var code: String {
    """
    import CradleDynamics
    import CradleGeometry

    let animator = DynamicAnimator()
    let rope = AttachmentBehavior(item: cell, attachedToAnchor: Point(x: \(cells.anchor.x), y: 64))
    rope.length = \(length.number)
    rope.damping = \(damping.number)
    rope.frequency = \(frequency.number)
    let gravity = GravityBehavior(items: [cell])
    gravity.magnitude = \(gravity.number)
    let collision = CollisionBehavior(items: [cell])
    collision.collisionMode = .items
    let properties = DynamicItemBehavior(items: [cell])
    properties.resistance = \(resistance.number)
    properties.elasticity = \(elasticity.number)
    for behavior in [rope, gravity, collision, properties] as [DynamicBehavior] {
      animator.addBehavior(behavior)
    }
    animator.advance(by: 1 / 60)
    """
  }
}

extension Canvas {
  /// Draws one of the photos to fill a frame; a drawn landscape where it is missing.
  fileprivate func drawPhoto(_ number: Int, from album: PhotoAlbum, in frame: Rect) {
    guard let photo = album[Landscape.all[number % Landscape.all.count].file] else {
      return LandscapeOfShapes(number: number).draw(in: frame, on: self)
    }
    let side = Double(min(photo.width, photo.height))
    let middle = Point(x: Double(photo.width) / 2, y: Double(photo.height) / 2)
    picture(photo, in: frame, source: Rect(center: middle, size: Size(width: side, height: side)))
  }
}
