import CradleGeometry

/// The views that have appeared and disappeared, until the delegate can be notified: a delegate may change
/// anything, so it is called outside of a pass.
struct DisplayNotices {
  struct Notice {
    let view: CollectionReusableView
    let key: ElementKey
    let isShown: Bool
  }

  /// The notices; nil for one that was taken.
  private var notices: [Notice?] = []
  /// The index of the next notice.
  private var next = 0
  private var isNotifying = false
  /// The number of rounds of notices that were added while earlier ones were sent, and the
  /// index of the next round.
  private var rounds = (count: 0, start: 0)

  mutating func add(_ view: CollectionReusableView, _ key: ElementKey, isShown: Bool) {
    // A view that appeared and disappeared before the delegate was notified was only measured.
    if !isShown, let shown = notices[next...].lastIndex(where: { $0?.view === view }),
      notices[shown]?.isShown == true
    {
      notices.remove(at: shown)
      return
    }
    notices.append(Notice(view: view, key: key, isShown: isShown))
  }

  /// Starts sending the notices; false if that is under way.
  mutating func beginNotifying() -> Bool {
    guard !isNotifying, !notices.isEmpty else { return false }
    isNotifying = true
    rounds = (0, notices.count)
    return true
  }

  mutating func endNotifying() { isNotifying = false }

  /// Takes the next notice out, so that its view is released while nothing else happens here: a cell may change anything
  /// as it is deinitialized. Nil after the last one. Traps if every notice leads to a change that adds more.
  mutating func take() -> Notice? {
    guard next < notices.count else {
      notices.removeAll(keepingCapacity: true)
      (next, rounds.start) = (0, 0)
      return nil
    }
    if next == rounds.start {
      rounds = (rounds.count + 1, notices.count)
      precondition(
        rounds.count <= CollectionWork.maximumDepth,
        "CollectionView: willDisplay and didEndDisplaying have brought other cells \(CollectionWork.maximumDepth) times, "
          + "each in response to the last; make a change only if it is needed")
    }
    defer {
      notices[next] = nil
      next += 1
    }
    return notices[next]
  }
}

extension DisplayNotices.Notice {
  /// Calls the delegate.
  func notify(_ delegate: any CollectionViewDelegate, _ collection: CollectionView) {
    let path = key.indexPath
    switch key.category {
    case .cell:
      guard let cell = view as? CollectionViewCell else { return }
      if isShown {
        delegate.collectionView(collection, willDisplay: cell, forItemAt: path)
      } else {
        delegate.collectionView(collection, didEndDisplaying: cell, forItemAt: path)
      }
    case .supplementary(let kind):
      if isShown {
        delegate.collectionView(
          collection, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
      } else {
        delegate.collectionView(
          collection, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
      }
    case .decoration: return
    }
  }
}
