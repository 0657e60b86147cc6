import CradleGeometry

/// The picture of a dragged item, in front of everything else in the window.
final class DragPicture: UIView {
  /// The lifted view and its place; nil for an item without a picture of its own.
  let lifted: UITargetedDragPreview?
  let item: UIDragItem
  /// The centre's distance from the finger in points.
  private var grip = CGVector.zero
  private let image: UIImageView?

  /// The scale and the shadow of a lifted picture; ours, as UIKit publishes none.
  private static let scale: CGFloat = 1.05
  private static let shadow: (opacity: Float, radius: CGFloat) = (0.3, 8)
  /// The distance between the pictures of several items in a pile, in points; ours.
  private static let pitch: CGFloat = 6
  /// The duration and the damping ratio of the spring that lifts pictures and puts them down; ours.
  private static let motion: (duration: TimeInterval, damping: CGFloat) = (0.35, 0.85)

  /// Makes the picture at its view's place in a window.
  init(of item: UIDragItem, _ preview: UITargetedDragPreview?, in root: UIView) {
    (self.item, lifted) = (item, preview)
    image = preview.map { UIImageView(snapshotOf: $0.view) }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    guard let preview, let image else { return }
    bounds.size = preview.size
    image.frame = bounds
    show(preview.parameters, on: image)
    addSubview(image)
    center = preview.target.place(in: root) ?? .zero
    transform = preview.target.transform
  }
  required init?(coder: NSCoder) { nil }

  private func show(_ look: UIPreviewParameters, on image: UIImageView) {
    if let color = look.backgroundColor { image.backgroundColor = color }
    if let path = look.visiblePath {
      let mask = CAShapeLayer()
      (mask.frame, mask.path) = (bounds, path.cgPath)
      image.layer.mask = mask
    }
    layer.shadowPath = (look.shadowPath ?? look.visiblePath)?.cgPath
  }

  /// Replaces the lifted picture by the item's own, if it has one.
  func showOwnPicture() {
    guard let preview = item.previewProvider?() else { return }
    for view in subviews { view.removeFromSuperview() }
    let picture = UIImageView(snapshotOf: preview.view)
    bounds.size = preview.view.bounds.size
    picture.frame = bounds
    show(preview.parameters, on: picture)
    addSubview(picture)
  }

  // MARK: Motion

  /// Lifts the picture, with the animations of an animator.
  func lift(with animator: DragAnimator) {
    Self.animate {
      self.transform = self.transform.scaledBy(x: Self.scale, y: Self.scale)
      (self.layer.shadowOpacity, self.layer.shadowRadius) = Self.shadow
      animator.animate()
    } completion: {
    }
  }
  /// Grips the picture where the finger is; that of the first item stays in its place, the others form a pile behind it.
  func grip(at point: CGPoint, number: Int, of first: DragPicture) {
    let offset = CGFloat(number) * Self.pitch
    grip = CGVector(dx: first.center.x + offset - point.x, dy: first.center.y + offset - point.y)
    guard number > 0 else { return }
    Self.animate {
      self.follow(point)
    } completion: {
    }
  }
  /// Follows the finger.
  func follow(_ point: CGPoint) { center = CGPoint(x: point.x + grip.dx, y: point.y + grip.dy) }
  /// Puts the picture down where a preview is, or fades it where it is, and removes it.
  func putDown(at preview: UITargetedDragPreview?, with animator: DragAnimator, _ end: @escaping () -> Void) {
    let place = superview.flatMap { root in preview?.target.place(in: root) }
    if let look = preview?.parameters, look !== lifted?.parameters, let image { show(look, on: image) }
    Self.animate {
      if let place, let preview {
        (self.center, self.transform) = (place, preview.target.transform)
      } else {
        self.alpha = 0
      }
      self.layer.shadowOpacity = 0
      animator.animate()
    } completion: {
      self.removeFromSuperview()
      end()
    }
  }
  private static func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    UIView.animate(
      withDuration: motion.duration, delay: 0, usingSpringWithDamping: motion.damping,
      initialSpringVelocity: 0, options: [.beginFromCurrentState, .allowUserInteraction], animations: changes
    ) { _ in completion() }
  }
}

extension UIPreviewTarget {
  /// The place in the points of a window's topmost view; nil if the container is not in that window.
  func place(in root: UIView) -> CGPoint? {
    container.root === root ? container.convert(center, to: root) : nil
  }
}

/// The changes and the calls beside an animation of pictures.
final class DragAnimator: UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// Makes the changes, in the present animation block.
  func animate() { for change in exchange(&animations, with: []) { change() } }
  /// Makes the calls.
  func complete(at position: UIViewAnimatingPosition) {
    for call in exchange(&completions, with: []) { call(position) }
  }
}
