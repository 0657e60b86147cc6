import CradleCollectionView
import CradleGeometry

/// The complete Swift code of a demo's collection with its data source.
struct CollectionCode {
  /// The collection's name in the code.
  var name: String
  /// The viewport in the collection's points.
  var viewport: Size
  /// The number of items in each section.
  var counts: [Int]
  /// Lines that make `layout`.
  var layout: String
  /// Lines that set the collection up.
  var settings: String = ""
  /// The data source's protocol and members besides its counts, as the layout needs them.
  var conformance = "CollectionViewDrawnDataSource"
  var members = ""
  /// The line that advances the collection.
  var ending =
    "Your events, your frames: NAME.pointer(…), NAME.advance(by: 1 / 60). Draw NAME.presentedElements."

  var text: String {
    """
    import CradleCollectionView
    import CradleGeometry
    import CradlePhysics
    import CradleScrolling

    /// The numbers of sections and items. Draw the items yourself.
    final class Items: \(conformance) {
      var counts = \(counts)

      func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

      func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
      }\(members)
    }

    let items = Items()
    \(layout)
    let \(name) = CollectionView(viewportSize: \(viewport.code), collectionViewLayout: layout)
    \(name).dataSource = items
    \(settings.isEmpty ? "" : settings + "\n")\(name).layoutIfNeeded()
    // \(ending.replacing("NAME", with: name))
    """
  }
}

extension CollectionScene {
  /// The code of this collection with its present items.
  func code(_ name: String, layout: String, settings: String = "") -> CollectionCode {
    CollectionCode(
      name: name, viewport: collection.viewportSize, counts: counts, layout: layout, settings: settings)
  }
}
