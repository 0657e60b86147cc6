/// An animation that a topmost view advances.
protocol TreeAnimation: AnyObject {
  /// Whether a tree advances it, or it waits for one; only `UIView.schedule(_:)` and the list that holds it set this.
  var isScheduled: Bool { get set }
  /// Returns whether a condition is true for one of its layers.
  func hasLayer(where condition: (CALayer) -> Bool) -> Bool
  /// Advances by seconds, negative ones back; true at its end.
  func advance(by seconds: Double) -> Bool
  /// Ends it at its start.
  func rewind()
  /// Ends it at its end, because no tree shows its layers.
  func end(isFinished: Bool)
}

extension TreeAnimation {
  /// The tree that advances it: that of the first of its layers in a window, or in a tree that the app advances.
  fileprivate var tree: UIView? {
    var tree: UIView?
    _ = hasLayer { layer in
      guard let root = layer.rootView, root is UIWindow || root.storage.isAdvanced else { return false }
      tree = root
      return true
    }
    return tree
  }
}

extension [any TreeAnimation] {
  /// Advances all by seconds; returns those that have not ended.
  func remaining(after seconds: Double) -> [any TreeAnimation] {
    filter { each in
      guard each.advance(by: seconds) else { return true }
      each.isScheduled = false
      return false
    }
  }
}

/// The animations of this thread that no tree advances yet, because their views are outside of windows.
///
/// As in UIKit an animation may begin before its view enters the window. An animation that is still outside when a
/// window's frame ends is never shown, and ends there.
private final class WaitingAnimations: PerThread {
  var all: [any TreeAnimation] = []
  static let key = "CradleUIKit.WaitingAnimations"
}

extension UIView {
  /// Has an animation advanced with the tree of its layers, as soon as they are in one.
  class func schedule(_ animation: any TreeAnimation) {
    guard !animation.isScheduled else { return }
    animation.isScheduled = true
    if let tree = animation.tree {
      tree.storage.animations.append(animation)
    } else {
      WaitingAnimations.current.all.append(animation)
    }
  }

  /// Hands the waiting animations whose views have entered a tree over to it.
  class func scheduleWaitingAnimations() {
    let waiting = WaitingAnimations.current
    guard !waiting.all.isEmpty else { return }
    reschedule(exchange(&waiting.all, with: []))
  }

  private class func reschedule(_ animations: [any TreeAnimation]) {
    for each in animations {
      each.isScheduled = false
      schedule(each)
    }
  }

  /// Hands the animations of a tree that has become part of another one over.
  func handOverAnimations() {
    storage.isAdvanced = false
    Self.reschedule(exchange(&storage.animations, with: []))
  }

  /// Has the animations whose views have left the tree follow them into another one, or end as unfinished.
  func followLeavingAnimations() {
    let all = storage.animations
    let kept = all.filter { $0.hasLayer { $0.rootView === self } }
    guard kept.count < all.count else { return }
    storage.animations = kept
    let stayed = Set(kept.map { ObjectIdentifier($0) })
    Self.followOrEnd(all.filter { !stayed.contains(ObjectIdentifier($0)) }, isFinished: false)
  }

  /// Ends the waiting animations whose views have entered no tree.
  class func endWaitingAnimations() {
    let waiting = WaitingAnimations.current
    guard !waiting.all.isEmpty else { return }
    followOrEnd(exchange(&waiting.all, with: []), isFinished: true)
  }

  private class func followOrEnd(_ animations: [any TreeAnimation], isFinished: Bool) {
    for each in animations {
      each.isScheduled = false
      if each.tree != nil { schedule(each) } else { each.end(isFinished: isFinished) }
    }
  }
}

extension CALayer {
  /// The topmost view around the layer; nil if the topmost layer is no view's.
  fileprivate var rootView: UIView? {
    var layer = self
    while let above = layer.superlayer ?? layer.masked ?? layer.view?.superview?.layer { layer = above }
    return layer.view
  }
}
