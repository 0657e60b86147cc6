extension UICollectionView {
  /// Makes a change: part of the open batch, or a batch of its own, at once where animations are disabled.
  func change(_ body: @escaping (EngineView) -> Void) {
    let engine = engine
    if UIView.areAnimationsEnabled {
      body(engine)
    } else {
      engine.performBatchUpdates({ body(engine) }, completion: nil, animated: false)
    }
    contentsDidChange()
  }

  /// Called after the app has requested a change of the contents: the next frame shows it.
  func contentsDidChange() {
    elements.noteChange()
    setNeedsLayout()
  }
}
