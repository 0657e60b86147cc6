import CradleDynamics
import CradleGeometry
import CradlePhysics
import CradleScrolling
import CradleStage

/// Draws the rows or tiles, the indicators, and with the engine `dynamics` the item.
extension ScrollDemo {
  /// With the engine `dynamics` the offset is the position of an item, which has an attachment beyond an
  /// edge.
  func describe(in frame: inout TraceFrame) {
    guard usesDynamics else { return }
    frame.energy = TraceEnergy()
    guard let animator = view.animator else { return }
    frame.bodies = animator.itemCount
    frame.behaviors = animator.totalBehaviorCount
    frame.energy = TraceEnergy(
      kinetic: animator.kineticEnergy, potential: animator.potentialEnergy(), elastic: animator.elasticEnergy)
  }

  private var usesDynamics: Bool { view.feel.engine == .dynamics }

  /// The item is drawn in the viewport's middle while the content passes by; beyond an edge its attachment
  /// shows the distance.
  var debugScene: DebugScene? {
    guard usesDynamics else { return nil }
    guard let animator = view.animator else {
      return DebugScene(snapshot: DebugSnapshot(items: [], links: []))
    }
    let snapshot = animator.debugSnapshot()
    let middle = Point(x: viewport.width / 2, y: viewport.height / 2)
    let place = snapshot.items.first?.center ?? .zero
    return DebugScene(snapshot: snapshot, transform: Transform(translation: middle - place))
  }

  /// The visible cells, in points of the viewport before the zoom: a cell of scale 1 at the top left corner
  /// starts at 0.
  private var cells: [CellGrid.Cell] {
    let (offset, scale) = (view.contentOffset, view.zoomScale)
    return grid.visible(
      offset: Point(x: offset.x / scale, y: offset.y / scale),
      viewport: Size(width: viewport.width / scale, height: viewport.height / scale))
  }

  var elements: [TraceElement] {
    let scale = view.zoomScale
    return cells.map { cell in
      TraceElement(
        id: isPlane ? "tile \(cell.row)-\(cell.column)" : "cell 0-\(cell.row)",
        kind: isPlane ? "tile" : "cell", index: isPlane ? [cell.row, cell.column] : [0, cell.row],
        center: Point(x: cell.frame.midX * scale, y: cell.frame.midY * scale), size: cell.frame.size,
        scale: scale, velocity: velocity(of: cell))
    }
  }

  /// A cell's velocity on screen: opposite to the offset's, plus the movement away from the content's corner
  /// as the scale grows.
  private func velocity(of cell: CellGrid.Cell) -> Vector {
    let rate = view.zoomVelocity
    guard rate != 0 else { return -view.velocity }
    let scale = view.zoomScale
    let place = ZoomAnchor(
      at: Point(x: cell.frame.midX * scale, y: cell.frame.midY * scale), offset: view.contentOffset,
      scale: scale)
    return place.velocity(rate: rate) - view.velocity
  }

  func draw(on canvas: Canvas, theme: Theme) {
    // An overscroll shows a background.
    canvas.ground(Rect(origin: .zero, size: viewport), isPlane ? theme.stage : theme.raised)
    canvas.transformed(Transform(scale: view.zoomScale)) {
      for cell in cells {
        if isPlane {
          drawTile(cell, on: canvas, theme)
        } else {
          ListRow(row: cell.row).draw(in: cell.frame, on: canvas, theme)
        }
      }
    }
    // With the engine `dynamics`, the item that moves the offset is drawn, too, and beyond an edge its
    // attachment.
    if let debugScene { DebugOverlay(scene: debugScene, theme: theme).draw(on: canvas) }
    canvas.draw(view.verticalIndicator, theme)
    canvas.draw(view.horizontalIndicator, theme)
  }

  private func drawTile(_ cell: CellGrid.Cell, on canvas: Canvas, _ theme: Theme) {
    canvas.fill(cell.frame.insetBy(dx: 4, dy: 4), radius: 12, theme.cell(cell.row + cell.column))
    canvas.text(
      "\(cell.column), \(cell.row)", at: Point(x: cell.frame.minX + 20, y: cell.frame.minY + 28),
      Font(size: 13, weight: .semibold), theme.onAccent)
    // The first tile explains the gestures that only the plane has.
    guard cell.row == 0, cell.column == 0 else { return }
    canvas.text(
      "Pinch, or Ctrl + wheel", at: Point(x: cell.frame.minX + 20, y: cell.frame.minY + 50), Font(size: 13),
      theme.onAccent)
  }
}
