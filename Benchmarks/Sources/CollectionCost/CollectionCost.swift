import CradleCollectionView
import CradleGeometry
import CradleScrolling
import Glibc

/// Start-up, memory, cost of a frame and of an insert, for lists and grids of a thousand and a million items.
@main
struct CollectionCost {
  static func main() {
    print(
      "items, sizes: start-up ms | memory B/item | frame µs | screenful µs | insert or delete µs: median, worst"
    )
    for sizing in Sizing.allCases {
      for count in [1000, 1_000_000] { run(sizing, count) }
    }
  }

  private static func run(_ sizing: Sizing, _ count: Int) {
    let (source, layout) = (Source(count, sizing), CollectionViewFlowLayout())
    let memory = residentBytes()
    let start = now()
    let view = CollectionView(viewportSize: Size(width: 375, height: 667), collectionViewLayout: layout)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    layout.delegate = source
    view.dataSource = source
    view.layoutIfNeeded()
    let startUp = now() - start
    let used = Double(residentBytes() - memory) / Double(count)
    let frame = best(of: 20) { frames(of: view, 500) }
    let screenful = best(of: 20) { queries(of: layout, 200) }
    let changes = source.changes(of: view, 200).sorted()
    print(
      "\(count) \(sizing): \(startUp / 1000) | \(used) | \(frame) | \(screenful) | "
        + "\(changes[changes.count / 2]), \(changes[changes.count * 9 / 10])")
  }

  /// The time of a frame that scrolls by a point and reads every visible element, in microseconds.
  private static func frames(of view: CollectionView, _ count: Int) -> Double {
    view.contentOffset.y = (view.contentSize.height - view.viewportSize.height) / 2
    var sum = 0.0
    let start = now()
    for _ in 0..<count {
      view.contentOffset.y += 1
      view.advance(by: 1.0 / 120)
      view.forEachPresented { sum += $0.attributes.center.y }
    }
    let time = now() - start
    precondition(sum.isFinite)
    return time / Double(count)
  }

  private static func queries(of layout: CollectionViewFlowLayout, _ count: Int) -> Double {
    var buffer: [LayoutAttributes] = []
    let step = layout.collectionViewContentSize.height / Double(count)
    let start = now()
    for index in 0..<count {
      buffer.removeAll(keepingCapacity: true)
      layout.layoutAttributesForElements(
        in: Rect(x: 0, y: Double(index) * step, width: 375, height: 667), into: &buffer)
    }
    return (now() - start) / Double(count)
  }

  private static func best(of rounds: Int, _ measure: () -> Double) -> Double {
    (0..<rounds).map { _ in measure() }.min() ?? .nan
  }

  /// Microseconds on a clock that only goes forward.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  private static func residentBytes() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var pages = (0, 0)
    withUnsafeMutablePointer(to: &pages.0) { first in
      withUnsafeMutablePointer(to: &pages.1) { second in
        _ = withVaList([first, second]) { vfscanf(file, "%ld %ld", $0) }
      }
    }
    return pages.1 * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}

/// The items' sizes: all equal, rows of different heights, cells of whole points, cells of any size.
enum Sizing: String, CaseIterable {
  case uniform, rows, wholePoints, anySize
}

/// A number of items, and their sizes.
final class Source: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  private var count: Int
  private let sizing: Sizing

  init(_ count: Int, _ sizing: Sizing) { (self.count, self.sizing) = (count, sizing) }

  /// Inserts and deletes one item at a time all over the list; returns the time of each with its pass, in microseconds.
  func changes(of view: CollectionView, _ changes: Int) -> [Double] {
    (0..<changes).map { change in
      let path = IndexPath(item: change * 7919 * 641 % count, section: 0)
      let start = CollectionCost.now()
      if change.isMultiple(of: 2) {
        count += 1
        view.insertItems(at: [path])
      } else {
        count -= 1
        view.deleteItems(at: [path])
      }
      view.layoutIfNeeded()
      let time = CollectionCost.now() - start
      view.advance(by: 1.0 / 120)
      return time
    }
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: CollectionView, cellForItemAt path: IndexPath) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout, sizingOfItemsInSection section: Int
  ) -> ItemSizing? {
    sizing == .uniform ? .uniform(Size(width: 375, height: 44)) : .each
  }

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> Size {
    let height = Double(path.item &* 2_654_435_761 % 1000) / 20 + 20.013
    let width = Double(path.item &* 40_503 % 97) + 40
    switch sizing {
    case .uniform, .rows: return Size(width: 375, height: height)
    case .wholePoints: return Size(width: width, height: height.rounded())
    case .anySize: return Size(width: width + 0.013, height: height)
    }
  }
}
