/// The area of a controller's view that bars cover, for constraints in the older style.
public protocol UILayoutSupport: AnyObject {
  /// The extent in points that bars cover at this edge.
  var length: CGFloat { get }
  /// The upper edge of the covered area.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of the covered area.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the covered area.
  var heightAnchor: NSLayoutDimension { get }
}

/// The edge of the safe area, as a guide.
final class SafeAreaEdgeGuide: UILayoutGuide, UILayoutSupport {
  var isTop = true
  var length: CGFloat { (isTop ? owningView?.safeAreaInsets.top : owningView?.safeAreaInsets.bottom) ?? 0 }
}

extension UIViewController {
  /// The area that bars cover at the top of the view.
  public var topLayoutGuide: any UILayoutSupport { safeAreaEdgeGuide(isTop: true) }
  /// The area that bars cover at the bottom of the view.
  public var bottomLayoutGuide: any UILayoutSupport { safeAreaEdgeGuide(isTop: false) }

  private func safeAreaEdgeGuide(isTop: Bool) -> SafeAreaEdgeGuide {
    loadViewIfNeeded()
    let view = viewIfLoaded ?? UIView()
    for case let guide as SafeAreaEdgeGuide in view.layoutGuides where guide.isTop == isTop { return guide }
    let guide = SafeAreaEdgeGuide()
    guide.isTop = isTop
    view.addLayoutGuide(guide)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate(
      isTop
        ? [
          guide.topAnchor.constraint(equalTo: view.topAnchor),
          guide.bottomAnchor.constraint(equalTo: safe.topAnchor),
        ]
        : [
          guide.topAnchor.constraint(equalTo: safe.bottomAnchor),
          guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    return guide
  }
}
