/// What of a flow is no longer true. One that names items or views asks for those alone; one that names none, for all that
/// its two properties say.
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  /// Whether the delegate has to be asked anew: sizes, insets, spacings, headers and footers.
  public var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the lines have to be packed anew, of the sizes that are known.
  public var invalidateFlowLayoutAttributes = true

  override func keepEverything() {
    (invalidateFlowLayoutDelegateMetrics, invalidateFlowLayoutAttributes) = (false, false)
  }
}
