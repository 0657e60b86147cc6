import CradleDynamics
import CradleGeometry

// Attaches, releases and removes cells.
extension HangingLayout {
  func hang(_ id: ElementID, at path: IndexPath, from place: Point) {
    let item = LayoutItem(LayoutAttributes(cellAt: path, frame: Rect(center: place, size: itemSize)))
    let cell = HangingCell(id: id, item: item, anchor: anchor)
    cells[id] = cell
    gravityBehavior.addItem(item)
    collision.addItem(item)
    properties.addItem(item)
    guard let attachment = cell.attachment else { return }
    (attachment.length, attachment.damping, attachment.frequency) = (length, damping, frequency)
    animator.addBehavior(attachment)
  }

  func release(_ cell: HangingCell) {
    if animator.isHeld(cell.item) { animator.releaseHeldItem(cell.item) }
    if let attachment = cell.attachment { animator.removeBehavior(attachment) }
    cell.attachment = nil
    cell.releaseTime = collectionView?.time ?? 0
    falling.append(cell)
  }

  func remove(_ cell: HangingCell) {
    cells[cell.id] = nil
    gravityBehavior.removeItem(cell.item)
    collision.removeItem(cell.item)
    properties.removeItem(cell.item)
    if cell.hasEntered { walls.removeItem(cell.item) }
  }

  /// Removes, at a step of the clock, cells that have fallen, and gives walls to those that have entered.
  func update(at time: Double) {
    if falling.contains(where: { isFinished($0, at: time) }) {
      for cell in falling where isFinished(cell, at: time) { remove(cell) }
      falling.removeAll { cells[$0.id] == nil }
    }
    guard hasWalls else { return }
    let room = Rect(origin: .zero, size: bounds.size)
    for cell in hanging where !cell.hasEntered && room.contains(cell.box) {
      cell.hasEntered = true
      walls.addItem(cell.item)
    }
  }

  /// Whether a cell's fall is over; true at once for a cell that was never on screen.
  private func isFinished(_ cell: HangingCell, at time: Double) -> Bool {
    guard let start = cell.releaseTime else { return false }
    return !cell.isShown || time >= start + fallDuration - 1e-6
      || !cell.box.intersects(Rect(origin: .zero, size: bounds.size))
  }
}
