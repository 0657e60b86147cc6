import CradleDynamics
import CradleGeometry
import CradlePhysics

// An animator that moves the elements of a layout. Its items are `LayoutItem`s; its axes are the content's.
extension DynamicAnimator {
  /// Makes an animator over a layout, which must keep a strong reference to it. (Documented.) The collection
  /// that uses the layout advances the animator, so do not call `advance(by:)` yourself; it runs in steps of
  /// 1/120 s at any frame rate. After each frame in which an item moved, the layout is prepared and its
  /// visible elements are queried again; see `isPreparedForAnimators`. (Documented.)
  ///
  /// `referenceBounds` is empty; set it if a collision behaviour needs walls.
  public convenience init(
    collectionViewLayout layout: CollectionViewLayout, settings: World.Settings = .uikit
  ) {
    self.init(referenceBounds: .zero, settings: settings)
    listener = LayoutElements(layout: layout)
    layout.animators.add(self)
  }

  /// The table of the layout's items; nil for an animator without a layout.
  var layoutElements: LayoutElements? { listener as? LayoutElements }

  // MARK: Layout items

  /// The items of elements that exist, in no particular order; none for an animator without a layout.
  public var layoutItems: [LayoutItem] { layoutElements?.items ?? [] }

  /// The item of an element, in constant time; nil if the animator does not move it.
  package func layoutItem(for key: ElementKey) -> LayoutItem? { layoutElements?[key] }

  /// The presented attributes of a cell that the animator moves, interpolated between its last two states.
  /// (Documented.) Nil for any other cell; takes constant time.
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

  /// The presented attributes of an item, also of a deleted element.
  public func layoutAttributes(of item: LayoutItem) -> LayoutAttributes {
    var attributes = item.current
    attributes.center = presentedCenter(of: item)
    attributes.angle = presentedRotation(of: item)
    return attributes
  }

  /// Appends the presented attributes of the animator's elements that intersect a rectangle of the content,
  /// in no particular order; the buffer's contents are kept.
  public func appendLayoutAttributes(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    for item in layoutItems {
      let attributes = layoutAttributes(of: item)
      if attributes.shownFrame.intersects(rect) { buffer.append(attributes) }
    }
  }
}

extension LayoutAttributes {
  /// The bounding box of the shown element, with scale, rotation and perspective, in the content's points.
  public var shownFrame: Rect {
    if !isFlat { return projectedFrame }
    guard scale != 1 || angle != 0 else { return frame }
    let (c, s) = (abs(Trigonometry.cosine(angle)), abs(Trigonometry.sine(angle)))
    let extent = Size(width: c * size.width + s * size.height, height: s * size.width + c * size.height)
    return Rect(center: center, size: extent * scale)
  }

  /// The bounding box of the projected corners; for a corner behind the eye, of its unprojected place.
  private var projectedFrame: Rect {
    let (turn, map) = (Transform(scale: scale, angle: angle), transform3D)
    let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map { across, down in
      let flat = turn.apply(Point(x: across * size.width, y: down * size.height))
      return map.project(flat) ?? flat
    }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(
      x: center.x + left, y: center.y + top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
