/// The direction of a view's content.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored with `UIApplication`'s direction.
  case unspecified
  /// Not mirrored: the controls of a player.
  case playback
  /// Not mirrored: a direction in space, as on a map.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft
}

/// An interaction with a view besides touches, such as `UIContextMenuInteraction`.
public protocol UIInteraction: AnyObject {
  /// The view; nil for none.
  var view: UIView? { get }
  /// Called before the view changes.
  func willMove(to view: UIView?)
  /// Called after the view changed.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Whether a tint is dimmed, for example behind an alert; the app draws it.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The superview's mode.
    case automatic
    /// The tint as it is.
    case normal
    /// The tint without saturation.
    case dimmed
  }
  /// A change of views that the system animates.
  public enum SystemAnimation: UInt, Sendable {
    /// Removes views.
    case delete
  }
  /// Removes views by fading them, alongside other changes.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.3, delay: 0, options: options,
      animations: {
        for view in views { view.alpha = 0 }
        parallelAnimations?()
      },
      completion: { isDone in
        for view in views { view.removeFromSuperview() }
        completion?(isDone)
      })
  }
  /// The direction of content with an attribute: the direction of `UIApplication`, unless
  /// the attribute forces another one.
  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    switch attribute {
    case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
  /// Adds an effect of the device's motion.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes an effect of the device's motion.
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
  /// Adds an interaction, which leaves the view that it had before.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    addedInteractions.append(interaction)
    interaction.didMove(to: self)
  }
  /// Removes an interaction; does nothing for one of another view.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard addedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    addedInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  func replaceInteractions(_ new: [any UIInteraction]) {
    for old in addedInteractions where !new.contains(where: { $0 === old }) { removeInteraction(old) }
    for each in new where !addedInteractions.contains(where: { $0 === each }) { addInteraction(each) }
  }
}
