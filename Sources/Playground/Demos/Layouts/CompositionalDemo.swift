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

  private static let titles = ["Featured", "Collections", "Most visited", "Morning", "Afternoon", "Night"]
  private static let limit = 400

  let stops = Parameter.choice("stops", "Cards stop", StorePage.stops.map(\.name))
  let width = Parameter.slider("width", "Card width", 0.4...1, 0.84, step: 0.01)
  let columns = Parameter.slider("columns", "Icon columns", 3...8, 4, step: 1)
  let rows = Parameter.slider("rows", "Chart rows", 1...5, 3, step: 1)
  let notes = Parameter.toggle("notes", "Notes in lists", false)
  var parameters: [Parameter] { [stops, width, columns, rows, notes] }
  var keepsItems: Bool { true }

  let scene: CollectionScene
  private let layout: CollectionViewCompositionalLayout
  private let cells = StoreCells()
  /// The frames of the icons that fly to their slots in the frame being drawn, in the content's points.
  private var flying: [Rect] = []
  private lazy var mover: ItemMover = {
    let mover = ItemMover(collection)
    mover.onCarry = { [scene] in scene.carry($0) }
    return mover
  }()

  init(viewport: Size) {
    let (stops, width, columns, rows) = (stops, width, columns, rows)
    layout = StorePage.layout {
      StorePage.Measures(
        stops: stops.choice, cardWidth: width.number, columns: columns.number, chartRows: rows.number)
    }
    scene = CollectionScene(
      viewport: viewport, layout: layout, counts: [12, 12, 18, 9, 9, 9], limit: Self.limit)
  }

  func parameterChanged(_ parameter: Parameter) {
    guard parameter === notes else { return layout.invalidateLayout() }
    // Rows are measured when they become visible; changes above the visible part do not move it.
    layout.preferredItemSize =
      notes.isOn ? { [weak self] in self?.preferredSize(of: $0, $1) ?? $1 } : nil
  }

  /// The size of a list's row with its note, instead of a size that the layout estimates.
  func preferredSize(of path: IndexPath, _ size: Size) -> Size {
    guard path.section >= StorePage.Part.list.rawValue, let id = collection.id(of: ElementKey(.cell, path))
    else {
      return size
    }
    return Size(width: size.width, height: StoreCells.rowHeight(withNoteOf: scene.number(of: id)))
  }

  func pointer(_ event: PointerEvent) {
    guard !mover.handle(event) else { return }
    handle(event)
  }

  func advance(by seconds: Double) { mover.advance(by: seconds) }

  func perform(_ action: String, index: Int?) {
    let icon = IndexPath(item: max(0, index ?? 0), section: StorePage.Part.icons.rawValue)
    switch action {
    case "insert": scene.insert(at: IndexPath(item: 0, section: icon.section))
    case "remove": scene.remove(at: icon)
    default: scene.shuffle()
    }
  }

  func click(_ button: PointerEvent.Button, on item: IndexPath?) {
    if let item, item.section == StorePage.Part.icons.rawValue { perform("remove", index: item.item) }
  }

  // MARK: Drawing

  var scrolls: [NamedScroll] {
    collection.layoutIfNeeded()
    let named = [("cards", StorePage.Part.cards), ("chart", .chart)].compactMap { name, part in
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
        value: layout.orthogonalScrollView(inSection: StorePage.Part.cards.rawValue)?.contentOffset.x ?? 0),
    ]
  }

  func drawGround(on canvas: Canvas, theme: Theme) {
    flying.removeAll(keepingCapacity: true)
    collection.forEachPresented { element in
      let isIcon = element.attributes.indexPath.section == StorePage.Part.icons.rawValue
      if isIcon, element.velocity != .zero { flying.append(element.attributes.frame) }
    }
  }

  /// Whether other icons may be below an icon; in its slot it has only the stage below it.
  private func isOverOthers(_ element: PresentedElement) -> Bool {
    element.attributes.zIndex > 0 || flying.contains { $0.intersects(element.attributes.frame) }
  }

  func draw(_ element: PresentedElement, in frame: Rect, on canvas: Canvas, theme: Theme) {
    let (path, number) = (element.attributes.indexPath, scene.number(of: element.id))
    let isPressed = scene.isPressed(element)
    switch element.attributes.category {
    case .cell:
      switch StorePage.Part(rawValue: path.section) {
      case .cards: cells.drawCard(number, in: frame, isPressed: isPressed, on: canvas, theme)
      case .icons:
        cells.drawIcon(
          number, in: frame, isPressed: isPressed, isOverOthers: isOverOthers(element), on: canvas, theme)
      case .chart:
        cells.drawChartRow(
          number, rank: path.item + 1, in: frame, isPressed: isPressed, on: canvas, theme)
      default:
        if element.attributes.zIndex > 0 { canvas.fill(frame, radius: 10, theme.raised) }
        cells.drawListRow(
          number, in: frame, hasNote: notes.isOn, isPressed: isPressed, on: canvas, theme)
      }
    case .supplementary("badge"):
      // A badge that leaves has no icon any more.
      let icon = layout.layoutAttributesForItem(at: path)?.size.width ?? .infinity
      cells.drawBadge(number, in: frame, onIconOf: icon, on: canvas, theme)
    case .supplementary("title"): cells.drawTitle(in: frame, on: canvas, theme)
    case .supplementary:
      cells.drawHeader(
        Self.titles[path.section % Self.titles.count], in: frame,
        isGround: path.section >= StorePage.Part.list.rawValue,
        on: canvas, theme)
    case .decoration(CollectionLayoutListConfiguration.backgroundKind):
      cells.drawGround(in: frame, on: canvas, theme)
    case .decoration: canvas.fill(frame, theme.line)
    }
  }
}
