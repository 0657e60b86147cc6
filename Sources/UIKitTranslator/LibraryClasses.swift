/// The superclasses of `CradleUIKit`'s classes, so that the translator finds the UIKit ancestors of a class in the
/// sources.
enum LibraryClasses {
  /// The superclass of each class.
  static let superclasses: [String: String] = {
    var (found, superclass): ([String: String], String) = ([:], "")
    for word in list.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if word.hasSuffix(":") {
        superclass = String(word.dropLast())
      } else {
        found[String(word)] = superclass
      }
    }
    return found
  }()

  /// A test compares this list with the library's sources.
  private static let list = """
    AnimatedObject: DrawnLayer
    CAAnimation: CAAnimationGroup CAPropertyAnimation CATransition
    CABasicAnimation: CASpringAnimation
    CALayer: CAGradientLayer CAReplicatorLayer CAShapeLayer CATextLayer CATransformLayer
    CAPropertyAnimation: CABasicAnimation CAKeyframeAnimation
    CGPath: CGMutablePath
    DrawnCell: UITableViewCell
    DrawnLayer: CALayer
    DrawnResponder: LaidOutResponder
    DrawnTable: UITableView
    DrawnTextField: UITextField
    FingerPairRecognizer: UIPinchGestureRecognizer UIRotationGestureRecognizer
    ItemListBehavior: UICollisionBehavior UIDynamicItemBehavior UIFieldBehavior UIGravityBehavior UIPushBehavior
    LaidOutResponder: UIView
    NSCollectionLayoutItem: NSCollectionLayoutDecorationItem NSCollectionLayoutGroup
      NSCollectionLayoutSupplementaryItem
    NSCollectionLayoutSupplementaryItem: NSCollectionLayoutBoundarySupplementaryItem
    NSLayoutAnchor: NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    NSObject: NSItemProvider UIDragInteraction UIDragItem UIDragPreview UIDropInteraction UIDropProposal
      UIPreviewParameters UIPreviewTarget UITargetedPreview
      AnimatedObject CAAnimation CADisplayLink CAMediaTimingFunction CATransaction CFError CGContext
      CGDataProvider CGFont NSCollectionLayoutAnchor NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing
      NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize
      NSCollectionLayoutSpacing NSHashTable NSKeyValueObservation NSLayoutAnchor NSLayoutConstraint NSMapTable
      NSParagraphStyle NSShadow NSStringDrawingContext NSTextAttachment NSTextContainer NSTextTab ObservableLayout
      UIAccessibilityCustomAction UIAlertAction UIBarAppearance UIBarButtonItemAppearance
      UIBarButtonItemStateAppearance UIBarItem UIBezierPath UICollectionViewCompositionalLayoutConfiguration
      UICollectionViewDiffableDataSource UICollectionViewLayoutAttributes
      UICollectionViewLayoutInvalidationContext UICollectionViewUpdateItem UIColor UIContextMenuConfiguration
      UIContextMenuInteraction UIContextualAction
      UICubicTimingParameters UIDevice UIDynamicAnimator UIDynamicBehavior UIDynamicItemGroup UIEvent
      UIFeedbackGenerator UIFont UIFontDescriptor UIFontMetrics UIGestureRecognizer UIGraphicsImageRenderer
      UIGraphicsImageRendererContext UIGraphicsRendererFormat UIImage UIImage.Configuration UIKey
      UILayoutGuide
      UIMenuElement UIMotionEffect UINavigationItem UINib UIOpenURLContext UIPasteboard
      UIPercentDrivenInteractiveTransition UIPointerInteraction UIPointerRegion UIPointerRegionRequest
      UIPointerStyle UIPress
      UIPresentationController UIRegion UIResponder UIScene.ConnectionOptions UISceneConfiguration
      UISceneSession UIScreen UISheetPresentationController.Detent UISpringTimingParameters UIStatusBarManager
      UIStoryboard UIStoryboardSegue
      UISwipeActionsConfiguration UITabBarItemAppearance UITabBarItemStateAppearance
      UITableViewDiffableDataSource UITableViewRowAction UITextPosition UITextRange UITouch UITraitCollection
      UIViewPropertyAnimator UIVisualEffect UndoManager
    NSParagraphStyle: NSMutableParagraphStyle
    ObservableLayout: UICollectionViewLayout
    PresentableResponder: UIViewController
    ReusingCollection: UICollectionView
    SystemResponder: PresentableResponder
    UIBarAppearance: UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
    UIBarItem: UIBarButtonItem UITabBarItem
    UICollectionReusableView: UICollectionViewCell
    UICollectionViewCell: UICollectionViewListCell
    UICollectionViewLayout: UICollectionViewCompositionalLayout UICollectionViewFlowLayout
      UICollectionViewTransitionLayout
    UICollectionViewLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext
    UICommand: UIKeyCommand
    UIControl: DrawnTextField UIButton UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider
      UIStepper UISwitch
    UIDropProposal: UICollectionViewDropProposal UITableViewDropProposal
    UIDynamicBehavior: ItemListBehavior UIAttachmentBehavior UISnapBehavior
    UIEvent: UIPressesEvent
    UIFeedbackGenerator: UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator
    UIGestureRecognizer: FingerPairRecognizer UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer
      UISwipeGestureRecognizer UITapGestureRecognizer
    UIGraphicsRendererFormat: UIGraphicsImageRendererFormat
    UILayoutGuide: UITrackingLayoutGuide
    UIMenuElement: UIAction UICommand UIMenu
    UIMotionEffect: UIInterpolatingMotionEffect UIMotionEffectGroup
    UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
    UIPreviewParameters: UIDragPreviewParameters
    UIPreviewTarget: UIDragPreviewTarget
    UIPresentationController: UIPopoverPresentationController UISheetPresentationController
    UIResponder: DrawnResponder SystemResponder UIAccessibilityElement UIApplication UIScene
    UIScene: UIWindowScene
    UIScrollDelegateController: UICollectionViewController UITableViewController
    UIScrollView: DrawnTable ReusingCollection UITextView
    UITrackingLayoutGuide: UIKeyboardLayoutGuide
    UITargetedPreview: UITargetedDragPreview
    UIView: DrawnCell UIActivityIndicatorView UICollectionReusableView UIControl UIImageView UILabel UIListContentView
      UINavigationBar UIPickerView UIProgressView UIScrollView UISearchBar UIStackView UITabBar
      UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWindow
    UIViewController: UIAlertController UINavigationController UIPageViewController UIScrollDelegateController
      UISearchController UISplitViewController UITabBarController
    UIVisualEffect: UIBlurEffect UIVibrancyEffect
    """
}
