/// The subviews of a view, from back to front.
struct SubviewList {
  private(set) var views: [UIView] = []

  var count: Int { views.count }

  /// The index at which a view is directly behind a sibling; 0 if there is no such sibling.
  func index(behind sibling: UIView, moving view: UIView) -> Int {
    views.index(of: sibling).map { $0 - shift(of: view, before: $0) } ?? 0
  }

  /// The index at which a view is directly in front of a sibling; the front if there is no such sibling.
  func index(inFrontOf sibling: UIView, moving view: UIView) -> Int {
    views.index(of: sibling).map { $0 + 1 - shift(of: view, before: $0 + 1) } ?? views.count
  }

  /// The view leaves its old place first, which moves those in front of it back by one.
  private func shift(of view: UIView, before index: Int) -> Int {
    (views.index(of: view) ?? .max) < index ? 1 : 0
  }

  /// Inserts a view at an index, which is clamped; returns whether it is the frontmost one.
  mutating func insert(_ view: UIView, at index: Int) -> Bool {
    let index = index.clamped(to: 0...views.count)
    views.insert(view, at: index)
    return index == views.count - 1
  }

  mutating func remove(_ view: UIView) { views.remove(view) }

  mutating func swap(_ first: Int, _ second: Int) { views.swapAt(first, second) }

  /// Puts views, which are subviews already, at indices; together they keep those.
  mutating func place(_ sorted: [UIView], at indices: [Int]) {
    for (index, view) in zip(indices, sorted) { views[index] = view }
  }
}
