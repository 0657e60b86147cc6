import CradleDynamics
import CradleGeometry
import CradleStage

/// Drawing and exported code.
extension DynamicsLabDemo {
  var plots: [Plot] {
    guard let item = run.movingItems.first else { return [] }
    return [Plot(title: "Speed of \(item.id)", unit: "pt/s", value: run.animator.velocity(of: item).length)]
  }

  func draw(on canvas: Canvas, theme: Theme) {
    let stage = stage
    canvas.ground(Rect(origin: .zero, size: viewport), theme.stage)
    let picture = LabPicture(canvas: canvas, theme: theme, area: stage.area, animator: run.animator)
    canvas.transformed(stage.transform) {
      if run.page.hasDots { picture.dots() }
      run.page.draw(picture)
      run.joints.draw(picture)
      trails.draw(
        canvas, colors: run.movingItems.map { theme.cell($0.color) }, ground: theme.stage, now: time)
      for (item, body) in zip(run.items, run.start.bodies) {
        body.isNail ? picture.pin(picture.center(item)) : canvas.draw(item, run.animator, theme)
      }
      run.joints.drawOver(picture)
      run.page.drawOver(picture)
      tether.draw(picture)
      if editor != nil {
        for label in LabSpringLabel.all(
          in: run.start, knobs: controls.values, area: stage.area, scale: stage.scale)
        {
          label.draw(picture)
        }
      }
      drawPull(picture)
    }
    drawHeader(on: canvas, theme)
  }

  /// The title or the editor's bar, and the editor's button in the corner.
  var legends: [Rect] {
    guard stage.hasTitle else { return [] }
    let header = Rect(x: 0, y: 0, width: viewport.width, height: stage.frame.minY)
    return [header] + (editedPage == nil ? [] : [toolbar?.discard].compactMap { $0 })
  }

  private func drawHeader(on canvas: Canvas, _ theme: Theme) {
    let (stage, width) = (stage, viewport.width - 32)
    guard width > 60, stage.hasTitle else { return }
    canvas.fill(Rect(x: 0, y: stage.frame.minY - 1, width: viewport.width, height: 1), theme.line)
    let isOwn = editedPage?.isOwn == true
    guard let editor, let toolbar else {
      canvas.text(
        isOwn ? page.choice : run.page.title, at: Point(x: 16, y: 22), Font(size: 15, weight: .semibold),
        theme.text, maximumWidth: width)
      return canvas.text(
        refusal ?? run.page.hint, at: Point(x: 16, y: 42), Font(size: 11), theme.dim, maximumWidth: width)
    }
    toolbar.draw(on: canvas, theme, chosen: editor.tool)
    canvas.text(
      refusal ?? editor.tool.hint, at: Point(x: 16, y: 45), Font(size: 11),
      refusal == nil ? theme.dim : theme.accent, maximumWidth: width)
    if editedPage != nil { toolbar.drawDiscard(isOwn ? "Delete page" : "Original", on: canvas, theme) }
  }

  /// The joint being added: a line from the pressed body, and the body under the pointer.
  private func drawPull(_ picture: LabPicture) {
    guard let editor, let pull = editor.pull, pull.label == nil, let body = pull.body,
      editor.tool.joint != nil
    else { return }
    let accent = picture.theme.accent
    if let other = run.start.body(at: pull.end, except: body.id) {
      picture.canvas.ring(other.center, radius: other.makeItem().halfExtent.height + 6, width: 2, accent)
    }
    picture.canvas.line(from: pull.start, to: pull.end, width: 2, accent)
    picture.canvas.disc(pull.start, radius: 4, accent)
    picture.canvas.ring(pull.end, radius: 9, width: 2, accent)
  }

  /// The trace records whether the scene is edited.
  func describe(in frame: inout TraceFrame) {
    guard editor != nil else { return }
    frame.values += [TraceValue("editing", 1), TraceValue("joints", Double(run.start.joints.count))]
  }

  /// The page at its start, with the present values of the sliders and the places set by the pointer.
  var code: String {
    DynamicsCode(
      items: run.items, starts: run.start.bodies.map { $0.makeItem() },
      behaviors: run.animator.behaviors.filter { $0 !== tether.attachment },
      referenceBounds: run.animator.referenceBounds, velocities: run.start.bodies.map(\.velocity),
      customField: run.page.customField
    ).text
  }
}
