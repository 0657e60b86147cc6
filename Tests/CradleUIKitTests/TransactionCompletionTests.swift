import CradleUIKit
import Testing

/// The completions of transactions around animations of views.
struct TransactionCompletionTests {
  @Test("a transaction's completion is called after those of the animations that were begun in it")
  func waits() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(box)
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("transaction") }
    UIView.animate(
      withDuration: 0.5, animations: { box.center.x = 100 }, completion: { _ in log.append("animation") })
    CATransaction.commit()
    window.advance(by: 0.25)
    #expect(log.isEmpty)
    window.advance(by: 0.25)
    #expect(log == ["animation", "transaction"])
  }

  @Test("a transaction around rows that are inserted waits for their animation")
  func rows() {
    final class Rows: NSObject, UITableViewDataSource {
      var count = 2
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (table, rows) = (UITableView(frame: window.bounds), Rows())
    table.dataSource = rows
    window.addSubview(table)
    window.advance(by: 0)
    var ends = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { ends += 1 }
    rows.count = 3
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    CATransaction.commit()
    #expect(ends == 0)
    window.advance(by: 1)
    #expect(ends == 1)
  }
}
