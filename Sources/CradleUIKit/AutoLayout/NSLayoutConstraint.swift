import CradleGeometry

/// A linear relation of two attributes of views or layout guides: first = multiplier × second +
/// constant, or at most or at least that.
///
/// An active constraint is held by the nearest common superview of its items, and takes effect with the next layout.
/// The items are referenced weakly.
open class NSLayoutConstraint: NSObject {
  /// The first item: a view or a layout guide; nil if it no longer exists.
  public var firstItem: AnyObject? { first.item }
  /// The first item's attribute.
  public var firstAttribute: Attribute { first.attribute }
  /// The second item; nil for none, or if it no longer exists.
  public var secondItem: AnyObject? { second?.item }
  /// The second item's attribute; `notAnAttribute` without a second item.
  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  /// The relation of the first attribute to the second.
  public private(set) var relation = Relation.equal
  /// The factor of the second attribute.
  public private(set) var multiplier: CGFloat = 1
  private(set) var first = LayoutTerm(.width)
  private(set) var second: LayoutTerm?
  /// The view that holds the constraint while it is active.
  weak var holder: UIView?

  /// UIKit calls it after loading from a nib. There are no nibs here, so only the app's own code calls it.
  open func awakeFromNib() {}
  /// The length in points that is added to the second attribute; finite. Changing it is cheap.
  open var constant: CGFloat {
    didSet {
      guard constant != oldValue else { return }
      checkConstant()
      holder?.storage.layout?.engine?.constantChanged(self)
      holder?.setNeedsLayout()
    }
  }
  /// The priority, above 0 and at most 1000; others trap. The default is `required`. A weaker constraint never violates
  /// a stronger one.
  open var priority = UILayoutPriority.required {
    didSet {
      precondition(
        priority.rawValue > 0 && priority.rawValue <= 1000,
        "NSLayoutConstraint.priority: \(priority.rawValue) is out of range; give more than 0 and at most 1000"
      )
      guard priority != oldValue, let engine = holder?.storage.layout?.engine else { return }
      engine.remove(self)
      engine.add(self)
      holder?.setNeedsLayout()
    }
  }
  /// A name that messages show; nil for none.
  open var identifier: String?
  /// Has no effect: there are no archives here.
  open var shouldBeArchived = false

  /// Makes a constraint of two attributes, which is not active yet. The items are views or layout guides; an item of
  /// another type traps, and so do attributes of different axes and numbers that are not finite. Without a second item
  /// the constant is the first attribute's own value.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = attr2 == .notAnAttribute ? nil : view2.map { LayoutTerm($0, attr2) }
    self.init(LayoutTerm(view1, attr1), relation, second, multiplier: multiplier, constant: c)
  }

  /// Makes a placeholder without items, which cannot be activated. It is the only designated initializer, so that
  /// subclasses inherit the others.
  public override init() {
    constant = 0
    super.init()
  }

  convenience init(
    _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, multiplier: CGFloat = 1,
    constant: CGFloat
  ) {
    precondition(
      first.attribute != .notAnAttribute && first.attribute.isComparable(to: second?.attribute),
      "NSLayoutConstraint: \(first.attribute) cannot be related to \(second?.attribute ?? .notAnAttribute); "
        + "relate two attributes of one axis, or a size to a constant")
    precondition(
      multiplier.isFinite,
      "NSLayoutConstraint: the multiplier \(multiplier) is not finite; check its computation")
    self.init()
    (self.first, self.relation, self.second) = (first, relation, second)
    (self.multiplier, self.constant) = (multiplier, constant)
  }

  private func checkConstant() {
    precondition(
      constant.isFinite, "NSLayoutConstraint.constant: \(constant) is not finite; check its computation")
  }

  /// Whether the constraint takes part in layout. Activating one whose items have no common superview traps.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue != isActive { newValue ? activate() : deactivate() } }
  }
  /// Activates constraints; active ones stay so.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard let firstView = first.view else { return }
    guard let view = second == nil ? firstView : firstView.commonSuperview(second?.view) else {
      preconditionFailure(
        "NSLayoutConstraint: \(self) cannot be active, because its items have no common superview; add both to one tree first"
      )
    }
    view.hold(self)
  }
  private func deactivate() { holder?.release(self) }

  /// The relation in words, such as "UILabel.leading = UIView.leading + 8".
  open override var description: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "≤"
      case .equal: "="
      case .greaterThanOrEqual: "≥"
      }
    var text = "\(first) \(sign)"
    if let second {
      text += multiplier == 1 ? " \(second)" : " \(multiplier) × \(second)"
      if constant != 0 { text += constant < 0 ? " − \(-constant)" : " + \(constant)" }
    } else {
      text += " \(constant)"
    }
    if priority != .required { text += " @\(priority.rawValue)" }
    return identifier.map { "\($0) (\(text))" } ?? text
  }
}

/// An attribute of a view or a layout guide.
struct LayoutTerm: CustomStringConvertible {
  private(set) weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute

  /// Makes a term without an item.
  init(_ attribute: NSLayoutConstraint.Attribute) { self.attribute = attribute }
  init(_ item: Any, _ attribute: NSLayoutConstraint.Attribute) {
    guard let item = item as? any LayoutItem else {
      preconditionFailure(
        "NSLayoutConstraint: \(type(of: item)) is neither a view nor a layout guide; give one of them")
    }
    (self.item, self.attribute) = (item, attribute)
  }

  var view: UIView? { item?.layoutView }
  var description: String { "\(item.map { "\(type(of: $0))" } ?? "released").\(attribute)" }
}

/// An item that constraints relate: a view or a layout guide.
protocol LayoutItem: AnyObject {
  /// The view itself, or the guide's view.
  var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
}
