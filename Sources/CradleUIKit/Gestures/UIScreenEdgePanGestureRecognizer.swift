/// Recognises a drag whose fingers go down within 13 points of an edge of its window.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which a drag may begin; the default is none.
  open var edges: UIRectEdge = []

  /// The largest distance from the edge at which a touch may begin, in points; measured on iOS by its users.
  private static let margin: CGFloat = 13

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let bounds = view?.window?.bounds ?? .zero
    // A drag under way takes further fingers anywhere.
    if state == .possible, !touches.allSatisfy({ startsAtEdge(at: $0.location(in: nil), in: bounds) }) {
      state = .failed
    }
  }

  private func startsAtEdge(at point: CGPoint, in bounds: CGRect) -> Bool {
    edges.contains(.left) && point.x <= bounds.minX + Self.margin
      || edges.contains(.right) && point.x >= bounds.maxX - Self.margin
      || edges.contains(.top) && point.y <= bounds.minY + Self.margin
      || edges.contains(.bottom) && point.y >= bounds.maxY - Self.margin
  }
}
