import CradleGeometry

/// The container of a section or a group.
public struct CollectionLayoutContainer: Hashable, Sendable {
  /// The size with the insets, in points.
  public let contentSize: Size
  /// The insets.
  public let contentInsets: DirectionalEdgeInsets

  /// Makes a container; the size is in points.
  package init(contentSize: Size, contentInsets: DirectionalEdgeInsets = .zero) {
    (self.contentSize, self.contentInsets) = (contentSize, contentInsets)
  }

  /// The size without the insets, in points.
  public var effectiveContentSize: Size {
    Rect(origin: .zero, size: contentSize).inset(by: contentInsets.edges).size
  }

  /// The insets; all of them take effect.
  public var effectiveContentInsets: DirectionalEdgeInsets { contentInsets }
}

/// The environment that a section provider gets for its section.
public struct CollectionLayoutEnvironment: Hashable, Sendable {
  /// The container of the section or group.
  public let container: CollectionLayoutContainer

  /// Makes an environment from a container.
  package init(container: CollectionLayoutContainer) { self.container = container }
}
