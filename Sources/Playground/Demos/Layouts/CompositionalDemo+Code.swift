/// The page in Swift.
extension CompositionalDemo {
  /// The cards alone: the sections below them use the same parts.
  var code: String {
    let behavior =
      StorePage.stops.first { $0.name == stops.choice }.map { "\($0.behavior)" } ?? "groupPagingCentered"
    return CollectionCode(
      name: "page", viewport: scene.collection.viewportSize, counts: [scene.counts[0]],
      layout: """
        let card = CollectionLayoutItem(
          layoutSize: CollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = CollectionLayoutGroup.horizontal(
          layoutSize: CollectionLayoutSize(
            widthDimension: .fractionalWidth(\(width.number)), heightDimension: .fractionalWidth(0.58)),
          subitems: [card])
        let section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = DirectionalEdgeInsets(top: 0, leading: 20, bottom: 8, trailing: 20)
        section.orthogonalScrollingBehavior = .\(behavior)
        let layout = CollectionViewCompositionalLayout(section: section)
        """
    ).text
  }
}
