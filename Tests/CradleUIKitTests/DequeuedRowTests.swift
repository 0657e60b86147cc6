import CradleUIKit
import Testing

/// Cells that are dequeued for a row.
struct DequeuedRowTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sizes: [CGSize] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      60 + 20 * CGFloat(indexPath.row)
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      sizes.append(cell.bounds.size)
      return cell
    }
  }

  @Test("the app gets the cell at the size of its row")
  func size() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let (table, rows) = (UITableView(frame: window.bounds), Rows())
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (rows, rows)
    window.addSubview(table)
    window.advance(by: 0)
    #expect(rows.sizes == [CGSize(width: 400, height: 60), CGSize(width: 400, height: 80)])
  }
}
