import CradleGeometry
import CradlePhysics

/// Pushes its items, continuously or once.
///
/// A push of magnitude 1 accelerates 100 × 100 pt of density 1, a kilogram: continuous by 100 pt/s²
/// (documented), instantaneous by 100 pt/s. (Measured.)
///
/// ```swift
/// let push = PushBehavior(items: [card], mode: .instantaneous)
/// push.setAngle(-.pi / 2, magnitude: 1)  // up
/// animator.addBehavior(push)
/// ```
public final class PushBehavior: ForceBehavior {
  /// The kind of push.
  public enum Mode: Sendable, Hashable {
    /// A force, as long as the push is active. (Documented.)
    case continuous
    /// An impulse with the next step; then the push deactivates itself. (Documented, measured.)
    case instantaneous
  }

  /// The kind of push. (Documented.)
  public let mode: Mode
  /// The offsets, only of members.
  private var offsets: [ObjectIdentifier: Vector] = [:]

  /// Makes an active push of strength 0. (Documented.)
  public init(items: [any DynamicItem] = [], mode: Mode) {
    self.mode = mode
    super.init(
      PolarVector(.zero, direction: Vector(dx: 1, dy: 0), owner: "PushBehavior", name: "pushDirection"),
      items: items)
  }

  /// Whether the push acts; the default is true. (Documented.) Setting it to true again fires an
  /// instantaneous push again.
  public var active = true {
    didSet { if active != oldValue { refreshAll() } }
  }

  /// The direction and strength as one vector, unitless; the default is zero. (Documented.) A value that is
  /// not finite traps.
  public var pushDirection: Vector {
    get { vector }
    set { vector = newValue }
  }

  /// The point of an item at which the push acts: points from its centre, in reference axes; the default is
  /// zero. (Documented, measured.)
  public func targetOffsetFromCenter(for item: any DynamicItem) -> Vector {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets the point of an item at which the push acts: points from its centre, in reference axes, which do
  /// not turn with the item. (Measured.) An item that is not a member, or an offset that is not finite,
  /// traps. One whose addition waits for the end of a callback counts as added.
  public func setTargetOffsetFromCenter(_ offset: Vector, for item: any DynamicItem) {
    precondition(offset.isFinite, "PushBehavior: the offset must be finite, not \(offset)")
    let change = { [self] in
      precondition(
        members.contains(item), "PushBehavior: \(item) is not one of the push's items; call addItem first")
      guard offsets.updateValue(offset, forKey: ObjectIdentifier(item)) != offset else { return }
      refreshAll()
    }
    if members.contains(item) { change() } else { perform(change) }
  }

  /// The force, in kg·pt/s², or the impulse, in kg·pt/s.
  var force: Vector { vector * 100 }

  /// Gives every item its impulse, once.
  func fire(_ animator: DynamicAnimator) {
    guard active else { return }
    active = false
    members.forEach { item in
      guard let record = animator.record(of: item) else { return }
      let view = animator.world[record.body]
      let point = view.centerOfMass + targetOffsetFromCenter(for: item)
      let impulse = force.limited
      // An impulse that would make the velocity overflow is ignored.
      guard point.isFinite, (impulse / view.mass).length < 1e9 else { return }
      view.applyImpulse(impulse, at: point)
    }
  }

  override func forceDidChange() { refreshAll() }

  private func refreshAll() {
    guard let animator = dynamicAnimator else { return }
    animator.callbacks.call {
      // An impulse is no part of the forces. Written after it has fired, in the middle of a frame, they would lack the
      // fields' until the next frame, and the motion would depend on the frame's length.
      if mode == .continuous { writeForces(animator) }
      armIfNeeded(animator)
    }
  }

  private func armIfNeeded(_ animator: DynamicAnimator) {
    if mode == .instantaneous, active, animator.tree.arm(self) { animator.markChanged() }
  }

  override func forget(_ item: any DynamicItem) { offsets[ObjectIdentifier(item)] = nil }

  override func join(_ record: ItemRecord, _ animator: DynamicAnimator) {
    record.add(self)
    animator.setNeedsWriting(record)
  }

  override func leave(_ record: ItemRecord, _ animator: DynamicAnimator) {
    record.remove(self)
    animator.setNeedsWriting(record)
  }

  override func didEnter(_ animator: DynamicAnimator) { armIfNeeded(animator) }
}
