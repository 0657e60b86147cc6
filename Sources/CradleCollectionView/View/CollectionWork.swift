import CradleGeometry
import CradleScrolling

/// Whether a collection is at work on a pass, a batch, a change of layout or a query of its layout, and the
/// changes and notifications that wait until it is done.
///
/// Such work calls data sources, layouts, cells and delegates, which may call back. Calls that only record a
/// change act at once; a batch waits here; calls that would interrupt the work (time, events, another layout
/// or viewport) trap.
final class CollectionWork {
  /// The number of nested pieces of work under way.
  private var depth = 0
  private var changes: [() -> Void] = []
  private var isMakingChanges = false
  /// Whether the delegate still has to be notified of a scroll that the work caused.
  private var hasScrolled = false
  /// The number of nested calls to the delegate for such scrolls.
  private var scrollDepth = 0
  /// The delegate's calls for the motions that the work has begun or ended.
  private var motions: [() -> Void] = []
  private var isNotifyingMotions = false

  /// The limit of nested changes: as many as in a scroll view.
  static let maximumDepth = 64

  var isBusy: Bool { depth > 0 }

  /// Whether a change has to wait for the work under way, or for changes that already wait.
  var isDeferringChanges: Bool { isBusy || isMakingChanges }

  /// Does a piece of work, and calls `whenDone` after the outermost one.
  func perform<Result>(_ body: () throws -> Result, whenDone: () -> Void) rethrows -> Result {
    depth += 1
    defer {
      depth -= 1
      if !isBusy { whenDone() }
    }
    return try body()
  }

  /// Makes a change after the work under way and the changes already waiting.
  func deferChange(_ change: @escaping () -> Void) { changes.append(change) }

  /// Makes the waiting changes, with those that they add.
  func makeDeferredChanges() {
    guard !isMakingChanges, !changes.isEmpty else { return }
    isMakingChanges = true
    defer { isMakingChanges = false }
    var rounds = 0
    while !changes.isEmpty {
      rounds += 1
      precondition(
        rounds <= Self.maximumDepth,
        "CollectionView.performBatchUpdates: batches have made others \(Self.maximumDepth) times, each in response "
          + "to the last; make a batch only if it is needed")
      let due = changes
      changes = []
      for change in due { change() }
    }
  }

  // MARK: Notifications

  /// Notifies the delegate of a scroll; after the work under way if the work causes it, so that the delegate
  /// may change the data.
  func postScroll(_ notify: () -> Void) {
    if isBusy { hasScrolled = true } else { notify() }
  }

  /// Notifies the delegate of the scroll that the work has caused, if any.
  func deliverScroll(_ notify: () -> Void) {
    guard hasScrolled else { return }
    hasScrolled = false
    scrollDepth += 1
    precondition(
      scrollDepth <= Self.maximumDepth,
      "CollectionView: scrollViewDidScroll(_:) has changed the collection \(Self.maximumDepth) times in one "
        + "scroll, each in response to the last; make a change only if it is needed")
    notify()
    scrollDepth -= 1
  }

  /// Notifies the delegate of a motion's beginning or end: after the work under way, for the same reason, and after
  /// earlier motions.
  func postMotion(_ notify: @escaping () -> Void) {
    if isBusy || !motions.isEmpty { motions.append(notify) } else { notify() }
  }

  /// Notifies the delegate of the motions that the work has begun or ended.
  func deliverMotions() {
    guard !isNotifyingMotions, !motions.isEmpty else { return }
    isNotifyingMotions = true
    var made = 0
    while made < motions.count {
      precondition(
        made < Self.maximumDepth,
        "CollectionView: its delegate has begun or ended \(Self.maximumDepth) motions, each in response to the "
          + "last; begin or end a motion only if it is needed")
      let notify = motions[made]
      made += 1
      notify()
    }
    motions.removeAll(keepingCapacity: true)
    isNotifyingMotions = false
  }
}

extension CollectionView {
  /// Whether the data, the layout or the screen is between two states.
  package var isBusy: Bool { work.isBusy }

  /// Does a piece of work; after the outermost one the waiting changes are made and the delegate is called.
  func performWork<Result>(_ body: () throws -> Result) rethrows -> Result {
    try work.perform(body) {
      work.makeDeferredChanges()
      delegateCalls.deliverDisplays()
      work.deliverScroll { appDelegate?.scrollViewDidScroll(self) }
      work.deliverMotions()
    }
  }

  /// Whether a change that is requested now waits for the work under way, or for changes that already wait.
  package var defersChanges: Bool { work.isDeferringChanges && contents.batch == nil }

  /// Makes a change now, or after the work under way and the changes already waiting. In the block of a batch
  /// it is part of the batch.
  package func performWhenIdle(_ change: @escaping () -> Void) {
    if defersChanges { work.deferChange(change) } else { change() }
  }

  /// Traps for a call that can neither be part of the work under way nor wait for its end.
  func requireIdle(_ call: String, remedy: String = "make the call after it") {
    precondition(
      !isBusy,
      "CollectionView.\(call): a pass, a batch or a query of the layout is under way; not from a data source, a layout, "
        + "a cell or the block of a batch: \(remedy)")
  }
}
