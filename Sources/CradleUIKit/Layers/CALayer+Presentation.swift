import CradleGeometry

extension CALayer {
  /// Takes over what every layer has.
  final func takeShared(from layer: CALayer) {
    (bounds, position, zPosition, anchorPoint) = (
      layer.bounds, layer.position, layer.zPosition, layer.anchorPoint
    )
    anchorPointZ = layer.anchorPointZ
    (transform, sublayerTransform) = (layer.transform, layer.sublayerTransform)
    (opacity, isHidden, name, mask) = (layer.opacity, layer.isHidden, layer.name, layer.mask)
    (cornerRadius, cornerCurve, maskedCorners) = (layer.cornerRadius, layer.cornerCurve, layer.maskedCorners)
    (backgroundColor, isOpaque, isDoubleSided) = (layer.backgroundColor, layer.isOpaque, layer.isDoubleSided)
    (borderWidth, borderColor, masksToBounds) = (layer.borderWidth, layer.borderColor, layer.masksToBounds)
    (shadowColor, shadowOpacity, shadowPath) = (layer.shadowColor, layer.shadowOpacity, layer.shadowPath)
    (shadowOffset, shadowRadius) = (layer.shadowOffset, layer.shadowRadius)
    (shouldRasterize, rasterizationScale) = (layer.shouldRasterize, layer.rasterizationScale)
    (contents, contentsScale, contentsGravity) = (layer.contents, layer.contentsScale, layer.contentsGravity)
    (contentsRect, contentsCenter) = (layer.contentsRect, layer.contentsCenter)
    (minificationFilter, magnificationFilter) = (layer.minificationFilter, layer.magnificationFilter)
    minificationFilterBias = layer.minificationFilterBias
    (filters, compositingFilter) = (layer.filters, layer.compositingFilter)
    (allowsEdgeAntialiasing, edgeAntialiasingMask) = (
      layer.allowsEdgeAntialiasing, layer.edgeAntialiasingMask
    )
    (allowsGroupOpacity, drawsAsynchronously) = (layer.allowsGroupOpacity, layer.drawsAsynchronously)
    needsDisplayOnBoundsChange = layer.needsDisplayOnBoundsChange
    (speed, timeOffset, beginTime) = (layer.speed, layer.timeOffset, layer.beginTime)
    (delegate, actions, named) = (layer.delegate, layer.actions, layer.named)
    // Its place in the tree is the layer's, so that points can be converted.
    superlayer = layer.superlayer
  }

  /// Whether the library declares its class, whose copies cost little and do nothing of the app's.
  var isKnown: Bool { type(of: self) == type(of: self).kind }

  /// The model that a presentation is of; the layer itself for any other.
  public func model() -> Self { origin as? Self ?? self }

  convenience init(copying layer: CALayer) { self.init(layer: layer) }
  /// Makes a copy of a class known only at run time, by its own `init(layer:)`; see `UIView.made()`.
  @_silgen_name("$s11CradleUIKit7CALayerC7copyingA2C_tcfC")
  static func copying(_ layer: __owned CALayer) -> CALayer
}
