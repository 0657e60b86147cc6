/// Which views have come into sight and which are off the screen, until the delegate can be told: a delegate may change
/// anything, so it hears when no pass is under way.
struct DisplayNotices {
  struct Notice {
    let view: CollectionReusableView
    let key: ElementKey
    let isShown: Bool
  }

  private var notices: [Notice] = []
  /// The next to tell.
  private var next = 0
  private var isTelling = false
  /// How many times what was told has brought more, and where what came last begins.
  private var answers = (count: 0, start: 0)

  mutating func note(_ view: CollectionReusableView, _ key: ElementKey, isShown: Bool) {
    // What came and went before anybody was told was only measured.
    if !isShown, let shown = notices[next...].lastIndex(where: { $0.view === view }), notices[shown].isShown {
      notices.remove(at: shown)
      return
    }
    notices.append(Notice(view: view, key: key, isShown: isShown))
  }

  /// Notes that notices are being told; false when they already are.
  mutating func beginTelling() -> Bool {
    guard !isTelling, !notices.isEmpty else { return false }
    isTelling = true
    answers = (0, notices.count)
    return true
  }

  mutating func endTelling() { isTelling = false }

  /// The next notice; nil after the last one. Where every one is answered by a change that brings more, that is refused.
  mutating func take() -> Notice? {
    guard next < notices.count else {
      removeAll()
      return nil
    }
    if next == answers.start {
      answers = (answers.count + 1, notices.count)
      precondition(
        answers.count <= CollectionWork.greatestDepth,
        "CollectionView: willDisplay and didEndDisplaying have brought other cells \(CollectionWork.greatestDepth) times, "
          + "each in answer to the last; change only what is not yet as it should be")
    }
    next += 1
    return notices[next - 1]
  }

  mutating func removeAll() {
    notices.removeAll(keepingCapacity: true)
    (next, answers.start) = (0, 0)
  }
}

extension DisplayNotices.Notice {
  /// Tells a delegate.
  func tell(_ delegate: any CollectionViewDelegate, _ collection: CollectionView) {
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
