/// Ours: a layout that can be observed, and can observe others. `UICollectionViewLayout` inherits it.
open class ObservableLayout: NSObject, KeyValueObserving, KeyValueObserved {
  private(set) lazy var observations = Observations()
  func observedValue(forKeyPath keyPath: String) -> Any? { nil }
  /// UIKit calls it after loading from a nib. There are no nibs here, so only the app's own code calls it.
  open func awakeFromNib() {}
  /// Called when an observed property changes; the default does nothing.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}
