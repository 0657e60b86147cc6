// Implicitly unwrapped, as such code is written.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// Written as for UIKit: a page of shelves, with headers that stay, pages that scroll sideways and a list below.
final class ShelvesController: UIViewController {
  enum Section: Int, CaseIterable { case featured, grid, list }
  struct Book: Hashable { let title: String }

  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Section, Book>!
  var seen: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout { [weak self] index, environment in
      guard let section = Section(rawValue: index) else { return nil }
      return self?.makeSection(section, environment)
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    layout.configuration = configuration
    layout.register(ShelfBackground.self, forDecorationViewOfKind: "background")
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    let books = UICollectionView.CellRegistration<BookCell, Book> { cell, path, book in
      cell.title = book.title
    }
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Book> { cell, path, book in
      var content = cell.defaultContentConfiguration()
      content.text = book.title
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Book>(collectionView: collectionView) {
      view, path, book in
      path.section == Section.list.rawValue
        ? view.dequeueConfiguredReusableCell(using: rows, for: path, item: book)
        : view.dequeueConfiguredReusableCell(using: books, for: path, item: book)
    }
    let headers = UICollectionView.SupplementaryRegistration<ShelfHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, kind, path in
      view.text = "shelf \(path.section)"
      self?.seen.append("\(kind == UICollectionView.elementKindSectionHeader) \(path.section)")
    }
    dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Book>()
    snapshot.appendSections(Section.allCases)
    for section in Section.allCases {
      snapshot.appendItems((0..<12).map { Book(title: "\(section) \($0)") }, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeSection(_ section: Section, _ environment: NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection
  {
    switch section {
    case .featured:
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      item.contentInsets = .init(top: 5, leading: 5, bottom: 5, trailing: 5)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(100)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        for item in items where item.representedElementCategory == .cell {
          let away = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
          item.transform = CGAffineTransform(scaleX: 1, y: max(0.5, 1 - away / 1000))
        }
      }
      return section
    case .grid:
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let columns = environment.traitCollection.horizontalSizeClass == .compact ? 3 : 5
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
        subitem: item, count: columns)
      group.interItemSpacing = .fixed(10)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 8
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      section.decorationItems = [.background(elementKind: "background")]
      return section
    case .list:
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.showsSeparators = false
      return .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

final class BookCell: UICollectionViewCell {
  var title = ""
  override func prepareForReuse() {
    super.prepareForReuse()
    title = ""
  }
}

final class ShelfHeader: UICollectionReusableView { var text = "" }
final class ShelfBackground: UICollectionReusableView {}
