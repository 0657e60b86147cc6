/// The parts of the window that can have the keyboard focus; Tab goes through them in this order.
enum WindowFocus: CaseIterable {
  case panel, stage, actions, sidebar, bar

  /// The next or previous one among the visible ones.
  func moved(by step: Int, among shown: Set<WindowFocus>) -> WindowFocus {
    let order = Self.allCases.filter { shown.contains($0) || $0 == self }
    guard let place = order.firstIndex(of: self) else { return self }
    return order[(place + step + order.count) % order.count]
  }
}
