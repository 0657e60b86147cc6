import CradleCollectionView
import CradleGeometry
import CradleScrolling
import CradleStage

/// A store's page in one compositional layout: cards that scroll by pages, icons with badges, a chart in
/// columns, and lists.
final class CompositionalDemo: CollectionDemo {
  static let card = DemoCard(
    id: "compositional", title: "Compositional",
    summary: "Hold an icon to carry it, click to remove it",
    group: .layouts,
    actions: [
      DemoAction("insert", key: "I", title: "Insert", summary: "Insert an icon before the others"),
      DemoAction("remove", key: "O", title: "Remove", summary: "Take the first icon out"),
      DemoAction("mix", key: "M", title: "Mix", summary: "Insert, remove and move in every section at once"),
    ])

  /// The parts of the page, from top to bottom; lists follow.
  private enum Part: Int {
    case cards, icons, chart, list
  }

  private typealias Behavior = CollectionLayoutSectionOrthogonalScrollingBehavior
  private static let behaviors: [(name: String, behavior: Behavior)] = [
    ("centred", .groupPagingCentered), ("groups", .groupPaging), ("pages", .paging),
    ("leading edge", .continuousGroupLeadingBoundary), ("anywhere", .continuous),
  ]
  private static let titles = ["Featured", "Collections", "Most visited", "Morning", "Afternoon", "Night"]
  private static let limit = 400

  private let stops = Parameter.choice("stops", "Cards stop", behaviors.map(\.name))
  private let width = Parameter.slider("width", "Card", 0.4...1, 0.84, step: 0.01)
  private let columns = Parameter.slider("columns", "Columns", 3...8, 4, step: 1)
  private let rows = Parameter.slider("rows", "Chart rows", 1...5, 3, step: 1)
  private let notes = Parameter.toggle("notes", "Notes in lists", false)
  var parameters: [Parameter] { [stops, width, columns, rows, notes] }
  var keepsItems: Bool { true }

  let scene: CollectionScene
  private let layout: CollectionViewCompositionalLayout
  private let cells = StoreCells()
  private lazy var mover: ItemMover = {
    let mover = ItemMover(collection)
    mover.onCarry = { [scene] in scene.carry($0) }
    return mover
  }()

  init(viewport: Size) {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [Self.edge("title", 64)]
    configuration.interSectionSpacing = 12
    let (stops, width, columns, rows) = (stops, width, columns, rows)
    layout = CollectionViewCompositionalLayout(
      sectionProvider: { number, environment in
        switch Part(rawValue: number) {
        case .cards: Self.cards(stops, width.number)
        case .icons: Self.icons(columns.number)
        case .chart: Self.chart(rows.number)
        default: Self.list(environment)
        }
      }, configuration: configuration)
    scene = CollectionScene(
      viewport: viewport, layout: layout, counts: [12, 12, 18, 9, 9, 9], limit: Self.limit)
  }

  func parameterChanged(_ parameter: Parameter) {
    guard parameter === notes else { return layout.invalidateLayout() }
    // Rows are measured when they become visible; changes above the visible part do not move it.
    layout.preferredItemSize =
      notes.isOn ? { [weak self] in self?.preferredSize(of: $0, $1) ?? $1 } : nil
  }

  private func preferredSize(of path: IndexPath, _ size: Size) -> Size {
    guard path.section >= Part.list.rawValue, let id = collection.id(of: ElementKey(.cell, path)) else {
      return size
    }
    return Size(width: size.width, height: StoreCells.rowHeight(withNoteOf: scene.number(of: id)))
  }

  func pointer(_ event: PointerEvent) {
    guard !mover.take(event) else { return }
    handle(event)
  }

  func advance(by seconds: Double) { mover.advance(by: seconds) }

  func perform(_ action: String, index: Int?) {
    let icon = IndexPath(item: max(0, index ?? 0), section: Part.icons.rawValue)
    switch action {
    case "insert": scene.insert(at: IndexPath(item: 0, section: icon.section))
    case "remove": scene.remove(at: icon)
    default: scene.mix()
    }
  }

  func click(_ button: PointerEvent.Button, on item: IndexPath?) {
    if let item, item.section == Part.icons.rawValue { perform("remove", index: item.item) }
  }

  // MARK: The sections

  private static func size(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private static func edge(_ kind: String, _ height: Double) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(height)), elementKind: kind, alignment: .top)
  }

  private static var whole: CollectionLayoutItem {
    CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
  }

  private static func cards(_ stops: Parameter, _ width: Double) -> CollectionLayoutSection {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(width), .fractionalWidth(0.58)), subitems: [whole])
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = DirectionalEdgeInsets(top: 0, leading: 20, bottom: 8, trailing: 20)
    section.orthogonalScrollingBehavior =
      behaviors.first { $0.name == stops.choice }?.behavior ?? .groupPagingCentered
    return section
  }

  private static func icons(_ columns: Double) -> CollectionLayoutSection {
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(24), .absolute(24)), elementKind: "badge",
      containerAnchor: CollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: Point(x: 0.3, y: -0.3)))
    let share = 1 / max(1, columns.rounded())
    let item = CollectionLayoutItem(
      layoutSize: size(.fractionalWidth(share), .fractionalHeight(1)), supplementaryItems: [badge])
    item.contentInsets = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .fractionalWidth(share)), subitems: [item]))
    section.contentInsets = DirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [edge(CollectionView.elementKindSectionHeader, 40)]
    return section
  }

  private static func chart(_ rows: Double) -> CollectionLayoutSection {
    let count = max(1, Int(rows.rounded()))
    let group = CollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.88), .absolute(64 * Double(count))), subitem: whole, count: count)
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    section.contentInsets = DirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    section.orthogonalScrollingBehavior = .groupPaging
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [edge(CollectionView.elementKindSectionHeader, 40)]
    return section
  }

  private static func list(_ environment: CollectionLayoutEnvironment) -> CollectionLayoutSection {
    var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let section = CollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    for header in section.boundarySupplementaryItems { header.pinToVisibleBounds = true }
    return section
  }

  // MARK: What is seen

  var scrolls: [NamedScroll] {
    collection.layoutIfNeeded()
    let named = [("cards", Part.cards), ("chart", .chart)].compactMap { name, part in
      layout.orthogonalScrollView(inSection: part.rawValue).map { NamedScroll(name: name, view: $0) }
    }
    return [NamedScroll(name: "main", view: collection)] + named
  }

  /// The page's offset, and that of the cards.
  var plots: [Plot] {
    [
      Plot(title: "Page", unit: "pt", value: collection.contentOffset.y),
      Plot(
        title: "Cards", unit: "pt",
        value: layout.orthogonalScrollView(inSection: Part.cards.rawValue)?.contentOffset.x ?? 0),
    ]
  }

  func draw(_ element: PresentedElement, in frame: Rect, on canvas: Canvas, theme: Theme) {
    let (path, number) = (element.attributes.indexPath, scene.number(of: element.id))
    let isPressed = scene.isPressed(element)
    switch element.attributes.category {
    case .cell:
      switch Part(rawValue: path.section) {
      case .cards: cells.drawCard(number, in: frame, isPressed: isPressed, on: canvas, theme)
      case .icons: cells.drawIcon(number, in: frame, isPressed: isPressed, on: canvas, theme)
      case .chart:
        cells.drawChartRow(
          number, rank: path.item + 1, in: frame, isPressed: isPressed, on: canvas, theme)
      default:
        if element.attributes.zIndex > 0 { canvas.fill(frame, radius: 10, theme.raised) }
        cells.drawListRow(
          number, in: frame, hasNote: notes.isOn, isPressed: isPressed, on: canvas, theme)
      }
    case .supplementary("badge"): cells.drawBadge(number, in: frame, on: canvas, theme)
    case .supplementary("title"): cells.drawTitle(in: frame, on: canvas, theme)
    case .supplementary:
      cells.drawHeader(
        Self.titles[path.section % Self.titles.count], in: frame,
        isGround: path.section >= Part.list.rawValue,
        on: canvas, theme)
    case .decoration(CollectionLayoutListConfiguration.backgroundKind):
      cells.drawGround(in: frame, on: canvas, theme)
    case .decoration: canvas.fill(frame, theme.line)
    }
  }

  /// The cards alone: the sections below them use the same parts.
  var code: String {
    let behavior =
      Self.behaviors.first { $0.name == stops.choice }.map { "\($0.behavior)" } ?? "groupPagingCentered"
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
