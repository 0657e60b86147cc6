/// The collection in Swift.
extension NewtonianDemo {
  var code: String {
    var code = CollectionCode(
      name: "collection", viewport: collection.viewportSize, counts: [pictures.count],
      layout: """
        let layout = HangingLayout()
        layout.gravity = \(gravity.number)
        layout.length = \(length.number)
        layout.damping = \(damping.number)
        layout.frequency = \(frequency.number)
        layout.resistance = \(resistance.number)
        layout.elasticity = \(elasticity.number)
        layout.hasWalls = \(walls.isOn)
        """)
    code.ending =
      "Change items.counts, then collection.insertItems(at:) hangs another, deleteItems(at:) lets one fall."
    return code.text
  }
}
