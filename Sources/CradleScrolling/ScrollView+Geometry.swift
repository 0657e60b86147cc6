import CradleGeometry
import CradlePhysics

// The lengths of viewport, content and insets, and the range of the offset; `ScrollAxes` keeps them.
extension ScrollView {
  /// Sets both sizes in one step, so that no intermediate range clips an offset or a target; finite, 0 or
  /// more.
  package func setSizes(viewport: Size, content: Size) {
    Self.check(viewport, "viewportSize")
    Self.check(content, "contentSize")
    changeLengths { axes in (axes.viewport, axes.content) = (viewport, content) }
    fitInsets()
  }

  /// Whether content that fits the viewport still bands and bounces sideways.
  public var alwaysBounceHorizontal: Bool {
    get { content.axes.alwaysBounces.x }
    set {
      content.setAlwaysBounces((newValue, alwaysBounceVertical))
      fitInsets()
    }
  }

  /// Whether content that fits the viewport still bands and bounces up and down.
  public var alwaysBounceVertical: Bool {
    get { content.axes.alwaysBounces.y }
    set {
      content.setAlwaysBounces((alwaysBounceHorizontal, newValue))
      fitInsets()
    }
  }

  /// The alignment of content that is smaller than the viewport: (0, 0), the default, aligns the top left
  /// corners, (0.5, 0.5) the centres, (1, 1) the bottom right corners. Other values are clamped to 0 … 1; one that is
  /// not finite traps.
  public var contentAlignmentPoint: Point {
    get { content.axes.alignment }
    set {
      precondition(
        newValue.isFinite,
        "ScrollView.contentAlignmentPoint must be finite, not \(newValue); pass (0, 0) to (1, 1)")
      changeLengths { $0.alignment = newValue.clamped(from: .zero, to: Point(x: 1, y: 1)) }
    }
  }

  /// The smallest offset at which the content rests, in points: minus the top and left adjusted insets, and
  /// for content shorter than the viewport also minus the free length that `contentAlignmentPoint` puts
  /// before it.
  package var minimumOffset: Point { content.axes.minimum }

  /// The largest offset at which the content rests; never below the smallest.
  package var maximumOffset: Point { content.axes.maximum }

  /// The visible rectangle of the content, in the content's points; a subclass may override `bounds`.
  package var visibleRect: Rect { Rect(origin: contentOffset, size: viewportSize) }

  // MARK: Insets

  /// The rule that adds `safeAreaInsets` to `adjustedContentInset`.
  public enum ContentInsetAdjustmentBehavior: Sendable, CaseIterable {
    /// The same as `scrollableAxes`; UIKit's difference concerns navigation controllers.
    case automatic
    /// At the edges of an axis along which the content is longer than the viewport, or always bounces.
    case scrollableAxes
    /// At no edge.
    case never
    /// At all four edges.
    case always
  }

  /// The insets of the content, in points; finite. Content that rests at its start stays at its start when an
  /// inset changes.
  public var contentInset: EdgeInsets {
    get { content.insets.content }
    set {
      Self.check(newValue, "contentInset")
      content.insets.content = newValue
      fitInsets()
    }
  }

  /// The insets of the viewport that bars and rounded corners cover, in points; finite. The default is zero.
  public var safeAreaInsets: EdgeInsets {
    get { content.insets.safeArea }
    set {
      Self.check(newValue, "safeAreaInsets")
      content.insets.safeArea = newValue
      fitInsets()
    }
  }

  /// The edges at which `safeAreaInsets` is added to `adjustedContentInset`.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { content.insets.behavior }
    set {
      content.insets.behavior = newValue
      fitInsets()
    }
  }

  /// The sum of `contentInset`, the applicable part of `safeAreaInsets`, and a refresh control's inset, in
  /// points.
  public var adjustedContentInset: EdgeInsets { content.axes.insets }

  /// Applies the insets to the range, and notifies the delegate of a change.
  ///
  /// - Parameter keepsOffset: Whether content that rests at its start keeps its offset, even beyond its range.
  func fitInsets(keepsOffset: Bool = false) {
    guard let new = content.changedInsets else { return }
    if keepsOffset {
      content.setInsets(new)
    } else {
      changeLengths { axes in axes.insets = new }
    }
    adjustedContentInsetDidChange()
    calls.reportInsets()
  }

  // MARK: Changes of the range

  /// Changes lengths or insets, and adapts offset, motion and gesture to the new range.
  func changeLengths(_ body: (inout ScrollAxes) -> Void) {
    content.changeLengths(isHeld: isDragging, body)
    replan()
  }

  /// Adapts motion and gesture to the present range and feel.
  func replan() {
    guard !isDragging else { return gestures.restart(on: content, feel: feel) }
    let isZoom = content.zoom.isMoving
    // Content that a pointer holds beyond an edge stays there until the release; but a motion that a call
    // started during the hold is adapted to the new range.
    content.replan(isHeld: isTracking, feel: feel, at: time)
    if !isZoom { calls.reportEnds() }
  }

  // MARK: Checks

  package static func check(_ size: Size, _ name: String) {
    precondition(
      size.isFinite && size.width >= 0 && size.height >= 0,
      "ScrollView.\(name) must be finite and not negative, not \(size.width) × \(size.height); check what computed it"
    )
  }

  static func check(_ insets: EdgeInsets, _ name: String) {
    precondition(
      insets.isFinite,
      "ScrollView.\(name) must be finite, not \(insets); check what computed it")
  }
}
