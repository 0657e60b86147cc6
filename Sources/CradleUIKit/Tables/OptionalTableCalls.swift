// Lets `delegate?.tableView?(…)` compile without Objective-C's optional methods; see the scroll view's
// `OptionalCalls.swift`.

extension UITableViewDelegate {
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var tableView: TableDelegateCall? { TableDelegateCall(self) }
}

/// Calls the optional methods of a `UITableViewDelegate` by their labels.
public struct TableDelegateCall {
  private let delegate: any UITableViewDelegate
  init(_ delegate: any UITableViewDelegate) { self.delegate = delegate }
  /// Calls `tableView(_:heightForRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    delegate.tableView(tableView, heightForRowAt: indexPath)
  }
  /// Calls `tableView(_:heightForHeaderInSection:)`.
  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    delegate.tableView(tableView, heightForHeaderInSection: section)
  }
  /// Calls `tableView(_:heightForFooterInSection:)`.
  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    delegate.tableView(tableView, heightForFooterInSection: section)
  }
  /// Calls `tableView(_:viewForHeaderInSection:)`.
  public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    delegate.tableView(tableView, viewForHeaderInSection: section)
  }
  /// Calls `tableView(_:viewForFooterInSection:)`.
  public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    delegate.tableView(tableView, viewForFooterInSection: section)
  }
  /// Calls `tableView(_:willDisplay:forRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
  /// Calls `tableView(_:didEndDisplaying:forRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
  /// Calls `tableView(_:willDisplayHeaderView:forSection:)`.
  public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section) }
  /// Calls `tableView(_:willDisplayFooterView:forSection:)`.
  public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { delegate.tableView(tableView, willDisplayFooterView: view, forSection: section) }
  /// Calls `tableView(_:didEndDisplayingHeaderView:forSection:)`.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
  /// Calls `tableView(_:didEndDisplayingFooterView:forSection:)`.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
  /// Calls `tableView(_:shouldHighlightRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
  }
  /// Calls `tableView(_:didHighlightRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didHighlightRowAt: indexPath)
  }
  /// Calls `tableView(_:didUnhighlightRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
  }
  /// Calls `tableView(_:willSelectRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    delegate.tableView(tableView, willSelectRowAt: indexPath)
  }
  /// Calls `tableView(_:didSelectRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didSelectRowAt: indexPath)
  }
  /// Calls `tableView(_:willDeselectRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    delegate.tableView(tableView, willDeselectRowAt: indexPath)
  }
  /// Calls `tableView(_:didDeselectRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didDeselectRowAt: indexPath)
  }
  /// Calls `tableView(_:estimatedHeightForRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { delegate.tableView(tableView, estimatedHeightForRowAt: indexPath) }
  /// Calls `tableView(_:indentationLevelForRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    delegate.tableView(tableView, indentationLevelForRowAt: indexPath)
  }
  /// Calls `tableView(_:canPerformPrimaryActionForRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  { delegate.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }
  /// Calls `tableView(_:performPrimaryActionForRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }
  /// Calls `tableView(_:editingStyleForRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { delegate.tableView(tableView, editingStyleForRowAt: indexPath) }
  /// Calls `tableView(_:shouldIndentWhileEditingRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
  /// Calls `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) }
  /// Calls `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
  public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    delegate.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposed)
  }
  /// Calls `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }
  /// Calls `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }
  /// Calls `tableView(_:editActionsForRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { delegate.tableView(tableView, editActionsForRowAt: indexPath) }
  /// Calls `tableView(_:willBeginEditingRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, willBeginEditingRowAt: indexPath)
  }
  /// Calls `tableView(_:didEndEditingRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    delegate.tableView(tableView, didEndEditingRowAt: indexPath)
  }
}

extension UITableViewDataSource {
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var tableView: TableSourceCall? { TableSourceCall(self) }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var numberOfSections: TableSourceCall? { TableSourceCall(self) }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var sectionIndexTitles: TableSourceCall? { TableSourceCall(self) }
}

/// Calls the optional methods of a `UITableViewDataSource` by their labels.
public struct TableSourceCall {
  private let delegate: any UITableViewDataSource
  init(_ delegate: any UITableViewDataSource) { self.delegate = delegate }
  /// Calls `tableView(_:numberOfRowsInSection:)`.
  public func callAsFunction(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    delegate.tableView(tableView, numberOfRowsInSection: section)
  }
  /// Calls `tableView(_:cellForRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    delegate.tableView(tableView, cellForRowAt: indexPath)
  }
  /// Calls `numberOfSections(in:)`.
  public func callAsFunction(in tableView: UITableView) -> Int { delegate.numberOfSections(in: tableView) }
  /// Calls `tableView(_:titleForHeaderInSection:)`.
  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    delegate.tableView(tableView, titleForHeaderInSection: section)
  }
  /// Calls `tableView(_:titleForFooterInSection:)`.
  public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    delegate.tableView(tableView, titleForFooterInSection: section)
  }
  /// Calls `tableView(_:canEditRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, canEditRowAt: indexPath)
  }
  /// Calls `tableView(_:canMoveRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, canMoveRowAt: indexPath)
  }
  /// Calls `tableView(_:commit:forRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { delegate.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
  /// Calls `tableView(_:moveRowAt:to:)`.
  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { delegate.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
  /// Calls `sectionIndexTitles(for:)`.
  public func callAsFunction(for tableView: UITableView) -> [String]? {
    delegate.sectionIndexTitles(for: tableView)
  }
  /// Calls `tableView(_:sectionForSectionIndexTitle:at:)`.
  public func callAsFunction(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { delegate.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
}
