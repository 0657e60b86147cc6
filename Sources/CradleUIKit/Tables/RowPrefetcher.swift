import CradleCollectionView
import CradleGeometry

/// Requests the rows ahead of a scroll from a table's prefetching data source; see `PrefetchRequests`.
final class RowPrefetcher {
  /// Nil while the table is deinitialized.
  private weak var table: UITableView?
  private var requests = PrefetchRequests<Foundation.IndexPath>()

  init(_ table: UITableView) { self.table = table }

  /// Requests the rows ahead of the scroll that have not been requested, the nearest first, and cancels those that it
  /// no longer reaches.
  func requestRowsAhead() {
    guard let table, table.isPrefetchingEnabled, let source = table.prefetchDataSource,
      !table.metrics.isStale, table.mover.order == nil,
      let ahead = requests.rectAhead(of: table.bounds.core)
    else { return }
    var paths = table.metrics.rows(from: ahead.minY, to: ahead.maxY).map(table.dataPath)
      .filter { table.cells[$0] == nil }
    if ahead.minY < table.bounds.minY { paths.reverse() }
    let cancelled = requests.drop(beyond: paths) { table.cells[$0] != nil }
    if !cancelled.isEmpty {
      source.tableView(table, cancelPrefetchingForRowsAt: cancelled)
      // The source may have changed the data, which the new paths would not fit.
      if table.metrics.isStale || table.rowViews.isRequested { return }
    }
    let new = requests.add(paths)
    if !new.isEmpty { source.tableView(table, prefetchRowsAt: new) }
  }

  /// Drops the requests, because the rows were reloaded.
  func forgetRows() { requests.removeAll() }

  /// Follows a batch.
  func follow(_ plan: UpdatePlan) { requests.follow { plan.newPath(forOld: EnginePath($0))?.path } }
}
