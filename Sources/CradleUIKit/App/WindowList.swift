/// The windows that were made without a scene, in their order. Each thread has its own, as it has its own windows.
final class WindowList: PerThread {
  private struct Reference { weak var window: UIWindow? }
  private var references: [Reference] = []
  static let key = "CradleUIKit.WindowList"

  /// The windows that still exist and have no scene.
  var windows: [UIWindow] { references.compactMap(\.window).filter { $0.windowScene == nil } }

  func add(_ window: UIWindow) {
    references.removeAll { $0.window == nil }
    references.append(Reference(window: window))
  }
}

extension UIWindow {
  /// The other windows of its scene, or those without a scene.
  var rivals: [UIWindow] {
    let all = windowScene?.windows ?? UIApplication.shared.windows.filter { $0.windowScene == nil }
    return all.filter { $0 !== self }
  }
}

extension [UIWindow] {
  /// The windows from the back to the front: by their levels, and of one level in their order.
  var sortedByLevel: [UIWindow] {
    enumerated().sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }.map(
      \.element)
  }
}
