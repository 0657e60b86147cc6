import CradleDynamics
import CradleGeometry

/// An element of a collection as a dynamic item: the animator writes the centre and angle of its attributes;
/// the layout owns the rest.
///
/// Make one for each element, or have `DynamicAnimator.tile` make them. In an animator with a layout it follows its
/// element through every batch; when its element is deleted it stays in the animator until its behaviours are
/// removed.
///
/// ```swift
/// let layout = CollectionViewFlowLayout()
/// let animator = DynamicAnimator(collectionViewLayout: layout)
/// let item = LayoutItem(
///   LayoutAttributes(cellAt: IndexPath(item: 0, section: 0), frame: Rect(x: 0, y: 0, width: 80, height: 80)))
/// animator.addBehavior(AttachmentBehavior(item: item, attachedToAnchor: item.center))
/// ```
public final class LayoutItem: DynamicItem {
  /// The element's attributes at the animator's last state; `DynamicAnimator.layoutAttributes(of:)`
  /// interpolates between states. An item belongs to one element: attributes of another one trap, and only a
  /// batch gives it a new path.
  public var attributes: LayoutAttributes {
    get { current }
    set {
      precondition(
        newValue.key == current.key,
        "LayoutItem.attributes: this item is \(current.key), not \(newValue.key); make another item for that")
      current = newValue
    }
  }
  /// The attributes of the element at rest: initially those with which the item was made, later the last ones
  /// that `DynamicAnimator.tile` found.
  package internal(set) var home: LayoutAttributes
  /// Whether its element no longer exists: a batch deleted it, or the data was reloaded.
  package internal(set) var isDeleted = false
  /// The outline for collisions; the default is a rectangle of the element's size. Read once, when the item
  /// is added to its first behaviour.
  public var collisionBounds = CollisionBounds.rectangle

  var current: LayoutAttributes
  /// Its index in its animator's table, and that table.
  var index = 0
  weak var elements: LayoutElements?

  /// Makes an item for an element; attributes that are not finite trap when it is added to a behaviour.
  public init(_ attributes: LayoutAttributes) {
    current = attributes
    home = attributes
  }

  /// The element's category, kind and present path; for a deleted one its last path.
  package var key: ElementKey { current.key }

  /// The element's centre, in the content's points.
  public var center: Point {
    get { current.center }
    set { current.center = newValue }
  }
  /// The element's angle, in radians, clockwise on screen.
  public var rotation: Double {
    get { current.angle }
    set { current.angle = newValue }
  }
  /// A rectangle of the element's size at the origin; an animator reads it once.
  public var bounds: Rect { Rect(origin: .zero, size: current.size) }

  /// Takes its element's path after a batch; false if the element was deleted.
  func follow(_ plan: UpdatePlan) -> Bool {
    guard let key = plan.newKey(forOld: key) else {
      isDeleted = true
      return false
    }
    current.indexPath = key.indexPath
    home.indexPath = key.indexPath
    return true
  }
}

extension LayoutItem: CustomStringConvertible {
  /// Such as `the item of cell 0-3`.
  public var description: String { "the item of \(key)" }
}
