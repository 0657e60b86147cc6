/// UIKit's optional delegate methods as Swift source, with the defaults that `CradleUIKit` gives them. A class that
/// conforms to a protocol gets those methods that only its subclasses implement.
enum DelegateMethods {
  /// An optional method of a protocol.
  struct Method: Equatable {
    /// The name with its labels, `scrollViewDidScroll(_:)`.
    var name: String
    /// The whole declaration on one line.
    var declaration: String
  }

  /// The protocols and the protocols that they refine.
  static let refinedProtocols: [String: [String]] = Dictionary(
    uniqueKeysWithValues: declarations.types.filter { $0.keyword == "protocol" }.map {
      ($0.name, $0.inherited)
    })

  /// The methods of each protocol, without those of the protocols that it refines.
  static let methods: [String: [Method]] = Dictionary(grouping: declarations.methods) { $0.type }.mapValues {
    $0.compactMap { method in
      guard let open = file.first(["{"], from: method.index), let close = file.partner(open) else {
        return nil
      }
      return Method(name: method.fullName, declaration: file.text(method.index..<close + 1))
    }
  }

  private static let file = SourceFile(path: "DelegateMethods", source: source)
  private static let declarations = Declarations(of: file)

  /// A test compares this list with the library's sources.
  private static let source = """
    protocol UIScrollViewDelegate {}
    extension UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) {}
      func scrollViewDidZoom(_ scrollView: UIScrollView) {}
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
      func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {}
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
      func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
      func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
      func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
      func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
      func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    }
    protocol UICollectionViewDelegate: UIScrollViewDelegate {}
    extension UICollectionViewDelegate {
      func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { self.collectionView(collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath) }
      func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { proposedIndexPath }
      func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout { UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout) }
      func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
      func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
      func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
      func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
      func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
      func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
      func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool { !collectionView.isEditing }
      func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
      func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
      func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
      func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) {}
      func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) {}
      func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }
      func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? { indexPaths.first.flatMap { self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point) } }
      func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { nil }
      func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
      func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
      func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {}
    }
    protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
    extension UICollectionViewDelegateFlowLayout {
      func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { UICollectionViewFlowLayout.automaticSize }
      func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
      func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
      func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
      func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
      func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
    }
    protocol UICollectionViewDataSource {}
    extension UICollectionViewDataSource {
      func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
      func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { UICollectionReusableView() }
      func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
      func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    }
    protocol UICollectionViewDataSourcePrefetching {}
    extension UICollectionViewDataSourcePrefetching {
      func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
    }
    protocol UITableViewDelegate: UIScrollViewDelegate {}
    extension UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
      func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { tableView.estimatedRowHeight }
      func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
      func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
      func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { tableView.sectionHeaderHeight }
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { tableView.sectionFooterHeight }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
      func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
      func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
      func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
      func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
      func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
      func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
      func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
      func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
      func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { tableView.cellForRow(at: indexPath)?.indentationLevel ?? 0 }
      func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { !tableView.isEditing }
      func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
      func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
      func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
      func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { nil }
      func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .delete }
      func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { tableView.cellForRow(at: indexPath)?.shouldIndentWhileEditing ?? true }
      func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { nil }
      func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath { proposedDestinationIndexPath }
      func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
      func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
      func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { nil }
      func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
      func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
      func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {}
    }
    protocol UITableViewDataSource {}
    extension UITableViewDataSource {
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
      func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
      func numberOfSections(in tableView: UITableView) -> Int { 1 }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
      func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
      func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
      func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { tableView.noteDefault(of: #function, false) }
      func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
      func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { tableView.noteDefault(of: #function) }
    }
    protocol UITableViewDataSourcePrefetching {}
    extension UITableViewDataSourcePrefetching {
      func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
    }
    protocol UIGestureRecognizerDelegate {}
    extension UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
    }
    protocol UICollisionBehaviorDelegate {}
    extension UICollisionBehaviorDelegate {
      func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint) {}
      func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem) {}
      func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint) {}
      func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?) {}
    }
    protocol UIDynamicAnimatorDelegate {}
    extension UIDynamicAnimatorDelegate {
      func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
    }
    """
}
