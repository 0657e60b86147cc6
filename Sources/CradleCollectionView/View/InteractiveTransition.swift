import CradleGeometry

/// A change of layout that a hand drives: every element is between the places that two layouts give it.
struct InteractiveTransition {
  /// The layout that the collection goes to.
  let to: CollectionViewLayout
  /// What stays in sight; nil in an empty collection.
  let anchor: TransitionAnchor?
  /// How far it is, 0 … 1.
  var progress = 0.0
  /// Where each element is in either layout, in the viewport's points.
  var ends: [ElementKey: (from: AttributeVector, to: AttributeVector)] = [:]
}
