import CradleScrolling

/// The protocols that a collection's delegate conforms to, looked up once for each delegate.
struct DelegateCasts {
  private weak var latest: (any ScrollViewDelegate)?
  private weak var collection: (any CollectionViewDelegate)?
  private weak var flow: (any CollectionViewDelegateFlowLayout)?

  mutating func ofCollection(_ delegate: (any ScrollViewDelegate)?) -> (any CollectionViewDelegate)? {
    update(for: delegate)
    return collection
  }

  mutating func ofFlow(_ delegate: (any ScrollViewDelegate)?) -> (any CollectionViewDelegateFlowLayout)? {
    update(for: delegate)
    return flow
  }

  private mutating func update(for delegate: (any ScrollViewDelegate)?) {
    guard latest !== delegate else { return }
    latest = delegate
    collection = delegate as? any CollectionViewDelegate
    flow = delegate as? any CollectionViewDelegateFlowLayout
  }
}
