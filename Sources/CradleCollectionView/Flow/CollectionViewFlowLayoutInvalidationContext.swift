/// The invalidated parts of a flow. A context that names items or views covers only those; one that names none
/// covers everything that its two properties describe.
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  /// Whether the delegate's metrics have to be queried again: sizes, insets, spacings, headers and footers;
  /// the default is true.
  public var invalidateFlowLayoutDelegateMetrics = true
  /// Whether insets, spacings, headers and footers have to be queried again; lines are packed again from the
  /// known sizes if these metrics changed. The default is true.
  public var invalidateFlowLayoutAttributes = true

  override func keepEverything() {
    (invalidateFlowLayoutDelegateMetrics, invalidateFlowLayoutAttributes) = (false, false)
  }
}
