/// The list in Swift, with its own class if photos may rest half open.
extension FeaturedDemo {
  var code: String {
    scene.code(
      "list",
      layout: """
        \(snapping.isOn ? "" : Self.unsnapped)let layout = \(snapping.isOn ? "FeaturedLayout" : "OpenableList")()
        layout.featuredHeight = \(layout.featuredHeight)
        layout.standardHeight = \(layout.standardHeight)
        layout.dragOffset = \(layout.dragOffset)
        """, settings: "list.feel.decelerationRate = \(rate.number)"
    ).text
  }

  private static let unsnapped = """
    /// Comes to rest anywhere, not with a photo open alone.
    final class OpenableList: FeaturedLayout {
      override func targetContentOffset(
        forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point
      ) -> Point { proposed }
    }


    """
}
