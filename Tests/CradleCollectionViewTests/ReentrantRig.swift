import CradleGeometry
import CradleScrolling
import TestSupport

@testable import CradleCollectionView

/// A collection whose data source, delegate, layout and cells answer a call, now and then, with any other public call.
///
/// Calls that trap during the collection's work are left out; the traps have tests of their own.
final class ReentrantRig: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  let view: CollectionView
  private(set) var data: [[Int]]
  /// The calls in answer to calls that are still allowed.
  private var answers = 0
  /// How many answers are under way, one in another.
  private var depth = 0
  private var random: SeededRandom
  private var nextValue = 100
  /// The calls, the latest last.
  private(set) var log: [String] = []
  /// A motion of which the delegate was told in the middle of the collection's work; nil if there was none.
  private var motionAtWork: String?

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    data = [Array(0..<30), Array(30..<36)]
    view = CollectionView(
      viewportSize: Size(width: 300, height: 400), collectionViewLayout: ReentrantLayout())
    (view.collectionViewLayout as? ReentrantLayout)?.hear = { [unowned self] in hear($0) }
    view.register(forCellWithReuseIdentifier: "cell") { [unowned self] in
      let cell = ReentrantCell()
      cell.hear = { [unowned self] in hear($0) }
      return cell
    }
    view.dataSource = self
    view.delegate = self
    view.allowsMultipleSelection = random.bool()
  }

  private func newValue() -> Int {
    nextValue += 1
    return nextValue
  }

  // MARK: Calls

  /// Makes a call from outside, which may be answered.
  func step() {
    answers = 8
    call("outside")
    answers = 0
  }

  fileprivate func hear(_ place: String) {
    guard answers > 0, depth < 4, random.int(in: 0..<4) == 0 else { return }
    answers -= 1
    depth += 1
    call(place)
    depth -= 1
  }

  /// A delegate may do anything when it is told of a motion, and so it is not told during the work.
  private func hearMotion(_ name: String) {
    if view.isBusy { motionAtWork = name }
    hear(name)
  }

  /// Calls anything, from a place.
  private func call(_ place: String) {
    let number = random.int(in: 0..<24)
    log.append("\(place): \(number)\(view.isBusy ? " at work" : "")")
    if number >= 12, view.isBusy { return note() }
    switch number {
    case 0..<3: batch()
    case 3: reload()
    case 4: view.contentOffset = point()
    case 5: view.setContentOffset(point(), animated: random.bool())
    case 6: view.contentInset = EdgeInsets(top: random.double(in: 0...50), left: 0, bottom: 20, right: 0)
    case 7: view.collectionViewLayout.invalidateLayout()
    case 8:
      if let path { view.scrollToItem(at: path, at: .top, animated: random.bool()) }
    case 9:
      if let path { random.bool() ? view.selectItem(at: path) : view.deselectItem(at: path) }
    case 10: view.forEachPresented { _ in hear("presented") }
    case 11: note()
    case 12..<16: touch()
    case 16..<19: view.advance(by: random.double(in: 0...0.5))
    case 19: view.wheel(WheelEvent(delta: Vector(dx: 0, dy: random.double(in: -9...9)), at: point()))
    case 20: _ = view.press(random.bool() ? .pageDown : .home)
    case 21:
      view.viewportSize = Size(width: random.double(in: 50...500), height: random.double(in: 50...700))
    case 22: changeLayout()
    default: transition()
    }
  }

  private var path: IndexPath? {
    if view.contents.needsReload { return nil }
    let filled = (0..<view.numberOfSections).filter { view.numberOfItems(inSection: $0) > 0 }
    guard let section = filled.randomElement(using: &random) else { return nil }
    return IndexPath(section, random.int(in: 0..<view.numberOfItems(inSection: section)))
  }

  private func point() -> Point {
    Point(x: random.double(in: -100...400), y: random.double(in: -500...3000))
  }

  /// A batch that changes the data in its block, and says so.
  private func batch() {
    if view.contents.batch != nil { return }
    let isDelayed = view.isBusy
    view.performBatchUpdates({ [self] in
      hear("block")
      let batch = RandomBatch(of: data, &random, limit: 60, newValue: newValue)
      data = batch.data
      try? view.performUpdates { updates in for call in batch.calls { call(updates) } }
      hear("block")
    }) { [unowned self] _ in hear("completion") }
    if isDelayed { log.append("waits") }
  }

  /// The data may only change at once where it is not being queried, and where no waiting batch is about it.
  private func reload() {
    if view.contents.batch != nil { return }
    if !view.isBusy {
      data = (0..<random.int(in: 0..<4)).map { _ in (0..<random.int(in: 0..<40)).map { _ in newValue() } }
    }
    view.reloadData()
  }

  private func touch() {
    let phase = [PointerEvent.Phase.down, .move, .up, .cancel][random.int(in: 0..<4)]
    let place = Point(x: random.double(in: 0...300), y: random.double(in: 0...400))
    view.pointer(
      PointerEvent(phase, at: place, time: view.time + random.double(in: 0...0.05), device: .touch))
  }

  private func layout() -> CollectionViewLayout {
    if random.bool() { return CircleLayout() }
    let layout = ReentrantLayout()
    layout.hear = { [unowned self] in hear($0) }
    return layout
  }

  private func changeLayout() {
    view.setCollectionViewLayout(layout(), animated: random.bool()) { [unowned self] _ in hear("completion") }
  }

  private func transition() {
    switch random.int(in: 0..<4) {
    case 0 where !view.isInTransition: view.startInteractiveTransition(to: layout())
    case 1: view.finishInteractiveTransition(velocity: random.double(in: -2...2))
    case 2: view.cancelInteractiveTransition()
    default: view.transitionProgress = random.double(in: 0...1)
    }
  }

  /// Asks for everything that may be asked for.
  private func note() {
    view.layoutIfNeeded()
    _ = (view.presentedElements, view.visibleCells, view.indexPathsForVisibleItems, view.isResting)
    if let path { _ = (view.cellForItem(at: path), view.layoutAttributesForItem(at: path)) }
    _ = view.indexPathForItem(at: point())
  }

  // MARK: Invariants

  /// A sentence about what is wrong now; nil if nothing is.
  func fault() -> String? {
    view.layoutIfNeeded()
    if view.isBusy { return "it is at work for good" }
    if let motionAtWork { return "it told of \(motionAtWork) during its work" }
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    if counts != data.map(\.count) { return "it has \(counts) items of \(data.map(\.count))" }
    let cells = view.presentedElements.filter { $0.attributes.category == .cell }
    if Set(cells.map(\.id)).count != cells.count { return "it shows a cell twice" }
    let paths = cells.filter { !$0.isLeaving }.map(\.attributes.indexPath) + view.selectedPaths
    if let stray = paths.first(where: { !view.contents.contains($0) }) { return "there is no item \(stray)" }
    return nil
  }

  /// A sentence about what is wrong once the pointer is up and no callback makes changes any more.
  func faultAtRest() -> String? {
    view.finishInteractiveTransition()
    view.pointer(PointerEvent(.cancel, at: .zero, time: view.time))
    for _ in 0..<600 where !view.isResting { view.advance(by: 0.1) }
    let (low, high, offset) = (view.minimumOffset, view.maximumOffset, view.contentOffset)
    if !view.isResting { return "it does not come to rest" }
    let isInside = offset.x >= low.x && offset.y >= low.y && offset.x <= high.x && offset.y <= high.y
    return isInside ? fault() : "it rests at \(offset), in the range \(low) … \(high)"
  }

  // MARK: Where it answers

  func numberOfSections(in collectionView: CollectionView) -> Int {
    hear("numberOfSections")
    return data.count
  }
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    hear("numberOfItems")
    return data[section].count
  }
  func collectionView(_ collectionView: CollectionView, cellForItemAt path: IndexPath) -> CollectionViewCell {
    hear("cellForItemAt")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> Size {
    hear("sizeForItemAt")
    return Size(width: 60 + Double(path.item % 3) * 20, height: 50)
  }

  func collectionView(_ view: CollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    hear("shouldHighlight")
    return true
  }
  func collectionView(_ view: CollectionView, didHighlightItemAt path: IndexPath) { hear("didHighlight") }
  func collectionView(_ view: CollectionView, didUnhighlightItemAt path: IndexPath) { hear("didUnhighlight") }
  func collectionView(_ view: CollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    hear("shouldSelect")
    return true
  }
  func collectionView(_ view: CollectionView, didSelectItemAt path: IndexPath) { hear("didSelect") }
  func collectionView(_ view: CollectionView, didDeselectItemAt path: IndexPath) { hear("didDeselect") }
  func collectionView(
    _ view: CollectionView, willDisplay cell: CollectionViewCell, forItemAt path: IndexPath
  ) { hear("willDisplay") }
  func collectionView(
    _ view: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt path: IndexPath
  ) { hear("didEndDisplaying") }

  func scrollViewDidScroll(_ view: ScrollView) { hear("didScroll") }
  func scrollViewWillBeginDragging(_ view: ScrollView) { hearMotion("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ view: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>
  ) { hear("willEndDragging") }
  func scrollViewDidEndDragging(_ view: ScrollView, willDecelerate: Bool) { hearMotion("didEndDragging") }
  func scrollViewWillBeginDecelerating(_ view: ScrollView) { hearMotion("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ view: ScrollView) { hearMotion("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ view: ScrollView) { hearMotion("didEndScrollingAnimation") }
  func scrollViewDidChangeAdjustedContentInset(_ view: ScrollView) { hearMotion("didChangeInset") }
}
