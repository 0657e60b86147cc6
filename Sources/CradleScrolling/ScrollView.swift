import CradleGeometry

public final class ScrollView {
  public enum Phase: String, Sendable { case idle, dragging, decelerating, bouncing, animating }
  public init(viewportSize: Size, contentSize: Size) {}
  public var contentOffset = Point.zero
  public var velocity = Vector.zero
  public var minimumOffset = Point.zero
  public var maximumOffset = Point.zero
  public var phase = Phase.idle
  public var isResting: Bool { phase == .idle }
  public func pointer(_ event: PointerEvent) {}
  public func wheel(_ event: WheelEvent) {}
  public func press(_ key: ScrollKey, time: Double) -> Bool { false }
  public func advance(by seconds: Double) {}
}
