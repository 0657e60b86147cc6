import CradleUIKit
import TestSupport
import Testing

/// Rows ahead of a scroll, of which a table's prefetching data source hears before they become visible.
@Suite("Prefetching of a table's rows")
struct RowPrefetchingTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
    var count = 400
    var prefetched: [[Int]] = []
    var cancelled: [Int] = []
    var onCancel: (UITableView) -> Void = { _ in }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      #expect(indexPath.row < count)
      return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      #expect(indexPaths.allSatisfy { $0.row < count && tableView.cellForRow(at: $0) == nil })
      prefetched.append(indexPaths.map(\.row))
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      cancelled += indexPaths.map(\.row)
      onCancel(tableView)
      onCancel = { _ in }
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  private let source = Source()

  init() {
    table.rowHeight = 40
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.prefetchDataSource) = (source, source)
    window.addSubview(table)
    window.advance(by: 0)
  }

  private func scroll(to offset: CGFloat) {
    table.contentOffset.y = offset
    window.advance(by: 1.0 / 60)
  }

  @Test("the rows of the next screen are prefetched, the nearest first, each once")
  func ahead() throws {
    for step in 1...10 { scroll(to: 100 * CGFloat(step)) }
    // At an offset of 100 points rows 2 to 14 are in sight of 480.
    #expect(try #require(source.prefetched.first) == Array(15...26))
    let all = source.prefetched.flatMap { $0 }
    #expect(all == Array(15...(all.max() ?? 0)) && source.cancelled.isEmpty)
  }

  @Test("a reversal cancels what is no longer ahead, and requests the rows above, the nearest first")
  func reversal() throws {
    scroll(to: 4000)
    source.prefetched = []
    scroll(to: 4100)
    let below = Set(source.prefetched.flatMap { $0 })
    #expect(!below.isEmpty)
    scroll(to: 3900)
    #expect(below.subtracting(source.cancelled).allSatisfy { $0 < 110 })
    let above = try #require(source.prefetched.last)
    #expect(above == above.sorted(by: >) && above.first == 96)
  }

  @Test("requests follow a batch: rows that were requested are not requested again under their new numbers")
  func batch() {
    scroll(to: 100)
    source.count -= 1
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    window.advance(by: 1)
    for step in 0..<4 { scroll(to: 60 + 70 * CGFloat(step)) }
    let all = source.prefetched.flatMap { $0 }
    // Rows 15 to 26 are 14 to 25 afterwards.
    #expect(all.filter { $0 == 20 }.count == 1 && all.contains(27))
  }

  @Test(
    "a source that removes rows in the call about cancelled ones gets no request for them",
    arguments: [true, false])
  func reentrancy(isReload: Bool) {
    for step in 1...3 { scroll(to: 14_000 + 100 * CGFloat(step)) }
    source.onCancel = { [source] table in
      source.count = 50
      if isReload {
        table.reloadData()
      } else {
        table.deleteRows(at: (50..<400).map { IndexPath(row: $0, section: 0) }, with: .none)
      }
    }
    for step in 0..<8 { scroll(to: 14_000 - 200 * CGFloat(step)) }
    #expect(!source.cancelled.isEmpty && table.numberOfRows(inSection: 0) == 50)
  }

  @Test("a table whose prefetching is off, or whose source does not prefetch, requests nothing")
  func off() {
    table.isPrefetchingEnabled = false
    scroll(to: 500)
    #expect(source.prefetched.isEmpty)
    table.isPrefetchingEnabled = true
    table.prefetchDataSource = nil
    scroll(to: 1000)
    #expect(source.prefetched.isEmpty)
  }
}
