import CradleGeometry
import CradlePhysics

/// The content of a scroll view: its axes, its scale and its insets, and every motion of them.
///
/// Axes and scale change together, in one step that `onChange` reports afterwards. A step may call the zoomed view's
/// getters: they read the axes from before the step, and trap if they start another step.
final class ScrollContent {
  /// The changes made by a step.
  struct Change {
    let isMoved: Bool
    let isScaled: Bool
  }

  /// Lengths, offset and motion of the content.
  private(set) var axes: ScrollAxes
  /// The scale and its limits. Methods that change the scale take the axes, which only a step of the content can pass.
  let zoom = ScrollZoom()
  var insets = ScrollInsets()
  /// Called after each step.
  var onChange: ((Change) -> Void)?
  private var isChanging = false

  init(viewport: Size, content: Size) { axes = ScrollAxes(viewport: viewport, content: content) }

  private func change(_ body: (inout ScrollAxes) -> Void) {
    precondition(!isChanging, "ScrollView: the zoomed view's getters may only read it, not change it")
    isChanging = true
    let (offset, scale) = (axes.offset, zoom.scale)
    var changed = axes
    body(&changed)
    (axes, isChanging) = (changed, false)
    onChange?(Change(isMoved: axes.offset != offset, isScaled: zoom.scale != scale))
  }

  // MARK: State

  var isMoving: Bool { axes.isMoving || zoom.isMoving }
  /// The time, in seconds, at which the last motion of offset or scale came to rest.
  var restedAt: Double { max(axes.restedAt, zoom.restedAt) }
  /// The viewport's middle, about which calls zoom.
  var middle: Point { Point(x: axes.x.viewport / 2, y: axes.y.viewport / 2) }
  /// The top left corner of the zoomed view, in points of the content.
  var corner: Point { zoom.content.corner }

  /// The motion's velocity of the offset, in pt/s.
  func velocity(at time: Double) -> Vector {
    zoom.offsetVelocity(of: axes, at: time) ?? axes.velocity(at: time)
  }

  // MARK: Lengths

  /// Changes lengths or insets; see `ScrollAxes.changeLengths`.
  func changeLengths(isHeld: Bool, _ body: (inout ScrollAxes) -> Void) {
    change { axes in axes.changeLengths(isHeld: isHeld, body) }
  }

  /// The insets that the present lengths require; nil if the range has them already.
  var changedInsets: EdgeInsets? {
    let adjusted = insets.adjusted(for: axes)
    return adjusted == axes.insets ? nil : adjusted
  }

  /// Sets the insets of the range; content keeps its offset, even beyond the range.
  func setInsets(_ insets: EdgeInsets) { change { axes in axes.insets = insets } }

  /// Sets whether content that fits the viewport bands and bounces, for each axis.
  func setAlwaysBounces(_ alwaysBounces: (x: Bool, y: Bool)) {
    change { axes in axes.alwaysBounces = alwaysBounces }
  }

  /// Sets the content's size, and moves the content and the targets of its motions by a distance.
  func resize(to size: Size, shiftingBy shift: Vector, isHeld: Bool, feel: ScrollFeel, at time: Double) {
    change { axes in
      axes.content = size
      axes.shift(by: shift, isHeld: isHeld, feel: feel, at: time)
    }
  }

  // MARK: Motion

  /// Sets offset and scale to those of the motions at a time.
  func advance(to time: Double, feel: ScrollFeel) {
    change { axes in
      zoom.advance(to: time, in: &axes)
      axes.advance(to: time, feel: feel)
    }
  }

  /// Stops every motion at its present position.
  func stop() {
    change { axes in
      axes.stop()
      zoom.stop()
    }
  }

  /// Stops every motion, and moves the content to an offset, clamped to the range; with a scale, to that scale, too.
  func stop(at offset: Point, scale: Double? = nil) {
    change { axes in
      axes.stop()
      zoom.stop()
      if let scale { zoom.show(scale, in: &axes) }
      axes.place(at: offset)
    }
  }

  /// Stops only the scrolling.
  func stopScrolling() {
    if axes.isMoving { change { axes in axes.stop() } }
  }

  /// Moves content beyond the range to the edge.
  func clamp() { change { axes in axes.place(at: axes.offset) } }

  /// Displays a moving scale that is beyond its limits at the limit; the motion goes on.
  func clampScale() {
    guard zoom.isMoving, zoom.isBouncing || zoom.isBeyond else { return }
    change { axes in
      zoom.show(zoom.isBouncing ? zoom.target : zoom.clamped(zoom.scale), in: &axes)
      // Smaller content has a smaller range.
      axes.place(at: axes.offset)
    }
  }

  /// Starts animated scrolling at a time, in seconds, that may be before the present one.
  func ease(to offset: Point, from start: Double, at time: Double) {
    change { axes in
      axes.ease(to: offset, at: start)
      zoom.replan(in: &axes, at: time)
    }
  }

  /// Starts animated zooming to a scale, within the limits, and an offset, within the range at that scale.
  func ease(to scale: Double, offset: Point, at time: Double) {
    change { axes in zoom.ease(to: scale, offset: offset, in: &axes, at: time) }
  }

  /// Starts the scale's spring back to its limits, about a point of the viewport.
  func bounceScale(_ spring: Spring, about point: Point, at time: Double) {
    change { axes in zoom.bounce(spring, about: point, in: &axes, at: time) }
  }

  /// Moves the content to an offset at once; the present motion, of the scale or else of the offset, goes on from there.
  func shift(to offset: Point, isHeld: Bool, feel: ScrollFeel, at time: Double) {
    change { axes in
      if zoom.isMoving, !isHeld {
        zoom.shift(to: offset, in: &axes)
      } else {
        axes.shift(to: offset, isHeld: isHeld, feel: feel, at: time)
      }
    }
  }

  /// Adapts the motion, of the scale or else of the offset, to a range or feel that changed.
  func replan(isHeld: Bool, feel: ScrollFeel, at time: Double) {
    change { axes in
      if zoom.isMoving {
        zoom.replan(in: &axes, at: time)
      } else {
        axes.replan(isHeld: isHeld, feel: feel, at: time)
      }
    }
  }

  // MARK: Notches, gestures and releases

  /// Adds a distance to the target of notches and keys, whose scrolling stops a zoom.
  func scrollSmoothly(by travel: Vector, stoppedZoom: Bool, at time: Double) {
    change { axes in
      // A zoom may be stopped while its content is beyond an edge, along the other axis, too.
      if stoppedZoom { axes.scrollSmoothlyIntoRange(at: time) }
      axes.scrollSmoothly(by: travel, at: time)
    }
  }

  /// Scrolls axes that rest beyond the range back into it.
  func scrollSmoothlyIntoRange(at time: Double) { change { axes in axes.scrollSmoothlyIntoRange(at: time) } }

  /// Displays the offset that the gesture requests at a scale; nil is the present one, without a zoom.
  func display(_ gestures: ScrollGestures, scale: Double?, feel: ScrollFeel) {
    change { axes in
      if let scale { zoom.show(scale, in: &axes) }
      guard let hold = gestures.hold(on: self) else { return }
      axes.offset = hold.displayed(in: axes, lock: gestures.lock, isZoom: scale != nil, feel: feel)
    }
  }

  /// Starts the motion after a release; see `ScrollAxes.release`.
  func release(
    velocity: Vector, announced: Point, target: Point, feel: ScrollFeel, usesDynamics: Bool, at time: Double
  ) {
    change { axes in
      axes.release(
        velocity: velocity, announced: announced, target: target, feel: feel, usesDynamics: usesDynamics,
        at: time)
    }
  }

  /// Springs back from beyond the range after a trackpad's gesture; scrolling that goes on leads into the range.
  func springBack(feel: ScrollFeel, usesDynamics: Bool, at time: Double) {
    change { axes in
      if axes.isMoving {
        axes.scrollSmoothlyIntoRange(at: time)
      } else {
        axes.springBack(feel: feel, usesDynamics: usesDynamics, at: time)
      }
    }
  }

  /// Springs back vertically from rest, after a refresh control's inset has changed.
  func bounceVertically(feel: ScrollFeel, at time: Double) {
    change { axes in axes.bounceVertically(feel: feel, at: time) }
  }
}
