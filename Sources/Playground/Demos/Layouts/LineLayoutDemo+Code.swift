/// The row in Swift.
extension LineLayoutDemo {
  var code: String {
    // Without items there is none to scroll to.
    let start = "\nrow.scrollToItem(at: IndexPath(item: 0, section: 0), animated: false)"
    return scene.code(
      "row",
      layout: """
        let layout = LineLayout()
        layout.zoom = \(zoom.number)
        layout.distance = \(distance.number)\(tilt.number > 0 ? "\nlayout.tilt = \(tilt.number)" : "")
        """,
      settings: "row.feel.decelerationRate = \(rate)\(scene.count > 0 ? start : "")"
    ).text
  }
}
