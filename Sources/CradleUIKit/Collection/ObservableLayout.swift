/// Ours: a layout as an object that is observed, and observes others. `UICollectionViewLayout` inherits it.
open class ObservableLayout: NSObject, KeyValueObserving, KeyValueObserved {
  private(set) lazy var observations = Observations()
  func observedValue(forKeyPath keyPath: String) -> Any? { nil }
  /// A nib has made it; there are none here, so that nothing calls it but code that does so itself.
  open func awakeFromNib() {}
  /// Called when an observed property changes; the default does nothing.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}
