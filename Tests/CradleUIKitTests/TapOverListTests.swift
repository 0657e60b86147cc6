import CradleUIKit
import Testing

/// Taps of the app's on lists whose touches select, and on the views around them and in their cells.
struct TapOverListTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var selected: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }
  private final class Items: CellSource, UICollectionViewDelegate {
    var selected: [Int] = []
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selected.append(indexPath.item)
    }
  }

  /// Taps with a recogniser on a view; returns the number of its taps.
  private func taps(on view: UIView?, cancels: Bool, of window: UIWindow) -> Int {
    var taps = 0
    let tap = UITapGestureRecognizer { _ in taps += 1 }
    tap.cancelsTouchesInView = cancels
    view?.addGestureRecognizer(tap)
    window.touchDown(at: CGPoint(x: 100, y: 75))
    window.advance(by: 0.05)
    window.touchUp()
    window.advance(by: 0.05)
    view?.removeGestureRecognizer(tap)
    return taps
  }

  @Test("a tap on a table, around it or in its cell is recognised; one that cancels touches selects no row")
  func table() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (table, rows) = (UITableView(frame: window.bounds), Rows())
    (table.rowHeight, table.dataSource, table.delegate) = (50, rows, rows)
    window.addSubview(table)
    window.advance(by: 0)
    for view in [table, window, table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView] {
      rows.selected = []
      #expect(taps(on: view, cancels: true, of: window) == 1 && rows.selected.isEmpty)
      #expect(taps(on: view, cancels: false, of: window) == 1 && rows.selected == [1])
    }
  }

  /// A double tap for which every other gesture waits.
  private final class Patience: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test(
    "a touch selects a row though gestures wait for a double tap, however long it lasts, unless it moves by the slop",
    arguments: [(0.05, 0.0, true), (2, 0, true), (0.05, 9, true), (0.05, 10, false)])
  func waits(_ seconds: Double, _ move: Double, _ selects: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (table, rows, patience) = (UITableView(frame: window.bounds), Rows(), Patience())
    (table.rowHeight, table.dataSource, table.delegate) = (50, rows, rows)
    let double = UITapGestureRecognizer()
    (double.numberOfTapsRequired, double.delegate) = (2, patience)
    table.addGestureRecognizer(double)
    window.addSubview(table)
    window.advance(by: 0)
    window.touchDown(at: CGPoint(x: 100, y: 75))
    window.advance(by: seconds)
    if move > 0 { window.touchMove(to: CGPoint(x: 100 + move, y: 75)) }
    window.touchUp()
    #expect(rows.selected == (selects ? [1] : []))
  }

  @Test("so it is with a collection view")
  func collection() {
    let (layout, items) = (UICollectionViewFlowLayout(), Items(9))
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 50), 0)
    let (window, view) = collectionWindow(layout, items, delegate: items)
    for target in [view, window, view.cellForItem(at: IndexPath(item: 1, section: 0))?.contentView] {
      items.selected = []
      #expect(taps(on: target, cancels: true, of: window) == 1 && items.selected.isEmpty)
      #expect(taps(on: target, cancels: false, of: window) == 1 && items.selected == [1])
    }
  }
}
