/// UIKit's callbacks that sources may implement but nothing here calls. Their implementations compile, so that the
/// plugin has to warn, or they would fail silently.
enum UncalledCallbacks {
  /// Requirements that Cradle's protocols do not have: focus, older menus, and items that join a drag.
  static let unknown: Set = [
    "collectionView(_:shouldShowMenuForItemAt:)", "collectionView(_:canPerformAction:forItemAt:withSender:)",
    "collectionView(_:performAction:forItemAt:withSender:)", "collectionView(_:canFocusItemAt:)",
    "collectionView(_:shouldUpdateFocusIn:)", "collectionView(_:didUpdateFocusIn:with:)",
    "indexPathForPreferredFocusedView(in:)", "collectionView(_:selectionFollowsFocusForItemAt:)",
    "collectionView(_:shouldSpringLoadItemAt:with:)",
    "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)",
    "collectionView(_:didBeginMultipleSelectionInteractionAt:)",
    "collectionViewDidEndMultipleSelectionInteraction(_:)",
    "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)",
    "collectionView(_:previewForDismissingContextMenuWithConfiguration:)",
    "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)",
    "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)",
    "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)",
    "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)",
    "collectionView(_:canEditItemAt:)",
    "indexTitles(for:)",
    "collectionView(_:indexPathForIndexTitle:at:)", "collectionView(_:itemsForAddingTo:at:point:)",

    "tableView(_:estimatedHeightForHeaderInSection:)",
    "tableView(_:estimatedHeightForFooterInSection:)",
    "tableView(_:didUpdateFocusIn:with:)",
    "tableView(_:shouldUpdateFocusIn:)", "tableView(_:selectionFollowsFocusForRowAt:)",
    "tableView(_:shouldShowMenuForRowAt:)", "tableView(_:canPerformAction:forRowAt:withSender:)",
    "tableView(_:performAction:forRowAt:withSender:)",
    "tableView(_:shouldBeginMultipleSelectionInteractionAt:)",
    "tableView(_:didBeginMultipleSelectionInteractionAt:)",
    "tableViewDidEndMultipleSelectionInteraction(_:)",
    "tableView(_:previewForHighlightingContextMenuWithConfiguration:)",
    "tableView(_:previewForDismissingContextMenuWithConfiguration:)",
    "tableView(_:itemsForAddingTo:at:point:)",
    "tableView(_:canFocusRowAt:)",
    "tableView(_:shouldSpringLoadRowAt:with:)",

    "dragInteraction(_:itemsForAddingTo:withTouchAt:)", "dragInteraction(_:session:willAdd:for:)",
    "dragInteraction(_:sessionForAddingItems:withTouchAt:)",
    "dragInteraction(_:prefersFullSizePreviewsFor:)",
  ]
  /// Members that the library declares for subclasses to override, but does not call.
  static let declared: Set = [
    "tableView(_:accessoryButtonTappedForRowWith:)"
  ]

  /// Cradle's older names, each with UIKit's name, which the library calls instead.
  static let renamed = [
    "scrollViewWillEndDragging(_:velocity:target:)":
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
    "collectionView(_:viewForSupplementary:at:)": "collectionView(_:viewForSupplementaryElementOfKind:at:)",
    "animatorWillResume(_:)": "dynamicAnimatorWillResume(_:)",
    "animatorDidPause(_:)": "dynamicAnimatorDidPause(_:)",
  ]

  /// A warning for each such callback that a file implements.
  static func warnings(of file: SourceFile, _ declarations: Declarations) -> [TranslationError] {
    declarations.methods.compactMap { method in
      if let name = renamed[method.fullName] {
        var warning = file.error(
          method.index, "nothing calls \(method.fullName), which is called \(name) now")
        warning.severity = "warning"
        return warning
      }
      guard unknown.contains(method.fullName) || declared.contains(method.fullName) else { return nil }
      var warning = file.error(
        method.index,
        "nothing here calls \(method.fullName), which UIKit does; call it yourself, or do without it")
      warning.severity = "warning"
      return warning
    }
  }
}
