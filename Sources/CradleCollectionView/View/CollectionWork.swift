import CradleGeometry
import CradleScrolling

/// Whether a collection is at work on a pass, a batch, a change of layout or a query of its layout, and the
/// changes that wait until it is done.
///
/// Such work calls data sources, layouts, cells and delegates, which may call back. Calls that only record a
/// change act at once; a batch waits here; calls that would interrupt the work (time, events, another layout
/// or viewport) trap.
struct CollectionWork {
  /// The number of nested pieces of work under way.
  fileprivate(set) var depth = 0
  /// Whether the delegate still has to be notified of a scroll that the work caused.
  fileprivate var needsScrollNotification = false
  /// The number of nested calls to the delegate for such scrolls.
  fileprivate var notifications = 0
  /// The motions that the work has begun or ended, until the delegate is notified, and whether that is under
  /// way.
  fileprivate var motions: [(any ScrollViewDelegate) -> Void] = []
  fileprivate var isNotifyingMotions = false
  fileprivate var pending: [() -> Void] = []
  fileprivate var isMakingPendingChanges = false

  /// The limit of nested changes: as many as in a scroll view.
  static let maximumDepth = 64
}

extension CollectionView {
  /// Whether the data, the layout or the screen is between two states.
  package var isBusy: Bool { work.depth > 0 }

  /// Does a piece of work; after the outermost one the waiting changes are made and the delegate is called.
  func performWork<Result>(_ body: () throws -> Result) rethrows -> Result {
    work.depth += 1
    defer {
      work.depth -= 1
      if !isBusy { finishWork() }
    }
    return try body()
  }

  /// Makes a change now, or after the work under way and the changes already waiting. In the block of a batch
  /// it is part of the batch.
  package func performWhenIdle(_ change: @escaping () -> Void) {
    if isBusy || work.isMakingPendingChanges, contents.batch == nil {
      work.pending.append(change)
    } else {
      change()
    }
  }

  /// Traps for a call that can neither be part of the work under way nor wait for its end.
  func requireIdle(_ call: String, remedy: String = "make the call after it") {
    precondition(
      !isBusy,
      "CollectionView.\(call): a pass, a batch or a question to the layout is under way; not from a data source, a layout, "
        + "a cell or the block of a batch: \(remedy)")
  }

  private func finishWork() {
    makePendingChanges()
    notifyDisplays()
    notifyScroll()
    notifyMotions()
  }

  private func notifyScroll() {
    guard work.needsScrollNotification else { return }
    work.needsScrollNotification = false
    work.notifications += 1
    precondition(
      work.notifications <= CollectionWork.maximumDepth,
      "CollectionView: scrollViewDidScroll(_:) has changed what there is \(CollectionWork.maximumDepth) times in one "
        + "scroll, each in response to the last; change only what is not yet as it should be")
    appDelegate?.scrollViewDidScroll(self)
    work.notifications -= 1
  }

  private func makePendingChanges() {
    guard !work.isMakingPendingChanges, !work.pending.isEmpty else { return }
    work.isMakingPendingChanges = true
    defer { work.isMakingPendingChanges = false }
    var rounds = 0
    while !work.pending.isEmpty {
      rounds += 1
      precondition(
        rounds <= CollectionWork.maximumDepth,
        "CollectionView.performBatchUpdates: batches have made others \(CollectionWork.maximumDepth) times, each in answer "
          + "to the last; change only what is not yet as it should be")
      let changes = work.pending
      work.pending = []
      for change in changes { change() }
    }
  }

  /// Notifies the delegate of a scroll; after the work under way if the work causes it, so that the delegate
  /// may change the data.
  func didScroll() {
    if isBusy { work.needsScrollNotification = true } else { appDelegate?.scrollViewDidScroll(self) }
  }

  /// Notifies the delegate of a motion's beginning or end: after the work under way, for the same reason, and after
  /// earlier motions.
  func notifyMotion(_ call: @escaping (any ScrollViewDelegate) -> Void) {
    if isBusy || !work.motions.isEmpty { work.motions.append(call) } else { appDelegate.map(call) }
  }

  private func notifyMotions() {
    guard !work.isNotifyingMotions, !work.motions.isEmpty else { return }
    work.isNotifyingMotions = true
    var made = 0
    while made < work.motions.count {
      precondition(
        made < CollectionWork.maximumDepth,
        "CollectionView: its delegate has begun or ended \(CollectionWork.maximumDepth) motions, each in response to the "
          + "last; change only what is not yet as it should be")
      let call = work.motions[made]
      made += 1
      appDelegate.map(call)
    }
    work.motions.removeAll(keepingCapacity: true)
    work.isNotifyingMotions = false
  }
}
