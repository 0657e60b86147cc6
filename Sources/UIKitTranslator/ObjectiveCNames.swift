/// UIKit's delegate methods that have another name in Objective-C than in Swift.
enum ObjectiveCNames {
  /// A method of some of UIKit's protocols.
  struct Method: Equatable {
    /// The protocols that have the method, or that refine the one that has it.
    var protocols: Set<String>
    /// Swift's name before the labels.
    var name: String
    /// Swift's labels; `_` for a parameter without a label.
    var labels: [String]

    /// The name with its labels, as Swift writes it.
    var fullName: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }
  }

  /// The methods by their selectors. Several protocols may have methods of one selector.
  static let methods: [String: [Method]] = {
    var (found, protocols): ([String: [Method]], Set<String>) = ([:], [])
    for line in list.split(separator: "\n") {
      let words = line.split { $0 == " " }.map(String.init)
      guard let name = words.last, let open = name.firstIndex(of: "(") else {
        protocols = Set(words)
        continue
      }
      let labels = name[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
      found[words[0], default: []].append(
        Method(protocols: protocols, name: String(name[..<open]), labels: labels))
    }
    return found
  }()

  /// A line of protocols before the methods that they have: the selector and Swift's name of each. A test compares
  /// the names with the library's sources.
  private static let list = """
    UIScrollViewDelegate UICollectionViewDelegate UICollectionViewDelegateFlowLayout UITableViewDelegate UITextViewDelegate
    viewForZoomingInScrollView: viewForZooming(in:)
    scrollViewWillBeginZooming:withView: scrollViewWillBeginZooming(_:with:)
    scrollViewDidEndZooming:withView:atScale: scrollViewDidEndZooming(_:with:atScale:)

    UICollectionViewDataSource
    numberOfSectionsInCollectionView: numberOfSections(in:)
    collectionView:cellForItemAtIndexPath: collectionView(_:cellForItemAt:)
    collectionView:viewForSupplementaryElementOfKind:atIndexPath: collectionView(_:viewForSupplementaryElementOfKind:at:)
    collectionView:canMoveItemAtIndexPath: collectionView(_:canMoveItemAt:)
    collectionView:moveItemAtIndexPath:toIndexPath: collectionView(_:moveItemAt:to:)

    UICollectionViewDataSourcePrefetching
    collectionView:prefetchItemsAtIndexPaths: collectionView(_:prefetchItemsAt:)
    collectionView:cancelPrefetchingForItemsAtIndexPaths: collectionView(_:cancelPrefetchingForItemsAt:)

    UICollectionViewDelegate UICollectionViewDelegateFlowLayout
    collectionView:shouldHighlightItemAtIndexPath: collectionView(_:shouldHighlightItemAt:)
    collectionView:didHighlightItemAtIndexPath: collectionView(_:didHighlightItemAt:)
    collectionView:didUnhighlightItemAtIndexPath: collectionView(_:didUnhighlightItemAt:)
    collectionView:shouldSelectItemAtIndexPath: collectionView(_:shouldSelectItemAt:)
    collectionView:shouldDeselectItemAtIndexPath: collectionView(_:shouldDeselectItemAt:)
    collectionView:didSelectItemAtIndexPath: collectionView(_:didSelectItemAt:)
    collectionView:didDeselectItemAtIndexPath: collectionView(_:didDeselectItemAt:)
    collectionView:canPerformPrimaryActionForItemAtIndexPath: collectionView(_:canPerformPrimaryActionForItemAt:)
    collectionView:performPrimaryActionForItemAtIndexPath: collectionView(_:performPrimaryActionForItemAt:)
    collectionView:willDisplayCell:forItemAtIndexPath: collectionView(_:willDisplay:forItemAt:)
    collectionView:didEndDisplayingCell:forItemAtIndexPath: collectionView(_:didEndDisplaying:forItemAt:)
    collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath: collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
    collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath: collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
    collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath: collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
    collectionView:contextMenuConfigurationForItemsAtIndexPaths:point: collectionView(_:contextMenuConfigurationForItemsAt:point:)
    collectionView:contextMenuConfigurationForItemAtIndexPath:point: collectionView(_:contextMenuConfigurationForItemAt:point:)
    collectionView:willDisplayContextMenuWithConfiguration:animator: collectionView(_:willDisplayContextMenu:animator:)
    collectionView:willEndContextMenuInteractionWithConfiguration:animator: collectionView(_:willEndContextMenuInteraction:animator:)
    collectionView:willPerformPreviewActionForMenuWithConfiguration:animator: collectionView(_:willPerformPreviewActionForMenuWith:animator:)

    UICollectionViewDelegateFlowLayout
    collectionView:layout:sizeForItemAtIndexPath: collectionView(_:layout:sizeForItemAt:)
    collectionView:layout:insetForSectionAtIndex: collectionView(_:layout:insetForSectionAt:)
    collectionView:layout:minimumLineSpacingForSectionAtIndex: collectionView(_:layout:minimumLineSpacingForSectionAt:)
    collectionView:layout:minimumInteritemSpacingForSectionAtIndex: collectionView(_:layout:minimumInteritemSpacingForSectionAt:)

    UITableViewDataSource
    numberOfSectionsInTableView: numberOfSections(in:)
    tableView:cellForRowAtIndexPath: tableView(_:cellForRowAt:)
    tableView:canEditRowAtIndexPath: tableView(_:canEditRowAt:)
    tableView:canMoveRowAtIndexPath: tableView(_:canMoveRowAt:)
    tableView:commitEditingStyle:forRowAtIndexPath: tableView(_:commit:forRowAt:)
    tableView:moveRowAtIndexPath:toIndexPath: tableView(_:moveRowAt:to:)
    sectionIndexTitlesForTableView: sectionIndexTitles(for:)
    tableView:sectionForSectionIndexTitle:atIndex: tableView(_:sectionForSectionIndexTitle:at:)

    UITableViewDataSourcePrefetching
    tableView:prefetchRowsAtIndexPaths: tableView(_:prefetchRowsAt:)
    tableView:cancelPrefetchingForRowsAtIndexPaths: tableView(_:cancelPrefetchingForRowsAt:)

    UITableViewDelegate
    tableView:heightForRowAtIndexPath: tableView(_:heightForRowAt:)
    tableView:estimatedHeightForRowAtIndexPath: tableView(_:estimatedHeightForRowAt:)
    tableView:shouldHighlightRowAtIndexPath: tableView(_:shouldHighlightRowAt:)
    tableView:didHighlightRowAtIndexPath: tableView(_:didHighlightRowAt:)
    tableView:didUnhighlightRowAtIndexPath: tableView(_:didUnhighlightRowAt:)
    tableView:willDisplayCell:forRowAtIndexPath: tableView(_:willDisplay:forRowAt:)
    tableView:didEndDisplayingCell:forRowAtIndexPath: tableView(_:didEndDisplaying:forRowAt:)
    tableView:willSelectRowAtIndexPath: tableView(_:willSelectRowAt:)
    tableView:didSelectRowAtIndexPath: tableView(_:didSelectRowAt:)
    tableView:willDeselectRowAtIndexPath: tableView(_:willDeselectRowAt:)
    tableView:didDeselectRowAtIndexPath: tableView(_:didDeselectRowAt:)
    tableView:indentationLevelForRowAtIndexPath: tableView(_:indentationLevelForRowAt:)
    tableView:canPerformPrimaryActionForRowAtIndexPath: tableView(_:canPerformPrimaryActionForRowAt:)
    tableView:performPrimaryActionForRowAtIndexPath: tableView(_:performPrimaryActionForRowAt:)
    tableView:leadingSwipeActionsConfigurationForRowAtIndexPath: tableView(_:leadingSwipeActionsConfigurationForRowAt:)
    tableView:trailingSwipeActionsConfigurationForRowAtIndexPath: tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    tableView:editActionsForRowAtIndexPath: tableView(_:editActionsForRowAt:)
    tableView:editingStyleForRowAtIndexPath: tableView(_:editingStyleForRowAt:)
    tableView:shouldIndentWhileEditingRowAtIndexPath: tableView(_:shouldIndentWhileEditingRowAt:)
    tableView:titleForDeleteConfirmationButtonForRowAtIndexPath: tableView(_:titleForDeleteConfirmationButtonForRowAt:)
    tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath: tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
    tableView:willBeginEditingRowAtIndexPath: tableView(_:willBeginEditingRowAt:)
    tableView:didEndEditingRowAtIndexPath: tableView(_:didEndEditingRowAt:)
    tableView:contextMenuConfigurationForRowAtIndexPath:point: tableView(_:contextMenuConfigurationForRowAt:point:)
    tableView:willDisplayContextMenuWithConfiguration:animator: tableView(_:willDisplayContextMenu:animator:)
    tableView:willEndContextMenuInteractionWithConfiguration:animator: tableView(_:willEndContextMenuInteraction:animator:)
    tableView:willPerformPreviewActionForMenuWithConfiguration:animator: tableView(_:willPerformPreviewActionForMenuWith:animator:)

    UIContextMenuInteractionDelegate
    contextMenuInteraction:willDisplayMenuForConfiguration:animator: contextMenuInteraction(_:willDisplayMenuFor:animator:)
    contextMenuInteraction:willEndForConfiguration:animator: contextMenuInteraction(_:willEndFor:animator:)
    contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator: contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)

    UIGestureRecognizerDelegate
    gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer: gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    gestureRecognizer:shouldRequireFailureOfGestureRecognizer: gestureRecognizer(_:shouldRequireFailureOf:)
    gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer: gestureRecognizer(_:shouldBeRequiredToFailBy:)
    gestureRecognizer:shouldReceiveTouch: gestureRecognizer(_:shouldReceive:)

    UITextFieldDelegate
    textField:shouldChangeCharactersInRange:replacementString: textField(_:shouldChangeCharactersIn:replacementString:)

    UITextViewDelegate
    textView:shouldChangeTextInRange:replacementText: textView(_:shouldChangeTextIn:replacementText:)

    UISearchBarDelegate
    searchBar:shouldChangeTextInRange:replacementText: searchBar(_:shouldChangeTextIn:replacementText:)

    UISearchResultsUpdating
    updateSearchResultsForSearchController: updateSearchResults(for:)

    UIBarPositioningDelegate UIToolbarDelegate UISearchBarDelegate
    positionForBar: position(for:)

    UIPickerViewDataSource
    numberOfComponentsInPickerView: numberOfComponents(in:)

    UIPickerViewDelegate
    pickerView:viewForRow:forComponent:reusingView: pickerView(_:viewForRow:forComponent:reusing:)

    UINavigationControllerDelegate
    navigationController:willShowViewController:animated: navigationController(_:willShow:animated:)
    navigationController:didShowViewController:animated: navigationController(_:didShow:animated:)
    navigationController:animationControllerForOperation:fromViewController:toViewController: navigationController(_:animationControllerFor:from:to:)
    navigationController:interactionControllerForAnimationController: navigationController(_:interactionControllerFor:)

    UITabBarDelegate
    tabBar:didSelectItem: tabBar(_:didSelect:)

    UITabBarControllerDelegate
    tabBarController:shouldSelectViewController: tabBarController(_:shouldSelect:)
    tabBarController:didSelectViewController: tabBarController(_:didSelect:)
    tabBarController:animationControllerForTransitionFromViewController:toViewController: tabBarController(_:animationControllerForTransitionFrom:to:)
    tabBarController:interactionControllerForAnimationController: tabBarController(_:interactionControllerFor:)

    UIPageViewControllerDataSource
    pageViewController:viewControllerBeforeViewController: pageViewController(_:viewControllerBefore:)
    pageViewController:viewControllerAfterViewController: pageViewController(_:viewControllerAfter:)
    presentationCountForPageViewController: presentationCount(for:)
    presentationIndexForPageViewController: presentationIndex(for:)

    UIPageViewControllerDelegate
    pageViewController:willTransitionToViewControllers: pageViewController(_:willTransitionTo:)

    UISplitViewControllerDelegate
    splitViewController:willChangeToDisplayMode: splitViewController(_:willChangeTo:)
    splitViewController:collapseSecondaryViewController:ontoPrimaryViewController: splitViewController(_:collapseSecondary:onto:)
    splitViewController:willShowColumn: splitViewController(_:willShow:)
    splitViewController:willHideColumn: splitViewController(_:willHide:)

    UIAdaptivePresentationControllerDelegate UIPopoverPresentationControllerDelegate UISheetPresentationControllerDelegate
    adaptivePresentationStyleForPresentationController: adaptivePresentationStyle(for:)
    adaptivePresentationStyleForPresentationController:traitCollection: adaptivePresentationStyle(for:traitCollection:)

    UIViewControllerTransitioningDelegate
    animationControllerForPresentedController:presentingController:sourceController: animationController(forPresented:presenting:source:)
    animationControllerForDismissedController: animationController(forDismissed:)
    interactionControllerForPresentation: interactionControllerForPresentation(using:)
    interactionControllerForDismissal: interactionControllerForDismissal(using:)
    presentationControllerForPresentedViewController:presentingViewController:sourceViewController: presentationController(forPresented:presenting:source:)

    UIViewControllerAnimatedTransitioning
    transitionDuration: transitionDuration(using:)
    animateTransition: animateTransition(using:)
    interruptibleAnimatorForTransition: interruptibleAnimator(using:)

    UICollisionBehaviorDelegate
    collisionBehavior:beganContactForItem:withItem:atPoint: collisionBehavior(_:beganContactFor:with:at:)
    collisionBehavior:endedContactForItem:withItem: collisionBehavior(_:endedContactFor:with:)
    collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint: collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)
    collisionBehavior:endedContactForItem:withBoundaryIdentifier: collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)

    CALayerDelegate
    displayLayer: display(_:)
    drawLayer:inContext: draw(_:in:)
    layoutSublayersOfLayer: layoutSublayers(of:)
    actionForLayer:forKey: action(for:forKey:)
    """
}
