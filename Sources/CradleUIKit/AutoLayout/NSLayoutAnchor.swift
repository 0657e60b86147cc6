/// An attribute of a view or a layout guide that makes constraints. The type parameter keeps axes apart.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let term: LayoutTerm
  // Retained, because the term references its item only weakly.
  private let owner: any LayoutItem

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    (term, owner) = (LayoutTerm(item, attribute), item)
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: LayoutTerm?, _ multiplier: CGFloat = 1,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, relation, other, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint: this attribute equals the other one plus a constant in points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  {
    constraint(.equal, anchor.term, 1, c)
  }
  /// Returns a constraint: this attribute is at least the other one plus a constant in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor.term, 1, c) }
  /// Returns a constraint: this attribute is at most the other one plus a constant in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor.term, 1, c) }
}

/// The standard distance between two neighbours, in points: UIKit's, for views that are not text.
let systemSpacing: CGFloat = 8

/// A horizontal edge or centre.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a constraint: this edge lies after the other one by a multiple of the system's distance, 8 points.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint { constraint(.equal, anchor.term, 1, systemSpacing * multiplier) }
  /// Returns a constraint: this edge lies after the other one by at least a multiple of the system's distance.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor.term, 1, systemSpacing * multiplier) }
  /// Returns a constraint: this edge lies after the other one by at most a multiple of the system's distance.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor.term, 1, systemSpacing * multiplier) }
  /// Returns the distance from this edge to another one.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension.distance(from: term, to: otherAnchor.term, .width)
  }
}

/// A vertical edge, centre or baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a constraint: this edge lies below the other one by a multiple of the system's distance, 8 points.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint { constraint(.equal, anchor.term, 1, systemSpacing * multiplier) }
  /// Returns a constraint: this edge lies below the other one by at least a multiple of the system's distance.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor.term, 1, systemSpacing * multiplier) }
  /// Returns a constraint: this edge lies below the other one by at most a multiple of the system's distance.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor.term, 1, systemSpacing * multiplier) }
  /// Returns the distance from this edge to another one.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension.distance(from: term, to: otherAnchor.term, .height)
  }
}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint: this size equals a multiple of the other one plus a constant in points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, anchor.term, m, c) }
  /// Returns a constraint: this size is at least a multiple of the other one plus a constant in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor.term, m, c) }
  /// Returns a constraint: this size is at most a multiple of the other one plus a constant in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor.term, m, c) }
  /// Returns a constraint: this size is a number of points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, nil, 1, c) }
  /// Returns a constraint: this size is at least a number of points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, 1, c)
  }
  /// Returns a constraint: this size is at most a number of points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, 1, c)
  }

  /// The size of a new guide between two edges, which is added to the view of the first.
  static func distance(
    from first: LayoutTerm, to second: LayoutTerm, _ size: NSLayoutConstraint.Attribute
  ) -> NSLayoutDimension {
    let guide = UILayoutGuide()
    first.view?.addLayoutGuide(guide)
    let edges: [NSLayoutConstraint.Attribute] = size == .width ? [.left, .right] : [.top, .bottom]
    for (edge, term) in zip(edges, [first, second]) {
      NSLayoutConstraint(LayoutTerm(guide, edge), .equal, term, constant: 0).isActive = true
    }
    return NSLayoutDimension(guide, size)
  }
}

extension LayoutItem {
  func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(self, attribute)
  }
  func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, attribute)
  }
}
