import CradleUIKit
import Testing

/// Cells of a table that is edited.
struct EditedCellTests {
  private final class Cell: UITableViewCell {
    var edits: [Bool] = []
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      edits.append(editing)
    }
  }
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  @Test("visible cells are told of editing, and so are cells that appear during it and after it")
  func edits() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (table, rows) = (UITableView(frame: window.bounds), Rows())
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    window.addSubview(table)
    window.advance(by: 0)
    let first = try #require(table.visibleCells.first as? Cell)
    table.setEditing(true, animated: true)
    #expect(first.edits == [true])
    table.contentOffset.y = 2000
    window.advance(by: 0)
    let edited = table.visibleCells.map(\.isEditing)
    #expect(!edited.isEmpty && !edited.contains(false))
    table.isEditing = false
    table.contentOffset.y = 0
    window.advance(by: 0)
    let left = table.visibleCells.map(\.isEditing)
    #expect(!left.isEmpty && !left.contains(true))
  }
}
