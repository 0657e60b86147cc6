import CradleGeometry

extension EdgeInsets {
  /// Makes the same inset on all four edges.
  public init(all inset: Double) {
    self.init(top: inset, left: inset, bottom: inset, right: inset)
  }
}
