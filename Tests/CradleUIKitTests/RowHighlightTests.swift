import CradleUIKit
import Testing

/// Rows under a finger.
struct RowHighlightTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var isAllowed = true
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Rows" }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      log.append("should \(indexPath.row)")
      return isAllowed
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      log.append("highlighted \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      log.append("unhighlighted \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log.append("will \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("did \(indexPath.row)")
    }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 480))
  private let rows = Rows()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 480))
  /// In the second row, below the header of 28 points.
  private let point = CGPoint(x: 50, y: 94)

  init() {
    (table.dataSource, table.delegate) = (rows, rows)
    window.addSubview(table)
    window.advance(by: 0)
  }
  private var isHighlighted: Bool? { table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted }

  @Test("a touch highlights its row after a delay, until the finger lifts and selects it")
  func held() {
    window.touchDown(at: point, time: 0)
    window.advance(by: 0.1)
    #expect(rows.log == ["should 1"] && isHighlighted == false)
    window.advance(by: 0.1)
    #expect(rows.log.last == "highlighted 1" && isHighlighted == true)
    window.touchUp()
    #expect(rows.log == ["should 1", "highlighted 1", "will 1", "unhighlighted 1", "did 1"])
    #expect(isHighlighted == false && table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test("a quick tap makes the same calls")
  func quick() {
    window.touchDown(at: point, time: 0)
    window.touchUp(time: 0.05)
    #expect(rows.log == ["should 1", "highlighted 1", "will 1", "unhighlighted 1", "did 1"])
  }

  @Test("without a delay the touch highlights at once")
  func immediate() {
    table.delaysContentTouches = false
    window.touchDown(at: point)
    #expect(isHighlighted == true)
  }

  @Test("a drag ends the highlight, and one that begins at once shows none", arguments: [0.3, 0.02])
  func drag(_ pause: Double) {
    window.touchDown(at: point, time: 0)
    for step in 1...10 {
      window.touchMove(to: CGPoint(x: 50, y: 94 - 5 * CGFloat(step)), time: pause + 0.01 * Double(step))
    }
    #expect(rows.log == (pause > 0.2 ? ["should 1", "highlighted 1", "unhighlighted 1"] : ["should 1"]))
    window.touchUp()
    #expect(isHighlighted == false && table.indexPathForSelectedRow == nil)
  }

  @Test("a row that may not be highlighted is not selected")
  func refused() {
    rows.isAllowed = false
    window.touchDown(at: point, time: 0)
    window.advance(by: 0.3)
    #expect(isHighlighted == false)
    window.touchUp()
    #expect(table.indexPathForSelectedRow == nil && !rows.log.contains("will 1"))
  }

  @Test("a reload ends the highlight, and the next touch highlights again")
  func reload() {
    window.touchDown(at: point, time: 0)
    window.advance(by: 0.3)
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    table.reloadData()
    #expect(cell?.isHighlighted == false && rows.log.last == "unhighlighted 1")
    window.advance(by: 0)
    window.touchUp()
    window.touchDown(at: point, time: 2)
    window.advance(by: 0.3)
    #expect(isHighlighted == true)
  }

  @Test("a reload before the delay has passed highlights nothing, and the next touch highlights again")
  func earlyReload() {
    window.touchDown(at: point, time: 0)
    window.advance(by: 0.05)
    table.reloadData()
    window.advance(by: 0.3)
    #expect(rows.log == ["should 1"] && isHighlighted == false)
    window.touchCancel()
    window.touchDown(at: point, time: 2)
    window.advance(by: 0.3)
    #expect(rows.log == ["should 1", "should 1", "highlighted 1"] && isHighlighted == true)
  }

  @Test("the highlight of a row that moves ends at its new place")
  func moved() {
    window.touchDown(at: point, time: 0)
    window.advance(by: 0.3)
    table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 3, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.isHighlighted == true)
    window.touchCancel()
    #expect(rows.log.last == "unhighlighted 3")
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.isHighlighted == false)
  }

  @Test("a tap on a header that floats over a row selects nothing")
  func header() {
    table.contentOffset = CGPoint(x: 0, y: 100)
    window.advance(by: 0)
    for y in [10, 60] as [CGFloat] {
      window.touchDown(at: CGPoint(x: 50, y: y))
      window.touchUp()
      #expect((table.indexPathForSelectedRow == nil) == (y == 10))
    }
  }
}
