/// An edge of a controller's view that bars leave, in the older way of constraints.
public protocol UILayoutSupport: AnyObject {
  /// The extent in points that bars cover at this edge.
  var length: CGFloat { get }
  /// The upper edge of what is covered.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of what is covered.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The extent of what is covered.
  var heightAnchor: NSLayoutDimension { get }
}

/// The edge of the safe area, as a guide.
final class EdgeGuide: UILayoutGuide, UILayoutSupport {
  var isTop = true
  var length: CGFloat { (isTop ? owningView?.safeAreaInsets.top : owningView?.safeAreaInsets.bottom) ?? 0 }
}

extension UIViewController {
  /// The area that bars cover at the top of the view.
  public var topLayoutGuide: any UILayoutSupport { edgeGuide(isTop: true) }
  /// The area that bars cover at the bottom of the view.
  public var bottomLayoutGuide: any UILayoutSupport { edgeGuide(isTop: false) }

  private func edgeGuide(isTop: Bool) -> EdgeGuide {
    loadViewIfNeeded()
    let room = viewIfLoaded ?? UIView()
    for case let known as EdgeGuide in room.layoutGuides where known.isTop == isTop { return known }
    let guide = EdgeGuide()
    guide.isTop = isTop
    room.addLayoutGuide(guide)
    let safe = room.safeAreaLayoutGuide
    NSLayoutConstraint.activate(
      isTop
        ? [
          guide.topAnchor.constraint(equalTo: room.topAnchor),
          guide.bottomAnchor.constraint(equalTo: safe.topAnchor),
        ]
        : [
          guide.topAnchor.constraint(equalTo: safe.bottomAnchor),
          guide.bottomAnchor.constraint(equalTo: room.bottomAnchor),
        ])
    return guide
  }
}
