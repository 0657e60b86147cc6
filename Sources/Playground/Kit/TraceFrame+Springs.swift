import CradleCollectionView

extension TraceFrame {
  /// Adds the springs of a layout: each is a body with an attachment.
  mutating func describe(_ layout: SpringFlowLayout) {
    (bodies, behaviors) = (layout.springCount, layout.springCount)
    energy = TraceEnergy(kinetic: layout.energy.kinetic, elastic: layout.energy.elastic)
  }
}
