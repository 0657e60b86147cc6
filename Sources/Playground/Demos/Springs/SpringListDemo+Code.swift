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
        list.spring = Spring(
          frequency: \(frequency.number), dampingRatio: \(max(damping.number, 0.1)))
        """)
    code.conformance += ", CollectionViewDelegateFlowLayout"
    code.members = "\n\n" + (rows.choice == "bubbles" ? bubbles : Self.uniformRows)
    return code.text
  }

  private static let uniformRows = """
      /// The height of every row.
      let height = \(rowHeight)

      func collectionView(
        _ collectionView: CollectionView, layout: CollectionViewLayout, sizingOfItemsInSection section: Int
      ) -> ItemSizing? {
        .uniform(Size(width: layout.bounds.width, height: height))
      }
    """

  private var bubbles: String {
    """
      /// The height of each row; insert one where you insert a row.
      var heights: [Double] = \(numbers.all.map { Message(number: $0).height })

      func collectionView(
        _ collectionView: CollectionView, layout: CollectionViewLayout, sizingOfItemsInSection section: Int
      ) -> ItemSizing? { .each }

      func collectionView(
        _ collectionView: CollectionView, layout: CollectionViewLayout, sizeForItemAt path: IndexPath
      ) -> Size { Size(width: layout.bounds.width, height: heights[path.item]) }
    """
  }
}
