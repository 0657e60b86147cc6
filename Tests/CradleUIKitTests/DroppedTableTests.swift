import CradleUIKit
import Testing

/// Tables that the app drops in a call that a touch caused.
@Suite struct DroppedTableTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// The call in which the table leaves the window, where nothing else holds it.
    let call: String
    init(_ call: String) { self.call = call }
    private func note(_ call: String, _ table: UITableView) {
      if call == self.call { table.removeFromSuperview() }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      note("configuration", tableView)
      let action = UIContextualAction(style: .destructive, title: "Delete") { [weak self, weak tableView] in
        if let tableView { self?.note("action", tableView) }
        $2(true)
      }
      return UISwipeActionsConfiguration(actions: [action])
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      note("target", tableView)
      return proposedDestinationIndexPath
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { note("move", tableView) }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))

  /// Shows a table, and returns whether it is released in a call that touches cause.
  private func isReleased(_ call: String, isEditing: Bool, _ touches: () -> Void) -> Bool {
    let rows = Rows(call)
    weak var weakTable: UITableView?
    do {
      let table = UITableView(frame: window.bounds)
      (table.rowHeight, table.dataSource, table.delegate) = (50, rows, rows)
      table.setEditing(isEditing, animated: false)
      window.addSubview(table)
      weakTable = table
    }
    window.advance(by: 0)
    touches()
    window.advance(by: 1)
    return weakTable == nil
  }

  @Test("a table may be dropped in the calls of a swipe", arguments: ["configuration", "action"])
  func swipe(_ call: String) {
    #expect(
      isReleased(call, isEditing: false) {
        window.touchDown(at: CGPoint(x: 310, y: 75))
        for step in 1...10 { window.touchMove(to: CGPoint(x: 310 - 9 * CGFloat(step), y: 75)) }
        window.touchUp(time: window.time + 1)
        window.advance(by: 1)
        window.touchDown(at: CGPoint(x: 300, y: 75))
        window.touchUp()
      })
  }

  @Test("a table may be dropped in the calls of a row's movement by hand", arguments: ["target", "move"])
  func movement(_ call: String) {
    #expect(
      isReleased(call, isEditing: true) {
        window.touchDown(at: CGPoint(x: 305, y: 75))
        window.advance(by: 1)
        window.touchMove(to: CGPoint(x: 305, y: 185))
        window.touchUp()
      })
  }
}
