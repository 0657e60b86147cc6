import CradleGeometry

// The distance of a cell, its spring, and where it is shown.
extension SpringFlowLayout {
  /// The measure of a cell's distance to the pointer.
  public enum Metric: Sendable, CaseIterable {
    /// The distance along the scroll direction: cells of one line move alike.
    case along
    /// The distances along and across added up: |dx| + |dy|.
    case taxicab
  }

  /// The number of springs: one for each visible or nearly visible cell, or for every cell.
  package var springCount: Int {
    springs.update()
    return max(springs.field.untiledCells.count, springs.field.cells.count)
  }

  /// The energy of the springs in joules: ½mv² of the cells and ½mω²x² of their springs, with the cells'
  /// velocities in the content. 100 pt are a metre, and a cell is as heavy as a dynamic item of its size, 100
  /// × 100 pt a kilogram.
  package var energy: (kinetic: Double, elastic: Double) {
    springs.update()
    let rate = springs.field.spring.angularFrequency
    var (kinetic, elastic) = (0.0, 0.0)
    for cell in springs.field.untiledCells.count > springs.field.cells.count
      ? springs.field.untiledCells : springs.field.cells
    {
      let half = cell.thickness * cell.extent / 20_000
      let stretch = rate * cell.present.displacement
      kinetic += half * cell.present.velocity * cell.present.velocity
      elastic += half * stretch * stretch
    }
    return (kinetic / 10_000, elastic / 10_000)
  }

  /// A cell's displacement from its place in the flow, in points along the scroll direction, and its
  /// velocity, in pt/s; zero for a cell without a spring.
  package func spring(at path: IndexPath) -> (displacement: Double, velocity: Double) {
    springs.update()
    if let index = springs.index(of: path) {
      let shown = springs.field.cells[index].shown
      return (shown.displacement, shown.velocity)
    }
    let state =
      springs.field.untiledCells.place(of: path).map { springs.field.untiledCells[$0].present } ?? .rest
    return (state.displacement, state.velocity)
  }

  /// Appends the cells with springs that are shown in a rectangle of the visible content.
  func appendHangingCells(ofSection section: Int, in rect: Rect, into buffer: inout [LayoutAttributes]) {
    let (low, high) = scrollDirection.range(of: rect)
    let cells = springs.field.cells
    for index in cells.firstPlace(from: IndexPath(item: 0, section: section))..<cells.count {
      guard cells[index].path.section == section else { return }
      let displacement = cells[index].shown.displacement
      guard cells[index].high + displacement > low, cells[index].low + displacement < high else { continue }
      let attributes = attributes(of: cells[index])
      if attributes.frame.intersects(rect) { buffer.append(attributes) }
    }
  }

  func attributes(of cell: SpringCell) -> LayoutAttributes {
    var attributes = LayoutAttributes(cellAt: cell.path, frame: .zero)
    attributes.size =
      scrollDirection == .vertical
      ? Size(width: cell.extent, height: cell.thickness)
      : Size(width: cell.thickness, height: cell.extent)
    var place = cell.anchor
    place.along += cell.shown.displacement
    attributes.center = place.point(scrollDirection)
    return attributes
  }

  /// Displaces the cells of a buffer by their springs, including cells without a spring at present, and keeps
  /// those that are then in a rectangle.
  func displace(_ buffer: inout [LayoutAttributes], from start: Int, in rect: Rect) {
    springs.setEntering(buffer, from: start)
    var kept = start
    for index in springs.entering.indices {
      let attributes = attributes(of: springs.entering[index])
      guard attributes.frame.intersects(rect) else { continue }
      buffer[kept] = attributes
      kept += 1
    }
    buffer.removeLast(buffer.count - kept)
  }

  /// The shown attributes of any cell, also of one without a spring at present.
  func displaced(_ cell: LayoutAttributes) -> LayoutAttributes {
    var place = SpringCell(cell, scrollDirection)
    place.shown = springs.motion(of: cell)
    var displaced = cell
    displaced.center = attributes(of: place).center
    return displaced
  }

  func rect(_ rect: Rect, grownBy length: Double) -> Rect {
    scrollDirection == .vertical ? rect.insetBy(dx: 0, dy: -length) : rect.insetBy(dx: -length, dy: 0)
  }
}
