import CradleDynamics
import CradleGeometry

extension DynamicAnimator {
  /// Gives the elements of the layout that are in a rectangle behaviours of their own, and takes those of the others
  /// away, so that a list of a million costs what is seen of it. (Ours.)
  ///
  /// Call it when the layout was prepared and when it scrolled, with what is seen and a margin. A scroll costs what
  /// enters and leaves. Every element keeps its item through batches; a deleted one loses its behaviours with the batch.
  /// Where the layout has an element elsewhere after a `prepare()`, as after an insert or a resize, the anchors of its
  /// attachments and its snap points are moved along and the item follows as they pull; one of another size gets a new
  /// body, in the same motion. What you remove yourself stays away until its element leaves, or `removeTiles()`.
  ///
  /// - Parameters:
  ///   - rect: Of the content, in points; not finite is a mistake.
  ///   - elements: Appends the elements in a rectangle where the layout has them at rest: for a subclass
  ///     `{ super.layoutAttributesForElements(in: $0, into: &$1) }`. Its answer may change only with a `prepare()`.
  ///   - behaviors: Makes the behaviours of an item that stands at its element's place at rest; they are added at the
  ///     top level, and removed from it when the element leaves. None leaves the element alone.
  ///   - left: Hears of items whose behaviours are gone, to take them out of behaviours that many share; of those that
  ///     went between two calls at the start of the second.
  public func tile(
    _ rect: Rect, elements: (Rect, inout [LayoutAttributes]) -> Void,
    behaviors: (LayoutItem) -> [DynamicBehavior], left: (LayoutItem) -> Void = { _ in }
  ) {
    precondition(rect.isFinite, "DynamicAnimator.tile: the rectangle must be finite, not \(rect)")
    guard let books = layoutElements else {
      preconditionFailure(
        "DynamicAnimator.tile: no layout; make the animator with DynamicAnimator(collectionViewLayout:)")
    }
    withoutActuallyEscaping(elements) { elements in
      withoutActuallyEscaping(behaviors) { behaviors in
        withoutActuallyEscaping(left) { left in
          let source = LayoutTiles.Source(elements: elements, behaviors: behaviors, left: left)
          books.tiles.tile(rect, generation: books.layout?.generation ?? 0, in: self, source)
        }
      }
    }
  }

  /// Takes the behaviours of every tiled element away; the next `tile` makes them anew, as after a change of what they
  /// are made of. `left` hears of the items, as in `tile`. (Ours.)
  public func removeTiles(left: (LayoutItem) -> Void = { _ in }) {
    layoutElements?.tiles.removeAll(in: self)
    layoutElements?.tiles.tellGone(left)
  }

  /// How many elements have been given behaviours, or asked whether they want any, and are still in the rectangle.
  /// (Ours.)
  public var tileCount: Int { layoutElements?.tiles.tiles.count ?? 0 }
}
