import CradleUIKit
import Testing

/// Editing by a controller of a table.
struct EditingControllerTests {
  @Test("a controller's table is edited while the controller is", arguments: [false, true])
  func follows(_ isLoadedFirst: Bool) {
    let controller = UITableViewController(style: .plain)
    if isLoadedFirst { controller.loadViewIfNeeded() }
    controller.setEditing(true, animated: false)
    #expect(controller.isEditing && controller.tableView.isEditing)
    controller.setEditing(false, animated: false)
    #expect(!controller.tableView.isEditing)
  }
}
