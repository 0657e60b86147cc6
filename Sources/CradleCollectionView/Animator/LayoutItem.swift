import CradleDynamics
import CradleGeometry

/// An element of a collection as an animator moves it: the animator writes the centre and the angle of its attributes,
/// and everything else of them is the layout's.
///
/// Make one for each element, or have `DynamicAnimator.tile` make them. In an animator with a layout it follows its
/// element through every batch; when its element is deleted it stays where it is until its behaviours are removed.
public final class LayoutItem: DynamicItem {
  /// What the layout would show of it, at the animator's last state; `DynamicAnimator.layoutAttributes(of:)` has it
  /// between states. An item stands for one element for life: attributes of another one are a mistake, a batch alone
  /// gives it a new path.
  public var attributes: LayoutAttributes {
    get { current }
    set {
      precondition(
        newValue.key == current.key,
        "LayoutItem.attributes: this item is \(current.key), not \(newValue.key); make another item for that")
      current = newValue
    }
  }
  /// Where the layout has the element at rest, as far as this item was told: what it was made of, then what
  /// `DynamicAnimator.tile` last found.
  public internal(set) var home: LayoutAttributes
  /// Whether its element is gone: a batch deleted it, or the data was loaded anew.
  public internal(set) var isDeleted = false
  /// The outline that collides; a rectangle of the element's size unless told. Read once, when the first behaviour takes
  /// the item.
  public var collisionBounds = CollisionBounds.rectangle

  var current: LayoutAttributes
  /// The place in its animator's books, and whose they are.
  var place = 0
  weak var elements: LayoutElements?

  /// Makes an item of an element; attributes that are not finite are a mistake once a behaviour takes it.
  public init(_ attributes: LayoutAttributes) {
    current = attributes
    home = attributes
  }

  /// The element's category, kind and present path; for a deleted one the last.
  public var key: ElementKey { current.key }

  /// The middle of the element, in the content's points.
  public var center: Point {
    get { current.center }
    set { current.center = newValue }
  }
  /// The element's angle, in radians, clockwise on screen.
  public var rotation: Double {
    get { current.angle }
    set { current.angle = newValue }
  }
  /// A rectangle at the origin of the element's size, which an animator reads once.
  public var bounds: Rect { Rect(origin: .zero, size: current.size) }

  /// Takes its element's path after a batch; false when the element was deleted.
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
