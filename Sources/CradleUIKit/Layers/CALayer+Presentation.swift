import CradleGeometry

extension CALayer {
  /// Whether its class is declared by this library: copying it is cheap, and calls no code of the app.
  var isKnown: Bool { type(of: self) == type(of: self).kind }

  /// The model layer of a presentation layer; the layer itself for any other.
  public func model() -> Self { origin as? Self ?? self }

  convenience init(copying layer: CALayer) { self.init(layer: layer) }
  /// Makes a copy of a class known only at run time, by its own `init(layer:)`; see `UIView.made()`.
  @_silgen_name("$s11CradleUIKit7CALayerC7copyingA2C_tcfC")
  static func copying(_ layer: __owned CALayer) -> CALayer
}
