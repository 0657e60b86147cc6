import CradleDynamics
import CradleGeometry
import CradleStage

/// Drawing and exported code.
extension DynamicsLabDemo {
  var plots: [Plot] {
    guard let item = current.items.first else { return [] }
    return [Plot(title: "Speed of \(item.id)", unit: "pt/s", value: scene.velocity(of: item).length)]
  }

  func draw(on canvas: Canvas, theme: Theme) {
    let stage = stage
    canvas.fill(Rect(origin: .zero, size: viewport), theme.stage)
    let picture = LabPicture(canvas: canvas, theme: theme, area: stage.area, animator: scene)
    canvas.transformed(stage.transform) {
      if current.hasDots { picture.dots() }
      current.draw(picture)
      trails.draw(canvas, colors: current.items.map { theme.cell($0.color) }, ground: theme.stage, now: time)
      for item in current.anchors + current.items { canvas.draw(item, scene, theme) }
      current.drawOver(picture)
      tether.draw(picture)
    }
    let width = viewport.width - 32
    guard width > 60, stage.hasTitle else { return }
    canvas.fill(Rect(x: 0, y: stage.frame.minY - 1, width: viewport.width, height: 1), theme.line)
    canvas.text(
      current.title, at: Point(x: 16, y: 22), Font(size: 15, weight: .semibold), theme.text,
      maximumWidth: width)
    canvas.text(current.hint, at: Point(x: 16, y: 42), Font(size: 11), theme.dim, maximumWidth: width)
  }

  /// The page at its start, with the present values of the sliders and of what the pointer has moved.
  var code: String {
    let fresh = (LabPageName(rawValue: page.choice) ?? .attachment).make()
    return DynamicsCode(
      items: current.anchors + current.items, starts: fresh.anchors + fresh.items, behaviors: scene.behaviors,
      referenceBounds: scene.referenceBounds,
      velocities: current.anchors.map { _ in .zero } + current.velocities, customField: current.customField
    ).text
  }
}
