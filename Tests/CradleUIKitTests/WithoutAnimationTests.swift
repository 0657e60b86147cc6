import CradleUIKit
import Testing

/// Changes that are made without animation.
struct WithoutAnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  @Test("an animation that begins within performWithoutAnimation ends at once, and later ones run")
  func nested() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(box)
    var isDone = false
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 1) {
        box.center.x = 100
      } completion: {
        isDone = $0
      }
    }
    #expect(isDone && box.layer.presentation()?.position.x == 100 && UIView.areAnimationsEnabled)
    UIView.animate(withDuration: 1) { box.center.x = 0 }
    #expect(box.layer.presentation()?.position.x == 100)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var count = 2
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test("rows that are inserted within performWithoutAnimation are at their places at once")
  func rows() {
    let (table, rows) = (UITableView(frame: window.bounds), Rows())
    table.dataSource = rows
    window.addSubview(table)
    window.advance(by: 0)
    rows.count = 3
    var isDone = false
    UIView.performWithoutAnimation {
      table.performBatchUpdates {
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .left)
      } completion: {
        isDone = $0
      }
    }
    #expect(isDone && table.visibleCells.count == 3)
    for cell in table.visibleCells {
      #expect(cell.layer.presentation()?.position == cell.layer.position)
    }
  }
}
