import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import CradleCollectionView

/// Contents and data stay equal for every call from every callback.
@Suite("Calls from a collection's callbacks")
struct ReentrancyTests {
  @Test("calls keep contents and data equal, and end at rest in the range")
  func anything() {
    for seed in 0..<(RandomTests.isLong ? 2000 : 4) as Range<UInt64> {
      let rig = ReentrantRig(seed: seed)
      for step in 0..<(RandomTests.isLong ? 200 : 40) {
        rig.step()
        let fault = rig.fault() ?? (step % 20 == 19 ? rig.faultAtRest() : nil)
        guard let fault else { continue }
        Issue.record("seed \(seed), step \(step): \(fault)\n\(rig.log.suffix(20).joined(separator: "\n"))")
        return
      }
    }
  }

  /// Where a batch may be made that inserts an item.
  enum Place: CaseIterable { case cell, willDisplay, didEndDisplaying, didUnhighlight, didScroll, presented }

  @Test("a batch from any of them is made, at once or after the work under way", arguments: Place.allCases)
  func batches(place: Place) {
    let rig = Inserting(at: place)
    rig.view.layoutIfNeeded()
    rig.view.pointer(PointerEvent(.down, at: Point(x: 20, y: 20), time: 0, device: .touch))
    // The touched item is deleted, and with it the highlight.
    rig.view.performBatchUpdates {
      rig.count -= 1
      rig.view.deleteItems(at: [IndexPath(0, 0)])
    }
    rig.view.pointer(PointerEvent(.up, at: Point(x: 20, y: 20), time: 0.1, device: .touch))
    rig.view.contentOffset.y = 700
    rig.view.advance(by: 5)
    rig.view.forEachPresented { _ in rig.insert(at: .presented) }
    #expect(rig.hasInserted && rig.count == 100)
    #expect(rig.view.numberOfItems(inSection: 0) == 100)
  }

  @Test("a reload during a scroll leaves the offset in the range", arguments: [true, false])
  func reloads(isAnimated: Bool) {
    let rig = CollectionRig([400])
    var scrolls = 0
    let listener = Listener {
      scrolls += 1
      guard scrolls == 5 else { return }
      rig.data = [Array(0..<20)]
      rig.view.reloadData()
    }
    rig.view.delegate = listener
    if isAnimated {
      rig.view.setContentOffset(Point(x: 0, y: 3336), animated: true)
    } else {
      rig.fling(Vector(dx: 0, dy: 6000))
    }
    rig.rest()
    #expect(scrolls > 5 && rig.view.isResting)
    #expect(rig.view.contentOffset.y <= rig.view.maximumOffset.y)
  }

  @Test("a snapshot applied in the cell provider is shown after the one that requests the cell")
  func states() {
    let view = CollectionView(
      viewportSize: Size(width: 300, height: 400), collectionViewLayout: CollectionViewFlowLayout())
    var applied = 0
    var source: CollectionViewDiffableDataSource<Int, Int>?
    source = CollectionViewDiffableDataSource(collectionView: view) { _, path, _ in
      guard let source, path.item == 2, applied < 3 else { return nil }
      applied += 1
      var next = source.snapshot()
      next.appendItems([100 + applied])
      source.apply(next)
      return nil
    }
    var state = DiffableDataSourceSnapshot<Int, Int>()
    state.appendSections([0])
    state.appendItems(Array(0..<4))
    source?.apply(state)
    view.layoutIfNeeded()
    let count = source?.snapshot().numberOfItems ?? 0
    #expect(applied > 0 && count == 4 + applied && view.numberOfItems(inSection: 0) == count)
    source = nil
  }

  /// A call that is refused during the collection's work, and what the sentence names.
  enum Refusal: String, CaseIterable, Codable {
    case time, event, viewport, layout, batch

    func make(in view: CollectionView) {
      switch self {
      case .time: view.advance(by: 0.1)
      case .event: view.pointer(PointerEvent(.down, at: .zero, time: 0))
      case .viewport: view.viewportSize = Size(width: 10, height: 10)
      case .layout: view.collectionViewLayout = CircleLayout()
      case .batch: try? view.performUpdates { _ in }
      }
    }

    var words: String {
      switch self {
      case .time: "advance("
      case .event: "pointer"
      case .viewport: "viewportSize"
      case .layout: "ayout"
      case .batch: "performUpdates"
      }
    }
  }

  @Test(
    "time, events, another layout and another viewport trap with a sentence during the collection's work",
    arguments: Refusal.allCases, ["cell", "prepare", "layoutAttributesForElements"])
  func refusals(refusal: Refusal, place: String) async {
    let output = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [refusal = refusal as Refusal, place = place as String] in
      Refused.run(from: place) { refusal.make(in: $0) }
    }
    #expect(TrapSentence.has(refusal.words, in: output?.standardErrorContent))
    let words = String(decoding: output?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!words.contains("exclusive access") && !words.contains("overlapping accesses"), "\(words)")
  }

  @Test("the layout and the data source can neither continue nor end an interactive movement")
  func refusedMovements() async throws {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Refused.runMoving { $0.endInteractiveMovement() }
    }
    let cancelled = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Refused.runMoving { $0.cancelInteractiveMovement() }
    }
    let moved = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Refused.runMoving { $0.updateInteractiveMovementTargetPosition(Point(x: 50, y: 90)) }
    }
    for result in [ended, cancelled, moved] {
      let words = try #require(result).standardErrorContent
      #expect(String(decoding: words, as: UTF8.self).contains("InteractiveMovement"))
    }
  }

  @Test("a change after the end of a batch traps")
  func lateWords() async {
    await #expect(processExitsWith: .failure) {
      let rig = CollectionRig()
      var kept: BatchUpdates?
      try rig.view.performUpdates { kept = $0 }
      kept?.insertItems(at: [IndexPath(0, 0)])
    }
  }

  @Test("a collection that starts another batch in every batch is refused")
  func endless() async {
    await #expect(processExitsWith: .failure) {
      Refused.run { view in
        view.performBatchUpdates { view.reloadItems(at: [IndexPath(0, 0)]) }
      }
    }
  }
}

/// Inserts an item in one callback, once.
private final class Inserting: CollectionViewDelegate, CollectionViewDataSource {
  let view = CollectionView(
    viewportSize: Size(width: 300, height: 400), collectionViewLayout: CollectionViewFlowLayout())
  var count = 100
  let place: ReentrancyTests.Place
  private(set) var hasInserted = false
  private var isLoaded = false

  init(at place: ReentrancyTests.Place) {
    self.place = place
    (view.dataSource, view.delegate) = (self, self)
    view.layoutIfNeeded()
    isLoaded = true
  }

  func insert(at here: ReentrancyTests.Place) {
    guard here == place, isLoaded, !hasInserted else { return }
    hasInserted = true
    view.performBatchUpdates { [self] in
      count += 1
      view.insertItems(at: [IndexPath(0, 3)])
    }
  }

  func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ view: CollectionView, cellForItemAt path: IndexPath) -> CollectionViewCell {
    insert(at: .cell)
    return CollectionViewCell()
  }
  func collectionView(_ view: CollectionView, willDisplay cell: CollectionViewCell, forItemAt path: IndexPath)
  {
    insert(at: .willDisplay)
  }
  func collectionView(
    _ view: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt path: IndexPath
  ) { insert(at: .didEndDisplaying) }
  func collectionView(_ view: CollectionView, didUnhighlightItemAt path: IndexPath) {
    insert(at: .didUnhighlight)
  }
  func scrollViewDidScroll(_ scrollView: ScrollView) { insert(at: .didScroll) }
}

/// Hears of every scroll.
private final class Listener: CollectionViewDelegate {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
  func scrollViewDidScroll(_ scrollView: ScrollView) { body() }
}

/// Makes a call from the data source's answer.
private enum Refused {
  /// The same while an item is moved by hand; the layout asks for the cells that come into sight.
  static func runMoving(_ call: @escaping (CollectionView) -> Void) {
    let rig = CollectionRig([200])
    rig.view.layoutIfNeeded()
    precondition(rig.view.beginInteractiveMovementForItem(at: IndexPath(0, 0)), "it moves")
    rig.onCell = { [unowned rig] _ in call(rig.view) }
    rig.view.contentOffset.y = 2000
    rig.view.layoutIfNeeded()
  }
  /// Makes the call from the cell, or from a query of the layout.
  static func run(from place: String = "cell", _ call: @escaping (CollectionView) -> Void) {
    let layout = ReentrantLayout()
    let rig = CollectionRig([10], layout: layout)
    if place == "cell" {
      rig.onCell = { [unowned rig] _ in call(rig.view) }
    } else {
      layout.hear = { [unowned rig] in if $0 == place { call(rig.view) } }
    }
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
  }
}
