import CradleDynamics
import CradleGeometry

extension DynamicAnimator {
  /// Adds behaviours for the elements of the layout in a rectangle and removes those of elements that have
  /// left it, so that the cost depends on the visible elements only, even in a list of a million. (Ours.)
  ///
  /// Call it after the layout is prepared and after it scrolls, with the visible rectangle and a margin. The
  /// cost of a scroll is proportional to the elements that enter and leave. Every element keeps its item
  /// through batches; a deleted one loses its behaviours with the batch. If a `prepare()` moves an element's
  /// place, as after an insert or a resize, the anchors of its attachments and its snap points are moved by
  /// the same amount and the item follows them; an element of another size gets a new body with the same
  /// motion. Behaviours that you remove yourself stay away until the element leaves.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points of the content; one that is not finite traps.
  ///   - elements: Appends the elements in a rectangle at their rest positions in the layout: in a subclass
  ///     `{ super.layoutAttributesForElements(in: $0, into: &$1) }`. Its result may change only with a
  ///     `prepare()`.
  ///   - behaviors: Makes the behaviours of an item at its element's rest position; they are added at the top
  ///     level and removed when the element leaves. Return none to exclude the element.
  ///   - left: Called with the items whose behaviours were removed, so that you can remove them from shared
  ///     behaviours, too; for items removed between two calls of `tile`, at the start of the second.
  public func tile(
    _ rect: Rect, elements: (Rect, inout [LayoutAttributes]) -> Void,
    behaviors: (LayoutItem) -> [DynamicBehavior], left: (LayoutItem) -> Void = { _ in }
  ) {
    precondition(rect.isFinite, "DynamicAnimator.tile: the rectangle must be finite, not \(rect)")
    guard let layoutElements else {
      preconditionFailure(
        "DynamicAnimator.tile: no layout; make the animator with DynamicAnimator(collectionViewLayout:)")
    }
    withoutActuallyEscaping(elements) { elements in
      withoutActuallyEscaping(behaviors) { behaviors in
        withoutActuallyEscaping(left) { left in
          let source = LayoutTiles.Source(elements: elements, behaviors: behaviors, didRemove: left)
          layoutElements.tiles.tile(
            rect, generation: layoutElements.layout?.generation ?? 0, in: self, source)
        }
      }
    }
  }
}
