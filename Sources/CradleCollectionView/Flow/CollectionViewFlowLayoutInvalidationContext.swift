/// The parts of a flow to compute again. A context that names items or views concerns those only; one that names
/// none, everything that its two properties cover.
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  /// Whether the delegate has to be asked again: sizes, insets, spacings, headers and footers.
  public var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the lines have to be packed again from the known sizes.
  public var invalidateFlowLayoutAttributes = true

  override func keepEverything() {
    (invalidateFlowLayoutDelegateMetrics, invalidateFlowLayoutAttributes) = (false, false)
  }
}
