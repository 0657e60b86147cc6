import CradleGeometry

/// What a section or a group lies in.
public struct CollectionLayoutContainer: Hashable, Sendable {
  /// The size with the insets, in points.
  public let contentSize: Size
  /// The insets.
  public let contentInsets: DirectionalEdgeInsets

  /// Makes a container; the size is in points.
  public init(contentSize: Size, contentInsets: DirectionalEdgeInsets = .zero) {
    (self.contentSize, self.contentInsets) = (contentSize, contentInsets)
  }

  /// The size without the insets, in points.
  public var effectiveContentSize: Size {
    Rect(origin: .zero, size: contentSize).inset(by: contentInsets.edges).size
  }

  /// The insets, which all take effect.
  public var effectiveContentInsets: DirectionalEdgeInsets { contentInsets }
}

/// What a section provider is told of where its section will be.
public struct CollectionLayoutEnvironment: Hashable, Sendable {
  /// What the section or the group lies in.
  public let container: CollectionLayoutContainer

  /// Makes an environment of what something lies in.
  public init(container: CollectionLayoutContainer) { self.container = container }
}
