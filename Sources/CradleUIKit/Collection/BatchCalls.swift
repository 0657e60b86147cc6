/// The batches that the app makes of a collection view's changes.
final class BatchCalls {
  /// The nesting depth of the running blocks.
  private var depth = 0
  /// Whether the app's override may be about to call the library's method.
  private var isSending = false
  /// Whether the running block changes data that will be reloaded as a whole.
  private(set) var rereadsData = false

  /// Whether a batch is open whose changes are not visible yet.
  var isOpen: Bool { depth > 0 }

  /// Calls the overridable method; an override may call it again with another block, which comes back here.
  func send(_ updates: @escaping () -> Void, _ completion: ((Bool) -> Void)?, to view: UICollectionView) {
    guard !isSending else { return perform(updates, completion, in: view) }
    isSending = true
    defer { isSending = false }
    let block: (() -> Void)? = updates
    view.performBatchUpdates(block, completion: completion)
  }

  /// Makes a batch of the changes in a block, which runs at once.
  func perform(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?, in view: UICollectionView) {
    isSending = false
    guard !view.isDeinitialized else {
      if let updates { run(updates) }
      completion?(true)
      return
    }
    let engine = view.engine
    if engine.defersChanges, let updates {
      // The work under way has read some of the data that the block changes, so no batch would fit it.
      let rereads = rereadsData
      rereadsData = true
      run(updates)
      rereadsData = rereads
      engine.reloadData()
      engine.performBatchUpdates(nil, completion: completion, animated: false)
    } else {
      view.movingInBlock {
        engine.performBatchUpdates(
          { if let updates { self.run(updates) } }, completion: completion,
          animated: UIView.areAnimationsEnabled)
      }
    }
    view.contentsDidChange()
  }

  private func run(_ updates: () -> Void) {
    depth += 1
    defer { depth -= 1 }
    updates()
  }
}
