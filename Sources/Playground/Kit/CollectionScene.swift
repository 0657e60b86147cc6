import CradleCollectionView
import CradleGeometry
import CradleScrolling

/// The common part of all collection demos: a collection, the numbers of its items, and the clicks on it.
final class CollectionScene: CollectionViewDrawnDataSource {
  let collection: CollectionView
  /// The number of items in each section.
  private(set) var counts: [Int]
  /// The largest number of items.
  let limit: Int
  /// The reason why a change is impossible; an insert sets it, and the next change clears it.
  var notice: String?
  /// The demo's parameter that shows the number of items; nil without one.
  var counter: Parameter?
  /// Whether items are hit only inside of the inscribed disc.
  var hasDiscs = false
  /// The contents before an item was picked up; nil while none is carried. The collection itself shows the item at
  /// every place that it passes.
  private(set) var carriedFrom: SceneContents?
  private var clicks = ClickRecognizer()
  /// The numbers of restored items, by the identity numbers that the collection gave them.
  private var earlierNumbers: [Int: Int] = [:]
  /// The size that the scene needs, in points; a smaller viewport shows the scene smaller.
  private let room: Size
  /// The size of the viewport.
  var viewport: Size { didSet { collection.viewportSize = fit.stage(viewport) } }

  init(
    viewport: Size, layout: CollectionViewLayout, counts: [Int], limit: Int = .max, room: Size = .zero
  ) {
    (self.viewport, self.room) = (viewport, room)
    collection = CollectionView(
      viewportSize: SceneScale(viewport, room: room).stage(viewport), collectionViewLayout: layout)
    self.counts = counts
    self.limit = limit
    collection.allowsSelection = false
    collection.dataSource = self
    collection.layoutIfNeeded()
  }

  /// The collection's scale: less than 1 if the viewport is too small.
  var fit: SceneScale { SceneScale(viewport, room: room) }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    counts[sourceIndexPath.section] -= 1
    counts[destinationIndexPath.section] += 1
  }

  /// The number that determines an item's appearance: the collection's identity number, or a restored item's
  /// earlier one.
  func number(of id: ElementID) -> Int { earlierNumbers[id.number] ?? id.number }

  /// Gives a restored item its earlier number.
  func assign(_ number: Int, to path: IndexPath) {
    if let id = collection.id(of: ElementKey(.cell, path)) { earlierNumbers[id.number] = number }
  }

  /// Called when an item is picked up, or has been put down. A press that picks one up is not a click.
  func carry(_ begins: Bool) {
    carriedFrom = begins ? shownContents : nil
    if begins { clicks.cancel() }
  }

  /// The number of items in all sections.
  var count: Int { counts.reduce(0, +) }

  // MARK: Changes

  /// Inserts an item; at the limit it sets the notice instead.
  func insert(at path: IndexPath, animated: Bool = true) {
    guard count < limit else {
      notice = "\(limit) items are the most"
      return
    }
    change(animated: animated) {
      $0.insertItems(at: [path])
    } to: {
      $0[path.section] += 1
    }
  }

  /// Removes an item; does nothing if it does not exist.
  func remove(at path: IndexPath, animated: Bool = true) {
    guard counts.indices.contains(path.section), (0..<counts[path.section]).contains(path.item) else {
      return
    }
    change(animated: animated) {
      $0.deleteItems(at: [path])
    } to: {
      $0[path.section] -= 1
    }
  }

  /// Moves an item to a place, in its section or another one.
  func move(from source: IndexPath, to target: IndexPath, animated: Bool = true) {
    change(animated: animated) {
      $0.moveItem(at: source, to: target)
    } to: {
      $0[source.section] -= 1
      $0[target.section] += 1
    }
  }

  /// Changes a section's number of items at its end; without animation before the first frame.
  func setCount(_ count: Int, ofSection section: Int = 0) {
    let present = counts[section]
    guard count != present else { return }
    let paths = (min(count, present)..<max(count, present)).map { IndexPath(item: $0, section: section) }
    change(animated: collection.time > 0) {
      count > present ? $0.insertItems(at: paths) : $0.deleteItems(at: paths)
    } to: {
      $0[section] = count
    }
  }

  /// Changes a section's number of items by reloading all of them, which costs the same for any number.
  func reload(_ count: Int, inSection section: Int = 0) {
    counts[section] = count
    collection.reloadData()
  }

  /// One batch with every kind of change: in each section the first item is removed, a new one is inserted at
  /// the end, and the others change places with their neighbours.
  func shuffle() {
    change { batch in
      for (section, count) in counts.enumerated() where count > 0 {
        func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
        batch.deleteItems(at: [path(0)])
        batch.insertItems(at: [path(count - 1)])
        // After the removal each item is one place nearer to the start.
        for item in stride(from: 1, to: count - 1, by: 2) {
          batch.moveItem(at: path(item), to: path(item))
          batch.moveItem(at: path(item + 1), to: path(item - 1))
        }
      }
    } to: { _ in
    }
  }

  private func change(
    animated: Bool = true, _ changes: (BatchUpdates) -> Void, to edit: (inout [Int]) -> Void
  ) {
    notice = nil
    do {
      // The counts change within the batch, because the collection may read the old ones before it.
      try collection.performUpdates(animated: animated) { batch in
        changes(batch)
        edit(&counts)
      }
    } catch {
      // The counts and the batch are made together here, so they agree.
      assertionFailure("\(error)")
    }
    if let counter, Int(counter.number.rounded()) != count { counter.setClamping(Double(count)) }
  }

  // MARK: Pointer

  /// Passes a pointer event to the collection; returns the click that it completes, if any.
  func handle(_ outside: PointerEvent) -> Click? {
    let event = fit.inside(outside)
    if event.phase == .down {
      let isStill = collection.isStill
      if event.button == .left { collection.pointer(event) }
      if isStill { clicks.press(event, on: item(at: event.location)) } else { clicks.cancel() }
      return nil
    }
    if event.button == .left { collection.pointer(event) }
    switch clicks.handle(event) {
    case nil: return nil
    case .ground: return Click(item: nil)
    case .element(let id):
      // The pressed element may have been removed since: then nothing was clicked.
      let element = collection.presentedElements.first { $0.id == id && !$0.isLeaving }
      return element.map { Click(item: $0.attributes.indexPath) }
    }
  }

  /// A click on an item; nil means beside all of them.
  struct Click {
    let item: IndexPath?
  }

  private func item(at location: Point) -> ElementID? {
    let place = location + (collection.contentOffset - .zero)
    let hit = collection.presentedElements.filter { element in
      let attributes = element.attributes
      guard attributes.category == .cell, !element.isLeaving, attributes.contains(place) else { return false }
      let radius = attributes.size.width / 2 * attributes.scale
      return !hasDiscs || attributes.center.distance(to: place) <= radius
    }
    // If discs cover each other, the one with the nearest middle is hit.
    return hasDiscs
      ? hit.min { $0.attributes.center.distance(to: place) < $1.attributes.center.distance(to: place) }?.id
      : hit.last?.id
  }

  /// Whether an element is under a press that may become a click.
  func isPressed(_ element: PresentedElement) -> Bool { clicks.pressed == element.id }

  // MARK: Drawing

  /// The cells on springs of its layout, for the debug overlay.
  func debugScene(of layout: SpringFlowLayout) -> DebugScene {
    let shift = Point.zero - collection.contentOffset
    return DebugScene(
      snapshot: layout.debugSnapshot(), transform: Transform(translation: shift).then(fit.transform)
    )
  }

  /// Adds the notice to a frame of the trace, while there is one.
  func describe(in frame: inout TraceFrame) {
    if let notice { frame.values.append(TraceValue(name: "notice", value: .choice(notice))) }
  }
}
