import CradleScrolling

/// Whether a collection is at work on a pass, a batch, a change of layout or a question to its layout, and what waits until
/// it is done.
///
/// Work calls data sources, layouts, cells and delegates, which may call back. What only notes something acts at once; a
/// batch waits here; what would have to tear the work up (time, events, another layout or viewport) is refused.
struct CollectionWork {
  /// How many pieces of work are under way, one in another.
  fileprivate(set) var depth = 0
  /// Whether the delegate has not heard yet of a scroll that the work caused.
  fileprivate var owesScroll = false
  /// How many calls that told of such scrolls are under way, one in another.
  fileprivate var tellings = 0
  fileprivate var waiting: [() -> Void] = []
  fileprivate var isCatchingUp = false

  /// The most answers to answers: as many as a scroll view bears.
  static let greatestDepth = 64
}

extension CollectionView {
  /// Whether the data, the layout or the screen is between two states.
  var isBusy: Bool { work.depth > 0 }

  /// Does a piece of work; after the outermost one comes what has waited for it, and what is to be told.
  func atWork<Result>(_ body: () throws -> Result) rethrows -> Result {
    work.depth += 1
    defer {
      work.depth -= 1
      if !isBusy { catchUp() }
    }
    return try body()
  }

  /// Makes a change at once, or after the work that is under way. In the block of a batch it is a part of that.
  func whenFree(_ change: @escaping () -> Void) {
    if isBusy, contents.batch == nil { work.waiting.append(change) } else { change() }
  }

  /// Refuses a call that cannot be part of the work under way and does not wait either.
  func checkIsFree(_ call: String, remedy: String = "make the call after it") {
    precondition(
      !isBusy,
      "CollectionView.\(call): a pass, a batch or a question to the layout is under way; not from a data source, a layout, "
        + "a cell or the block of a batch: \(remedy)")
  }

  private func catchUp() {
    makeWaitingChanges()
    tellDisplays()
    guard work.owesScroll else { return }
    work.owesScroll = false
    work.tellings += 1
    precondition(
      work.tellings <= CollectionWork.greatestDepth,
      "CollectionView: scrollViewDidScroll(_:) has changed what there is \(CollectionWork.greatestDepth) times in one "
        + "scroll, each in answer to the last; change only what is not yet as it should be")
    appDelegate?.scrollViewDidScroll(self)
    work.tellings -= 1
  }

  private func makeWaitingChanges() {
    guard !work.isCatchingUp, !work.waiting.isEmpty else { return }
    work.isCatchingUp = true
    defer { work.isCatchingUp = false }
    var rounds = 0
    while !work.waiting.isEmpty {
      rounds += 1
      precondition(
        rounds <= CollectionWork.greatestDepth,
        "CollectionView.performBatchUpdates: batches have made others \(CollectionWork.greatestDepth) times, each in answer "
          + "to the last; change only what is not yet as it should be")
      let changes = work.waiting
      work.waiting = []
      for change in changes { change() }
    }
  }

  /// A scroll that the work itself causes is told after it, so that a delegate may append what comes next in its answer.
  func didScroll() {
    if isBusy { work.owesScroll = true } else { appDelegate?.scrollViewDidScroll(self) }
  }
}
