import CradleDynamics
import CradleGeometry

extension SpringFlowLayout {
  /// The cells with springs for a debug overlay, in the content's points: each at its shown place, with a
  /// spring from its place in the flow. Cells at rest are asleep; velocities are relative to the content.
  package func debugSnapshot() -> DebugSnapshot {
    springs.update()
    var items: [DebugSnapshot.Item] = []
    var links: [DebugSnapshot.Link] = []
    let beyond = springs.field.untiledCells.filter { springs.index(of: $0.path) == nil }.map { cell in
      var cell = cell
      cell.shown = cell.present
      return cell
    }
    for cell in springs.field.cells + beyond {
      let shown = cell.shown
      let attributes = attributes(of: cell)
      let velocity =
        scrollDirection == .vertical ? Vector(dx: 0, dy: shown.velocity) : Vector(dx: shown.velocity, dy: 0)
      items.append(
        DebugSnapshot.Item(
          outline: .polygon(attributes.frame.corners), center: attributes.center, velocity: velocity,
          activity: shown == .rest ? .asleep : .awake))
      links.append(
        DebugSnapshot.Link(spring: cell.anchor.point(scrollDirection), to: attributes.center))
    }
    return DebugSnapshot(items: items, links: links)
  }
}
