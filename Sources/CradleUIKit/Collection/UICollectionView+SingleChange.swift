import CradleCollectionView

extension UICollectionView {
  /// Animates changes as one batch. A batch that does not fit the data traps.
  ///
  /// The block runs at once. If it is called while a layout prepares, or a data source counts its items, the
  /// collection then reloads everything, without animation.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { batches.send($0, completion, to: self) }
  }

  /// Makes a change: part of the open batch, or a batch of its own, at once where animations are disabled.
  func change(_ body: @escaping (EngineView) -> Void) {
    guard !batches.rereadsData, !isDeinitialized else { return }
    let engine = engine
    if UIView.areAnimationsEnabled {
      movingInBlock { body(engine) }
    } else {
      engine.performBatchUpdates({ body(engine) }, completion: nil, animated: false)
    }
    contentsDidChange()
  }

  /// Makes changes of the elements. Within the block of another animation, also a property animator's, these move with
  /// that one's delay, duration and curve or spring, as in UIKit, instead of the collection view's spring. A property
  /// animator that is paused or reversed does not take them along.
  func movingInBlock(_ changes: () -> Void) {
    guard let block = AnimationBlock.current, let motion = block.motion else { return changes() }
    let own = engine.animation
    engine.animation = CollectionAnimation(motion, delay: block.delay, duration: block.duration)
    defer { engine.animation = own }
    changes()
  }

  /// Whether it is being deinitialized: the link to its data source is then gone, so that no
  /// batch would fit the data.
  var isDeinitialized: Bool { bridge.view == nil }

  /// Called after the app has requested a change of the contents: the next frame shows it.
  func contentsDidChange() {
    elements.noteChange()
    dragging?.contentsDidChange()
    setNeedsLayout()
  }
}
