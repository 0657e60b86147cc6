/// The list in Swift.
extension SpringListDemo {
  var code: String {
    var code = scene.code(
      "list",
      layout: """
        let layout = SpringFlowLayout(
          damping: \(damping.number), frequency: \(frequency.number), resistance: \(resistance.number))
        layout.minimumLineSpacing = 10
        layout.delegate = items
        """,
      settings: """
        list.alwaysBounceVertical = true
        list.animation = CollectionAnimation(
          spring: Spring(frequency: \(frequency.number), dampingRatio: \(max(damping.number, 0.1))))
        """)
    code.conformance += ", CollectionViewDelegateFlowLayout"
    let heights = rows.choice == "bubbles" ? numbers.all.map { Message(number: $0).height } : []
    code.members = """


        /// The height of every row\(heights.isEmpty ? "" : "; append one where you insert one").
        let heights: [Double] = \(heights)

        func collectionView(
          _ collectionView: CollectionView, layout: CollectionViewLayout, sizingOfItemsInSection section: Int
        ) -> ItemSizing? {
          heights.isEmpty ? .uniform(Size(width: layout.bounds.width, height: 44)) : .each
        }

        func collectionView(
          _ collectionView: CollectionView, layout: CollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> Size {
          Size(width: layout.bounds.width, height: heights.indices.contains(path.item) ? heights[path.item] : 44)
        }
      """
    return code.text
  }
}
