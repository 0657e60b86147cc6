import CradleDynamics
import CradleGeometry
import CradlePhysics

// An animator that moves the elements of a layout. Its items are `LayoutItem`s, its axes are the content's.
extension DynamicAnimator {
  /// Makes an animator over a layout, which must keep it. (Documented.) The collection that the layout is in
  /// use in moves it on, so that `advance(by:)` is not yours to call: by steps of 1/120 s, whatever the frame
  /// rate. After each frame in which something moved the layout is prepared and asked anew what shows; see
  /// `isPreparedForAnimators`. (Documented.)
  ///
  /// `referenceBounds` is empty; set it where a collision behaviour's wall is wanted.
  public convenience init(
    collectionViewLayout layout: CollectionViewLayout, settings: World.Settings = .uikit
  ) {
    self.init(referenceBounds: .zero, settings: settings)
    listener = LayoutElements(layout: layout)
    layout.animators.add(self)
  }

  /// The animator's books of its layout; nil for one without.
  var layoutElements: LayoutElements? { listener as? LayoutElements }

  /// The layout whose elements it moves; nil for an animator without one. Held weakly.
  public var layout: CollectionViewLayout? { layoutElements?.layout }

  // MARK: Its items

  /// The items of elements that exist, in no particular order; none for an animator without a layout.
  public var layoutItems: [LayoutItem] { layoutElements?.items ?? [] }

  /// The item of an element, found in constant time; nil where the animator moves none.
  public func layoutItem(for key: ElementKey) -> LayoutItem? { layoutElements?[key] }

  /// The attributes of a cell that the animator moves, where the person sees it: between its last two states.
  /// (Documented.) Nil for any other; found in constant time.
  public func layoutAttributesForCell(at path: IndexPath) -> LayoutAttributes? {
    layoutItem(for: ElementKey(.cell, path)).map(layoutAttributes)
  }

  /// The attributes of a supplementary view that the animator moves; see `layoutAttributesForCell(at:)`.
  /// (Documented.)
  public func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
    -> LayoutAttributes?
  {
    layoutItem(for: ElementKey(.supplementary(kind), path)).map(layoutAttributes)
  }

  /// The attributes of a decoration that the animator moves; see `layoutAttributesForCell(at:)`.
  /// (Documented.)
  public func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath) -> LayoutAttributes?
  {
    layoutItem(for: ElementKey(.decoration(kind), path)).map(layoutAttributes)
  }

  /// The attributes of an item where the person sees it, whether its element still exists or not.
  public func layoutAttributes(of item: LayoutItem) -> LayoutAttributes {
    var attributes = item.current
    attributes.center = presentedCenter(of: item)
    attributes.angle = presentedRotation(of: item)
    return attributes
  }

  /// Appends the attributes of every element that the animator moves and that is seen in a rectangle of the
  /// content, in no particular order; what is in the buffer is left alone.
  public func appendLayoutAttributes(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    for item in layoutItems {
      let attributes = layoutAttributes(of: item)
      if attributes.shownFrame.intersects(rect) { buffer.append(attributes) }
    }
  }
}

extension LayoutAttributes {
  /// The smallest upright rectangle around the element as it is shown, scaled and turned, in the content's
  /// points.
  public var shownFrame: Rect {
    guard scale != 1 || angle != 0 else { return frame }
    let (c, s) = (abs(Trigonometry.cosine(angle)), abs(Trigonometry.sine(angle)))
    let extent = Size(width: c * size.width + s * size.height, height: s * size.width + c * size.height)
    return Rect(center: center, size: extent * scale)
  }
}
