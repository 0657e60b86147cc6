/// A section of a flow: its header, its lines and its footer, along the scroll direction from its own start.
struct FlowSection {
  /// The items, by the source of their sizes.
  private enum Items {
    case alike(count: Int, size: FlowSize)
    case packed(PackedItems)
  }

  private(set) var metrics: FlowMetrics
  private var items: Items

  /// Makes a section whose items are all of one size.
  init(metrics: FlowMetrics, count: Int, size: FlowSize) {
    self.metrics = metrics
    items = .alike(count: count, size: size)
  }

  /// Makes a section that queries each item's size once.
  init(metrics: FlowMetrics, count: Int, chunkSize: Int, size: (Int) -> FlowSize) {
    self.metrics = metrics
    items = .packed(PackedItems(count: count, metrics: metrics, chunkSize: chunkSize, size: size))
  }

  /// Makes a section whose items have an estimated size until each is measured.
  init(metrics: FlowMetrics, count: Int, chunkSize: Int, estimate: FlowSize) {
    self.metrics = metrics
    items = .packed(PackedItems(count: count, metrics: metrics, chunkSize: chunkSize, estimate: estimate))
  }

  /// The items if they are equal; else nil.
  private var uniform: UniformItems? {
    switch items {
    case .alike(let count, let size): return UniformItems(count: count, size: size, metrics: metrics)
    case .packed(let packed):
      return packed.common.map { UniformItems(count: packed.count, size: $0, metrics: metrics) }
    }
  }

  var count: Int {
    switch items {
    case .alike(let count, _): count
    case .packed(let packed): packed.count
    }
  }

  /// Whether the size of each item was queried.
  var isPacked: Bool { if case .packed = items { true } else { false } }

  /// The number of its chunks.
  var chunkCount: Int { if case .packed(let packed) = items { packed.chunks.count } else { 0 } }

  /// The start of its first line in the section, and the extent of its lines.
  var itemsStart: Double { metrics.header + metrics.before }
  var itemsLength: Double {
    if let uniform { return uniform.length }
    if case .packed(let packed) = items { return packed.length }
    return 0
  }

  /// The start of its footer in the section, and the section's length.
  var footerStart: Double { itemsStart + itemsLength + metrics.after }
  var length: Double { footerStart + metrics.footer }

  // MARK: Changes

  mutating func setMetrics(_ new: FlowMetrics) {
    metrics = new
    changePacked { $0.setMetrics(new) }
  }

  /// Changes the number of equal items.
  mutating func setCount(_ count: Int) {
    if case .alike(_, let size) = items { items = .alike(count: count, size: size) }
  }

  mutating func update(removed: [Int], added: [(index: Int, size: FlowSize)]) {
    changePacked { $0.update(removed: removed, added: added) }
  }

  mutating func setSize(_ size: FlowSize, at index: Int) {
    changePacked { $0.setSize(size, at: index) }
  }

  /// Changes the packed items in place, without a copy of their chunks.
  private mutating func changePacked(_ body: (inout PackedItems) -> Void) {
    guard case .packed(var packed) = items else { return }
    items = .alike(count: 0, size: FlowSize(thickness: 0, extent: 0))
    body(&packed)
    items = .packed(packed)
  }

  // MARK: Settling

  var isSettled: Bool {
    if case .packed(let packed) = items { packed.common != nil || packed.isSettled } else { true }
  }

  mutating func settle(atMost limit: Int) {
    guard !isSettled else { return }
    changePacked { _ = $0.settle(atMost: limit) }
  }

  mutating func settle(throughItem index: Int) {
    guard !isSettled else { return }
    changePacked { $0.settle(throughItem: index) }
  }

  mutating func settle(throughOffset offset: Double) {
    guard !isSettled else { return }
    let place = offset - itemsStart
    changePacked { $0.settle(throughOffset: place) }
  }

  // MARK: Places

  /// An item's place, from the section's start.
  func place(of index: Int) -> FlowPlace {
    var place = FlowPlace(along: 0, across: 0, size: FlowSize(thickness: 0, extent: 0))
    if let uniform {
      place = uniform.place(of: index)
    } else if case .packed(let packed) = items {
      place = packed.place(of: index)
    }
    place.along += itemsStart
    return place
  }

  /// The start of an item's line, from the section's start.
  func lineStart(of index: Int) -> Double {
    if let uniform { return itemsStart + uniform.lineStart(of: index) }
    if case .packed(let packed) = items { return itemsStart + packed.lineStart(of: index) }
    return itemsStart
  }

  /// The first line that starts at or after a place from the section's start: its first item and its start;
  /// nil if there is none.
  func line(startingFrom place: Double) -> (item: Int, start: Double)? {
    let found: (item: Int, start: Double)?
    if let uniform {
      found = uniform.line(startingFrom: place - itemsStart)
    } else if case .packed(let packed) = items {
      found = packed.line(startingFrom: place - itemsStart)
    } else {
      found = nil
    }
    return found.map { ($0.item, itemsStart + $0.start) }
  }

  /// Calls the body with the items that may be visible between two places from the section's start.
  func forEachPlace(from low: Double, to high: Double, _ body: (Int, FlowPlace) -> Void) {
    let start = itemsStart
    if let uniform {
      for index in uniform.indices(from: low - start, to: high - start) {
        var place = uniform.place(of: index)
        place.along += start
        body(index, place)
      }
    } else if case .packed(let packed) = items {
      packed.forEachPlace(from: low - start, to: high - start) { index, place in
        var place = place
        place.along += start
        body(index, place)
      }
    }
  }
}
