import CradleDynamics
import CradleGeometry
import CradleStage

/// Drawing and exported code.
extension GravityCollisionDemo {
  func draw(on canvas: Canvas, theme: Theme) {
    let box = scene.box
    canvas.ground(box.insetBy(dx: -3, dy: -3), radius: 6, theme.panel)
    canvas.stroke(box.insetBy(dx: -3, dy: -3), radius: 6, width: 1.5, theme.line)
    for item in scene.items { canvas.draw(item, scene.animator, theme) }
    if let item = dragger.held {
      let reach = item.halfExtent
      let radius = max(reach.width, reach.height) * 1.2 + 4
      canvas.ring(scene.animator.presentedCenter(of: item), radius: radius, width: 1.5, theme.accent)
    }
    drawDial(on: canvas, theme)
    if scene.count == 0 {
      draw("Click to add, drag to throw", at: scene.visibleRect.midY, on: canvas, theme.faint)
    }
    drawWordsOverOverlay(on: canvas, theme: theme)
  }

  /// Draws the message of a full box, on a plate.
  func drawWordsOverOverlay(on canvas: Canvas, theme: Theme) {
    guard showsFull else { return }
    let words = "\(HeapScene.limit) shapes: the box is full"
    let size = Size(width: canvas.width(of: words, Typography.body) + 32, height: fullStrip.height)
    // A box may be narrower than the words.
    let plate = Rect(center: fullStrip.center, size: size).intersection(fullStrip) ?? fullStrip
    canvas.fill(plate, radius: 16, theme.raised)
    draw(words, at: scene.visibleRect.minY + 24, on: canvas, theme.text)
  }

  private func draw(_ words: String, at height: Double, on canvas: Canvas, _ color: Color) {
    canvas.text(
      words, at: Point(x: scene.visibleRect.midX, y: height), Typography.body, color, alignment: .center,
      maximumWidth: max(0, fullStrip.width - 16))
  }

  /// The strip for the message of a full box.
  private var fullStrip: Rect {
    let box = scene.visibleRect
    return Rect(x: box.minX + 8, y: box.minY + 8, width: max(0, box.width - 16), height: 32)
  }

  var legends: [Rect] { (showsFull ? [fullStrip] : []) + (dial.map { [$0.frame] } ?? []) }

  /// Drawn over the shapes, so that the arrow can always be grabbed; on grounds of the box's colour, so that shapes behind
  /// it leave it legible.
  private func drawDial(on canvas: Canvas, _ theme: Theme) {
    guard let dial else { return }
    let color = turnsGravity ? theme.accent : theme.dim.opacity(0.9)
    let along = Vector(angle: dial.angle, length: 9)
    let font = Font(size: 11)
    let size = Size(width: canvas.width(of: "gravity", font), height: font.size)
    let label = dial.labelPlace(size)
    let ground = theme.panel.opacity(0.85)
    canvas.fill(Rect(center: label, size: size).insetBy(dx: -6, dy: -3), radius: 8, ground)
    canvas.disc(dial.head, radius: 14, ground)
    canvas.disc(dial.center, radius: 3, color)
    canvas.line(from: dial.center, to: dial.head, width: 2.5, color)
    canvas.polygon(
      [dial.head + along, dial.head + along.perpendicular * 0.8, dial.head + along.perpendicular * -0.8],
      color)
    canvas.ring(dial.head, radius: 14, width: 1.5, color.opacity(0.45))
    canvas.text("gravity", at: label, font, theme.dim, alignment: .center)
  }

  var code: String {
    let animator = scene.animator
    return DynamicsCode(
      items: scene.items, behaviors: animator.behaviors, referenceBounds: animator.referenceBounds,
      isAccurate: true, velocities: scene.items.map { animator.velocity(of: $0) },
      turns: scene.items.map { animator.angularVelocity(of: $0) }
    ).text
  }
}
