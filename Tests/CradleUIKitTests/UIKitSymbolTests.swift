import Foundation
import Testing

/// Compares the page of names with UIKit's own: scroll views, collections, their layouts and data, and dynamics.
/// Keyboards, remote controls and other apps are left out.
@Suite("UIKit's symbols")
struct UIKitSymbolTests {
  /// Classes whose members the page lists at a class that they inherit.
  private static let above: [String: [String]] = [
    "UICollectionView": ["ReusingCollection", "UIScrollView"], "UICollectionViewLayout": ["ObservableLayout"],
    "UIScrollView": ["UIScrollDelegateController", "ScrollDelegating"],
    "UIRefreshControl": ["DrawnResponder"], "UICollisionBehavior": ["ItemListBehavior"],
    "UIDynamicItemBehavior": ["ItemListBehavior"], "UIFieldBehavior": ["ItemListBehavior"],
    "UIGravityBehavior": ["ItemListBehavior"], "UIPushBehavior": ["ItemListBehavior"],
  ]

  @Test("at least 95 % of them are on the page, at their classes")
  func covered() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var page: [String: Set<String>] = [:]
    let names = root.appending(path: "Sources/CradleUIKit/CradleUIKit.docc/UIKitNames.md")
    for line in try String(contentsOf: names, encoding: .utf8).split(separator: "\n")
    where line.hasPrefix("| `") {
      let names = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      if let type = names.first { page[type, default: []].formUnion(names.dropFirst()) }
    }
    var (count, missing): (Int, [String]) = (0, [])
    for (type, names) in Self.symbols {
      let known = ([type] + Self.above[type, default: []]).reduce(into: Set<String>()) {
        $0.formUnion(page[$1, default: []])
      }
      count += names.count
      missing += names.filter { !known.contains($0) }.map { "\(type).\($0)" }
    }
    #expect(count > 550)
    #expect(Double(missing.count) <= 0.05 * Double(count), "\(missing)")
  }

  /// The names by their classes.
  private static var symbols: [(type: String, names: [String])] {
    var found: [(type: String, names: [String])] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if word.hasSuffix(":"), !word.contains("(") {
        found.append((String(word.dropLast()), []))
      } else {
        found[found.count - 1].names.append(String(word))
      }
    }
    return found
  }

  private static let text = """
    UIScrollView: contentOffset contentSize contentInset adjustedContentInset adjustedContentInsetDidChange()
      contentInsetAdjustmentBehavior automaticallyAdjustsScrollIndicatorInsets contentLayoutGuide
      frameLayoutGuide delegate isDirectionalLockEnabled bounces alwaysBounceVertical alwaysBounceHorizontal
      bouncesVertically bouncesHorizontally isPagingEnabled isScrollEnabled showsVerticalScrollIndicator
      showsHorizontalScrollIndicator indicatorStyle verticalScrollIndicatorInsets
      horizontalScrollIndicatorInsets scrollIndicatorInsets decelerationRate setContentOffset(_:animated:)
      scrollRectToVisible(_:animated:) flashScrollIndicators() isTracking isDragging isDecelerating
      delaysContentTouches canCancelContentTouches touchesShouldBegin(_:with:in:) touchesShouldCancel(in:)
      minimumZoomScale maximumZoomScale zoomScale setZoomScale(_:animated:) zoom(to:animated:) bouncesZoom
      isZooming isZoomBouncing scrollsToTop panGestureRecognizer pinchGestureRecognizer refreshControl
      isScrollAnimating stopScrollingAndZooming()
    UIScrollViewDelegate: scrollViewDidScroll(_:) scrollViewDidZoom(_:) scrollViewWillBeginDragging(_:)
      scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) scrollViewDidEndDragging(_:willDecelerate:)
      scrollViewWillBeginDecelerating(_:) scrollViewDidEndDecelerating(_:)
      scrollViewDidEndScrollingAnimation(_:) viewForZooming(in:) scrollViewWillBeginZooming(_:with:)
      scrollViewDidEndZooming(_:with:atScale:) scrollViewShouldScrollToTop(_:) scrollViewDidScrollToTop(_:)
      scrollViewDidChangeAdjustedContentInset(_:)
    UIRefreshControl: isRefreshing attributedTitle beginRefreshing() endRefreshing() tintColor
    UICollectionView: init(frame:collectionViewLayout:) collectionViewLayout delegate dataSource
      prefetchDataSource isPrefetchingEnabled backgroundView register(_:forCellWithReuseIdentifier:)
      register(_:forSupplementaryViewOfKind:withReuseIdentifier:) dequeueReusableCell(withReuseIdentifier:for:)
      dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)
      dequeueConfiguredReusableCell(using:for:item:) dequeueConfiguredReusableSupplementary(using:for:)
      allowsSelection allowsMultipleSelection allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing
      isEditing indexPathsForSelectedItems selectItem(at:animated:scrollPosition:) deselectItem(at:animated:)
      hasUncommittedUpdates reloadData() setCollectionViewLayout(_:animated:)
      setCollectionViewLayout(_:animated:completion:) startInteractiveTransition(to:completion:)
      finishInteractiveTransition() cancelInteractiveTransition() numberOfSections numberOfItems(inSection:)
      layoutAttributesForItem(at:) layoutAttributesForSupplementaryElement(ofKind:at:) indexPathForItem(at:)
      indexPath(for:) cellForItem(at:) visibleCells indexPathsForVisibleItems
      supplementaryView(forElementKind:at:) visibleSupplementaryViews(ofKind:)
      indexPathsForVisibleSupplementaryElements(ofKind:) scrollToItem(at:at:animated:) insertSections(_:)
      deleteSections(_:) reloadSections(_:) moveSection(_:toSection:) insertItems(at:) deleteItems(at:)
      reloadItems(at:) reconfigureItems(at:) moveItem(at:to:) performBatchUpdates(_:completion:)
      beginInteractiveMovementForItem(at:) updateInteractiveMovementTargetPosition(_:) endInteractiveMovement()
      cancelInteractiveMovement() selfSizingInvalidation elementKindSectionHeader elementKindSectionFooter
      ScrollDirection ScrollPosition CellRegistration SupplementaryRegistration
    UICollectionViewDataSource: numberOfSections(in:) collectionView(_:numberOfItemsInSection:)
      collectionView(_:cellForItemAt:) collectionView(_:viewForSupplementaryElementOfKind:at:)
      collectionView(_:canMoveItemAt:) collectionView(_:moveItemAt:to:)
    UICollectionViewDataSourcePrefetching: collectionView(_:prefetchItemsAt:)
      collectionView(_:cancelPrefetchingForItemsAt:)
    UICollectionViewDelegate: collectionView(_:shouldHighlightItemAt:) collectionView(_:didHighlightItemAt:)
      collectionView(_:didUnhighlightItemAt:) collectionView(_:shouldSelectItemAt:)
      collectionView(_:shouldDeselectItemAt:) collectionView(_:didSelectItemAt:)
      collectionView(_:didDeselectItemAt:) collectionView(_:willDisplay:forItemAt:)
      collectionView(_:didEndDisplaying:forItemAt:)
      collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
      collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
      collectionView(_:transitionLayoutForOldLayout:newLayout:)
      collectionView(_:targetContentOffsetForProposedContentOffset:)
      collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
      collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
    UICollectionViewDelegateFlowLayout: collectionView(_:layout:sizeForItemAt:)
      collectionView(_:layout:insetForSectionAt:) collectionView(_:layout:minimumLineSpacingForSectionAt:)
      collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
      collectionView(_:layout:referenceSizeForHeaderInSection:)
      collectionView(_:layout:referenceSizeForFooterInSection:)
    UICollectionReusableView: reuseIdentifier prepareForReuse() apply(_:) willTransition(from:to:)
      didTransition(from:to:) preferredLayoutAttributesFitting(_:)
    UICollectionViewCell: contentView contentConfiguration automaticallyUpdatesContentConfiguration
      backgroundConfiguration automaticallyUpdatesBackgroundConfiguration backgroundView selectedBackgroundView
      isSelected isHighlighted configurationState configurationUpdateHandler setNeedsUpdateConfiguration()
      updateConfiguration(using:)
    UICollectionViewLayout: init() collectionView collectionViewContentSize prepare()
      layoutAttributesForElements(in:) layoutAttributesForItem(at:)
      layoutAttributesForSupplementaryView(ofKind:at:) layoutAttributesForDecorationView(ofKind:at:)
      targetContentOffset(forProposedContentOffset:)
      targetContentOffset(forProposedContentOffset:withScrollingVelocity:) invalidateLayout()
      invalidateLayout(with:) shouldInvalidateLayout(forBoundsChange:) invalidationContext(forBoundsChange:)
      shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)
      invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:) layoutAttributesClass
      invalidationContextClass prepare(forCollectionViewUpdates:) finalizeCollectionViewUpdates()
      initialLayoutAttributesForAppearingItem(at:) finalLayoutAttributesForDisappearingItem(at:)
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)
      initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)
      finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)
      indexPathsToInsertForSupplementaryView(ofKind:) indexPathsToDeleteForSupplementaryView(ofKind:)
      indexPathsToInsertForDecorationView(ofKind:) indexPathsToDeleteForDecorationView(ofKind:)
      prepare(forAnimatedBoundsChange:) finalizeAnimatedBoundsChange() prepareForTransition(from:)
      prepareForTransition(to:) finalizeLayoutTransition() register(_:forDecorationViewOfKind:)
      targetIndexPath(forInteractivelyMovingItem:withPosition:)
      layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)
      invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)
      invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)
      developmentLayoutDirection flipsHorizontallyInOppositeLayoutDirection
    UICollectionViewLayoutAttributes: init(forCellWith:) init(forSupplementaryViewOfKind:with:)
      init(forDecorationViewOfKind:with:) frame bounds center size transform transform3D alpha zIndex isHidden
      indexPath representedElementCategory representedElementKind
    UICollectionViewLayoutInvalidationContext: invalidateEverything invalidateDataSourceCounts
      invalidateItems(at:) invalidatedItemIndexPaths invalidateSupplementaryElements(ofKind:at:)
      invalidatedSupplementaryIndexPaths invalidateDecorationElements(ofKind:at:)
      invalidatedDecorationIndexPaths contentOffsetAdjustment contentSizeAdjustment
      previousIndexPathsForInteractivelyMovingItems targetIndexPathsForInteractivelyMovingItems
      interactiveMovementTarget
    UICollectionViewFlowLayout: scrollDirection minimumLineSpacing minimumInteritemSpacing itemSize
      estimatedItemSize sectionInset sectionInsetReference headerReferenceSize footerReferenceSize
      sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds automaticSize
    UICollectionViewFlowLayoutInvalidationContext: invalidateFlowLayoutDelegateMetrics
      invalidateFlowLayoutAttributes
    UICollectionViewTransitionLayout: init(currentLayout:nextLayout:) currentLayout nextLayout
      transitionProgress updateValue(_:forAnimatedKey:) value(forAnimatedKey:)
    UICollectionViewUpdateItem: indexPathBeforeUpdate indexPathAfterUpdate updateAction
    UICollectionViewCompositionalLayout: init(section:) init(section:configuration:) init(sectionProvider:)
      init(sectionProvider:configuration:) configuration list(using:)
    UICollectionViewCompositionalLayoutConfiguration: scrollDirection interSectionSpacing
      boundarySupplementaryItems contentInsetsReference
    NSCollectionLayoutSection: init(group:) contentInsets interGroupSpacing contentInsetsReference
      supplementaryContentInsetsReference orthogonalScrollingBehavior orthogonalScrollingProperties
      boundarySupplementaryItems decorationItems visibleItemsInvalidationHandler list(using:layoutEnvironment:)
    NSCollectionLayoutItem: init(layoutSize:) init(layoutSize:supplementaryItems:) layoutSize contentInsets
      edgeSpacing supplementaryItems
    NSCollectionLayoutGroup: horizontal(layoutSize:subitems:) vertical(layoutSize:subitems:)
      horizontal(layoutSize:repeatingSubitem:count:) vertical(layoutSize:repeatingSubitem:count:)
      horizontal(layoutSize:subitem:count:) vertical(layoutSize:subitem:count:) custom(layoutSize:itemProvider:)
      interItemSpacing subitems supplementaryItems visualDescription()
    NSCollectionLayoutGroupCustomItem: init(frame:zIndex:) frame zIndex
    NSCollectionLayoutDimension: fractionalWidth(_:) fractionalHeight(_:) absolute(_:) estimated(_:) dimension
      isFractionalWidth isFractionalHeight isAbsolute isEstimated
    NSCollectionLayoutSize: init(widthDimension:heightDimension:) widthDimension heightDimension
    NSCollectionLayoutSpacing: flexible(_:) fixed(_:) spacing isFlexibleSpacing isFixedSpacing
    NSCollectionLayoutEdgeSpacing: init(leading:top:trailing:bottom:) leading top trailing bottom
    NSCollectionLayoutSupplementaryItem: init(layoutSize:elementKind:containerAnchor:)
      init(layoutSize:elementKind:containerAnchor:itemAnchor:) elementKind zIndex containerAnchor itemAnchor
    NSCollectionLayoutBoundarySupplementaryItem: init(layoutSize:elementKind:alignment:)
      init(layoutSize:elementKind:alignment:absoluteOffset:) extendsBoundary pinToVisibleBounds alignment offset
    NSCollectionLayoutDecorationItem: background(elementKind:) elementKind zIndex
    NSCollectionLayoutAnchor: init(edges:) init(edges:absoluteOffset:) init(edges:fractionalOffset:) edges
      offset isAbsoluteOffset isFractionalOffset
    NSCollectionLayoutContainer: contentSize effectiveContentSize contentInsets effectiveContentInsets
    NSCollectionLayoutEnvironment: container traitCollection
    NSCollectionLayoutVisibleItem: alpha zIndex isHidden center transform transform3D name indexPath frame
      bounds representedElementCategory representedElementKind
    UICollectionLayoutListConfiguration: init(appearance:) appearance showsSeparators headerMode footerMode
      headerTopPadding backgroundColor leadingSwipeActionsConfigurationProvider
      trailingSwipeActionsConfigurationProvider separatorConfiguration itemSeparatorHandler
    UICollectionViewDiffableDataSource: init(collectionView:cellProvider:) supplementaryViewProvider
      apply(_:animatingDifferences:completion:) applySnapshotUsingReloadData(_:completion:) snapshot()
      snapshot(for:) apply(_:to:animatingDifferences:completion:) itemIdentifier(for:) indexPath(for:)
      sectionIdentifier(for:) index(for:) reorderingHandlers sectionSnapshotHandlers
    NSDiffableDataSourceSnapshot: numberOfItems numberOfSections sectionIdentifiers itemIdentifiers
      reloadedSectionIdentifiers reloadedItemIdentifiers reconfiguredItemIdentifiers numberOfItems(inSection:)
      itemIdentifiers(inSection:) sectionIdentifier(containingItem:) indexOfItem(_:) indexOfSection(_:)
      appendItems(_:toSection:) insertItems(_:beforeItem:) insertItems(_:afterItem:) deleteItems(_:)
      deleteAllItems() moveItem(_:beforeItem:) moveItem(_:afterItem:) reloadItems(_:) reconfigureItems(_:)
      appendSections(_:) insertSections(_:beforeSection:) insertSections(_:afterSection:) deleteSections(_:)
      moveSection(_:beforeSection:) moveSection(_:afterSection:) reloadSections(_:)
    NSDiffableDataSourceSectionSnapshot: append(_:to:) insert(_:before:) insert(_:after:) delete(_:) deleteAll()
      expand(_:) collapse(_:) replace(childrenOf:using:) isExpanded(_:) isVisible(_:) contains(_:) level(of:)
      index(of:) parent(of:) snapshot(of:) snapshot(of:includingParent:) items rootItems visibleItems
    UIDynamicAnimator: init() init(referenceView:) init(collectionViewLayout:) referenceView behaviors isRunning
      delegate addBehavior(_:) removeBehavior(_:) removeAllBehaviors() items(in:) updateItem(usingCurrentState:)
      elapsedTime layoutAttributesForCell(at:) layoutAttributesForSupplementaryView(ofKind:at:)
      layoutAttributesForDecorationView(ofKind:at:)
    UIDynamicAnimatorDelegate: dynamicAnimatorWillResume(_:) dynamicAnimatorDidPause(_:)
    UIDynamicBehavior: init() addChildBehavior(_:) removeChildBehavior(_:) childBehaviors action willMove(to:)
      dynamicAnimator
    UIDynamicItem: center bounds transform collisionBoundsType collisionBoundingPath
    UIDynamicItemGroup: init(items:) items
    UIGravityBehavior: init(items:) addItem(_:) removeItem(_:) items gravityDirection angle magnitude
      setAngle(_:magnitude:)
    UICollisionBehavior: init(items:) addItem(_:) removeItem(_:) items collisionMode
      translatesReferenceBoundsIntoBoundary setTranslatesReferenceBoundsIntoBoundary(with:)
      addBoundary(withIdentifier:for:) addBoundary(withIdentifier:from:to:) boundary(withIdentifier:)
      removeBoundary(withIdentifier:) boundaryIdentifiers removeAllBoundaries() collisionDelegate
    UICollisionBehaviorDelegate: collisionBehavior(_:beganContactFor:with:at:)
      collisionBehavior(_:endedContactFor:with:) collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)
      collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
    UIAttachmentBehavior: init(item:attachedToAnchor:) init(item:offsetFromCenter:attachedToAnchor:)
      init(item:attachedTo:) init(item:offsetFromCenter:attachedTo:offsetFromCenter:)
      slidingAttachment(with:attachedTo:attachmentAnchor:axisOfTranslation:)
      slidingAttachment(with:attachmentAnchor:axisOfTranslation:)
      limitAttachment(with:offsetFromCenter:attachedTo:offsetFromCenter:)
      fixedAttachment(with:attachedTo:attachmentAnchor:) pinAttachment(with:attachedTo:attachmentAnchor:) items
      attachedBehaviorType anchorPoint length damping frequency frictionTorque attachmentRange
    UISnapBehavior: init(item:snapTo:) snapPoint damping
    UIPushBehavior: init(items:mode:) addItem(_:) removeItem(_:) items targetOffsetFromCenter(for:)
      setTargetOffsetFromCenter(_:for:) mode active angle magnitude pushDirection setAngle(_:magnitude:)
    UIDynamicItemBehavior: init(items:) addItem(_:) removeItem(_:) items elasticity friction density resistance
      angularResistance charge isAnchored allowsRotation addLinearVelocity(_:for:) linearVelocity(for:)
      addAngularVelocity(_:for:) angularVelocity(for:)
    UIFieldBehavior: addItem(_:) removeItem(_:) items position region strength falloff minimumRadius direction
      smoothness animationSpeed dragField() vortexField() radialGravityField(position:)
      linearGravityField(direction:) velocityField(direction:) noiseField(smoothness:animationSpeed:)
      turbulenceField(smoothness:animationSpeed:) springField() electricField() magneticField()
      field(evaluationBlock:)
    UIRegion: infinite init(radius:) init(size:) inverse() byUnion(with:) byDifference(from:)
      byIntersection(with:) contains(_:)
    """
}
