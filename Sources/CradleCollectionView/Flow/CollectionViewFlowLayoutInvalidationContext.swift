/// The invalidated parts of a flow. A context that names items or views covers only those; one that names none
/// covers everything that its two properties describe.
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  /// Whether the delegate's metrics have to be queried again: sizes, insets, spacings, headers and footers.
  public var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the lines have to be packed again from the known sizes.
  public var invalidateFlowLayoutAttributes = true

  override func keepEverything() {
    (invalidateFlowLayoutDelegateMetrics, invalidateFlowLayoutAttributes) = (false, false)
  }
}
