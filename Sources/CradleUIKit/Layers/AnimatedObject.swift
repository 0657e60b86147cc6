/// Ours: the animations and the hit testing of a layer, in a superclass so that subclasses can override them. `CALayer`
/// inherits it.
open class AnimatedObject: NSObject {
  private var layer: CALayer? { self as? CALayer }

  /// Adds a copy of an animation under a name, in place of the one with the same name; nil replaces none.
  open func add(_ anim: CAAnimation, forKey key: String?) { layer?.start(anim, key) }
  /// The animation of a name; nil for none.
  open func animation(forKey key: String) -> CAAnimation? {
    layer?.animations.running.first { $0.key == key }?.animation
  }
  /// The names of the animations; nil without any.
  open func animationKeys() -> [String]? {
    let keys = layer?.animations.running.map(\.key).filter { !$0.hasPrefix("\u{1}") } ?? []
    return keys.isEmpty ? nil : keys
  }
  /// Removes the animation of a name. Its delegate is notified that it did not finish.
  open func removeAnimation(forKey key: String) {
    guard let layer, let index = layer.animations.running.firstIndex(where: { $0.key == key }) else { return }
    layer.animations.running.remove(at: index).stop(isFinished: false)
  }

  /// Whether a point, in the layer's own points, lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { layer?.bounds.contains(p) ?? false }
  /// Returns the frontmost layer at a point, in the superlayer's points; nil for none.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard let layer, !layer.isHidden else { return nil }
    let point = layer.fromSuperlayer(p)
    guard contains(point) else { return nil }
    for sublayer in (layer.sublayers ?? []).reversed() {
      if let found = sublayer.hitTest(point) { return found }
    }
    return layer
  }
}
