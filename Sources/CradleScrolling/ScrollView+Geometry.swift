import CradleGeometry

// What is seen, what there is, and where it may rest.
extension ScrollView {
  /// The size of what is seen, in points; finite, 0 or more. It may change in any phase.
  public var viewportSize: Size {
    get { Size(width: axes.x.viewport, height: axes.y.viewport) }
    set {
      Self.check(newValue, "viewportSize")
      changeRange { axes in
        axes.x.viewport = newValue.width
        axes.y.viewport = newValue.height
      }
    }
  }

  /// The size of what there is, in points; finite, 0 or more. It may change in any phase.
  public var contentSize: Size {
    get { Size(width: axes.x.content, height: axes.y.content) }
    set {
      Self.check(newValue, "contentSize")
      changeRange { axes in
        axes.x.content = newValue.width
        axes.y.content = newValue.height
      }
    }
  }

  /// Room around the content, in points; finite. Content that rests at its start stays there when the inset grows.
  public var contentInset: EdgeInsets {
    get {
      EdgeInsets(
        top: axes.y.insetBefore, left: axes.x.insetBefore, bottom: axes.y.insetAfter, right: axes.x.insetAfter
      )
    }
    set {
      precondition(
        [newValue.top, newValue.left, newValue.bottom, newValue.right].allSatisfy(\.isFinite),
        "ScrollView.contentInset must be finite, not \(newValue); check what computed it")
      changeRange { axes in
        axes.x.insetBefore = newValue.left
        axes.x.insetAfter = newValue.right
        axes.y.insetBefore = newValue.top
        axes.y.insetAfter = newValue.bottom
      }
    }
  }

  /// Whether content that fits the viewport still bands and bounces sideways.
  public var alwaysBounceHorizontal: Bool {
    get { axes.x.alwaysBounces }
    set { axes.x.alwaysBounces = newValue }
  }

  /// Whether content that fits the viewport still bands and bounces up and down.
  public var alwaysBounceVertical: Bool {
    get { axes.y.alwaysBounces }
    set { axes.y.alwaysBounces = newValue }
  }

  /// The smallest offset at which the content rests: minus the insets.
  public var minimumOffset: Point { Point(x: axes.x.minimum, y: axes.y.minimum) }

  /// The largest offset at which the content rests; never below the smallest.
  public var maximumOffset: Point { Point(x: axes.x.maximum, y: axes.y.maximum) }

  /// What of the content is seen, in the content's points.
  public var visibleRect: Rect { Rect(origin: contentOffset, size: viewportSize) }

  static func check(_ size: Size, _ name: String) {
    precondition(
      size.isFinite && size.width >= 0 && size.height >= 0,
      "ScrollView.\(name) must be finite and not negative, not \(size.width) × \(size.height); check what computed it"
    )
  }
}
