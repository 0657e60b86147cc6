/// The row in Swift.
extension LineLayoutDemo {
  var code: String {
    scene.code(
      "row",
      layout: """
        let layout = LineLayout()
        layout.zoom = \(zoom.number)
        layout.distance = \(distance.number)\(tilt.number > 0 ? "\nlayout.tilt = \(tilt.number)" : "")
        """,
      settings: """
        row.feel.decelerationRate = \(rate)
        row.scrollToItem(at: IndexPath(item: 0, section: 0), animated: false)
        """
    ).text
  }
}
